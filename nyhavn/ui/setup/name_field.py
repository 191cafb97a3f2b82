"""A line to type a name into."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.textinput import TextInput

from nyhavn.match.setup import LONGEST_NAME
from nyhavn.ui.shell.automation import Inspected


class NameField(Inspected, TextInput):
    """A name; it is taken over when the field is left or Enter is pressed."""

    name = StringProperty()
    """The name that is kept; typing changes it only at the end."""
    suggestion = StringProperty()
    """What stands there while no name is kept; it makes room for typing."""

    __events__ = ("on_name_typed",)

    def on_name_typed(self, typed: str) -> None:
        """The player has typed a name."""

    def on_name(self, *_: Any) -> None:
        self._show()

    def on_suggestion(self, *_: Any) -> None:
        self._show()

    def on_focus(self, _field: Any, focused: bool) -> None:
        if focused:
            self.text = self.name
        else:
            self.dispatch("on_name_typed", self.text)
            self._show()

    def _show(self) -> None:
        if not self.focus:
            self.text = self.name or self.suggestion

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        room = LONGEST_NAME - len(self.text) + len(self.selection_text)
        return super().insert_text(substring[: max(room, 0)], from_undo)
