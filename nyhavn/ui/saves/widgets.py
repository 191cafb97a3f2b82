"""Parts of the screen of saved games: a game's line or card, the bar of an import, a name for a game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivymd.uix.boxlayout import MDBoxLayout
from kivymd.uix.progressindicator import MDLinearProgressIndicator  # noqa: F401  the kv file builds on it

from nyhavn.i18n import _, apart, date, listing
from nyhavn.match.setup import Setup
from nyhavn.storage.saved import Listing
from nyhavn.ui.home.continue_game import picture
from nyhavn.ui.widgets.control import Named
from nyhavn.ui.widgets.list_items import CardButton
from nyhavn.ui.widgets.sheet import WritingSheet
from nyhavn.words.standings import standing_text


def describe(game: Listing[Setup]) -> dict[str, str]:
    """A game's title and how far it is."""
    names = listing([seat.name for seat in game.setup.seats])
    day = date(datetime.fromtimestamp(game.played / 1000).date())
    snapshot = game.snapshot
    state = standing_text(
        [seat.name for seat in game.setup.seats], snapshot.scores, snapshot.current, snapshot.winners
    )
    note = apart([state, day] if game.title is None else [names, state, day])
    return {"title": game.title or names, "note": note}


class SaveRow(Named, MDBoxLayout):
    """A kept game; touching it goes on with it."""

    number = NumericProperty(0)
    game = ObjectProperty(None, allownone=True)
    screen = ObjectProperty(None, allownone=True)
    title = StringProperty()
    note = StringProperty()
    frame = ObjectProperty()
    narrow = BooleanProperty(False)
    """Whether the row is as narrow as on a phone: its buttons lie above each other."""
    picture_width = NumericProperty(0)

    def on_game(self, *_: Any) -> None:
        if self.frame is not None and self.game is not None:
            self.frame.clear_widgets()
            self.frame.add_widget(picture(self.game.setup, self.game.snapshot.house))

    def on_frame(self, *_: Any) -> None:
        self.on_game()


class SaveCard(CardButton):
    """The part of the line that opens the game."""


class ImportBar(MDBoxLayout):
    """Shown at the foot of the saved games while an import goes on."""

    exchange = ObjectProperty(None, allownone=True)
    shown = BooleanProperty(False)
    text = StringProperty()
    share = NumericProperty(0)

    def on_exchange(self, *_: Any) -> None:
        self.exchange.bind(
            is_importing=self.setter("shown"),
            progress_text=self.setter("text"),
            progress=self.setter("share"),
        )


LONGEST_TITLE = 40


class NamingSheet(WritingSheet):
    """Asks for a name; an empty one takes the name away."""

    game_title = StringProperty()

    def __init__(self, game_title: str, named: Callable[[str | None], Any]) -> None:
        super().__init__(title=_("Name of the game"), game_title=game_title)
        self._named = named

    def take(self) -> None:
        """Take the name over."""
        title = " ".join(self.field.text.split())[:LONGEST_TITLE]
        self.dismiss()
        self._named(title or None)
