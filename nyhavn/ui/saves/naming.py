"""A small sheet to give a game a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from nyhavn.i18n import _
from nyhavn.ui.widgets.sheet import Sheet

LONGEST_TITLE = 40


class NamingSheet(Sheet):
    """Asks for a name; an empty one takes the name away."""

    game_title = StringProperty()
    field = ObjectProperty()

    def __init__(self, game_title: str, named: Callable[[str | None], Any]) -> None:
        super().__init__(title=_("Name of the game"), game_title=game_title)
        self._named = named

    def on_open(self, *_args: Any) -> None:
        self.field.focus = True

    def on_dismiss(self, *_args: Any) -> None:
        self.field.focus = False

    def take(self) -> None:
        """Take the name over."""
        title = " ".join(self.field.text.split())[:LONGEST_TITLE]
        self.dismiss()
        self._named(title or None)
