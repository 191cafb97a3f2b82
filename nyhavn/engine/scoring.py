"""Points: completed rows and columns, several times as many for all windows, and who wins."""

from __future__ import annotations

from typing import Final

from nyhavn.engine.board import BB_COLUMNS, BB_LEFT, BB_ROWS
from nyhavn.engine.layout import NUMBER_OF_PLAYERS, OCCUPIED, PART, SCORE, Frozen
from nyhavn.engine.material import COLUMN_POINTS, COLUMNS, ROW_POINTS, ROWS, WINDOWS_TIMES

Line = tuple[str, int, int]
"""``"row"`` or ``"column"``, its number, and the points that it brought."""

LinePoints = tuple[int, int, int]
"""The squares of a row or column, the points for it if there is a wall in it, and those without one."""


def _points_of(lines: tuple[int, ...], points: int) -> tuple[LinePoints, ...]:
    return tuple((squares, points, WINDOWS_TIMES * points) for squares in lines)


ROWS_WITH_POINTS: Final = _points_of(BB_ROWS, ROW_POINTS)
COLUMNS_WITH_POINTS: Final = _points_of(BB_COLUMNS, COLUMN_POINTS)
MOST_POINTS: Final = sum(windows for _, _, windows in (*ROWS_WITH_POINTS, *COLUMNS_WITH_POINTS))
"""Points of a house that is full and all windows."""

_TOP_ROW = 1 << (ROWS - 1) * COLUMNS

assert COLUMNS == 5, "full_rows is unrolled for 5 columns"


def full_rows(house: int) -> int:
    """The first squares of the rows that are full."""
    pairs = house & house >> 1
    return pairs & pairs >> 2 & house >> 4 & BB_LEFT


assert ROWS == 9, "full_columns is unrolled for 9 rows"


def full_columns(house: int) -> int:
    """The lowest squares of the columns that are full."""
    pairs = house & house >> COLUMNS
    fours = pairs & pairs >> 2 * COLUMNS
    return fours & fours >> 4 * COLUMNS & house >> 8 * COLUMNS


def completed_lines(before: int, after: int, walls: int) -> list[Line]:
    """Lines that are full after but were not before, rows first, with their points."""
    lines: list[Line] = []
    rows = full_rows(after)
    if rows and (rows := rows ^ full_rows(before)):
        for y, (mask, points, windows) in enumerate(ROWS_WITH_POINTS):
            if rows & mask:
                lines.append(("row", y, points if walls & mask else windows))
    # While nothing stands in the top row, no column can be full.
    if after >= _TOP_ROW and (columns := full_columns(after) ^ full_columns(before)):
        for x, (mask, points, windows) in enumerate(COLUMNS_WITH_POINTS):
            if columns & mask:
                lines.append(("column", x, points if walls & mask else windows))
    return lines


def leaders(flat: Frozen) -> int:
    """Seats with most points, of those the ones with fewest empty squares, one bit a seat."""
    standing = [
        (flat[part + SCORE], flat[part + OCCUPIED].bit_count()) for part in PART[: flat[NUMBER_OF_PLAYERS]]
    ]
    best = max(standing)
    return sum(1 << seat for seat, result in enumerate(standing) if result == best)
