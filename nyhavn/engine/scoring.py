"""Points: completed rows and columns, twice as many for all windows, and who wins."""

from __future__ import annotations

from nyhavn.engine.board import BB_COLUMNS, BB_LEFT, BB_ROWS
from nyhavn.engine.layout import NUMBER_OF_PLAYERS, OCCUPIED, PART, SCORE, Frozen
from nyhavn.engine.material import COLUMN_POINTS, COLUMNS, ROW_POINTS, ROWS

Line = tuple[str, int, int]
"""``"row"`` or ``"column"``, its number, and the points that it brought."""


_TOP_ROW = 1 << (ROWS - 1) * COLUMNS


def _full_rows(house: int) -> int:
    """The first squares of the rows that are full."""
    pairs = house & house >> 1
    return pairs & pairs >> 2 & house >> 4 & BB_LEFT


def _full_columns(house: int) -> int:
    """The lowest squares of the columns that are full."""
    pairs = house & house >> COLUMNS
    fours = pairs & pairs >> 2 * COLUMNS
    return fours & fours >> 4 * COLUMNS & house >> 8 * COLUMNS


def completed_lines(before: int, after: int, walls: int) -> list[Line]:
    """Lines that are full after but were not before, rows first, with their points."""
    lines: list[Line] = []
    rows = _full_rows(after)
    if rows and (rows := rows ^ _full_rows(before)):
        for y, mask in enumerate(BB_ROWS):
            if rows & mask:
                lines.append(("row", y, ROW_POINTS if walls & mask else 2 * ROW_POINTS))
    # While nothing stands in the top row, no column can be full.
    if after >= _TOP_ROW and (columns := _full_columns(after) ^ _full_columns(before)):
        for x, mask in enumerate(BB_COLUMNS):
            if columns & mask:
                lines.append(("column", x, COLUMN_POINTS if walls & mask else 2 * COLUMN_POINTS))
    return lines


def leaders(flat: Frozen) -> int:
    """Seats with most points, of those the ones with fewest empty squares, one bit a seat."""
    standing = [
        (flat[part + SCORE], flat[part + OCCUPIED].bit_count()) for part in PART[: flat[NUMBER_OF_PLAYERS]]
    ]
    best = max(standing)
    return sum(1 << seat for seat, result in enumerate(standing) if result == best)
