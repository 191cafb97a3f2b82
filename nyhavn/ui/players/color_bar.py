"""How much a player built of each colour."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from nyhavn.engine.material import COLORS
from nyhavn.ui.theme.palette import palette


class ColorBar(Widget):
    """How much was built of each colour; shares are given in the order of COLORS and add up to 1."""

    shares = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(shares=self._draw, pos=self._draw, size=self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        left = self.x
        with self.canvas:
            for color, share in zip(COLORS, self.shares, strict=False):
                Color(*palette.color(f"card.{color}.base"))
                Rectangle(pos=(left, self.y), size=(self.width * share, self.height))
                left += self.width * share
