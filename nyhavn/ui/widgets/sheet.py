"""A sheet of choices over the screen, of which one is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from nyhavn.ui.widgets.controls import Pressable
from nyhavn.ui.widgets.layer import Layer

FADE_SECONDS = 0.12


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: its key, what it says, and what there is to say about it."""

    key: str
    text: str
    note: str = ""
    icon: str = ""


class SheetRow(Pressable):
    """One choice on the sheet; its look is in kv/app.kv."""

    text = StringProperty()
    note = StringProperty()
    icon = StringProperty()
    chosen = BooleanProperty(False)


class ChoiceSheet(Layer):
    """The sheet; it goes away with a choice, a tap beside it, or the way back."""

    title = StringProperty()
    rows = ObjectProperty()

    def __init__(
        self, name: str, title: str, entries: Sequence[Entry], chosen: str, take: Callable[[str], Any]
    ) -> None:
        """name is what the choices are called by for the inspector: `name.key`."""
        super().__init__(title=title)
        self._take = take
        self._layer: Any = None
        self._anim_duration = FADE_SECONDS * App.get_running_app().preferences.pace()
        for entry in entries:
            row = SheetRow(text=entry.text, note=entry.note, icon=entry.icon, chosen=entry.key == chosen)
            row.name = f"{name}.{entry.key}"
            row.bind(on_release=lambda _row, key=entry.key: self._choose(key))
            self.rows.add_widget(row)

    def on_open(self) -> None:
        self._layer = App.get_running_app().back_stack.over(self.dismiss)

    def on_dismiss(self) -> None:
        if self._layer is not None:
            self._layer.done()

    def _choose(self, key: str) -> None:
        self.dismiss()
        self._take(key)
