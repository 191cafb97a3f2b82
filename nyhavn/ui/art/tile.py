"""A single façade tile: in the supply, on its way to the house, in the rules."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, OptionProperty

from nyhavn.engine.material import COLORS, SPECIAL
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.facade import Square, add_outline, add_shape, add_tile
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette

FADED = {"dim": 0.62, "gone": 0.28}
FADED_ON_DARK = {"dim": 0.7, "gone": 0.32}
"""How much is left of what is paler. On a dark ground a dark wall is lost first."""


class TileArt(Drawn):
    """A tile in the middle of the widget.

    With `unit` 0 its squares are as large as the widget allows, but not larger than `largest`; otherwise they
    are `unit` large. `floating` lifts it off what lies below. `tile_rect` is where it is drawn.
    """

    color = OptionProperty("red", options=(*COLORS, SPECIAL))
    cells = ListProperty([(0, 0)])
    wall = ObjectProperty(None, allownone=True)
    unit = NumericProperty(0)
    largest = NumericProperty(0)
    state = OptionProperty("", options=("", "legal", "illegal", "dim", "lit"))
    floating = BooleanProperty(False)
    patterns = BooleanProperty(True)
    tile_rect = ListProperty([0, 0, 0, 0])

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "tile": ("color", "cells", "wall", "unit", "largest", "state", "floating", "patterns")
    }

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for each in ("pos", "size", "cells", "unit", "largest"):
            self.fbind(each, self._measure)
        self._measure()

    def _box(self) -> tuple[int, int, int, int]:
        across = [int(x) for x, _ in self.cells] or [0]
        down = [int(y) for _, y in self.cells] or [0]
        return min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1

    def drawn_unit(self) -> int:
        """Pixels of one square as drawn."""
        if self.unit:
            return int(self.unit)
        _, _, wide, high = self._box()
        fitting: float = min(self.width / wide, self.height / high)
        return max(1, int(min(fitting, self.largest) if self.largest else fitting))

    def _measure(self, *changed: object) -> None:
        del changed
        _, _, wide, high = self._box()
        unit = self.drawn_unit()
        left = round(self.x) + int((self.width - wide * unit) / 2)
        bottom = round(self.y) + int((self.height - high * unit) / 2)
        self.tile_rect = [left, bottom, wide * unit, high * unit]

    def draw_tile(self, group: InstructionGroup) -> None:
        """Shadow, tile and the outline of its state."""
        left, bottom = self.tile_rect[0] - round(self.x), self.tile_rect[1] - round(self.y)
        add_lying_tile(self, left, bottom, self.drawn_unit(), group)


def add_lying_tile(tile: Any, left: int, bottom: int, unit: int, group: InstructionGroup) -> None:
    """Draw a tile whose lower left corner is there, with its shadow and the outline of its state.

    tile: a widget with the colour, the cells and so on of `TileArt`.
    """
    if not tile.cells:
        return
    low_x, low_y = min(int(x) for x, _ in tile.cells), min(int(y) for _, y in tile.cells)
    cells: list[Square] = [(x - low_x, y - low_y) for x, y in tile.cells]
    wall = (tile.wall[0] - low_x, tile.wall[1] - low_y) if tile.wall else None
    quads = Quads()
    alpha, floats = (
        (FADED_ON_DARK if palette.dark else FADED).get(tile.state),
        getattr(tile, "floating", False),
    )
    if alpha is None:
        fall = 0.14 if floats else 0.03
        shadow = palette.color("boardShadow", 0.9 if floats else 0.7)
        add_shape(quads, "tile.shadow", cells, left + fall * unit * 0.6, bottom - fall * unit, unit, shadow)
    add_tile(
        quads,
        tile.color,
        cells,
        wall,
        left,
        bottom,
        unit,
        patterns=tile.patterns,
        small=unit < tile.detail_from,
        alpha=1.0 if alpha is None else alpha,
    )
    meaning = {"legal": "legal", "illegal": "illegal", "lit": "pick"}.get(tile.state)
    if meaning:
        add_outline(quads, cells, left, bottom, unit, meaning)
    quads.draw(group)
