"""A medal of the book: a coin with its sign, dark as long as it is not earned."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, StringProperty

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette


class MedalArt(Drawn):
    """`kind` is the key of the medal."""

    kind = StringProperty("first_win")
    earned = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"medal": ("kind", "earned")}

    def draw_medal(self, group: InstructionGroup) -> None:
        """The coin, then its sign."""
        size = int(min(self.width, self.height))
        if size < 2:
            return
        x, y = int((self.width - size) / 2), int((self.height - size) / 2)
        quads = Quads()
        quads.add("coin.active" if self.earned else "coin.used", x, y, size, size)
        quads.layer()
        ink = palette.color("coinInk") if self.earned else palette.color("coinUsedInk", 0.55)
        quads.add(f"medal.{self.kind}", x, y, size, size, ink)
        quads.draw(group)
