"""Points: completed rows and columns, twice as many for all windows, and who wins."""

from __future__ import annotations

from nyhavn.engine.board import BB_COLUMNS, BB_LEFT, BB_ROWS
from nyhavn.engine.layout import NUMBER_OF_PLAYERS, OCCUPIED, PART, SCORE, Frozen
from nyhavn.engine.material import COLUMN_POINTS, COLUMNS, ROW_POINTS, ROWS

Line = tuple[str, int, int]
"""``"row"`` or ``"column"``, its number, and the points that it brought."""


def completed_lines(before: int, after: int, walls: int) -> list[Line]:
    """Lines that are full after but were not before, rows first, with their points."""
    lines: list[Line] = []
    across = after & after >> 1
    upward = after & after >> COLUMNS
    upward &= upward >> 2 * COLUMNS
    if not (
        across & across >> 2 & after >> 4 & BB_LEFT or upward & upward >> 4 * COLUMNS & after >> 8 * COLUMNS
    ):
        return lines
    for y in range(ROWS):
        mask = BB_ROWS[y]
        if after & mask == mask and before & mask != mask:
            lines.append(("row", y, ROW_POINTS if walls & mask else 2 * ROW_POINTS))
    for x in range(COLUMNS):
        mask = BB_COLUMNS[x]
        if after & mask == mask and before & mask != mask:
            lines.append(("column", x, COLUMN_POINTS if walls & mask else 2 * COLUMN_POINTS))
    return lines


def leaders(flat: Frozen) -> int:
    """Seats with most points, of those the ones with fewest empty squares, one bit a seat."""
    standing = [
        (flat[part + SCORE], flat[part + OCCUPIED].bit_count()) for part in PART[: flat[NUMBER_OF_PLAYERS]]
    ]
    best = max(standing)
    return sum(1 << seat for seat, result in enumerate(standing) if result == best)
