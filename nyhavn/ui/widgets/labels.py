"""Labels: plain ones that all others are made of, words that take the height they need, icons."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.graphics import Color, Rectangle
from kivy.properties import (
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from nyhavn.ui import kivy_patches
from nyhavn.ui.app_screen import load_kv


class PlainLabel(Label):
    """Kivy's label, drawn without kv: it weighs half, and a screen has a hundred of them."""

    watched: ClassVar[tuple[str, ...]] = (
        "text", "font_size", "font_name", "color", "disabled_color", "halign", "valign", "padding",
        "text_size", "line_height", "disabled",
    )  # fmt: skip
    """What may be set on it; all else is as Kivy begins with it (`ui/kivy_patches.py`)."""
    size_hint_min: ClassVar = kivy_patches.UNBOUNDED
    size_hint_max: ClassVar = kivy_patches.UNBOUNDED

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._written = Rectangle(size=(0, 0))
        for name in ("texture", "pos", "size"):
            self.fbind(name, self._place)
        self._place()

    def _place(self, *_: Any) -> None:
        width, height = self.texture_size
        self._written.texture, self._written.size = self.texture, (width, height)
        # Not by `center`, which would have to be watched, and kept, too.
        left, bottom = self.x + self.width / 2 - width / 2, self.y + self.height / 2 - height / 2
        self._written.pos = int(left), int(bottom)

    def texture_update(self, *_: Any) -> None:
        core = self._label
        if not core.text:
            self.texture_size = 0, 0
            self.texture = None
            return
        core.refresh()
        if core.texture is not None:
            self.texture_size = core.texture.size
            self.texture = core.texture

    def on_touch_down(self, touch: Any) -> bool:
        """It has no links."""
        return False


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


load_kv("widgets/labels.kv")
