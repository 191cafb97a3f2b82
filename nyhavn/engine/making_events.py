"""Making events while a move is carried out, from the engine's numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nyhavn.engine.board import Placement
from nyhavn.engine.coats import coats_by_name
from nyhavn.engine.events import (
    AbilityUsed,
    CardsDrawn,
    CoatCovered,
    CoatRowFilled,
    ColumnScored,
    Event,
    GameEnded,
    PierRefilled,
    RowScored,
    SpecialPlaced,
    TileBuilt,
    TurnBegun,
)
from nyhavn.engine.layout import (
    CURRENT,
    ENDED_BY,
    NUMBER_OF_PLAYERS,
    TILE_BITS,
    TILES,
    WINNERS,
    EndedBy,
    Frozen,
)
from nyhavn.engine.material import ABILITIES, PIERS, PLAYERS
from nyhavn.engine.moves import CARD_BITS, CARD_MASK, CARD_NAMES, CARD_NUMBERS, DRAWS

ENDED_BY_NAMES = {EndedBy.POINTS: "points", EndedBy.END_CARD: "end_card"}

# Small events recur all the time, and making a frozen value takes longer than finding it.

USES = tuple(tuple(AbilityUsed(seat, ability) for ability in ABILITIES) for seat in range(max(PLAYERS)))
"""By seat and ability."""
REFILLS = tuple(
    tuple(PierRefilled(slot, CARD_NAMES[card]) for card in range(len(CARD_NUMBERS))) for slot in range(PIERS)
)
"""By pier and card."""
_DRAWS: dict[tuple[int, int, int], CardsDrawn] = {}
_TURNS: dict[tuple[int, int], TurnBegun] = {}
_LIMIT = 1 << 14
"""A table that has grown to so many events is emptied."""


def card_names(cards: Iterable[int]) -> list[str]:
    """Colours of cards that the engine has as numbers."""
    return [CARD_NAMES[card] for card in cards]


def ability_names(abilities: int) -> list[str]:
    """Keys of abilities that the engine has as bits."""
    return [name for index, name in enumerate(ABILITIES) if abilities >> index & 1]


def winning_seats(flat: Frozen) -> list[int]:
    """The seats that won."""
    return [seat for seat in range(flat[NUMBER_OF_PLAYERS]) if flat[WINNERS] >> seat & 1]


def _next_tile(flat: Frozen, part: int) -> int:
    return (flat[part + TILES].bit_length() - 1) // TILE_BITS


def use_events(player: int, abilities: int) -> Iterator[Event]:
    """One for each ability that was used."""
    for index, event in enumerate(USES[player]):
        if abilities >> index & 1:
            yield event


def draw_event(player: int, number: int, offer: int, drawn: int) -> Event:
    """The draw of this number took some cards of the offer."""
    event = _DRAWS.get((player, number, drawn))
    if event is None:
        if len(_DRAWS) >= _LIMIT:
            _DRAWS.clear()
        slots = DRAWS[number].slots
        cards = tuple([CARD_NAMES[offer >> CARD_BITS * slot & CARD_MASK] for slot in slots])
        event = _DRAWS[player, number, drawn] = CardsDrawn(player, slots, cards)
    return event


def turn_event(player: int, turn: int) -> Event:
    """A turn begins."""
    event = _TURNS.get((player, turn))
    if event is None:
        if len(_TURNS) >= _LIMIT:
            _TURNS.clear()
        event = _TURNS[player, turn] = TurnBegun(player, turn)
    return event


def build_event(flat: Frozen, part: int, placement: Placement, paid: list[int]) -> Event:
    """A coloured tile was built; asked before the tile is counted."""
    wall = placement.wall_cell
    assert wall is not None
    return TileBuilt(
        flat[CURRENT],
        placement.color,
        placement.size,
        placement.cells,
        wall,
        tuple(card_names(paid)),
        _next_tile(flat, part),
    )


def special_event(flat: Frozen, part: int, placement: Placement) -> Event:
    """A special tile was placed; asked before the tile is counted."""
    return SpecialPlaced(flat[CURRENT], placement.cells[0], _next_tile(flat, part))


def coat_events(player: int, covered: int, occupied: int) -> Iterator[Event]:
    """One for each coat of arms that newly covered squares earn."""
    cells, rows = coats_by_name(covered, occupied)
    for cell in cells:
        yield CoatCovered(player, cell)
    for row in rows:
        yield CoatRowFilled(player, row)


def score_event(player: int, line: str, number: int, points: int) -> Event:
    """A row or column was completed."""
    return RowScored(player, points, number) if line == "row" else ColumnScored(player, points, number)


def over_event(flat: Frozen) -> Event:
    """The game is over."""
    return GameEnded(ENDED_BY_NAMES[flat[ENDED_BY]], tuple(winning_seats(flat)))
