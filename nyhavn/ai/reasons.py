"""Why a turn is good, as small values that the table puts into words.

Rows and columns count from 0 here, as they do in actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nyhavn.engine.actions import Action, Build, DrawCards, PlaceSpecial, TakeAbility, action_of
from nyhavn.engine.board import BB_COATS, BB_COLUMNS, BB_ROWS, bit, bits
from nyhavn.engine.layout import (
    CURRENT,
    HAND,
    OCCUPIED,
    OFFER,
    PART,
    SCORE,
    SUPPLY,
    USED,
    WALLS,
    Flat,
    Frozen,
)
from nyhavn.engine.material import (
    ABILITIES,
    COAT_ROWS,
    COAT_SQUARES,
    COLORS,
    COLUMNS,
    SIZES,
    WINNING_SCORE,
    Square,
)
from nyhavn.engine.moves import (
    CARD_BITS,
    CARD_MASK,
    CARD_NAMES,
    REFRESH,
    SUPPLY_BITS,
    SUPPLY_SHIFT,
    hand_counts,
)
from nyhavn.engine.scoring import completed_lines
from nyhavn.engine.turns import play


@dataclass(frozen=True, slots=True)
class WinsGame:
    """The turn brings the last points needed."""

    points: int
    """The player's points by then."""


@dataclass(frozen=True, slots=True)
class CompletesRow:
    """A row becomes complete."""

    row: int
    points: int
    windows: bool
    """Whether it is all windows."""
    coat: bool
    """Whether it earns a coat action."""


@dataclass(frozen=True, slots=True)
class CompletesColumn:
    """A column becomes complete."""

    column: int
    points: int
    windows: bool


@dataclass(frozen=True, slots=True)
class OpensCoat:
    """A square with a coat of arms is covered."""

    square: Square


@dataclass(frozen=True, slots=True)
class PlacesSpecial:
    """A coat action fills a square with a special tile."""

    square: Square


@dataclass(frozen=True, slots=True)
class GainsAbility:
    """A coat action takes an ability tile."""

    ability: str


@dataclass(frozen=True, slots=True)
class RenewsAbilities:
    """A coat action turns used abilities active."""

    abilities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SavesCard:
    """The tile touches its own colour and costs a card less."""

    color: str


@dataclass(frozen=True, slots=True)
class PreparesRow:
    """A row is left with a single empty square."""

    row: int


@dataclass(frozen=True, slots=True)
class FillsSquares:
    """The house grows by so many squares."""

    squares: int


@dataclass(frozen=True, slots=True)
class AffordsTile:
    """After the draw a tile can be paid that could not be paid before."""

    color: str
    size: int


@dataclass(frozen=True, slots=True)
class CollectsColor:
    """The hand then holds so many cards of a colour."""

    color: str
    cards: int


@dataclass(frozen=True, slots=True)
class DrawsCards:
    """These colours are taken from the piers."""

    colors: tuple[str, ...]


Reason = (
    WinsGame
    | CompletesRow
    | CompletesColumn
    | OpensCoat
    | PlacesSpecial
    | GainsAbility
    | RenewsAbilities
    | SavesCard
    | PreparesRow
    | FillsSquares
    | AffordsTile
    | CollectsColor
    | DrawsCards
)

_ORDER = {kind: place for place, kind in enumerate(Reason.__args__)}


def reasons_for(game: Frozen, moves: Sequence[int]) -> tuple[Reason, ...]:
    """What speaks for the rest of a turn, most telling first."""
    flat: Flat = list(game)
    part = PART[flat[CURRENT]]
    found: list[Reason] = []
    for move in moves:
        if move == REFRESH:
            used = flat[part + USED]
            names = tuple(name for kind, name in enumerate(ABILITIES) if used >> kind & 1)
            found.append(RenewsAbilities(names))
        action = action_of(move)
        if isinstance(action, DrawCards):
            offer = flat[OFFER]
            cards = (offer >> CARD_BITS * slot & CARD_MASK for slot in action.slots)
            found.append(DrawsCards(tuple(CARD_NAMES[card] for card in cards)))
        found += _of_action(action)
        play(flat, move)
    if flat[part + SCORE] >= WINNING_SCORE:
        found.append(WinsGame(flat[part + SCORE]))
    found += _of_house(game[part + OCCUPIED], flat[part + OCCUPIED], flat[part + WALLS])
    found += _of_hand(game, flat, part)
    return tuple(sorted(found, key=_weight))


def _weight(reason: Reason) -> tuple[int, int, int]:
    """Smaller for what is more telling: by its kind, then by what it brings."""
    points = reason.points if isinstance(reason, CompletesRow | CompletesColumn) else 0
    return _ORDER[type(reason)], -points, -int(isinstance(reason, CompletesRow) and reason.coat)


def _of_action(action: Action) -> Iterator[Reason]:
    if isinstance(action, Build):
        squares = bits(action.cells)
        yield from (OpensCoat(square) for square in COAT_SQUARES if squares & bit(square))
        if sum(count for _, count in action.pay) + action.discount < action.size:
            yield SavesCard(action.color)
    elif isinstance(action, PlaceSpecial):
        yield PlacesSpecial(action.cell)
        if bit(action.cell) & BB_COATS:
            yield OpensCoat(action.cell)
    elif isinstance(action, TakeAbility):
        yield GainsAbility(action.ability)


def _of_house(before: int, after: int, walls: int) -> Iterator[Reason]:
    for kind, number, points in completed_lines(before, after, walls):
        if kind == "row":
            yield CompletesRow(number, points, not walls & BB_ROWS[number], number in COAT_ROWS)
        else:
            yield CompletesColumn(number, points, not walls & BB_COLUMNS[number])
    for row, mask in enumerate(BB_ROWS):
        if (after & mask).bit_count() == COLUMNS - 1 > (before & mask).bit_count():
            yield PreparesRow(row)
    if after != before:
        yield FillsSquares((after ^ before).bit_count())


def _of_hand(before: Frozen, after: Frozen, part: int) -> Iterator[Reason]:
    supply = before[SUPPLY]
    counts = zip(COLORS, hand_counts(before[part + HAND]), hand_counts(after[part + HAND]), strict=True)
    for color, held, holds in counts:
        for size in reversed(SIZES):
            left = supply >> SUPPLY_SHIFT[color, size] & (1 << SUPPLY_BITS) - 1
            if held < size <= holds and left:
                yield AffordsTile(color, size)
                break
        if holds > held and holds > 1:
            yield CollectsColor(color, holds)
