"""The book of the harbour: the four opponents, streaks, ratings over time, and medals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.ai.names import LEVELS
from nyhavn.i18n import _
from nyhavn.match.opponents import OPPONENT_NAMES, player_kind_name, player_kind_note
from nyhavn.puzzles.book import Book
from nyhavn.puzzles.medals import MEDALS
from nyhavn.storage.statistics import PlayerStatistics
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art.coin import MedalArt
from nyhavn.ui.art.face import FaceArt
from nyhavn.ui.art.sheets import region, sheets
from nyhavn.ui.book.character_sheet import CharacterSheet
from nyhavn.ui.book.chart import RatingChart
from nyhavn.ui.book.reading import read_book
from nyhavn.ui.language import tr
from nyhavn.ui.puzzles.library import PuzzleLibrary, library_of
from nyhavn.ui.resume import match_of
from nyhavn.ui.shell.automation import Busy
from nyhavn.ui.shell.by_steps import made
from nyhavn.ui.widgets.control import Panel, QuayButton
from nyhavn.ui.widgets.labels import Words
from nyhavn.ui.widgets.layouts import Page
from nyhavn.ui.widgets.page_bar import PageBar
from nyhavn.words.book import beaten_text, days_text, earned_count_text, earned_text
from nyhavn.words.medals import medal_text
from nyhavn.words.names import capital

KV_CLASSES = (FaceArt, MedalArt, Page, PageBar, Panel, RatingChart)
"""Named in kv/book only; importing them makes them known there."""
REST_SECONDS = 1.0
"""From the moment that the book is opened until something is done for what comes after it."""


class LadderStep(QuayButton):
    """One of the four opponents: the face, how they play, how often they were beaten; a way to their page."""

    level = StringProperty(LEVELS[0])
    title = StringProperty()
    manner = StringProperty()
    note = StringProperty()
    beaten = BooleanProperty(False)


class MedalNote(Words):
    """What is said of an earned medal."""


class MedalButton(QuayButton):
    """A medal; where it was earned in a game, a way to that game."""

    kind = StringProperty("first_win")
    text = StringProperty()
    note = StringProperty()
    earned = BooleanProperty(False)

    def on_note(self, *_: Any) -> None:
        """Say it below the name; most medals have nothing to say yet, and a line of words weighs 30 KB."""
        notes = [each for each in self.children if isinstance(each, MedalNote)]
        if not notes:
            notes.append(MedalNote())
            # Above what fills the rest.
            self.add_widget(notes[0], index=1)
        notes[0].text = self.note


class BookScreen(AppScreen):
    """One page of what one has done."""

    kv: ClassVar[tuple[str, ...]] = ("book/screen.kv", "book/character_sheet.kv")

    wide = BooleanProperty(False)
    columns = NumericProperty(3)
    streak = StringProperty()
    rating = StringProperty()
    earned = StringProperty()
    steps = ObjectProperty()
    chart = ObjectProperty()
    medals = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._library: PuzzleLibrary = library_of(kwargs["app"])
        self.book = Book({}, dict.fromkeys(LEVELS, 0))
        self._players: list[PlayerStatistics] | None = None
        """What the games say of everybody; None until they have answered."""
        self._ladder: dict[str, LadderStep] = {}
        self.medal_buttons: dict[str, MedalButton] = {}
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        for level in LEVELS:
            step = self._ladder[level] = yield from made(LadderStep, self.steps, level=level)
            step.name = f"book.character.{level}"
            step.bind(on_release=lambda _step, level=level: self.open_character(level))
            self._show_step(level)
            yield
        for key in MEDALS:
            button = self.medal_buttons[key] = yield from made(MedalButton, self.medals, kind=key)
            button.name = f"book.medal.{key}"
            button.bind(on_release=lambda _button, key=key: self.open_game(key))
            self._show_medal(key)
            yield
        tr.bind(language=self.show)

    def enter(self, **_kwargs: Any) -> None:
        reading = self.app.inspector.busy("book")
        self._library.open(lambda: self._read(reading))
        # Once the book is open, so that the first of the opponents' pages opens at once, too.
        Clock.schedule_once(_prefetch_faces, REST_SECONDS)

    def _read(self, reading: Busy) -> None:
        """Have the games read; the page is busy until they have answered."""
        self.show()
        if self.app.games is None:
            reading.stop()
        else:

            def found(answer: tuple[Book, list[PlayerStatistics]]) -> None:
                reading.stop()
                self.book, self._players = answer
                self.show()

            known_as = self.app.preferences.everybody().player
            self.app.games.ask(
                lambda store: (read_book(store), store.statistics(known_as)), found, reading.stop, slow=True
            )

    def open_character(self, level: str) -> None:
        """Show the page of an opponent."""
        CharacterSheet(self.app, level, lambda: self.app.open("setup", rival=level), self._players).open()

    def open_game(self, key: str) -> None:
        """Show the game that a medal was earned in."""
        medal = self.book.medals.get(key)
        if medal is None or medal.game is None or self.app.games is None:
            return
        game = medal.game
        self.app.games.ask(
            lambda store: match_of(store.load(game)).record(),
            lambda record: self.app.open("replay", record=record),
        )

    def show(self, *_changed: Any) -> None:
        """Show the book as it is now."""
        for level in self._ladder:
            self._show_step(level)
        for key in self.medal_buttons:
            self._show_medal(key)
        if not self._library.is_open:
            # Made ahead, and never looked at yet.
            return
        progress, today = self._library.progress, self._library.today()
        self.streak = days_text(progress.streak(today))
        self.rating = _("Your puzzle rating: {rating}").format(rating=progress.rating)
        self.chart.ratings = [(day.toordinal(), rated) for day, rated in sorted(progress.ratings.items())]
        self.earned = earned_count_text(len(self.book.medals))
        self.app.inspector.changed()

    def _show_step(self, level: str) -> None:
        step, times = self._ladder[level], self.book.beaten[level]
        step.title = f"{OPPONENT_NAMES[level]} · {player_kind_name(level)}"
        step.manner = player_kind_note(level)
        step.beaten = times > 0
        step.note = capital(beaten_text(times))

    def _show_medal(self, key: str) -> None:
        button, medal = self.medal_buttons[key], self.book.medals.get(key)
        button.text, button.earned = medal_text(key), medal is not None
        button.note = earned_text(medal) if medal is not None else ""


def _prefetch_faces(_dt: float) -> None:
    """Have the opponents' faces as large as on their pages."""
    sheets.prefetch(region(f"face.{LEVELS[0]}.calm").sheet)
