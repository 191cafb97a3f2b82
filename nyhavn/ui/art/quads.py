"""Collects many small pictures into few drawing instructions."""

from __future__ import annotations

from array import array
from functools import lru_cache

from kivy.graphics import Color, InstructionGroup, Mesh

from nyhavn.ui.art.sheets import region, sheets
from nyhavn.ui.theme.roles import Rgba

WHITE: Rgba = (1.0, 1.0, 1.0, 1.0)
SOFT = "card.shadow"
"""Has no edge that a larger copy would show."""
_LONGEST = 16000
"""Quads in one mesh; its indices are 16 bit numbers."""


class Quads:
    """Pictures to be drawn in the order of their tints, each tint in one instruction."""

    def __init__(self) -> None:
        self._runs: list[tuple[Rgba, str, list[float]]] = []
        self._open: dict[tuple[Rgba, str], list[float]] = {}
        self._large: set[str] = set()
        """Sheets of which something is drawn larger than at half its size."""

    def add(self, picture: str, x: float, y: float, width: float, height: float, tint: Rgba = WHITE) -> None:
        """Add a picture; those of the same tint are drawn together, in the place of the first."""
        name, uv, half_width, half_height = region(picture)
        if width > half_width and height > half_height and picture != SOFT:
            self._large.add(name)
        points = self._open.get((tint, name))
        if points is None:
            points = self._open[(tint, name)] = []
            self._runs.append((tint, name, points))
        right, top = x + width, y + height
        points += (x, y, uv[0], uv[1], right, y, uv[2], uv[3], right, top, uv[4], uv[5], x, top, uv[6], uv[7])

    def layer(self) -> None:
        """What is added from now on lies over everything before."""
        self._open = {}

    def draw(self, group: InstructionGroup) -> None:
        """Write the instructions into a group."""
        for tint, name, points in self._runs:
            texture = sheets.texture(name, whole=name in self._large)
            group.add(Color(*tint))
            for start in range(0, len(points), _LONGEST * 16):
                # Packed: a list would be kept, too, with eight times as much for each number.
                part = array("f", points[start : start + _LONGEST * 16])
                indices = _indices(len(part) // 16)
                group.add(Mesh(vertices=part, indices=indices, mode="triangles", texture=texture))


@lru_cache(maxsize=256)
def _indices(quads: int) -> array[int]:
    """The corners of the two triangles of each quad."""
    corners = (4 * quad + corner for quad in range(quads) for corner in (0, 1, 2, 0, 2, 3))
    return array("H", corners)
