"""What a façade is built for, measured on its squares, and how much more could be reached with so many."""

from __future__ import annotations

from typing import Final

from nyhavn.engine.board import BB_COAT_ROWS, BB_COATS
from nyhavn.engine.scoring import COLUMNS_WITH_POINTS, ROWS_WITH_POINTS, completed_lines

POINTS: Final = "points"
LINES: Final = "lines"
COATS: Final = "coats"
MEASURES: Final = (POINTS, LINES, COATS)
"""Points scored, rows and columns completed, coats of arms opened."""


def measured(measure: str, before: int, after: int, walls: int) -> int:
    """How much of a measure lies between two states of a house."""
    if measure == COATS:
        return coats_between(before, after)
    lines = completed_lines(before, after, walls)
    return len(lines) if measure == LINES else sum(points for _, _, points in lines)


def coats_between(before: int, after: int) -> int:
    """Coat squares covered and coat rows completed between two states of a house."""
    rows = sum(after & row == row and before & row != row for row in BB_COAT_ROWS)
    return (after & ~before & BB_COATS).bit_count() + rows


def most_to_come(measure: str, house: int, walls: int, squares: int) -> int:
    """No more than this can be added to a house with so many more squares, wherever they lie."""
    if measure == COATS:
        rows = sorted((row & ~house).bit_count() for row in BB_COAT_ROWS if row & ~house)
        return min((~house & BB_COATS).bit_count(), squares) + _fitting(rows, squares)
    best = 0
    for kind in (ROWS_WITH_POINTS, COLUMNS_WITH_POINTS):
        empty: list[int] = []
        values: list[int] = []
        for line, points, windows in kind:
            missing = (line & ~house).bit_count()
            if 0 < missing <= squares:
                empty.append(missing)
                values.append(1 if measure == LINES else points if walls & line else windows)
        if empty:
            empty.sort()
            values.sort(reverse=True)
            best += sum(values[: _fitting(empty, squares)])
    return best


def _fitting(sizes: list[int], room: int) -> int:
    """How many of these, the smallest first, fit into the room."""
    count = 0
    for size in sizes:
        room -= size
        if room < 0:
            break
        count += 1
    return count
