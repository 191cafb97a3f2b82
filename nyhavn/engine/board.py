"""The house as a bitboard: squares, masks, and every placement of every tile, made once at import.

Square (x, y) is bit ``y * COLUMNS + x``: a1 is bit 0, e1 bit 4, a2 bit 5, e9 bit 44.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from nyhavn.engine.material import (
    COAT_ROWS,
    COAT_SQUARES,
    COLORS,
    COLUMNS,
    ROWS,
    SHAPES,
    SIZES,
    SPECIAL,
    Shape,
    Square,
)

SQUARES: Final[tuple[Square, ...]] = tuple((x, y) for y in range(ROWS) for x in range(COLUMNS))


def bit(square: Square) -> int:
    """The bitboard with only this square set."""
    return 1 << square[1] * COLUMNS + square[0]


def bits(squares: Iterable[Square]) -> int:
    """The bitboard with these squares set."""
    mask = 0
    for square in squares:
        mask |= bit(square)
    return mask


def squares(mask: int) -> Iterator[Square]:
    """The squares of a bitboard, by row and then by column."""
    while mask:
        low = mask & -mask
        yield SQUARES[low.bit_length() - 1]
        mask ^= low


BB_FULL: Final = (1 << COLUMNS * ROWS) - 1
BB_ROWS: Final = tuple(bits((x, y) for x in range(COLUMNS)) for y in range(ROWS))
BB_COLUMNS: Final = tuple(bits((x, y) for y in range(ROWS)) for x in range(COLUMNS))
BB_BOTTOM: Final = BB_ROWS[0]
BB_LEFT: Final = BB_COLUMNS[0]
BB_RIGHT: Final = BB_COLUMNS[-1]
BB_COATS: Final = bits(COAT_SQUARES)
BB_COAT_ROWS: Final = tuple(BB_ROWS[y] for y in COAT_ROWS)


def supported(occupied: int) -> int:
    """Empty squares on which something stands: in the bottom row or directly above an occupied square."""
    return (occupied << COLUMNS | BB_BOTTOM) & (occupied ^ BB_FULL)


def neighbours(mask: int) -> int:
    """Squares that share an edge with a square of the mask (the mask's own may be among them)."""
    return ((mask & ~BB_RIGHT) << 1 | (mask & ~BB_LEFT) >> 1 | mask << COLUMNS | mask >> COLUMNS) & BB_FULL


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile, turned and mirrored, on certain squares of the grid; special tiles have no wall."""

    id: int
    color: str
    size: int
    cells: tuple[Square, ...]
    """Its squares by row and then by column."""
    wall_cell: Square | None
    mask: int
    wall: int
    """The same as bitboards."""


def orientations(shape: Shape) -> list[Shape]:
    """The shape in all rotations and mirror images that differ, wall first, moved to touch both axes.

    In a fixed order that depends on the shape alone: colours that share a shape share the order.
    """
    found: set[Shape] = set()
    turned = shape
    for _mirror in range(2):
        for _quarter in range(4):
            left = min(x for x, _ in turned)
            low = min(y for _, y in turned)
            wall, *windows = ((x - left, y - low) for x, y in turned)
            found.add((wall, *sorted(windows)))
            turned = tuple((-y, x) for x, y in turned)
        turned = tuple((-x, y) for x, y in turned)
    return sorted(found, key=lambda shape: (sorted(shape), shape[0]))


def _positions(shape: Shape, first: int, color: str) -> Iterator[Placement]:
    """The shape everywhere on the grid, numbered from the first; a start waits for all of them."""
    cells = sorted(shape, key=lambda cell: (cell[1], cell[0]))
    wall_x, wall_y = shape[0]
    mask, wall, size = bits(cells), bit(shape[0]), len(cells)
    across = range(COLUMNS - max(x for x, _ in shape))
    up = range(ROWS - max(y for _, y in shape))
    for number, (dy, dx) in enumerate(product(up, across), first):
        moved = tuple([(x + dx, y + dy) for x, y in cells])
        shift = dy * COLUMNS + dx
        yield Placement(number, color, size, moved, (wall_x + dx, wall_y + dy), mask << shift, wall << shift)


def _all_placements() -> tuple[Placement, ...]:
    found = [
        Placement(number, SPECIAL, 1, (square,), None, bit(square), 0)
        for number, square in enumerate(SQUARES)
    ]
    for color in COLORS:
        for size in SIZES:
            for shape in orientations(SHAPES[color, size]):
                found += _positions(shape, len(found), color)
    return tuple(found)


PLACEMENTS: Final = _all_placements()
"""Every placement there is. The first ones are the special tile on each square."""

PLACEMENT_BY_CELLS: Final = {(p.color, p.mask, p.wall): p for p in PLACEMENTS}
"""A placement from its colour, squares and wall; the size follows from the squares."""
