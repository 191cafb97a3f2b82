"""A small house front that stands for a player."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, OptionProperty

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.house import GABLES
from nyhavn.ui.art.quads import WHITE, Quads
from nyhavn.ui.theme.palette import HOUSE_COLORS, palette


class GableArt(Drawn):
    """The gable of a house colour above one row of windows; lit when it is that player's turn."""

    house_color = OptionProperty("red", options=HOUSE_COLORS)
    lit = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"front": ("house_color", "lit")}

    def draw_front(self, group: InstructionGroup) -> None:
        """The small front, as large as fits."""
        size = int(min(self.width, self.height))
        x, y = int((self.width - size) / 2), int((self.height - size) / 2)
        quads = Quads()
        if self.lit:
            quads.add(
                "coin.ring", x - size * 0.14, y - size * 0.14, size * 1.28, size * 1.28, palette.color("pick")
            )
            quads.layer()
        name = f"seat.{GABLES[self.house_color]}"
        quads.add(f"{name}.paint", x, y, size, size, palette.color(f"house.{self.house_color}.base"))
        quads.layer()
        quads.add(f"{name}.trim", x, y, size, size, WHITE)
        quads.draw(group)
