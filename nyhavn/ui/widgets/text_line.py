"""KivyMD's text field, for one line that follows the player's letters."""

from __future__ import annotations

from typing import Any

from kivy.uix.textinput import TextInput
from kivymd.uix.textfield import MDTextField

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.named import Named


class TextLine(Named, MDTextField):
    """A line to type into."""

    def on_enter(self) -> None:
        """The library would lay a colour of its own over the line, and import half of itself for it."""

    def on_leave(self) -> None:
        """Nothing was laid over it."""

    def _refresh_hint_text(self) -> None:
        # The library leaves Kivy's hint out, for a label of its own that moves.
        TextInput._refresh_hint_text(self)

    def update_colors(self, *_: Any) -> None:
        """What the library does a second after the theme has changed: our colours are bound."""


load_kv("widgets/text_line.kv")
