"""Which complete turns a player has, the promising ones first.

A turn is chosen whole: draw, discard, build, payment and coat actions. There can be thousands, but what a
tile is worth in the house does not depend on how it is paid, and what is left in the hand does not depend
on where the tile goes. So the places of each kind of tile are ranked once for a house and remembered, and
a turn's worth is put together from that, the hand and the abilities.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest
from operator import itemgetter
from typing import Final

from nyhavn.ai.coats import BEAM, Choice, CoatChoices
from nyhavn.ai.tiles import TILE_KINDS, TileKind, payable
from nyhavn.ai.worth import Worth
from nyhavn.engine.board import PLACEMENTS, neighbours, supported
from nyhavn.engine.coats import coats_earned
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    DECISION_BITS,
    DECISION_MASK,
    HAND,
    OCCUPIED,
    OFFER,
    PART,
    POOL,
    SPECIALS,
    STACK,
    SUPPLY,
    TINTS,
    USED,
    WALLS,
    Decision,
    Frozen,
)
from nyhavn.engine.material import HAND_LIMIT, PIERS
from nyhavn.engine.moves import (
    BOTH_ACTIONS,
    CARD_BITS,
    CARD_MASK,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAW_MOVES,
    DRAWS,
    END_TURN,
    UNIT,
    discard_moves,
    hand_size,
)

Turn = tuple[float, tuple[int, ...], tuple[int, ...]]
"""The worth of the player's side after it; what it is known by, wherever the cards lie; its moves."""

Ranked = tuple[float, int]
"""The worth of house and points with a tile in a place, and the move without its payment."""

Earning = tuple[float, int, int, int, tuple[tuple[int, int], ...]]
"""A place that earns coats of arms: a guess at its worth, how many, the house, its walls, its ways."""

_EFFORT_OF_PLACES: Final = 3
_COATS_TRIED: Final = 4
"""Places that earn coats of arms whose use is thought out, of a kind of tile, at least."""
_LIMIT: Final = 1 << 13
_BUILDS_LIMIT: Final = 1 << 8
_TURNS_LIMIT: Final = 1 << 10
_WALLS: Final = [placement.wall for placement in PLACEMENTS]
_SQUARES: Final = [placement.mask for placement in PLACEMENTS]


_NUMBERS: Final = {(draw.slots, draw.abilities): number for number, draw in enumerate(DRAWS)}
_WITH_BOTH: Final = {
    DRAW + number: DRAW + _NUMBERS[draw.slots, draw.abilities | BOTH_ACTIONS]
    for number, draw in enumerate(DRAWS)
    if not draw.abilities & BOTH_ACTIONS
}
"""The same draw as the first half of both actions."""

_value = itemgetter(0)


class Side:
    """A player's side of the table, as far as building depends on it, with the ranked places of its tiles."""

    __slots__ = (
        "active", "builds", "coat", "earned", "house", "places", "pool", "shown", "specials", "tints",
        "turns", "used", "walls",
    )  # fmt: skip

    def __init__(self, key: tuple[int, ...]) -> None:
        self.pool, self.specials, self.house, self.walls, *self.tints, self.active, self.used = key
        self.shown = sum(1 << index for index, tint in enumerate(self.tints) if tint)
        self.places: list[tuple[list[Ranked], list[Ranked]] | None] = [None] * len(TILE_KINDS)
        """By the kind of tile: beside its own colour, and apart from it."""
        self.coat = 0.0
        """What an ability taken or turned active at a coat of arms is worth: a first guess at one coat."""
        self.earned: dict[tuple[int, int, int], list[Choice]] = {}
        self.builds: dict[tuple[int, int, int, int], list[Turn]] = {}
        self.turns: dict[tuple[int, int, int, int, int], list[Turn]] = {}


class Stopped(Exception):  # noqa: N818 - not an error
    """The caller no longer wants an answer."""


