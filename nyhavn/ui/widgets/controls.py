"""What screens are written, drawn and pressed with where KivyMD has nothing for it; looks in kv/app.kv."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.app import App
from kivy.properties import (
    AliasProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView
from kivymd.icon_definitions import md_icons

from nyhavn.ui.widgets.named import Named
from nyhavn.ui.widgets.plain_label import PlainLabel


class Inked(PlainLabel):
    """A label in one colour, paler where it is disabled."""

    ink = ColorProperty()

    def on_ink(self, *_: Any) -> None:
        self.color = self.ink
        if self.disabled:
            self._fade()

    def on_disabled(self, *_: Any) -> None:
        if self.disabled:
            self._fade()

    def _fade(self) -> None:
        red, green, blue, strength = self.ink
        self.disabled_color = red, green, blue, 0.4 * strength


class Words(Inked):
    """A text that takes the height that it needs.

    KivyMD's own label watches the mouse, copies and animates: a screen has fifty of them.
    """

    watched = (
        "text", "font_size", "font_name", "color", "disabled_color", "halign", "padding", "text_size",
        "line_height", "disabled",
    )  # fmt: skip
    font_style = StringProperty("Body")
    role = StringProperty("large")
    letters = ObjectProperty()
    """Their name, size and line height by the theme."""

    def on_letters(self, *_: Any) -> None:
        letters = self.letters
        self.font_name, self.font_size = letters["font-name"], letters["font-size"]
        self.line_height = letters["line-height"]


class Glyph(Inked):
    """An icon, by its Material name."""

    watched = ("text", "font_size", "font_name", "color", "disabled_color", "disabled")
    icon = StringProperty()

    def on_icon(self, *_: Any) -> None:
        self.text = md_icons.get(self.icon, "")


def is_press(touch: Any) -> bool:
    """Whether this is a finger or the left button, and neither the wheel nor another button."""
    return touch.button in (None, "left")


class Pressable(Named, ButtonBehavior, BoxLayout):
    """What is pressed and is the game's own, such as a house: it darkens or lightens under the finger."""

    theme_cls = AliasProperty(lambda _: App.get_running_app().theme_cls, cache=True)
    ground = ColorProperty([0, 0, 0, 0])
    ink = ColorProperty([0, 0, 0, 1])
    edge = ColorProperty([0, 0, 0, 0])
    roundness = NumericProperty()

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and bool(super().on_touch_down(touch))


class EvenRow(BoxLayout):
    """Buttons side by side, all as tall as the tallest; or one below the other where words are too wide."""

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.fbind("minimum_height", self._even_out)
        self._even_out()

    def remove_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().remove_widget(widget, *args, **kwargs)
        widget.funbind("minimum_height", self._even_out)
        self._even_out()

    def on_orientation(self, *_: Any) -> None:
        self._even_out()

    def _even_out(self, *_: Any) -> None:
        heights = [child.minimum_height for child in self.children] or [0]
        count = len(heights) if self.orientation == "vertical" else 1
        self.height = count * max(heights) + (count - 1) * self.spacing


class EvenGrid(GridLayout):
    """Buttons in as many columns as their words allow, all as tall as the tallest."""

    def __init__(self, **kwargs: Any) -> None:
        # From the start: a grid without columns complains of every child.
        super().__init__(**{"cols": 1, **kwargs})

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.fbind("minimum_height", self._even_out)
        self._even_out()

    def remove_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().remove_widget(widget, *args, **kwargs)
        widget.funbind("minimum_height", self._even_out)
        self._even_out()

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
