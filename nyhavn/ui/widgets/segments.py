"""KivyMD's segmented buttons: a few choices side by side, of which one is chosen."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout
from kivymd.uix.segmentedbutton import MDSegmentedButton, MDSegmentedButtonItem

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.control import Control


class Choice(Control, MDSegmentedButtonItem):
    """One of the choices; its words take more lines where the language needs them."""

    text = StringProperty()
    icon = StringProperty()
    """Stands for the words where there are none."""
    chosen = BooleanProperty(False)
    words_height = NumericProperty()

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        # The library takes its own one-line label alone, and adds a tick that moves it.
        RelativeLayout.add_widget(self, widget, *args, **kwargs)

    def on_active(self, *_: Any) -> None:
        """The library's tick would grow for a while."""


class Segments(MDSegmentedButton):
    """The choices, all as high as the highest; one below the other where their words are too wide."""

    roundness = NumericProperty()
    tallest = NumericProperty()
    """The height of the longest words."""
    lines = NumericProperty(1)
    """How many choices lie one below the other."""

    @property
    def box(self) -> BoxLayout:
        """What the choices lie in."""
        return self.ids.container.__self__

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        if not isinstance(widget, Choice):
            super().add_widget(widget, *args, **kwargs)
            return
        if not self.box.children:
            # The library's are 40 dp high at most, which is less than a finger needs.
            Builder.unbind_property(self.box, "height")
            self.box.size_hint_y = 1
        self.box.add_widget(widget)
        widget.fbind("words_height", self._shape)
        self._shape()

    def mark_item(self, segment_item: Any) -> None:
        """Whoever made the choices says which one is chosen."""

    def adjust_segment_radius(self, *_: Any) -> None:
        """Corners are set at once, not after a while."""

    def on_orientation(self, *_: Any) -> None:
        self._shape()

    def on_roundness(self, *_: Any) -> None:
        self._shape()

    def _shape(self, *_: Any) -> None:
        if "container" not in self.ids:
            return
        choices = self.box.children[::-1]
        self.box.orientation = self.orientation
        self.tallest = max((choice.words_height for choice in choices), default=0)
        self.lines = len(choices) if self.orientation == "vertical" else 1
        for number, choice in enumerate(choices):
            first, last = number == 0, number == len(choices) - 1
            upright = self.orientation == "vertical"
            # Top left, top right, bottom right, bottom left.
            rounded = (first, first, last, last) if upright else (first, last, last, first)
            choice.radius = [self.roundness if corner else 0 for corner in rounded]


load_kv("widgets/segments.kv")
