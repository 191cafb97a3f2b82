"""What a side of the table is worth: the learned weights as tables for the inner loop of search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from nyhavn.ai.features import (
    COLUMN_PATTERNS,
    PAIRS,
    PATTERNS,
    SIZE_SETS,
    SIZES_LEFT,
    SQUARES,
    STAGES,
    ability_feature,
    color_feature,
    column_feature,
    hole_feature,
    pair_feature,
    points_feature,
    row_feature,
    split_feature,
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
    PLAYERS,
    ROWS,
    SIZES,
    WINNING_SCORE,
)
from nyhavn.engine.moves import HAND_BITS, SUPPLY_BITS
from nyhavn.engine.scoring import (
    COLUMNS_WITH_POINTS,
    MOST_POINTS,
    ROWS_WITH_POINTS,
    LinePoints,
    full_columns,
    full_rows,
)

assert (COLUMNS, ROWS) == (5, 9), "Worth.house is unrolled for 5 columns and 9 rows"
assert (len(COLORS), len(SIZES)) == (5, 4), "Worth.hand and Worth.side are unrolled for 5 colours of 4 sizes"
assert (HAND_BITS, SUPPLY_BITS) == (4, 2), "Worth.hand is unrolled for 4 bits a colour held and 2 a kind left"

_NOT_LEFT: Final = BB_FULL & ~BB_LEFT
_NOT_RIGHT: Final = BB_FULL & ~BB_RIGHT
_COLUMN_SQUARES: Final = [
    sum(1 << COLUMNS * y for y in range(ROWS) if pattern >> y & 1) for pattern in range(1 << ROWS)
]
_ABILITY_FEATURES: Final = [
    [ability_feature(active, used & ~active) for used in range(1 << len(ABILITIES))]
    for active in range(1 << len(ABILITIES))
]
_LINES: Final = (*ROWS_WITH_POINTS, *COLUMNS_WITH_POINTS)
_LIMIT: Final = 1 << 15
"""Entries that a memory holds before it is emptied; this bounds what thinking takes."""

Weights = tuple[Sequence[float], Sequence[float]]
"""What each feature is worth in any case, and what more at the start of the game."""


class Worth:
    """The evaluation at one stage of the game."""

    def __init__(self, weights: Weights, stage: int) -> None:
        always, early = weights
        share = stage / STAGES
        self._weight = weight = [base + share * more for base, more in zip(always, early, strict=True)]
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
        self._frames: dict[int, tuple[float, tuple[LinePoints, ...]]] = {}
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
        self.abilities = [[weight[feature] for feature in features] for features in _ABILITY_FEATURES]
        """By the active and the used ones."""
        self.points = [weight[points_feature(points)] for points in range(WINNING_SCORE)]
        self.points += [_WON] * (MOST_POINTS + 1 - WINNING_SCORE)
        self._wait = {
            players: [weight[wait_feature(players, wait)] for wait in range(players)] for players in PLAYERS
        }

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
            frame = self._frames.get(occupied)
            if frame is None:
                if len(self._frames) >= _LIMIT:
                    self._frames.clear()
                frame = self._frames[occupied] = self._frame(occupied)
            found = self._houses[key] = frame[0] + self._lines(occupied, walls, frame[1])
        return found

    def _frame(self, o: int) -> tuple[float, tuple[LinePoints, ...]]:
        """What does not depend on where the walls are; and the complete lines."""
        p0, p1, p2, p3, p4, p5, p6, p7 = self._pairs
        empty = BB_FULL & ~o
        near = (empty & _NOT_RIGHT) << 1 | (empty & _NOT_LEFT) >> 1 | empty << COLUMNS | empty >> COLUMNS
        return (
            (self._weight[hole_feature(o)] if empty & ~near else self._weight[_NO_HOLES])
            + self._squares[o.bit_count()]
            + p0[o & 1023]
            + p1[o >> 5 & 1023]
            + p2[o >> 10 & 1023]
            + p3[o >> 15 & 1023]
            + p4[o >> 20 & 1023]
            + p5[o >> 25 & 1023]
            + p6[o >> 30 & 1023]
            + p7[o >> 35],
            tuple(line for line in _LINES if o & line[0] == line[0])
            if full_rows(o) or full_columns(o)
            else (),
        )

    def _lines(self, o: int, w: int, complete: tuple[LinePoints, ...]) -> float:
        """Rows, columns and points."""
        r0, r1, r2, r3, r4, r5, r6, r7, r8 = self._rows
        (a0, a1), (b0, b1), (c0, c1), (d0, d1), (e0, e1) = self._columns
        points = 0
        for squares, gained, windows in complete:
            points += gained if w & squares else windows
        return (
            self.points[points]
            + r0[(w & 31) << 5 | o & 31]
            + r1[w & 992 | o >> 5 & 31]
            + r2[w >> 5 & 992 | o >> 10 & 31]
            + r3[w >> 10 & 992 | o >> 15 & 31]
            + r4[w >> 15 & 992 | o >> 20 & 31]
            + r5[w >> 20 & 992 | o >> 25 & 31]
            + r6[w >> 25 & 992 | o >> 30 & 31]
            + r7[w >> 30 & 992 | o >> 35 & 31]
            + r8[w >> 35 & 992 | o >> 40]
            + (a1 if w & BB_LEFT else a0)[o & BB_LEFT]
            + (b1 if w >> 1 & BB_LEFT else b0)[o >> 1 & BB_LEFT]
            + (c1 if w >> 2 & BB_LEFT else c0)[o >> 2 & BB_LEFT]
            + (d1 if w >> 3 & BB_LEFT else d0)[o >> 3 & BB_LEFT]
            + (e1 if w >> 4 & BB_LEFT else e0)[o >> 4 & BB_LEFT]
        )

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
            + self._wait[players][(seat - flat[CURRENT]) % players]
        )

    def waiting(self, players: int, wait: int) -> float:
        """The worth of having to wait for so many turns of others."""
        return self._wait[players][wait]

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
        best = max(sides)
        odds = [exp(side - best) for side in sides]
        total = sum(odds)
        return [odd / total for odd in odds]


_NO_HOLES: Final = hole_feature(0)
_WON: Final = 30.0
"""More than any advantage that is not yet a victory."""
