"""What happened while an action was carried out, in order, as small JSON objects.

| event | beside `player` (where one acted) |
|---|---|
| `draw` | `slots`, `cards` |
| `discard` | `cards` |
| `use` | `ability`: turned to its used face |
| `build` | `color`, `size`, `cells`, `wall`, `pay`, `tile` |
| `special` | `cell`, `tile` |
| `coat` | `cell` or `row`: one coat action is earned |
| `take` | `ability` |
| `refresh` | `abilities` |
| `pass`, `lapse` | a coat action was declined, or was impossible |
| `score` | `points` and `row` or `column` |
| `refill` | `slot`, `color`; no player |
| `reshuffle` | `deck`: cards in the new pile; no player |
| `end_card` | `slot` where it was turned up; no player |
| `turn` | `turn`: a new turn begins |
| `over` | `ended_by`, `winners`; no player |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nyhavn.engine.board import BB_COATS, BB_ROWS, Placement, squares
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
from nyhavn.engine.material import ABILITIES, COAT_ROWS
from nyhavn.engine.moves import CARD_NAMES

Event = dict[str, Any]

ENDED_BY_NAMES = {EndedBy.POINTS: "points", EndedBy.END_CARD: "end_card"}


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


def build_event(flat: Frozen, part: int, placement: Placement, paid: list[int]) -> Event:
    """A coloured tile was built; asked before the tile is counted."""
    wall = placement.wall_cell
    return {
        "event": "build",
        "player": flat[CURRENT],
        "color": placement.color,
        "size": placement.size,
        "cells": [list(cell) for cell in placement.cells],
        "wall": list(wall) if wall else None,
        "pay": card_names(paid),
        "tile": _next_tile(flat, part),
    }


def special_event(flat: Frozen, part: int, placement: Placement) -> Event:
    """A special tile was placed; asked before the tile is counted."""
    return {
        "event": "special",
        "player": flat[CURRENT],
        "cell": list(placement.cells[0]),
        "tile": _next_tile(flat, part),
    }


def coat_events(player: int, covered: int, occupied: int) -> Iterator[Event]:
    """One for each coat of arms that newly covered squares earn."""
    for cell in squares(covered & BB_COATS):
        yield {"event": "coat", "player": player, "cell": list(cell)}
    for row in COAT_ROWS:
        mask = BB_ROWS[row]
        if covered & mask and occupied & mask == mask:
            yield {"event": "coat", "player": player, "row": row}


def over_event(flat: Frozen) -> Event:
    """The game is over."""
    return {"event": "over", "ended_by": ENDED_BY_NAMES[flat[ENDED_BY]], "winners": winning_seats(flat)}