class Options:
    """Finds and ranks turns by an evaluation; how many of them is the caller's choice."""

    def __init__(
        self,
        worth: Worth,
        places: int,
        coats: int,
        stop: Callable[[], bool] | None = None,
        beam: int = BEAM,
    ) -> None:
        self.worth = worth
        self._stop = stop
        self._most_places = places
        """Places of a kind of tile that are looked at."""
        self._most_coats = coats
        """Ways to use the coats of arms that are told apart."""
        self._coats = CoatChoices(worth, beam)
        self.effort = 0
        """Rankings made so far, those of places thrice: about 50 microseconds each where it was measured. It
        tells how long something takes much better than the number of simulations, and is always the same."""
        self._sides: dict[tuple[int, ...], Side] = {}

    def turns(self, flat: Frozen, most: int) -> list[Turn]:
        """The best ways to go on to the end of the turn from any decision of it, best first.

        Positions recur all the time in a search, so the answer is remembered; it must not be changed.
        """
        part = PART[flat[CURRENT]]
        side = self._side(flat, part)
        key = (flat[part + HAND], flat[OFFER], flat[SUPPLY], flat[STACK], most)
        known = side.turns.get(key)
        if known is None:
            if len(side.turns) >= _TURNS_LIMIT:
                side.turns.clear()
            known = side.turns[key] = self._find_turns(flat, part, side, most)
        return known

    def _find_turns(self, flat: Frozen, part: int, side: Side, most: int) -> list[Turn]:
        self.effort += 1
        stack = flat[STACK]
        decision = stack & DECISION_MASK
        hand, supply = flat[part + HAND], flat[SUPPLY]
        if decision == Decision.TURN:
            found = self._draws(flat, side, hand)
            found += self._builds(side, hand, supply, side.active, most)
        elif decision == Decision.DISCARD:
            build = stack >> DECISION_BITS & DECISION_MASK == Decision.BUILD
            found = self._discards(side, hand, supply, build)
        elif decision == Decision.BUILD:
            found = [(self._resting(side, hand, supply, side.active), (END_TURN,), (END_TURN,))]
            found += self._builds(side, hand, supply, side.active, most)
        elif decision == Decision.COAT:
            pending = 0
            while stack & DECISION_MASK == Decision.COAT:
                pending += 1
                stack >>= DECISION_BITS
            kept = self.worth.hand(hand, side.shown, supply)
            choices = self._coats.best(side, side.house, side.walls, side.active, side.used, pending, 8)
            found = [(value + kept, moves, moves) for value, moves in choices]
        else:
            return []
        if len(found) > 1:
            found.sort(key=_value, reverse=True)
            del found[most:]
        return found

    def _side(self, flat: Frozen, part: int) -> Side:
        key = (
            flat[POOL],
            min(flat[SPECIALS], 3),
            flat[part + OCCUPIED],
            flat[part + WALLS],
            *flat[part + TINTS : part + HAND],
            flat[part + ACTIVE],
            flat[part + USED],
        )
        side = self._sides.get(key)
        if side is None:
            if len(self._sides) >= _LIMIT:
                self._sides.clear()
            side = self._sides[key] = Side(key)
            side.coat = self._coats.of_abilities(side.pool, side.active, side.used)
        return side

    def _resting(self, side: Side, hand: int, supply: int, active: int) -> float:
        """The worth of the side when nothing is built."""
        worth = self.worth
        spent = side.active & ~active
        return (
            worth.house(side.house, side.walls)
            + worth.hand(hand, side.shown, supply)
            + worth.abilities[active][side.used | spent]
        )

    # Drawing

    def _draws(self, flat: Frozen, side: Side, hand: int) -> list[Turn]:
        offer, supply = flat[OFFER], flat[SUPPLY]
        cards = [UNIT[offer >> CARD_BITS * slot & CARD_MASK] for slot in range(PIERS)]
        ways: dict[tuple[int, int], int] = {}
        for move in DRAW_MOVES[side.active & ~BOTH_ACTIONS]:
            draw = DRAWS[move - DRAW]
            slots = draw.slots
            taken = cards[slots[0]] + cards[slots[1]]
            if len(slots) > 2:
                taken += cards[slots[2]]
            ways.setdefault((taken, draw.abilities), move)
        found: list[Turn] = []
        worth_hand, shown = self.worth.hand, side.shown
        house = self.worth.house(side.house, side.walls)
        for (taken, abilities), move in ways.items():
            able = house + self.worth.abilities[side.active & ~abilities][side.used | abilities]
            held = hand + taken
            if hand_size(held) <= HAND_LIMIT:
                value = worth_hand(held, shown, supply) + able
                found.append((value, (-1, taken, abilities), (move,)))
                continue
            for kept, discard in self._kept(side, held, supply, 1):
                value = worth_hand(kept, shown, supply) + able
                found.append((value, (-1, taken, abilities, *discard), (move, *discard)))
        if side.active & BOTH_ACTIONS:
            found += self._draws_and_builds(side, hand, supply, ways)
        return found

    def _draws_and_builds(
        self, side: Side, hand: int, supply: int, ways: dict[tuple[int, int], int]
    ) -> list[Turn]:
        found: list[Turn] = []
        for (taken, abilities), move in ways.items():
            active = side.active & ~abilities & ~BOTH_ACTIONS
            both = _WITH_BOTH[move]
            for kept, discard in self._kept(side, hand + taken, supply, 2):
                known = (-2, taken, abilities, *discard)
                for value, _, moves in self._builds(side, kept, supply, active, 2):
                    found.append((value, (*known, *moves), (both, *discard, *moves)))
        return nlargest(8, found, key=_value)

    def _kept(self, side: Side, hand: int, supply: int, most: int) -> list[tuple[int, tuple[int, ...]]]:
        """What to keep of a hand, best first, and the discard if there is one."""
        if hand_size(hand) <= HAND_LIMIT:
            return [(hand, ())]
        worth, shown = self.worth, side.shown
        ranked = sorted(
            (
                (worth.hand(hand - DISCARDS[move - DISCARD], shown, supply), move)
                for move in discard_moves(hand)
            ),
            reverse=True,
        )
        return [(hand - DISCARDS[move - DISCARD], (move,)) for _, move in ranked[:most]]

    def _discards(self, side: Side, hand: int, supply: int, build: bool) -> list[Turn]:
        found: list[Turn] = []
        for kept, discard in self._kept(side, hand, supply, 8):
            value = self._resting(side, kept, supply, side.active)
            moves = (*discard, END_TURN) if build else discard
            found.append((value, moves, moves))
            if build:
                for value, _, more in self._builds(side, kept, supply, side.active, 2):
                    moves = (*discard, *more)
                    found.append((value, moves, moves))
        return found

    # Building

    def _builds(self, side: Side, hand: int, supply: int, active: int, most: int) -> list[Turn]:
        """The best ways to build with a hand and what is active of the side's abilities by then."""
        key = (hand, supply, active, most)
        known = side.builds.get(key)
        if known is None:
            if len(side.builds) >= _BUILDS_LIMIT:
                side.builds.clear()
            known = side.builds[key] = self._find_builds(side, hand, supply, active, most)
        return known

    def _find_builds(self, side: Side, hand: int, supply: int, active: int, most: int) -> list[Turn]:
        self.effort += 1
        worth_hand, able = self.worth.hand, self.worth.abilities
        used = side.used | side.active & ~active
        ranked: list[tuple[float, int, int, int, TileKind]] = []
        for kind, pays_touching, pays_apart in payable(hand, active):
            if not supply & kind.stock:
                continue
            shown = side.shown | 1 << kind.color
            left = supply - kind.one
            touching, apart = side.places[kind.number] or self._places(side, kind)
            for pays, places in ((pays_touching, touching), (pays_apart, apart)):
                if places:
                    # Of one way to pay no more places than turns are asked for can be among the best.
                    several = places[:most]
                    for code, kept, spent in pays:
                        rest = worth_hand(kept, shown, left) + able[active & ~spent][used | spent]
                        ranked += [
                            (value + rest, place + code, kept, spent, kind) for value, place in several
                        ]
        found: list[Turn] = []
        for value, move, kept, spent, kind in nlargest(most, ranked, key=_value):
            number = move >> PAY_BITS
            if not coats_earned(number, side.house | _SQUARES[number]):
                found.append((value, (move,), (move,)))
                continue
            rest = worth_hand(kept, side.shown | 1 << kind.color, supply - kind.one)
            for exact, moves in self._earned(side, number, active & ~spent, used | spent):
                found.append((exact + rest, (move, *moves), (move, *moves)))
        return found

    def _earned(self, side: Side, number: int, active: int, used: int) -> list[Choice]:
        """The best ways to use the coats of arms of a placement: how it is paid matters only by abilities."""
        key = (number, active, used)
        known = side.earned.get(key)
        if known is None:
            house, walls = side.house | _SQUARES[number], side.walls | _WALLS[number]
            pending = coats_earned(number, house)
            known = side.earned[key] = self._coats.best(
                side, house, walls, active, used, pending, self._most_coats
            )
        return known

    def _places(self, side: Side, kind: TileKind) -> tuple[list[Ranked], list[Ranked]]:
        """The best places of a kind of tile beside its own colour and apart from it, with their worth."""
        if self._stop and self._stop():
            raise Stopped
        self.effort += _EFFORT_OF_PLACES
        worth_house = self.worth.house
        house, walls = side.house, side.walls
        floor = supported(house)
        beside = neighbours(side.tints[kind.color])
        found: tuple[list[Ranked], list[Ranked]] = ([], [])
        earning: tuple[list[Earning], list[Earning]] = ([], [])
        for squares, ways in kind.places:
            if squares & house or not squares & floor:
                continue
            after = house | squares
            touches = 0 if squares & beside else 1
            pending = coats_earned(ways[0][0] >> PAY_BITS, after)
            if pending:
                first = walls | ways[0][1]
                guess = worth_house(after, first) + pending * side.coat
                earning[touches].append((guess, pending, after, first, ways))
            else:
                ranked = found[touches]
                for move, wall in ways:
                    ranked.append((worth_house(after, walls | wall), move))
        most = self._most_places
        abilities = self.worth.abilities[side.active][side.used]
        for ranked, candidates in zip(found, earning, strict=True):
            # What coats of arms bring hardly depends on the wall, and not much on the place: it is found for
            # the likeliest places only, and for one wall. The best are looked at exactly later.
            for _, pending, after, first, ways in nlargest(max(most, _COATS_TRIED), candidates, key=_value):
                best = self._coats.best(side, after, first, side.active, side.used, pending, 1)
                extra = best[0][0] - abilities - worth_house(after, first)
                for move, wall in ways:
                    ranked.append((worth_house(after, walls | wall) + extra, move))
        touching, apart = found
        places = (nlargest(most, touching), nlargest(most, apart))
        side.places[kind.number] = places
        return places
