"""A turn that wins the game at once, found exactly where the ranking of turns only looks at what is likely.

What a tile brings with all its coats of arms depends on where it lies and not on how it is paid, so places
that win are found once for each kind of tile, and then whether any hand of the turn can pay for one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nyhavn.ai.tiles import TileKind, payable
from nyhavn.engine.board import BB_COAT_ROWS, BB_COATS, neighbours, supported
from nyhavn.engine.coats import coats_earned
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    DECISION_MASK,
    HAND,
    OCCUPIED,
    PART,
    SCORE,
    SPECIALS,
    STACK,
    SUPPLY,
    TINTS,
    WALLS,
    Decision,
    Frozen,
)
from nyhavn.engine.material import HAND_LIMIT, SIZES, WINNING_SCORE
from nyhavn.engine.moves import (
    BOTH_ACTIONS,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAW_MOVES,
    DRAWS,
    PASS,
    discard_moves,
    hand_size,
)
from nyhavn.engine.scoring import COLUMNS_WITH_POINTS, ROWS_WITH_POINTS, completed_lines
from nyhavn.engine.turns import play

Moves = tuple[int, ...]
_LINES: Final = (*ROWS_WITH_POINTS, *COLUMNS_WITH_POINTS)


def winning_turn(flat: Frozen) -> Moves | None:
    """A whole turn with which the player to move wins at once, whatever is hidden; always the same one."""
    if flat[STACK] & DECISION_MASK != Decision.TURN:
        return None
    return _Turn(flat).find()


class _Turn:
    """The turn of the player to move, as far as points go."""

    def __init__(self, flat: Frozen) -> None:
        part = PART[flat[CURRENT]]
        self._flat = flat
        self._part = part
        self._house = flat[part + OCCUPIED]
        self._walls = flat[part + WALLS]
        self._missing = WINNING_SCORE - flat[part + SCORE]
        self._places: dict[int, tuple[Moves | None, Moves | None]] = {}
        """By the kind of tile: how it wins beside its own colour, and apart from it."""
        self._lost: set[tuple[int, int, int, int]] = set()
        """Houses, walls, coats of arms and special tiles left that do not lead to it."""

    def find(self) -> Moves | None:
        most = max(SIZES) + self._coats_to_come(self._house, 1)
        if self._most_points(self._house, self._walls, most) < self._missing:
            return None
        for hand, active, before in self._hands():
            build = self._build(hand, active)
            if build is not None:
                return self._to_the_end((*before, *build))
        return None

    def _hands(self) -> Iterator[tuple[int, int, Moves]]:
        """The hands that something can be built with, the abilities that are active then, and the moves."""
        flat, part = self._flat, self._part
        hand, active = flat[part + HAND], flat[part + ACTIVE]
        yield hand, active, ()
        if not active & BOTH_ACTIONS:
            return
        known: set[tuple[int, int]] = set()
        for move in DRAW_MOVES[active]:
            abilities = DRAWS[move - DRAW].abilities
            if not abilities & BOTH_ACTIONS:
                continue
            after = list(flat)
            play(after, move)
            drawn = after[part + HAND]
            if (drawn, abilities) in known:
                continue
            known.add((drawn, abilities))
            if hand_size(drawn) <= HAND_LIMIT:
                yield drawn, active & ~abilities, (move,)
                continue
            for discard in discard_moves(drawn):
                yield drawn - DISCARDS[discard - DISCARD], active & ~abilities, (move, discard)

    def _build(self, hand: int, active: int) -> Moves | None:
        for kind, pays_touching, pays_apart in payable(hand, active):
            if not self._flat[SUPPLY] & kind.stock:
                continue
            places = self._places.get(kind.number)
            if places is None:
                places = self._places[kind.number] = self._winning_places(kind)
            for pays, moves in zip((pays_touching, pays_apart), places, strict=True):
                if pays and moves is not None:
                    return (moves[0] + pays[0][0], *moves[1:])
        return None

    def _winning_places(self, kind: TileKind) -> tuple[Moves | None, Moves | None]:
        house = self._house
        floor = supported(house)
        beside = neighbours(self._flat[self._part + TINTS + kind.color])
        found: list[Moves | None] = [None, None]
        for squares, ways in kind.places:
            apart = 0 if squares & beside else 1
            if squares & house or not squares & floor or found[apart] is not None:
                continue
            after = house | squares
            coats = coats_earned(ways[0][0] >> PAY_BITS, after)
            for move, wall in ways:
                more = self._with_coats(after, self._walls | wall, coats, self._flat[SPECIALS])
                if more is not None:
                    found[apart] = (move, *more)
                    break
        return found[0], found[1]

    def _with_coats(self, house: int, walls: int, coats: int, specials: int) -> Moves | None:
        """The special tiles that a house still needs to win; None if it does not."""
        done = sum(points for _, _, points in completed_lines(self._house, house, walls))
        if done >= self._missing:
            return ()
        key = (house, walls, coats, specials)
        if not coats or not specials or key in self._lost:
            return None
        if done + self._most_points(house, walls, self._coats_to_come(house, coats)) >= self._missing:
            free = supported(house)
            while free:
                low = free & -free
                free ^= low
                square, after = low.bit_length() - 1, house | low
                left = coats - 1 + coats_earned(square, after)
                more = self._with_coats(after, walls, left, specials - 1)
                if more is not None:
                    return (square << PAY_BITS, *more)
        self._lost.add(key)
        return None

    def _coats_to_come(self, house: int, coats: int) -> int:
        """No more special tiles than this can be taken in the turn."""
        rows = sum(house & row != row for row in BB_COAT_ROWS)
        return min(self._flat[SPECIALS], coats + (BB_COATS & ~house).bit_count() + rows)

    def _most_points(self, house: int, walls: int, squares: int) -> int:
        """No more points than this can be made with so many more squares."""
        return sum(
            points if walls & line else windows
            for line, points, windows in _LINES
            if 0 < (line & ~house).bit_count() <= squares
        )

    def _to_the_end(self, moves: Moves) -> Moves:
        """The same with the coats of arms that are not needed declined."""
        flat = list(self._flat)
        for move in moves:
            play(flat, move)
        while flat[STACK] & DECISION_MASK == Decision.COAT:
            play(flat, PASS)
            moves = (*moves, PASS)
        return moves
