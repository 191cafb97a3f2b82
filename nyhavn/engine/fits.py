"""Where tiles fit: all placements of a shape that lie on empty squares and stand on something.

A placement stands on something if one of its squares is supported (see board.supported). So the
supported squares are gone through in order, and each answers with the placements that cover it; it then
counts as taken, so that no placement is found twice. What a square answers depends only on the few
squares round it, and is remembered by them; the whole answer is remembered by the house. Colours that
share a shape share both.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Final

from nyhavn.engine.board import PLACEMENTS, SQUARES, Placement, bit, neighbours, orientations, supported
from nyhavn.engine.material import COLORS, SHAPES, SIZES

PAY_BITS: Final = 10
"""Low bits of a build move, kept free here for the payment (see moves)."""

Fit = tuple[int, int]
"""A placement's number within its tile kind, shifted by PAY_BITS, and the squares beside it."""
_Candidate = tuple[int, Fit]
"""The squares of a placement, and what is to be found if they are free."""

_KINDS = [(color, size) for color in COLORS for size in SIZES]
_SHAPE_KEYS = list(dict.fromkeys(tuple(orientations(SHAPES[kind])) for kind in _KINDS))

TILE_SHAPE: Final = {kind: _SHAPE_KEYS.index(tuple(orientations(SHAPES[kind]))) for kind in _KINDS}
"""Which of the distinct shapes a tile has: the size 2 is the same in all colours, for example."""


_PLACEMENTS: dict[tuple[str, int], list[Placement]] = {}
for _each in PLACEMENTS:
    _PLACEMENTS.setdefault((_each.color, _each.size), []).append(_each)

TILE_BASE: Final = {kind: _PLACEMENTS[kind][0].id << PAY_BITS for kind in _KINDS}
"""What to add to a fit's number to make it a placement's number, shifted by PAY_BITS."""

NEAR_LIMIT: Final = 1 << 12
ANSWERS_LIMIT: Final = 1 << 16
HOUSES_LIMIT: Final = 1 << 14
"""A table that has grown to so many answers is emptied."""

_Near = dict[int, tuple[Fit, ...]]
"""The placements of a shape that cover one square, by the taken squares round it."""


@cache
def _covering(shape: int) -> dict[int, tuple[int, _Near, list[_Candidate]]]:
    """By square: the squares that its answer depends on, the answers so far, and all placements over it."""
    kind = next(kind for kind in _KINDS if TILE_SHAPE[kind] == shape)
    over: dict[int, list[_Candidate]] = {1 << place: [] for place in range(len(SQUARES))}
    for number, placement in enumerate(_PLACEMENTS[kind]):
        candidate = placement.mask, (number << PAY_BITS, neighbours(placement.mask))
        for cell in placement.cells:
            over[bit(cell)].append(candidate)
    return {
        square: (reduce(or_, (squares for squares, _ in candidates), 0), {}, candidates)
        for square, candidates in over.items()
    }


_ANSWERS: dict[tuple[Fit, ...], tuple[Fit, ...]] = {}
"""Every answer once: surroundings that leave the same placements share one."""

FITS: Final[tuple[dict[int, list[Fit]], ...]] = tuple({} for _ in _SHAPE_KEYS)
"""By shape and by the occupied squares of a house: all placements that fit, if they were asked for before."""


def find_fits(shape: int, occupied: int) -> list[Fit]:
    """All placements of a shape that fit into a house, put into FITS; not to be changed."""
    covering = _covering(shape)
    found: list[Fit] = []
    floor = supported(occupied)
    taken = occupied
    while floor:
        rest = floor & floor - 1
        square = floor ^ rest
        window, near, candidates = covering[square]
        try:
            found += near[taken & window]
        except KeyError:
            found += _look(near, taken & window, candidates)
        taken |= square
        floor = rest
    houses = FITS[shape]
    if len(houses) >= HOUSES_LIMIT:
        houses.clear()
    houses[occupied] = found
    return found


def _look(near: _Near, taken: int, candidates: list[_Candidate]) -> tuple[Fit, ...]:
    if len(near) >= NEAR_LIMIT:
        near.clear()
    if len(_ANSWERS) >= ANSWERS_LIMIT:
        _ANSWERS.clear()
    found = tuple([fit for squares, fit in candidates if not squares & taken])
    near[taken] = found = _ANSWERS.setdefault(found, found)
    return found
