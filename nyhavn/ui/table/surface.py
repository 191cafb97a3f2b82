"""What the table's things lie on: planks under the cards, and a solid ground for each colour of tiles."""

from __future__ import annotations

from typing import Any

from kivy.properties import ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from nyhavn.ui.theme.palette import palette


class Surface(Widget):
    """Planks under the harbour; their look is in kv/table/screen.kv."""

    dp = NumericProperty(1)
    harbour = ListProperty([0, 0, 0, 0])

    def on_touch_down(self, touch: Any) -> bool:
        return False


class BlockGround(Widget):
    """The ground of one colour's tiles, edged in that colour."""

    dp = NumericProperty(1)
    color = StringProperty()
    tint = ColorProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        palette.bind(version=self._paint)
        self._paint()

    def _paint(self, *_: Any) -> None:
        self.tint = palette.color(f"card.{self.color}.base" if self.color else "brass")

    def on_touch_down(self, touch: Any) -> bool:
        return False
