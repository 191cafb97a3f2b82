"""The home screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from nyhavn.i18n import listing
from nyhavn.match.seating import Seating
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.widgets import buttons  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.control import QuayButton


class ContinueCard(QuayButton):
    """The game to go on with, with a picture of its table."""

    game = ObjectProperty(None, allownone=True)
    players = StringProperty()
    note = StringProperty()
    frame = ObjectProperty()

    def on_game(self, *_: Any) -> None:
        self.frame.clear_widgets()
        if self.game is None:
            return
        self.players, self.note = self.game.players, self.game.note
        if self.game.picture is not None:
            self.frame.add_widget(self.game.picture())

    def on_release(self) -> None:
        self.game.resume()


class HomeScreen(AppScreen):
    """The quay, and the ways from it."""

    kv = ("home.kv",)
    seats = StringProperty()
    """Who would play if the game began at once."""
    wide = BooleanProperty(False)
    """Whether the ways lie beside the quay instead of below it."""

    def furnish(self) -> Iterator[None]:
        yield
        self._continue = ContinueCard()
        self._drop_missing_ways()
        self.app.bind(unfinished=self._offer_game)
        self.app.preferences.bind(lesson_done=self._place_lesson)
        self._place_lesson()
        self.app.preferences.bind(seats=self._name_seats)
        tr.bind(language=self._name_seats)

    def enter(self, **_: Any) -> None:
        self._name_seats()
        self._offer_game()

    def play(self) -> None:
        """Begin at once, with those who played last."""
        self.app.start_game(self._seating().setup(self.app.new_seed(), random.Random()))

    def _seating(self) -> Seating:
        return Seating.from_json(self.app.preferences.seats)

    def _name_seats(self, *_: Any) -> None:
        seating = self._seating()
        self.seats = listing([seating.name(seat) for seat in range(seating.count)])

    def _offer_game(self, *_: Any) -> None:
        game, card = self.app.unfinished, self._continue
        card.game = game
        if game is None and card.parent:
            card.parent.remove_widget(card)
        elif game is not None and not card.parent:
            self.ids.ways.add_widget(card, len(self.ids.ways.children))

    def _place_lesson(self, *_: Any) -> None:
        """Who has not learnt the game yet finds the lesson first, who has finds it last."""
        ways, lesson = self.ids.ways, self.ids.lesson
        ways.remove_widget(lesson)
        below_card = len(ways.children) - bool(self._continue.parent)
        ways.add_widget(lesson, 0 if self.app.preferences.lesson_done else below_card)

    def _drop_missing_ways(self) -> None:
        """A way whose screen this version does not have is not shown."""
        for way in list(self.ids.values()):
            leads_to = getattr(way, "leads_to", "")
            if leads_to and not self.app.has_screen(leads_to):
                way.parent.remove_widget(way)
