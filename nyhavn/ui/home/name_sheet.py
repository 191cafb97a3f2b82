"""Asks somebody who plays alone for a name, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty

from nyhavn.i18n import _
from nyhavn.lesson.deal import PUPILS_HOUSE
from nyhavn.match.people import clean_name
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.sheet import WritingSheet
from nyhavn.ui.widgets.text_fields import NameField  # noqa: F401  the kv file builds on it


class NameSheet(WritingSheet):
    """The question, and the way round it. Whoever is asked is not asked again."""

    note = StringProperty()

    def __init__(self, preferences: Any, then: Callable[[], None]) -> None:
        """then: what the player was about to do."""
        super().__init__(
            title=_("What is your name?"),
            note=_("Your name is shown beside your house and in your statistics."),
        )
        self._preferences, self._then = preferences, then

    def on_open(self, *_args: Any) -> None:
        self._preferences.name_asked = True
        super().on_open()

    def take(self) -> None:
        """Take the name over, if there is one, and go on."""
        name = clean_name(self.field.text)
        if name:
            people = self._preferences.everybody().having_played(name, PUPILS_HOUSE)
            self._preferences.keep_people(people.with_solo(name))
        self.skip()

    def skip(self) -> None:
        """Go on."""
        self.dismiss()
        self._then()


load_kv("home/name_sheet.kv")
