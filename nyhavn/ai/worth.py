"""What a side of the table is worth: the learned weights as tables for the inner loop of search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, tanh
from typing import Final

from nyhavn.ai.features import (
    COLUMN_PATTERNS,
    HOLES,
    MOST_HOLES,
    PAIRS,
    PATTERNS,
    SIZE_SETS,
    SIZES_LEFT,
    SQUARES,
    STAGES,
    ability_features,
    color_feature,
    column_feature,
    crowd,
    pair_feature,
    points_feature,
    row_feature,
    split_feature,
    stage,
    wait_feature,
)
from nyhavn.engine.board import BB_FULL, BB_LEFT, BB_RIGHT
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    HAND,
    NUMBER_OF_PLAYERS,
    OCCUPIED,
    PART,
    SUPPLY,
    TINTS,
    USED,
    WALLS,
    WINNERS,
    Frozen,
)
from nyhavn.engine.material import (
    ABILITIES,
    COLORS,
    COLUMNS,
    HAND_LIMIT,
    ROWS,
    SIZES,
    WINNING_SCORE,
)
from nyhavn.engine.moves import HAND_BITS, SUPPLY_BITS
from nyhavn.engine.scoring import (
    COLUMNS_WITH_POINTS,
    MOST_POINTS,
    ROWS_WITH_POINTS,
    full_columns,
    full_rows,
)

assert (COLUMNS, ROWS) == (5, 9), "Worth's houses are unrolled for 5 columns and 9 rows"
assert (len(COLORS), len(SIZES)) == (5, 4), "Worth.hand and Worth.side are unrolled for 5 colours of 4 sizes"
assert (HAND_BITS, SUPPLY_BITS) == (4, 2), "Worth.hand is unrolled for 4 bits a colour held and 2 a kind left"

_NOT_LEFT: Final = BB_FULL & ~BB_LEFT
_NOT_RIGHT: Final = BB_FULL & ~BB_RIGHT
_COLUMN_SQUARES: Final = [
    sum(1 << COLUMNS * y for y in range(ROWS) if pattern >> y & 1) for pattern in range(1 << ROWS)
]
_ABILITY_FEATURES: Final = [
    [ability_features(active, used & ~active) for used in range(1 << len(ABILITIES))]
    for active in range(1 << len(ABILITIES))
]
_LOW_BITS: Final = 5 * COLUMNS
_LOW: Final = (1 << _LOW_BITS) - 1
"""The lower five rows."""
_MIDDLE_BITS: Final = 4 * COLUMNS
"""Squares below the fifth row, which the upper half stands on."""
_TOP_ROW: Final = 1 << COLUMNS * (ROWS - 1)
_LIMIT: Final = 1 << 15
"""Entries that a memory holds before it is emptied; this bounds what thinking takes."""

STAGES_KEPT: Final = 3
"""Of an evaluation at a time, a megabyte each and what they remember; a search seldom meets more."""

Weights = tuple[Sequence[float], Sequence[float], Sequence[float]]
"""What each feature is worth in any case, what more at the start of the game, what more for four players."""


SHARPNESS: Final = {4: 1.5}
"""By how much more than it seems at first sight a lead counts, among so many players who search: held against
results (tools/league/calibration.py). The weights were learned for three and four players together."""

CALIBRATION: Final = {2: (0.79, 1.08, 0.06), 3: (1.36, 0.0, 0.04), 4: (0.93, 0.0, 0.08)}
"""By how much more than a search comes to a lead counts, among so many equals: held against results, too. The
slope of its log odds, what a small lead counts beyond that, and what whoever moves has beyond an even chance.
It corrects what is told, not what is chosen."""


def calibrated(chance: float, players: int) -> float:
    """What a chance that a search comes to means; none and certainty stay what they are."""
    if not 0.0 < chance < 1.0 or players not in CALIBRATION:
        return chance
    slope, bend, gain = CALIBRATION[players]
    lead = log(chance / (1.0 - chance)) + log(players - 1)
    odds = exp(slope * lead + bend * tanh(lead) + gain - log(players - 1))
    return odds / (1.0 + odds)


class Worth:
    """The evaluation at one stage of a game for so many players."""

    def __init__(self, weights: Weights, stage: int, players: int) -> None:
        always, early, many = weights
        share, others = stage / STAGES, crowd(players)
        self._weight = weight = [
            base + share * more + others * most for base, more, most in zip(always, early, many, strict=True)
        ]
        # A row's place in the table: its wall squares in the high bits, its occupied ones in the low bits.
        self._rows = []
        for y in range(ROWS):
            plain, walled = row_feature(y, 0, False), row_feature(y, 0, True)
            behind_walls = weight[walled : walled + PATTERNS] * (PATTERNS - 1)
            self._rows.append(weight[plain : plain + PATTERNS] + behind_walls)
        self._pairs = [weight[pair_feature(y, 0) : pair_feature(y, PAIRS)] for y in range(ROWS - 1)]
        self._columns = [(self._column(x, False), self._column(x, True)) for x in range(COLUMNS)]
        """By the column and whether there is a wall: what a pattern moved to the left edge is worth."""
        self._squares = weight[SQUARES : SQUARES + COLUMNS * ROWS + 1]
        self._houses: dict[tuple[int, int], float] = {}
        self._lower: dict[int, tuple[float, int]] = {}
        self._upper: dict[int, tuple[float, int]] = {}
        self._holes = [weight[HOLES + min(holes, MOST_HOLES)] for holes in range(COLUMNS * ROWS + 1)]
        self._hands: dict[tuple[int, int, int], float] = {}
        self._splits: dict[int, float] = {}
        self._colors = [
            [
                weight[color_feature(index, count, shown, sizes)]
                for count in range(HAND_LIMIT + 1)
                for shown in (0, 1)
                for sizes in range(SIZE_SETS)
            ]
            for index in range(len(COLORS))
        ]
        """By the colour: what cards held, whether it is shown, and the sizes left are worth together."""
        self.abilities = [
            [sum([weight[feature] for feature in features]) for features in by_used]
            for by_used in _ABILITY_FEATURES
        ]
        """By the active and the used ones."""
        self.points = [weight[points_feature(points)] for points in range(WINNING_SCORE)]
        self.points += [_WON] * (MOST_POINTS + 1 - WINNING_SCORE)
        self.waiting = [weight[wait_feature(players, wait)] for wait in range(players)]
        """What it is worth to have to wait for so many turns of others."""
        self._sharpness = SHARPNESS.get(players, 1.0)

    def _column(self, x: int, walled: bool) -> dict[int, float]:
        first = column_feature(x, 0, walled)
        weights = self._weight[first : first + COLUMN_PATTERNS]
        return dict(zip(_COLUMN_SQUARES, weights, strict=True))

    def house(self, occupied: int, walls: int) -> float:
        """The worth of a house as it stands, the points of its lines included.

        Points come from nothing but completed lines, and no wall can come into a line that is complete.
        """
        key = (occupied, walls)
        found = self._houses.get(key)
        if found is None:
            if len(self._houses) >= _LIMIT:
                self._houses.clear()
            found = self._houses[key] = self._look_at(occupied, walls)
        return found

    def _look_at(self, o: int, w: int) -> float:
        """The worth of a house that was not looked at before: its two halves, its columns, its holes."""
        half = o & _LOW | (w & _LOW) << _LOW_BITS
        try:
            worth, points = self._lower[half]
        except KeyError:
            worth, points = self._look_at_lower(half, o & _LOW, w)
        half = o >> _MIDDLE_BITS | w >> _LOW_BITS << _LOW_BITS
        try:
            upper, more = self._upper[half]
        except KeyError:
            upper, more = self._look_at_upper(half, o, w)
        points += more
        if o >= _TOP_ROW and full_columns(o):
            for squares, gained, windows in COLUMNS_WITH_POINTS:
                if o & squares == squares:
                    points += gained if w & squares else windows
        (a0, a1), (b0, b1), (c0, c1), (d0, d1), (e0, e1) = self._columns
        empty = BB_FULL ^ o
        near = (empty & _NOT_RIGHT) << 1 | (empty & _NOT_LEFT) >> 1 | empty << COLUMNS | empty >> COLUMNS
        return (
            worth
            + upper
            + self.points[points]
            + self._holes[(empty & ~near).bit_count()]
            + self._squares[o.bit_count()]
            + (a1 if w & BB_LEFT else a0)[o & BB_LEFT]
            + (b1 if w >> 1 & BB_LEFT else b0)[o >> 1 & BB_LEFT]
            + (c1 if w >> 2 & BB_LEFT else c0)[o >> 2 & BB_LEFT]
            + (d1 if w >> 3 & BB_LEFT else d0)[o >> 3 & BB_LEFT]
            + (e1 if w >> 4 & BB_LEFT else e0)[o >> 4 & BB_LEFT]
        )

    def _look_at_lower(self, half: int, o: int, w: int) -> tuple[float, int]:
        """The lower five rows: what they are worth, and the points of those that are complete."""
        r0, r1, r2, r3, r4 = self._rows[:5]
        p0, p1, p2, p3 = self._pairs[:4]
        worth = (
            p0[o & 1023]
            + p1[o >> 5 & 1023]
            + p2[o >> 10 & 1023]
            + p3[o >> 15]
            + r0[(w & 31) << 5 | o & 31]
            + r1[w & 992 | o >> 5 & 31]
            + r2[w >> 5 & 992 | o >> 10 & 31]
            + r3[w >> 10 & 992 | o >> 15 & 31]
            + r4[w >> 15 & 992 | o >> 20]
        )
        if len(self._lower) >= _LIMIT:
            self._lower.clear()
        found = self._lower[half] = worth, _points_of_rows(o, w)
        return found

    def _look_at_upper(self, half: int, o: int, w: int) -> tuple[float, int]:
        """The upper four rows and how they stand on the fifth; and the points of those that are complete."""
        r5, r6, r7, r8 = self._rows[5:]
        p4, p5, p6, p7 = self._pairs[4:]
        worth = (
            p4[o >> 20 & 1023]
            + p5[o >> 25 & 1023]
            + p6[o >> 30 & 1023]
            + p7[o >> 35]
            + r5[w >> 20 & 992 | o >> 25 & 31]
            + r6[w >> 25 & 992 | o >> 30 & 31]
            + r7[w >> 30 & 992 | o >> 35 & 31]
            + r8[w >> 35 & 992 | o >> 40]
        )
        if len(self._upper) >= _LIMIT:
            self._upper.clear()
        found = self._upper[half] = worth, _points_of_rows(o & ~_LOW, w)
        return found

    def hand(self, hand: int, shown: int, supply: int) -> float:
        """The worth of a hand within the limit, given the colours that the house shows and the supply."""
        key = (hand, shown, supply)
        found = self._hands.get(key)
        if found is None:
            if len(self._hands) >= _LIMIT:
                self._hands.clear()
            split = self._splits.get(hand)
            if split is None:
                split = self._splits[hand] = self._weight[split_feature(hand)]
            red, yellow, green, blue, purple = self._colors
            found = self._hands[key] = (
                split
                + red[(hand & 15) << 5 | (shown & 1) << 4 | SIZES_LEFT[supply & 255]]
                + yellow[(hand >> 4 & 15) << 5 | (shown & 2) << 3 | SIZES_LEFT[supply >> 8 & 255]]
                + green[(hand >> 8 & 15) << 5 | (shown & 4) << 2 | SIZES_LEFT[supply >> 16 & 255]]
                + blue[(hand >> 12 & 15) << 5 | (shown & 8) << 1 | SIZES_LEFT[supply >> 24 & 255]]
                + purple[(hand >> 16) << 5 | shown & 16 | SIZES_LEFT[supply >> 32 & 255]]
            )
        return found

    def side(self, flat: Frozen, seat: int) -> float:
        """The worth of a player's side of the table between two turns."""
        part = PART[seat]
        t = part + TINTS
        shown = (
            (flat[t] > 0)
            | (flat[t + 1] > 0) << 1
            | (flat[t + 2] > 0) << 2
            | (flat[t + 3] > 0) << 3
            | (flat[t + 4] > 0) << 4
        )
        players = flat[NUMBER_OF_PLAYERS]
        return (
            self.house(flat[part + OCCUPIED], flat[part + WALLS])
            + self.hand(flat[part + HAND], shown, flat[SUPPLY])
            + self.abilities[flat[part + ACTIVE]][flat[part + USED]]
            + self.waiting[(seat - flat[CURRENT]) % players]
        )

    def chances(self, flat: Frozen) -> list[float]:
        """Everybody's likelihood to win, between two turns or after the game."""
        players = flat[NUMBER_OF_PLAYERS]
        winners = flat[WINNERS]
        if winners:
            share = 1.0 / winners.bit_count()
            return [share if winners >> seat & 1 else 0.0 for seat in range(players)]
        if players == 2:
            first = 1.0 / (1.0 + exp(self.side(flat, 1) - self.side(flat, 0)))
            return [first, 1.0 - first]
        sides = [self.side(flat, seat) for seat in range(players)]
        best, sharpness = max(sides), self._sharpness
        odds = [exp(sharpness * (side - best)) for side in sides]
        total = sum(odds)
        return [odd / total for odd in odds]


