"""Where tiles fit: all placements of a shape that lie on empty squares and stand on something.

A placement stands on something if one of its squares is supported (see board.supported). So the
supported squares are gone through in order, and each answers with the placements that cover it; it then
counts as taken, so that no placement is found twice. What a square answers depends only on the few
squares round it, and is remembered by them; the whole answer is remembered by the house. Colours that
share a shape share both.
"""

from __future__ import annotations

from typing import Final

from nyhavn.engine.board import PLACEMENTS, Placement, orientations, supported
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


class _Covering:
    """The placements of a shape that cover one square."""

    __slots__ = ("candidates", "memo", "window")

    def __init__(self, candidates: list[Fit]) -> None:
        self.candidates = candidates
        self.window = 0
        for _, squares in candidates:
            self.window |= squares
        self.memo: dict[int, list[Fit]] = {}


def _coverings(shape: int) -> dict[int, _Covering]:
    kind = next(kind for kind in _KINDS if TILE_SHAPE[kind] == shape)
    placements = _placements(kind)
    candidates = [(number << PAY_BITS, placement.mask) for number, placement in enumerate(placements)]
    return {
        special.mask: _Covering([fit for fit in candidates if fit[1] & special.mask])
        for special in PLACEMENTS
        if special.size == 1
    }


_COVERINGS: Final = [_coverings(shape) for shape in range(len(_SHAPE_KEYS))]
_HOUSE_LIMIT: Final = 1 << 12
_WINDOW_LIMIT: Final = 1 << 10
_houses: Final[list[dict[int, list[Fit]]]] = [{} for _ in _SHAPE_KEYS]


def fits(shape: int, occupied: int) -> list[Fit]:
    """All placements of a shape in a house that is occupied like this; not to be changed by the caller."""
    memo = _houses[shape]
    found = memo.get(occupied)
    if found is None:
        if len(memo) >= _HOUSE_LIMIT:
            memo.clear()
        memo[occupied] = found = _find(_COVERINGS[shape], occupied)
    return found


def _find(coverings: dict[int, _Covering], occupied: int) -> list[Fit]:
    found: list[Fit] = []
    floor = supported(occupied)
    taken = occupied
    while floor:
        square = floor & -floor
        floor ^= square
        covering = coverings[square]
        near = taken & covering.window
        answer = covering.memo.get(near)
        if answer is None:
            if len(covering.memo) >= _WINDOW_LIMIT:
                covering.memo.clear()
            answer = [fit for fit in covering.candidates if not fit[1] & near]
            covering.memo[near] = answer
        found += answer
        taken |= square
    return found
