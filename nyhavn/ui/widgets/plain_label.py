"""The label that our own labels are made of: no markup, no links, and little that it watches."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.graphics import Color, Rectangle
from kivy.uix.label import Label

from nyhavn.ui.app_screen import load_kv


class PlainLabel(Label):
    """Kivy's label, drawn without kv: it weighs half, and a screen has a hundred of them."""

    watched: ClassVar[tuple[str, ...]] = (
        "text", "font_size", "font_name", "color", "disabled_color", "halign", "valign", "padding",
        "text_size", "line_height", "disabled",
    )  # fmt: skip
    """What may be set on it; all else is as Kivy begins with it (`ui/lighter_kivy.py`)."""

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


load_kv("widgets/plain_label.kv")
