"""A façade card, its back, and the end card."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty

from nyhavn.engine.material import COLORS
from nyhavn.ui.art.card_shapes import ASPECT, CARD_TILES, GAP, extent, tile_unit
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.facade import add_shape
from nyhavn.ui.art.lettering import write
from nyhavn.ui.art.quads import WHITE, Quads
from nyhavn.ui.theme.palette import palette

_BADGES = {"pay": "badge.pay", "discard": "badge.discard", "ability": "badge.ability"}


class CardArt(Drawn):
    """A card as large as the widget allows, in its middle. What it is for shows by lift, outline and a badge.

    Without a color it is the empty place of a card.
    """

    color = OptionProperty("red", options=("", *COLORS, "back", "end"))
    letter = StringProperty("")
    lifted = BooleanProperty(False)
    glow = OptionProperty("", options=("", "pick", "ability", "pay", "discard"))
    dimmed = BooleanProperty(False)
    patterns = BooleanProperty(True)
    lift = NumericProperty(0)
    simple_below = NumericProperty(0)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "card": ("color", "letter", "lifted", "glow", "dimmed", "patterns", "lift", "simple_below")
    }

    def card_rect(self) -> tuple[int, int, int, int]:
        """Where the card lies in the widget, from the widget's corner, before it is lifted."""
        width = int(min(self.width, self.height * ASPECT))
        height = int(min(self.height, self.width / ASPECT))
        return int((self.width - width) / 2), int((self.height - height) / 2), width, height

    def draw_card(self, group: InstructionGroup) -> None:
        """The card with its face, veil, outline and badge."""
        x, y, width, height = self.card_rect()
        if width < 2:
            return
        quads = Quads()
        if not self.color:
            quads.add("card.empty", x, y, width, height, palette.color("brassLight", 0.6))
            quads.draw(group)
            return
        y += round(self.lift) if self.lifted else 0
        reach = 0.16 * width
        fall = 0.09 * width if self.lifted else 0.03 * width
        shadow = palette.color("boardShadow", 0.85)
        quads.add("card.shadow", x - reach, y - reach - fall, width + 2 * reach, height + 2 * reach, shadow)
        if self.glow:
            tint = palette.color(self.glow)
            quads.add("card.outline", x - reach, y - reach, width + 2 * reach, height + 2 * reach, tint)
        quads.layer()
        if self.color in ("back", "end"):
            quads.add(f"card.{self.color}", x, y, width, height)
            quads.draw(group)
        else:
            quads.add("card.paper", x, y, width, height)
            quads.layer()
            quads.add("card.field", x, y, width, height, palette.color(f"card.{self.color}.base"))
            if width < self.simple_below:
                quads.draw(group)
                self._draw_simple(group, x, y, width, height)
            else:
                quads.layer()
                quads.add("card.gable", x, y, width, height, palette.color(f"card.{self.color}.light", 0.42))
                quads.draw(group)
                self._draw_face(group, x, y, width, height)
        self._draw_top(group, x, y, width, height)

    def _draw_simple(self, group: InstructionGroup, x: int, y: int, width: int, height: int) -> None:
        """Colour, pattern and letter only: shapes would not be readable."""
        ink = palette.color(f"card.{self.color}.ink")
        middle = x + width / 2
        if self.patterns:
            mark = round(width * 0.42)
            quads = Quads()
            name = f"glyph.{palette.pattern(self.color)}"
            quads.add(name, round(middle - mark / 2), round(y + height * 0.56), mark, mark, ink)
            quads.draw(group)
        write(group, self.letter, width * 0.52, middle, y + height * (0.30 if self.patterns else 0.5), ink)

    def _draw_face(self, group: InstructionGroup, x: int, y: int, width: int, height: int) -> None:
        """Pattern and letter above, the four tiles below."""
        ink = palette.color(f"card.{self.color}.ink")
        head = height * 0.868
        quads = Quads()
        if self.patterns:
            mark = round(width * 0.19)
            name = f"glyph.{palette.pattern(self.color)}"
            quads.add(name, x + round(width * 0.115), round(y + head - mark / 2), mark, mark, ink)
        self._add_tiles(quads, x, y, width, height)
        quads.draw(group)
        write(group, self.letter, width * 0.27, x + width * 0.875, y + head, ink, align=(1.0, 0.5))

    def _add_tiles(self, quads: Quads, x: int, y: int, width: int, height: int) -> None:
        across, gaps_across, down, gaps_down = extent(self.color)
        room_x, room_y = width * 0.83, height * 0.715
        unit = tile_unit(self.color, room_x, room_y)
        gap = max(2, round(unit * GAP))
        left = x + round((width - across * unit - gaps_across * gap) / 2)
        bottom = y + round(height * 0.062 + (room_y - down * unit - gaps_down * gap) / 2)
        dark, light = palette.color(f"card.{self.color}.dark"), palette.color(f"card.{self.color}.light")
        places = [
            (
                tile,
                left + tile.at[0] * unit + tile.gaps[0] * gap,
                bottom + tile.at[1] * unit + tile.gaps[1] * gap,
            )
            for tile in CARD_TILES[self.color]
        ]
        for tile, tile_x, tile_y in places:
            add_shape(quads, "tile.flat", tile.cells, tile_x, tile_y, unit, dark)
        quads.layer()
        for tile, tile_x, tile_y in places:
            for cell in tile.cells:
                brick = cell == tile.wall
                at = (tile_x + cell[0] * unit, tile_y + cell[1] * unit, unit, unit)
                quads.add("wall.card" if brick else "window.card", *at, light if brick else WHITE)

    def _draw_top(self, group: InstructionGroup, x: int, y: int, width: int, height: int) -> None:
        quads = Quads()
        if self.dimmed:
            quads.add("card.veil", x, y, width, height, palette.color("dim", 0.62))
        if self.glow in _BADGES:
            quads.layer()
            size = round(max(width * 0.36, 12))
            quads.add(_BADGES[self.glow], x + round((width - size) / 2), y - round(size * 0.38), size, size)
        quads.draw(group)
