"""The table as text, for people: what ``print(state)`` shows.

Letters are those of the notation. In a house a capital is a wall, a small letter a window, ``w`` a special
tile, ``*`` a coat of arms that is still to be had, on its square or beside its row.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from nyhavn.engine.board import BB_ROWS, Placement
from nyhavn.engine.material import ABILITIES, COAT_ROWS, COAT_SQUARES, COLORS, COLUMNS, ROWS, SIZES
from nyhavn.engine.notation import ABILITY_WORDS, FILES, LETTERS, square_to_text

if TYPE_CHECKING:
    from nyhavn.engine.state import State

_TO_DO = {
    "turn": "to draw or build",
    "discard": "to discard",
    "build": "to build or end the turn",
    "coat": "to choose at a coat of arms",
}
_END_CARD = {"aside": "end card aside", "in_deck": "end card in it", "revealed": "end card turned up"}
_GAP = "   "


def table_to_text(state: State) -> str:
    """Whose turn it is, the harbour, the supplies, and everybody's points, cards, abilities and house."""
    lines = [_heading(state), *_harbour(state), ""]
    sides = [list(_side(state, seat)) for seat in range(state.players)]
    widths = [max(map(len, side)) for side in sides]
    for row in zip_longest(*sides, fillvalue=""):
        lines.append(_GAP.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
    return "\n".join(lines)


def _heading(state: State) -> str:
    turn = f"turn {state.turn + 1}"
    if state.winners is not None:
        who = " and ".join(str(seat + 1) for seat in state.winners)
        return f"{turn}: over by {state.ended_by}, won by player {who}"
    coats = f" ({state.pending_coats} pending)" if state.pending_coats else ""
    return f"{turn}: player {state.current + 1} {_TO_DO[state.phase]}{coats}"


def _letters(cards: list[str]) -> str:
    return "".join(LETTERS[card] for card in cards) or "-"


def _harbour(state: State) -> Iterator[str]:
    offer = " ".join(LETTERS[card] if card else "-" for card in state.offer)
    yield f"offer: {offer}  pile: {state.deck_size} cards, {_END_CARD[state.end_card]}"
    yield f"discarded: {_letters(state.discard_pile)}"
    kinds = "  ".join(
        LETTERS[color] + "".join(f" {size}x{state.supply[color, size]}" for size in SIZES) for color in COLORS
    )
    yield f"tiles: {kinds}"
    pool = state.ability_supply
    abilities = "  ".join(f"{ABILITY_WORDS[name]} x{pool[name]}" for name in ABILITIES)
    yield f"special tiles: {state.specials}  abilities: {abilities}"


def _side(state: State, seat: int) -> Iterator[str]:
    """What a player has, line by line, the house from its top row down."""
    mark = ">" if seat == state.current and not state.over else " "
    yield f"{mark} player {seat + 1}: {state.score(seat)} points"
    yield f"  hand: {_letters(state.hand(seat))}"
    for face, names in (("active", state.active_abilities(seat)), ("used", state.used_abilities(seat))):
        yield f"  {face}: {' '.join(ABILITY_WORDS[name] for name in names) or '-'}"
    tiles = state.tiles(seat)
    picture = dict.fromkeys(COAT_SQUARES, "*")
    for tile in tiles:
        letter = LETTERS.get(tile.color, "W")
        picture |= {cell: letter if cell == tile.wall_cell else letter.lower() for cell in tile.cells}
    for y in reversed(range(ROWS)):
        squares = " ".join(picture.get((x, y), ".") for x in range(COLUMNS))
        has_coat = y in COAT_ROWS and state.occupied(seat) & BB_ROWS[y] != BB_ROWS[y]
        yield f"  {y + 1} {squares}{' *' if has_coat else ''}"
    yield f"    {' '.join(FILES)}"
    yield from (f"  {_tile(tile)}" for tile in tiles)


def _tile(tile: Placement) -> str:
    """A tile as the notation builds it."""
    if tile.wall_cell is None:
        return f"^{square_to_text(tile.cells[0])}"
    windows = [cell for cell in tile.cells if cell != tile.wall_cell]
    where = "".join(map(square_to_text, (tile.wall_cell, *windows)))
    return f"{LETTERS[tile.color]}{tile.size}:{where}"
