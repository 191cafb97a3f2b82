"""Coats of arms: which of them a tile earns, in numbers for search and by name for everybody else."""

from __future__ import annotations

from typing import Final

from nyhavn.engine.board import BB_COAT_ROWS, BB_COATS, PLACEMENTS, squares
from nyhavn.engine.material import COAT_ROWS, Square

COATS_COVERED: Final = [(placement.mask & BB_COATS).bit_count() for placement in PLACEMENTS]
"""By placement: coats of arms on its squares."""
COAT_ROWS_TOUCHED: Final = [
    tuple(row for row in BB_COAT_ROWS if row & placement.mask) for placement in PLACEMENTS
]
"""By placement: the rows with a coat of arms beside them that it could complete."""


def coats_earned(number: int, house: int) -> int:
    """Coat actions that a placement earns in a house that it is already part of."""
    coats = COATS_COVERED[number]
    for row in COAT_ROWS_TOUCHED[number]:
        if house & row == row:
            coats += 1
    return coats


def coats_by_name(covered: int, house: int) -> tuple[tuple[Square, ...], tuple[int, ...]]:
    """The coats on newly covered squares of a house, and the coat rows that they complete."""
    rows = zip(COAT_ROWS, BB_COAT_ROWS, strict=True)
    full = tuple(row for row, line in rows if covered & line and house & line == line)
    return tuple(squares(covered & BB_COATS)), full
