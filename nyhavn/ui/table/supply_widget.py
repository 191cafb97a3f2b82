"""A kind of tile in the supply. One widget draws all of it: a table has 21 of them."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.graphics import Color, InstructionGroup, SmoothRoundedRectangle
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import lettering, write
from nyhavn.ui.art.tile import add_lying_tile
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.table_widget import FocusTarget, TableWidget
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.widgets.labels import Glyph

NUMBER = 13.5
"""How large the number beside a tile is, in sp."""
NARROW = 0.3
"""How large it is at most where the tile lies in the middle, for the width of its place."""
EDGE = 7
"""How far a tile and its number are from the edges of their place at most, in dp."""
APART = 9
"""How much room there is to be for a number beside its tile, in dp: its own edges, and between the two."""
TIGHT = 0.85
"""How much of a line's height its figures take."""


class SupplyWidget(FocusTarget, TableWidget, Drawn):
    """One kind of tile in the supply, with how many are left."""

    color = StringProperty("red")
    cells = ListProperty([(0, 0)])
    wall = ObjectProperty(None, allownone=True)
    count = NumericProperty(0)
    unit = NumericProperty(1)
    """The side of a square, the same for all tiles."""
    state = OptionProperty("dim", options=("gone", "dim", "", "lit"))
    """gone: none is left; dim: not to be paid; lit: held right now."""
    reach = BooleanProperty(False)
    """Whether it can be paid only with an ability."""
    patterns = BooleanProperty(True)
    centred = BooleanProperty(False)
    """Whether the tile lies in the middle, and not in the corner that the number leaves free."""
    apart = BooleanProperty(False)
    """Whether it lies on a ground of its own, and not on that of its colour's block."""
    hovered = BooleanProperty(False)
    _star: ReachStar | None = None

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "ground": ("state", "centred", "apart", "hovered", "dp"),
        "tile": ("color", "cells", "wall", "unit", "state", "patterns", "centred", "dp", "sp", "count"),
        "number": ("count", "unit", "state", "cells", "centred", "dp", "sp"),
    }

    def on_reach(self, *_: Any) -> None:
        """Few tiles ever are out of reach like that: the sign for it is made for those."""
        if self._star is None:
            self._star = ReachStar(spot=self)
            self.add_widget(self._star)

    @property
    def number_size(self) -> float:
        """How large the number is written, in pixels."""
        size = float(NUMBER * self.sp)
        return min(size, NARROW * self.width) if self.centred else size

    def tile_box(self) -> Box:
        """Where the tile lies, from the corner of its place."""
        return self._parts()[0]

    def number_box(self) -> Box:
        """Where its number is written; the figures alone are less high."""
        return Box(*self._parts()[1], *self._number().size)

    def _parts(self) -> tuple[Box, tuple[float, float]]:
        """Where the tile lies, and the lower left corner of its number.

        Both on one line where there is room: tiles begin one below the other, numbers end so. Else the number
        is above its tile. Either way they lie in the middle of the height.
        """
        across, up = ({int(cell[axis]) for cell in self.cells} for axis in (0, 1))
        width, height = (max(across) - min(across) + 1) * self.unit, (max(up) - min(up) + 1) * self.unit
        wide, high = self._number().size
        middle = (self.height - high) / 2
        if self.centred:
            left = (self.width - width - wide - 2 * self.dp) / 2
            tile = Box(left, (self.height - height) / 2, width, height)
            return tile, (tile.right + 2 * self.dp, middle)
        spare = self.width - width - wide
        end = self.width - wide - min(EDGE * self.dp, max(3 * self.dp, 0.06 * self.width))
        if spare >= APART * self.dp:
            left = min(EDGE * self.dp, max(2 * self.dp, spare / 2 - 2 * self.dp))
            return Box(left, (self.height - height) / 2, width, height), (end, middle)
        left = min(EDGE * self.dp, max(self.dp, (self.width - width) / 2))
        low = max(2 * self.dp, (self.height - height - TIGHT * high) / 2)
        return Box(left, low, width, height), (end, min(low + height, self.height - high))

    def _number(self) -> Any:
        return lettering(self._text, int(self.number_size))

    @property
    def _text(self) -> str:
        return f"×{int(self.count)}"

    def draw_ground(self, group: InstructionGroup) -> None:
        """A ground of its own, where it has one, and the light of what is held or under the mouse."""
        own = 0.85 if self.centred else 0.94 if self.apart else 0.0
        light = 0.22 if self.state == "lit" else 0.1 if self.hovered else 0.0
        for tint, strength in (("boardSurface", own), ("pick", light)):
            if strength:
                group.add(Color(*palette.color(tint)[:3], strength))
                group.add(
                    SmoothRoundedRectangle(
                        pos=(self.dp, self.dp),
                        size=(self.width - 2 * self.dp, self.height - 2 * self.dp),
                        radius=[6 * self.dp],
                    )
                )

    def draw_tile(self, group: InstructionGroup) -> None:
        """The tile itself."""
        box = self.tile_box()
        add_lying_tile(self, round(box.x), round(box.y), int(self.unit), group)

    def draw_number(self, group: InstructionGroup) -> None:
        """How many are left: beside the tile where there is room for it, else above it."""
        box = self.number_box()
        ink = (*palette.color("boardText")[:3], 0.82 if self.state in ("gone", "dim") else 1.0)
        write(group, self._text, int(self.number_size), int(box.x), int(box.y), ink, align=(0.0, 0.0))


class ReachStar(Glyph):
    """Says that a tile of the supply can be paid only with an ability."""

    spot = ObjectProperty(rebind=True)

    def corner(self, *_watched: Any) -> tuple[float, float]:
        """At the lower right of the tile, within its place."""
        spot, tile = self.spot, self.spot.tile_box()
        left = min(spot.x + tile.right - self.width * 0.55, spot.right - self.width - 2 * spot.dp)
        return left, max(spot.y + tile.y - self.height * 0.2, spot.y)
