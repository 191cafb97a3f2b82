"""The exact solver: every way to build on, by the engine's own rules, and how many of the best there are.

A house is all that counts in the end, so a position that was reached before, in another order or at another
price that leaves the same, is not looked at again. What cannot reach the best found so far, even if every
square that can still be paid for lay where it is wanted, is not looked at either.

Two solutions are the same way if they cover the same squares with the same tiles: the order, the payment, the
side of a tile's wall and what else coats of arms were used for do not count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nyhavn.engine.board import BB_COAT_ROWS, BB_COATS, PLACEMENTS
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
    SCORE,
    SPECIALS,
    STACK,
    TURN,
    USED,
    WALLS,
    Decision,
    Flat,
    Frozen,
)
from nyhavn.engine.listing import coat_moves, legal_moves
from nyhavn.engine.material import SIZES, WINNING_SCORE
from nyhavn.engine.moves import (
    BOTH_ACTIONS,
    DRAW,
    DRAW_MOVES,
    DRAWS,
    FIRST_BUILD,
    OTHER,
    PASS,
    discard_moves,
    hand_size,
)
from nyhavn.engine.turns import play
from nyhavn.puzzles.measures import POINTS, measured, most_to_come

Moves = tuple[int, ...]
Way = frozenset[tuple[str, int]]
"""The tiles of a solution: their colours and squares."""

_LARGEST: Final = max(SIZES)
_SAVED: Final = 2
"""Squares of a tile that need no card: beside its own colour, and with the discount."""
_SQUARES: Final = [placement.mask for placement in PLACEMENTS]
_WALLS: Final = [placement.wall for placement in PLACEMENTS]
_TILES: Final = [(placement.color, placement.mask) for placement in PLACEMENTS]


class TooLargeError(Exception):
    """There is more to look at than was allowed."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The proven best, and every way to reach it."""

    best: int
    ways: dict[Way, Moves]
    """Each with the moves of one solution."""
    looked_at: int
    """Positions that it took."""

    @property
    def moves(self) -> Moves:
        """One solution: the one with fewest moves, and of those always the same."""
        return min(self.ways.values(), key=lambda moves: (len(moves), moves))


