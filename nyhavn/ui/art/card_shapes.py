"""How the four tiles of each colour lie on their card.

A tile is written in rows from the top, `#` its wall and `o` a window. Tiles are kept apart by gaps, which are
counted apart from squares because their size is a number of whole pixels of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.ui.art.facade import Square

ASPECT = 0.68
"""Width of a card for each unit of its height."""
GAP = 0.42
"""Room between two tiles on a card, in squares."""


@dataclass(frozen=True)
class CardTile:
    """A tile on a card: its squares, its wall, and where its box begins, in squares and in gaps."""

    cells: tuple[Square, ...]
    wall: Square
    at: tuple[int, int]
    gaps: tuple[int, int]


def _tile(rows: str, at: tuple[int, int], gaps: tuple[int, int]) -> CardTile:
    cells, wall = [], (0, 0)
    lines = rows.split("/")
    for depth, line in enumerate(lines):
        for x, sign in enumerate(line):
            if sign != ".":
                cells.append((x, len(lines) - 1 - depth))
            if sign == "#":
                wall = (x, len(lines) - 1 - depth)
    return CardTile(tuple(sorted(cells)), wall, at, gaps)


CARD_TILES: dict[str, tuple[CardTile, ...]] = {
    "purple": (
        _tile("#o", (0, 3), (0, 3)), _tile("#oo", (0, 2), (0, 2)),
        _tile("#ooo", (0, 1), (0, 1)), _tile("#oooo", (0, 0), (0, 0)),
    ),
    "green": (
        _tile("o/#", (3, 3), (1, 1)), _tile("o/o/#", (3, 0), (1, 0)),
        _tile("ooo/.#.", (0, 3), (0, 1)), _tile(".o./#oo/.o.", (0, 0), (0, 0)),
    ),
    "red": (
        _tile("#o", (2, 3), (1, 1)), _tile("oo/#.", (0, 2), (0, 1)),
        _tile("oo/#o", (0, 0), (0, 0)), _tile("#./oo/oo", (2, 0), (1, 0)),
    ),
    "blue": (
        _tile("o/#", (3, 0), (1, 0)), _tile("oo/#.", (2, 3), (1, 1)),
        _tile("#./o./oo", (0, 3), (0, 1)), _tile("..o/#oo/..o", (0, 0), (0, 0)),
    ),
    "yellow": (
        _tile("o/#", (3, 0), (1, 0)), _tile("oo/#.", (2, 3), (1, 1)),
        _tile("o./#o/.o", (0, 3), (0, 1)), _tile("o../ooo/..#", (0, 0), (0, 0)),
    ),
}  # fmt: skip
"""The tiles of sizes 2, 3, 4 and 5 on the card of each colour, turned so that they fill it."""


def extent(color: str) -> tuple[int, int, int, int]:
    """Squares across, gaps across, squares down, gaps down that a card's tiles need."""
    tiles = CARD_TILES[color]
    across = max(tile.at[0] + max(x for x, _ in tile.cells) + 1 for tile in tiles)
    down = max(tile.at[1] + max(y for _, y in tile.cells) + 1 for tile in tiles)
    return across, max(t.gaps[0] for t in tiles), down, max(t.gaps[1] for t in tiles)


def tile_unit(color: str, width: float, height: float) -> int:
    """Pixels of one square if the tiles of a card are to fit into a room."""
    across, gaps_across, down, gaps_down = extent(color)
    return int(min(width / (across + GAP * gaps_across), height / (down + GAP * gaps_down)))
