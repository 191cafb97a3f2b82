"""How several screens lay things out: buttons of one size, and pages that scroll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView

from nyhavn.ui.app_screen import load_kv


class _EvenLayout(Layout):
    """A layout whose children are all as tall as the tallest needs to be."""

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.fbind("minimum_height", self._even_out)
        self._even_out()

    def remove_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().remove_widget(widget, *args, **kwargs)
        widget.funbind("minimum_height", self._even_out)
        self._even_out()

    def _even_out(self, *_: Any) -> None:
        raise NotImplementedError


class EvenRow(_EvenLayout, BoxLayout):
    """Buttons side by side, all as tall as the tallest; or one below the other where words are too wide."""

    def on_orientation(self, *_: Any) -> None:
        self._even_out()

    def _even_out(self, *_: Any) -> None:
        heights = [child.minimum_height for child in self.children] or [0]
        count = len(heights) if self.orientation == "vertical" else 1
        self.height = count * max(heights) + (count - 1) * self.spacing


class EvenGrid(_EvenLayout, GridLayout):
    """Buttons in as many columns as their words allow, all as tall as the tallest."""

    def __init__(self, **kwargs: Any) -> None:
        # From the start: a grid without columns complains of every child.
        super().__init__(**{"cols": 1, **kwargs})

    def _iterate_layout(self, count: int) -> Iterator[tuple[int, float, float, float, float]]:
        """The places as Kivy 2.3.1 finds them; in a last row that is not full they are wider, without a gap.

        Not changed afterwards, in `do_layout`: every change of a child has the grid laid out again.
        """
        many, gap = count % self.cols, self.spacing[0]
        left, right = self.x + self.padding[0], self.right - self.padding[2]
        across = (right - left - (many - 1) * gap) / many if many else 0.0
        # The last one is the first of the children.
        for index, x, y, width, height in super()._iterate_layout(count):
            if index < many:
                yield index, left + (many - 1 - index) * (across + gap), y, across, height
            else:
                yield index, x, y, width, height

    def _even_out(self, *_: Any) -> None:
        self.row_default_height = max((child.minimum_height for child in self.children), default=0)


class Page(ScrollView):
    """What scrolls, but only where it is longer than its place.

    Kivy fades the bar out whenever the size changes, which draws forty frames for a bar that nobody needs.
    """

    def _bind_inactive_bar_color(self, *_: Any) -> None:
        self.bar_inactive_color = self.bar_color


load_kv("widgets/layouts.kv")