class Solver:
    """Looks for the best of a measure within so many builds; of at least as much as is asked for."""

    def __init__(
        self, start: Frozen, builds: int, measure: str, *, least: int = 1, most: int | None = None
    ) -> None:
        """most: positions to look at, TooLargeError beyond."""
        self._start = start
        self._seat = start[CURRENT]
        self._part = PART[self._seat]
        self._house = start[self._part + OCCUPIED]
        self._last_turn = start[TURN] + builds
        self._measure = measure
        self._best = least
        self._ways: dict[Way, Moves] = {}
        self._seen: set[tuple[object, ...]] = set()
        self._most = most

    def solve(self) -> Solution:
        """All ways to the best; none if what was asked for cannot be reached."""
        self._go_on(list(self._start), (), frozenset())
        return Solution(self._best if self._ways else 0, self._ways, len(self._seen))

    def _go_on(self, flat: Flat, moves: Moves, way: Way) -> None:
        part = self._part
        decision = flat[STACK] & DECISION_MASK
        if decision == Decision.OVER or flat[TURN] >= self._last_turn or flat[CURRENT] != self._seat:
            self._arrive(flat, moves, way)
            return
        # All that the rest depends on: the house with its colours is in the way, and in its walls.
        place = (
            way,
            flat[part + WALLS],
            flat[part + HAND],
            flat[part + ACTIVE],
            flat[part + USED],
            flat[STACK],
            flat[TURN],
        )
        if place in self._seen:
            return
        self._seen.add(place)
        if self._most is not None and len(self._seen) > self._most:
            raise TooLargeError
        if decision == Decision.COAT:
            self._use_coat(flat, moves, way)
        elif decision == Decision.DISCARD:
            for move in discard_moves(flat[part + HAND]):
                self._play(flat, move, moves, way)
        else:
            self._build(flat, moves, way)
            if decision == Decision.TURN and flat[OFFER] and flat[part + ACTIVE] & BOTH_ACTIONS:
                self._draw(flat, moves, way)

    def _build(self, flat: Flat, moves: Moves, way: Way) -> None:
        part = self._part
        house, walls = flat[part + OCCUPIED], flat[part + WALLS]
        last = flat[TURN] == self._last_turn - 1
        known: set[int] = set()
        for move in legal_moves(flat):
            if not FIRST_BUILD <= move < OTHER:
                continue
            number = move >> PAY_BITS
            # How the last tile is paid changes nothing.
            if last and number in known:
                continue
            squares = _SQUARES[number]
            coats = coats_earned(number, house | squares)
            if last:
                known.add(number)
                more = _by_coats(flat, house | squares, coats, 0)
            else:
                cards = hand_size(flat[part + HAND]) - max(0, squares.bit_count() - _SAVED)
                more = self._squares_to_come(flat, house | squares, coats, cards, flat[TURN] + 1)
            if self._could_do(house | squares, walls | _WALLS[number], more):
                self._play(flat, move, moves, way | {_TILES[number]})

    def _use_coat(self, flat: Flat, moves: Moves, way: Way) -> None:
        part = self._part
        house, walls = flat[part + OCCUPIED], flat[part + WALLS]
        pending = _pending(flat[STACK])
        last = flat[TURN] == self._last_turn - 1
        for move in coat_moves(flat, part):
            if move < OTHER:
                number = move >> PAY_BITS
                after = house | _SQUARES[number]
                coats = pending - 1 + coats_earned(number, after)
                taken = way | {_TILES[number]}
            elif last and move != PASS:
                continue  # abilities serve the builds to come
            else:
                after, coats, taken = house, pending - 1, way
            cards = hand_size(flat[part + HAND])
            if self._could_do(after, walls, self._squares_to_come(flat, after, coats, cards, flat[TURN] + 1)):
                self._play(flat, move, moves, taken)

    def _draw(self, flat: Flat, moves: Moves, way: Way) -> None:
        """Cards first, with both actions; which piers they come from does not matter."""
        part = self._part
        known: set[tuple[int, int]] = set()
        for move in DRAW_MOVES[flat[part + ACTIVE]]:
            if not DRAWS[move - DRAW].abilities & BOTH_ACTIONS:
                continue
            after = flat[:]
            play(after, move)
            key = (after[part + HAND], after[part + ACTIVE])
            if key not in known:
                known.add(key)
                self._go_on(after, (*moves, move), way)

    def _play(self, flat: Flat, move: int, moves: Moves, way: Way) -> None:
        after = flat[:]
        play(after, move)
        self._go_on(after, (*moves, move), way)

    def _arrive(self, flat: Flat, moves: Moves, way: Way) -> None:
        house, walls = flat[self._part + OCCUPIED], flat[self._part + WALLS]
        reached = measured(self._measure, self._house, house, walls)
        if reached < self._best or not reached:
            return
        if reached > self._best:
            self._best = reached
            self._ways.clear()
        known = self._ways.get(way)
        if known is None or len(moves) < len(known):
            self._ways[way] = moves

    # What can still be reached

    def _could_do(self, house: int, walls: int, squares: int) -> bool:
        done = measured(self._measure, self._house, house, walls)
        return done + most_to_come(self._measure, house, walls, squares) >= self._best

    def _squares_to_come(self, flat: Frozen, house: int, coats: int, cards: int, turn: int) -> int:
        """The squares that can be covered at most with so many cards from a turn on, and coats to use."""
        builds = self._last_turn - turn
        return _by_coats(flat, house, coats, min(_LARGEST * builds, cards + _SAVED * builds) if builds else 0)


def _by_coats(flat: Frozen, house: int, coats: int, squares: int) -> int:
    """So many squares, and those that special tiles may add: one for each coat of arms that can be opened."""
    free = (~house & BB_COATS).bit_count()
    missing = [(row & ~house).bit_count() for row in BB_COAT_ROWS if row & ~house]
    specials = flat[SPECIALS]
    total = squares
    while True:
        opened = coats + (free if total else 0) + sum(each <= total for each in missing)
        more = squares + min(specials, opened)
        if more <= total:
            return total
        total = more


def _pending(stack: int) -> int:
    count = 0
    while stack & DECISION_MASK == Decision.COAT:
        count += 1
        stack >>= DECISION_BITS
    return count


def wins_now(state: Frozen, most: int | None = None) -> Solution:
    """Every way for the player to move to win with this turn, whatever is hidden; none if there is none."""
    missing = WINNING_SCORE - state[PART[state[CURRENT]] + SCORE]
    solver = Solver(state, 1, POINTS, least=missing, most=most)
    return solver.solve()
