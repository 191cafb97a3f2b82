"""KivyMD's text field, for one line that follows the player's letters, and one for names."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivymd.uix.textfield import MDTextField

from nyhavn.match.setup import LONGEST_NAME
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.kivymd_patches import TextFieldPatch
from nyhavn.ui.widgets.control import Named


class TextLine(Named, TextFieldPatch, MDTextField):
    """A line to type into."""

    def on_enter(self) -> None:
        """The library would lay a colour of its own over the line, and import half of itself for it."""

    def on_leave(self) -> None:
        """Nothing was laid over it."""


class NameField(TextLine):
    """A name; it is taken over when the field is left or Enter is pressed."""

    kept = StringProperty()
    """The name that is kept; typing changes it only at the end."""
    suggestion = StringProperty()
    """What stands there while no name is kept."""

    __events__ = ("on_name_typed",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._was_just_touched = False
        # Not `on_focus`, which the library calls at each change of the text.
        self.fbind("focus", self._take_over)

    def on_name_typed(self, typed: str) -> None:
        """The player has typed a name."""

    def on_kept(self, *_: Any) -> None:
        self._show()

    def on_suggestion(self, *_: Any) -> None:
        self._show()

    def _take_over(self, _field: Any, focused: bool) -> None:
        if focused:
            # Whatever is typed takes the place of the whole name.
            self._was_just_touched = True
            self.select_all()
        else:
            self.dispatch("on_name_typed", "" if self.text == self.suggestion else self.text)
            self._show()

    def on_touch_up(self, touch: Any) -> Any:
        """The finger that came to type puts the cursor somewhere, and with that selects nothing."""
        taken = super().on_touch_up(touch)
        if self.focus and self._was_just_touched:
            self._was_just_touched = False
            self.select_all()
        return taken

    def _show(self) -> None:
        if not self.focus:
            self.text = self.kept or self.suggestion

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        room = LONGEST_NAME - len(self.text) + len(self.selection_text)
        return super().insert_text(substring[: max(room, 0)], from_undo)


load_kv("widgets/text_fields.kv")
