"""Cards that lie face down: the draw pile with its count, and somebody's hand."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, NumericProperty

from nyhavn.ui.art.card_shapes import ASPECT
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette

_CARDS_A_SHEET = 6
"""Cards of the pile for each edge that is seen below the top one."""


class PileArt(Drawn):
    """A stack of card backs as high as the pile is; `warning` when the end card may come any moment."""

    count = NumericProperty(0)
    warning = BooleanProperty(False)
    edge = NumericProperty(0)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"pile": ("count", "warning", "edge")}

    def draw_pile(self, group: InstructionGroup) -> None:
        """Cards, plate with the count, and a lantern when the end is near."""
        sheets = min(8, -(-int(self.count) // _CARDS_A_SHEET))
        edge = max(1, round(self.edge))
        room = 8 * edge
        width = int(min(self.width, (self.height - room) * ASPECT))
        height = int(width / ASPECT)
        if width < 2:
            return
        x, y = int((self.width - width) / 2), int((self.height - height - room) / 2)
        top = y + max(0, sheets - 1) * edge
        quads = Quads()
        reach = 0.16 * width
        around = (x - reach, y - reach, width + 2 * reach, height + 2 * reach + top - y)
        quads.add("card.shadow", *around, palette.color("boardShadow"))
        quads.layer()
        if self.warning:
            quads.add("card.outline", *around, palette.color("warning"))
        quads.layer()
        if not sheets:
            quads.add("card.empty", x, y, width, height, palette.color("brassLight", 0.7))
        for sheet in range(sheets - 1):
            quads.add("card.paper", x, y + sheet * edge, width, height)
        quads.layer()
        if sheets:
            quads.add("card.back", x, top, width, height)
        if self.warning:
            quads.layer()
            lamp = round(width * 0.66)
            quads.add("lantern", x + round((width - lamp) / 2), top + round(height * 0.40), lamp, lamp)
        quads.layer()
        plate_w, plate_h = round(width * 0.74), round(width * 0.40)
        plate_y = top + round(height * 0.10)
        quads.add("plate", x + round((width - plate_w) / 2), plate_y, plate_w, plate_h)
        quads.draw(group)
        write(
            group,
            str(int(self.count)),
            plate_h * 0.74,
            x + width / 2,
            plate_y + plate_h * 0.5,
            palette.color("coinInk"),
        )


class FanArt(Drawn):
    """A hand of cards face down, side by side, over each other where there is no room for all of them."""

    count = NumericProperty(0)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"cards": ("count",)}

    def draw_cards(self, group: InstructionGroup) -> None:
        """The backs, from the left."""
        count = int(self.count)
        height = int(min(self.height, self.width / ASPECT))
        width = int(height * ASPECT)
        if width < 2 or not count:
            return
        step = 0 if count == 1 else min(1.12 * width, (self.width - width) / (count - 1))
        left, low = (self.width - width - step * (count - 1)) / 2, (self.height - height) / 2
        quads = Quads()
        reach, shadow = 0.12 * width, palette.color("boardShadow", 0.7)
        for number in range(count):
            x = left + number * step
            quads.add("card.shadow", x - reach, low - reach, width + 2 * reach, height + 2 * reach, shadow)
            quads.layer()
            quads.add("card.back", x, low, width, height)
            quads.layer()
        quads.draw(group)
