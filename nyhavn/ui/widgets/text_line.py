"""KivyMD's text field, for one line that follows the player's letters."""

from __future__ import annotations

from kivymd.uix.textfield import MDTextField

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.kivymd_mends import TextFieldMend
from nyhavn.ui.widgets.named import Named


class TextLine(Named, TextFieldMend, MDTextField):
    """A line to type into."""

    def on_enter(self) -> None:
        """The library would lay a colour of its own over the line, and import half of itself for it."""

    def on_leave(self) -> None:
        """Nothing was laid over it."""


load_kv("widgets/text_line.kv")
