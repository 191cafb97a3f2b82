"""Actions: what a player does, as small values with a JSON form, each equal to one move of the engine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from nyhavn.engine.board import PLACEMENT_BY_CELLS, PLACEMENTS, SQUARES, bits
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.material import ABILITIES, COLORS, COLUMNS, ROWS, Square
from nyhavn.engine.moves import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    CARD_NAMES,
    CARD_NUMBERS,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAWS,
    END_TURN,
    FIRST_BUILD,
    NO_CARD,
    OTHER,
    PASS,
    PAY_MASK,
    REFRESH,
    TAKE,
    Payment,
    hand_cards,
    payment,
)


class IllegalActionError(ValueError):
    """The action is not among the legal ones."""


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Take cards from the piers."""

    slots: tuple[int, ...]
    any_cards: bool = False
    additional_card: bool = False
    both_actions: bool = False


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Put down the surplus over the hand limit, in colour order."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Build:
    """Take a tile, pay for it and place it."""

    color: str
    size: int
    cells: tuple[Square, ...]
    wall: Square
    pay: tuple[tuple[str, int], ...]
    """Cards by their printed colour, in colour order, with their number."""
    discount: bool = False
    change: str | None = None


@dataclass(frozen=True, slots=True)
class PlaceSpecial:
    """Coat action: take a special tile and place it."""

    cell: Square


@dataclass(frozen=True, slots=True)
class TakeAbility:
    """Coat action: take an ability tile."""

    ability: str


@dataclass(frozen=True, slots=True)
class Refresh:
    """Coat action: turn all used ability tiles active."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline a coat action."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Do not build after the draw of both actions."""


Action = DrawCards | DiscardCards | Build | PlaceSpecial | TakeAbility | Refresh | Pass | EndTurn


def action_of(move: int) -> Action:
    """The action that a move stands for."""
    return ACTIONS[move]


class _Actions(dict[int, Action]):
    """Actions by their move, made when first asked for; moves recur all the time."""

    LIMIT = 1 << 16

    def __missing__(self, move: int) -> Action:
        if len(self) >= self.LIMIT:
            self.clear()
            KNOWN_MOVES.clear()
        action = self[move] = _make_action(move)
        KNOWN_MOVES[action] = move
        return action


ACTIONS = _Actions()
_PLAIN_ACTIONS: dict[int, Action] = {REFRESH: Refresh(), PASS: Pass(), END_TURN: EndTurn()}
KNOWN_MOVES: dict[Action, int] = {}


def _make_action(move: int) -> Action:
    if move < OTHER:
        placement = PLACEMENTS[move >> PAY_BITS]
        return PlaceSpecial(placement.cells[0]) if move < FIRST_BUILD else _build(move)
    if move < DISCARD:
        draw = DRAWS[move - DRAW]
        return DrawCards(
            draw.slots,
            bool(draw.abilities & ANY_CARDS),
            bool(draw.abilities & ADDITIONAL_CARD),
            bool(draw.abilities & BOTH_ACTIONS),
        )
    if move < TAKE:
        return DiscardCards(tuple(CARD_NAMES[card] for card in hand_cards(DISCARDS[move - DISCARD])))
    if move < REFRESH:
        return TakeAbility(ABILITIES[move - TAKE])
    return _PLAIN_ACTIONS[move]


def _build(move: int) -> Build:
    placement = PLACEMENTS[move >> PAY_BITS]
    paid = payment(move & PAY_MASK)
    wall = placement.wall_cell
    assert wall is not None
    return Build(
        placement.color,
        placement.size,
        placement.cells,
        wall,
        _pay(placement.color, paid),
        paid.discount,
        CARD_NAMES[paid.changed_card] if paid.changed else None,
    )


@cache
def _pay(color: str, paid: Payment) -> tuple[tuple[str, int], ...]:
    counts = {color: paid.natural}
    if paid.changed:
        counts[CARD_NAMES[paid.changed_card]] = paid.changed
    return tuple((name, counts[name]) for name in COLORS if counts.get(name))


_SINGLE_MOVES: dict[Action, int] = {action_of(move): move for move in range(DRAW, END_TURN + 1)}


def move_of(action: Action) -> int:
    """The move that carries out an action; IllegalActionError if no position could allow it."""
    move = KNOWN_MOVES.get(action)
    return _find_move(action) if move is None else move


def _find_move(action: Action) -> int:
    if isinstance(action, Build):
        return _build_move(action)
    if isinstance(action, PlaceSpecial):
        x, y = action.cell
        if not (0 <= x < COLUMNS and 0 <= y < ROWS):
            raise IllegalActionError(f"square {list(action.cell)} is off the house")
        return SQUARES.index(action.cell) << PAY_BITS
    move = _SINGLE_MOVES.get(action)
    if move is None:
        raise IllegalActionError(f"no turn allows {action}")
    return move


def _build_move(action: Build) -> int:
    if any(not (0 <= x < COLUMNS and 0 <= y < ROWS) for x, y in (*action.cells, action.wall)):
        raise IllegalActionError("the tile is off the house")
    placement = PLACEMENT_BY_CELLS.get((action.color, bits(action.cells), bits([action.wall])))
    if placement is None or placement.size != action.size or placement.cells != action.cells:
        raise IllegalActionError(f"there is no {action.color} tile of size {action.size} of that shape")
    counts = dict(action.pay)
    natural = counts.pop(action.color, 0)
    changed = counts.pop(action.change, 0) if action.change is not None else 0
    if counts or bool(changed) != (action.change is not None) or natural + changed > action.size:
        raise IllegalActionError("the payment does not match the tile")
    card = CARD_NUMBERS[action.change] if action.change is not None else NO_CARD
    return placement.id << PAY_BITS | Payment(natural, changed, card, action.discount).code()
