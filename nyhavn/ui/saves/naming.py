"""A small sheet to give a game a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from nyhavn.ui.widgets.layer import Layer

LONGEST_TITLE = 40


class NamingSheet(Layer):
    """Asks for a name; an empty one takes the name away."""

    title = StringProperty()
    field = ObjectProperty()

    def __init__(self, title: str, named: Callable[[str | None], Any]) -> None:
        super().__init__(title=title)
        self._named = named
        self._layer: Any = None

    def on_open(self) -> None:
        self._layer = App.get_running_app().back_stack.over(self.dismiss)
        self.field.focus = True

    def on_dismiss(self) -> None:
        self.field.focus = False
        if self._layer is not None:
            self._layer.done()

    def take(self) -> None:
        """Take the name over."""
        title = " ".join(self.field.text.split())[:LONGEST_TITLE]
        self.dismiss()
        self._named(title or None)
