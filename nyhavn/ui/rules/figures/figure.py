"""A picture with its caption, and how several of them share a row."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout

from nyhavn.ui.widgets.control import Panel


class Figure(Panel):
    """A picture above its caption; its looks are in kv/rules/figures.kv."""

    caption = StringProperty()
    mark = OptionProperty("", options=("", "yes", "no"))
    """Whether what is shown is allowed, where that is the question."""
    least = NumericProperty()
    """The width below which it would be too small."""
    broad = BooleanProperty(False)
    """Whether it wants the whole width of the page."""


class Verdict(BoxLayout):
    """What the rules say of what is tried in a picture."""

    text = StringProperty()
    why = StringProperty()
    mark = StringProperty()
    lines = NumericProperty()
    """Lines that there is room for at least."""


class FigureGrid(Layout):
    """Pictures side by side as far as there is room for them, with their tops in line."""

    spacing = NumericProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._placing = False
        super().__init__(**kwargs)
        for each in ("pos", "width", "spacing"):
            self.fbind(each, self.do_layout)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        for each in ("height", "least"):
            widget.fbind(each, self.do_layout)
        self.do_layout()

    def do_layout(self, *_: Any) -> None:
        """Place everything at once: each wait for the next pass makes the page settle a pass later."""
        if self.children and self.width >= 1 and not self._placing:
            self._placing = True
            self._place(list(reversed(self.children)))
            self._placing = False

    def _place(self, figures: list[Any]) -> None:
        """Give every picture its column and row; the height follows."""
        least = max(figure.least for figure in figures)
        fitting = int((self.width + self.spacing) / (least + self.spacing)) if least else 1
        columns = _even(len(figures), max(1, fitting))
        wide = (self.width - (columns - 1) * self.spacing) / columns
        rows = [figures[start : start + columns] for start in range(0, len(figures), columns)]
        for figure in figures:
            figure.width = wide
        self.height = sum(max(figure.height for figure in row) for row in rows) + self.spacing * (
            len(rows) - 1
        )
        top = self.top
        for row in rows:
            for column, figure in enumerate(row):
                figure.pos = self.x + column * (wide + self.spacing), top - figure.height
            top -= max(figure.height for figure in row) + self.spacing


def _even(count: int, most: int) -> int:
    """So many columns that rows are as full as can be: four pictures become two and two."""
    if most >= count:
        return count
    rows = -(-count // most)
    return -(-count // rows)
