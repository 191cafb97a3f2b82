"""Words that always fit their box: as large as allowed, smaller where the language needs more room."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.properties import NumericProperty
from kivy.uix.label import Label

STEP = 0.92


class FitLabel(Label):
    """A label whose letters shrink from `most` until the text fits, but not below `least`."""

    most = NumericProperty(16)
    least = NumericProperty(9)

    def __init__(self, **kwargs: Any) -> None:
        self._fit_soon = Clock.create_trigger(self._fit, -1)
        super().__init__(**kwargs)
        for name in ("text", "size", "most", "least", "font_name", "padding"):
            self.fbind(name, self._fit_soon)
        self._fit_soon()

    def _fit(self, *_: Any) -> None:
        width = int(self.width - self.padding[0] - self.padding[2])
        height = int(self.height - self.padding[1] - self.padding[3])
        if width < 1 or height < 1:
            return
        self.text_size = self.size
        self.font_size = fitting_size(
            self.text, self.font_name, self.line_height, (width, height), self.most, self.least
        )


@lru_cache(maxsize=512)
def fitting_size(
    text: str, font: str, line_height: float, box: tuple[int, int], most: float, least: float
) -> float:
    """The largest size, from most downwards, at which a text fits into a box without breaking a word."""
    size = most
    while size > least and not fits(text, font, line_height, box, size):
        size = max(least, size * STEP)
    return size


def fits(text: str, font: str, line_height: float, box: tuple[int, int], size: float) -> bool:
    """Whether a text of this size fits into a box without breaking a word."""
    single = CoreLabel(font_name=font, font_size=size)
    if any(single.get_extents(word)[0] > box[0] for word in text.split()):
        return False
    whole = CoreLabel(
        text=text, font_name=font, font_size=size, text_size=(box[0], None), line_height=line_height
    )
    _, height = whole.render()
    return bool(height <= box[1])
