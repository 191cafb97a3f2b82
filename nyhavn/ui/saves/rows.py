"""One line of the lists: a game with its houses."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivymd.uix.boxlayout import MDBoxLayout

from nyhavn.i18n import apart, date, listing
from nyhavn.match.setup import Setup
from nyhavn.storage.saved import Listing
from nyhavn.ui.home.continue_game import picture
from nyhavn.ui.widgets.card import CardButton
from nyhavn.ui.widgets.named import Named
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
