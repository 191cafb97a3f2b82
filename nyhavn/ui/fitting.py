"""Words that fit their place, whatever they are: names above all."""

from __future__ import annotations

from typing import Any

from kivy.core.text import Label as Measure
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.label import Label

from nyhavn.ui.screens import load_kv


class FittingLine(Label):
    """Words that are written smaller where the place is too narrow for them: never cut off, never broken."""

    largest = NumericProperty(1)
    wraps = BooleanProperty(False)
    """Whether the words may stand on several lines; else all of them stay on one."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for each in ("text", "width", "largest", "wraps", "font_name"):
            self.fbind(each, self._fit)
        self._fit()

    def _fit(self, *_: Any) -> None:
        measure = Measure(font_name=self.font_name, font_size=self.largest)
        pieces = self.text.split() if self.wraps else [self.text]
        needed = max((measure.get_extents(piece)[0] for piece in pieces), default=0)
        # A little less than would just fit: letters grow in whole pixels.
        room = self.width * 0.96
        self.font_size = max(1.0, self.largest * min(1.0, room / max(needed, 1)))


load_kv("fitting.kv")
