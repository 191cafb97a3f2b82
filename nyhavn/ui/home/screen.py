"""The home screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.i18n import _
from nyhavn.match.opponents import OPPONENT_NAMES, player_kind_name
from nyhavn.match.setup import Setup
from nyhavn.match.suggestion import fitting_level, solo_seating
from nyhavn.storage.statistics import beaten
from nyhavn.storage.store import Store
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.widgets import buttons  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.control import QuayButton
from nyhavn.words.standings import others_text


class ContinueCard(QuayButton):
    """The game to go on with, with a picture of its table."""

    game = ObjectProperty(None, allownone=True)
    players = StringProperty()
    note = StringProperty()
    others = StringProperty()
    """How many more games there are."""
    frame = ObjectProperty()

    def on_game(self, *_: Any) -> None:
        self.frame.clear_widgets()
        self.tell()
        if self.game is not None and self.game.picture is not None:
            self.frame.add_widget(self.game.picture())

    def tell(self, *_: Any) -> None:
        """Say who plays and how far they are in the language spoken now."""
        if self.game is not None:
            self.players, self.note = self.game.players(), self.game.note()

    def on_release(self) -> None:
        self.game.resume()


class HomeScreen(AppScreen):
    """The quay, and the ways from it. Gold is what most want now."""

    kv = ("home/screen.kv",)
    rival = StringProperty()
    """Who would play if a game began at once."""
    waiting = NumericProperty(0)
    """Games that are not finished."""
    has_game = BooleanProperty(False)
    """Whether one of them is offered."""
    wide = BooleanProperty(False)
    """Whether the ways lie beside the quay instead of below it."""

    def furnish(self) -> Iterator[None]:
        yield
        self.continue_card = ContinueCard()
        tr.bind(language=self.continue_card.tell)
        self.bind(waiting=self._count_others)
        tr.bind(language=self._count_others)
        self.app.bind(unfinished=self._offer_game)
        self.app.preferences.bind(lesson_done=self._place_lesson)
        self._place_lesson()
        self.app.preferences.bind(rival=self._name_rival)
        tr.bind(language=self._name_rival)

    def enter(self, **_: Any) -> None:
        self._name_rival()
        self._offer_game()
        self._look_at_games()

    def play(self) -> None:
        """Begin at once, against the opponent that suits."""
        self._named(self._play)

    def learn(self) -> None:
        """Begin the first game, or go on with it; who knows it chooses what to learn."""
        if self.app.preferences.lesson_done:
            from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry

            entries = [
                Entry("first", _("First game"), _("Learn by playing, in five minutes"), "school-outline"),
                Entry("second", _("Second lesson"), _("Tactics, in three minutes"), "lightbulb-on-outline"),
            ]
            ChoiceSheet("home.lesson", _("Learn by playing"), entries, "", self._learn).open()
        else:
            self._named(lambda: self._learn("first"))

    def _learn(self, which: str) -> None:
        from nyhavn.lesson.lessons import FIRST, SECOND

        self.app.open("lesson", begin=SECOND if which == "second" else FIRST)

    def _play(self) -> None:
        preferences = self.app.preferences
        seating = solo_seating(preferences.everybody(), preferences.rival)
        self.app.start_game(seating.setup(self.app.new_seed(), random.Random()))

    def _named(self, then: Callable[[], None]) -> None:
        """Ask for the player's name, once, and go on."""
        if self.app.preferences.name_asked or self.app.preferences.everybody().known:
            then()
        else:
            from nyhavn.ui.home.name_sheet import NameSheet

            NameSheet(self.app.preferences, then).open()

    def _look_at_games(self, *_: Any) -> None:
        """Find out who suits next and how many games wait, beside the screen."""
        if self.app.games is None:
            return
        people = self.app.preferences.everybody()

        def look(store: Store[Setup]) -> tuple[str, int]:
            won_against = beaten(store.statistics(people.player), people.solo)
            return fitting_level(won_against), store.count_games(over=False)

        # What cannot be read is told where games are listed.
        self.app.games.ask(look, self._take_note, slow=True, apologise=lambda _trouble: None)

    def _take_note(self, found: tuple[str, int]) -> None:
        self.app.preferences.rival, self.waiting = found
        self.app.inspector.changed()

    def _name_rival(self, *_args: Any) -> None:
        level = self.app.preferences.rival
        self.rival = _("Against {name} ({level})").format(
            name=OPPONENT_NAMES[level], level=player_kind_name(level)
        )

    def saves_text(self, waiting: int, _language: str) -> str:
        """The saved games, with how many are not finished."""
        return _("Saved games ({count})").format(count=int(waiting)) if waiting else _("Saved games")

    def _count_others(self, *_args: Any) -> None:
        """Say how many games wait beside the one that is offered."""
        self.continue_card.others = others_text(int(self.waiting) - 1)

    def _offer_game(self, *_: Any) -> None:
        game, card = self.app.unfinished, self.continue_card
        card.game = game
        self.has_game = game is not None
        if game is None and card.parent:
            card.parent.remove_widget(card)
        elif game is not None and not card.parent:
            self.ids.ways.add_widget(card, len(self.ids.ways.children))

    def _place_lesson(self, *_: Any) -> None:
        """Who has not learnt the game yet finds the lesson first, who has finds it last."""
        ways, lesson = self.ids.ways, self.ids.lesson
        ways.remove_widget(lesson)
        below_card = len(ways.children) - bool(self.continue_card.parent)
        ways.add_widget(lesson, 0 if self.app.preferences.lesson_done else below_card)