class Evaluation:
    """What a player goes by all through a game: what a side is worth at each stage of it.

    A search plays on into later stages than the one that it begins in, and what is left of the game decides
    what a promising wall is worth there.
    """

    def __init__(self, weights: Weights, players: int) -> None:
        self._weights = weights
        self._players = players
        self._stages: dict[int, Worth] = {}

    def at(self, now: int) -> Worth:
        """The worth of sides at a stage; made when it is first asked for, in some 2 ms."""
        worth = self._stages.get(now)
        if worth is None:
            if len(self._stages) >= STAGES_KEPT:
                # Games go on: the earliest one is the last that is asked for again.
                self._stages.pop(max(self._stages), None)
            worth = self._stages[now] = Worth(self._weights, now, self._players)
        return worth

    def chances(self, flat: Frozen) -> list[float]:
        """Everybody's likelihood to win, between two turns or after the game, by the stage that it is at."""
        return self.at(stage(flat)).chances(flat)


def _points_of_rows(occupied: int, walls: int) -> int:
    points = 0
    if full_rows(occupied):
        for squares, gained, windows in ROWS_WITH_POINTS:
            if occupied & squares == squares:
                points += gained if walls & squares else windows
    return points


_WON: Final = 30.0
"""More than any advantage that is not yet a victory."""
