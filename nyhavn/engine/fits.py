"""Where tiles fit: all placements of a shape that lie on empty squares and stand on something.

A placement stands on something if one of its squares is supported (see board.supported). So the
supported squares are gone through in order, and each answers with the placements that cover it; it then
counts as taken, so that no placement is found twice. What a square answers depends only on the few
squares round it, and is remembered by them; the whole answer is remembered by the house. Colours that
share a shape share both.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from nyhavn.engine.board import PLACEMENTS, SQUARES, Placement, orientations, supported
from nyhavn.engine.material import COLORS, SHAPES, SIZES

PAY_BITS: Final = 10
"""Low bits of a build move, kept free here for the payment (see moves)."""

Fit = tuple[int, int]
"""A placement's number within its tile kind, shifted by PAY_BITS, and its squares."""

_KINDS = [(color, size) for color in COLORS for size in SIZES]
_SHAPE_KEYS = list(dict.fromkeys(tuple(orientations(SHAPES[kind])) for kind in _KINDS))

TILE_SHAPE: Final = {kind: _SHAPE_KEYS.index(tuple(orientations(SHAPES[kind]))) for kind in _KINDS}
"""Which of the distinct shapes a tile has: the size 2 is the same in all colours, for example."""


def _placements(kind: tuple[str, int]) -> list[Placement]:
    return [placement for placement in PLACEMENTS if (placement.color, placement.size) == kind]


TILE_BASE: Final = {kind: _placements(kind)[0].id << PAY_BITS for kind in _KINDS}
"""What to add to a fit's number to make it a placement's number, shifted by PAY_BITS."""


class _Near(dict[int, list[Fit]]):
    """The placements of a shape that cover one square, by the taken squares round it."""

    LIMIT = 1 << 10

    def __init__(self, candidates: list[Fit]) -> None:
        super().__init__()
        self._candidates = candidates

    def __missing__(self, taken: int) -> list[Fit]:
        if len(self) >= self.LIMIT:
            self.clear()
        self[taken] = found = [fit for fit in self._candidates if not fit[1] & taken]
        return found


class _Houses(dict[int, list[Fit]]):
    """All placements of a shape that fit, by the occupied squares of the house."""

    LIMIT = 1 << 12

    def __init__(self, shape: int) -> None:
        super().__init__()
        kind = next(kind for kind in _KINDS if TILE_SHAPE[kind] == shape)
        fits = [(number << PAY_BITS, placement.mask) for number, placement in enumerate(_placements(kind))]
        self._covering: dict[int, tuple[int, _Near]] = {}
        """By square: the squares that its answer depends on, and the answers."""
        for place in range(len(SQUARES)):
            square = 1 << place
            candidates = [fit for fit in fits if fit[1] & square]
            window = reduce(or_, (squares for _, squares in candidates), 0)
            self._covering[square] = window, _Near(candidates)

    def __missing__(self, occupied: int) -> list[Fit]:
        if len(self) >= self.LIMIT:
            self.clear()
        covering = self._covering
        found: list[Fit] = []
        floor = supported(occupied)
        taken = occupied
        while floor:
            square = floor & -floor
            window, near = covering[square]
            found += near[taken & window]
            taken |= square
            floor ^= square
        self[occupied] = found
        return found


FITS: Final = tuple(_Houses(shape) for shape in range(len(_SHAPE_KEYS)))
"""By shape and by the occupied squares of a house: all placements that fit; not to be changed."""
