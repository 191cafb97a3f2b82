"""The book of the harbour: the four opponents, streaks, ratings over time, and medals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.ai.names import LEVELS
from nyhavn.i18n import _
from nyhavn.match.seating import NEIGHBOURS, kind_name, kind_note
from nyhavn.puzzles.book import Book
from nyhavn.puzzles.medals import MEDALS
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art.face import FaceArt
from nyhavn.ui.art.medal import MedalArt
from nyhavn.ui.book.chart import RatingChart
from nyhavn.ui.book.reading import read_book
from nyhavn.ui.language import tr
from nyhavn.ui.puzzles.shelf import Shelf, shelf_of
from nyhavn.ui.resume import match_of
from nyhavn.ui.widgets.control import Panel, QuayButton
from nyhavn.ui.widgets.controls import Page
from nyhavn.ui.widgets.page_bar import PageBar
from nyhavn.words.book import beaten_text, days_text, earned_count_text, earned_text
from nyhavn.words.medals import medal_text
from nyhavn.words.names import capital

KV_CLASSES = (FaceArt, MedalArt, Page, PageBar, Panel, RatingChart)
"""Named in kv/book only; importing them makes them known there."""


class LadderStep(Panel):
    """One of the four opponents: the face, how they play, and how often they were beaten."""

    level = StringProperty(LEVELS[0])
    title = StringProperty()
    manner = StringProperty()
    note = StringProperty()
    beaten = BooleanProperty(False)


class MedalButton(QuayButton):
    """A medal; where it was earned in a game, a way to that game."""

    kind = StringProperty("first_win")
    text = StringProperty()
    note = StringProperty()
    earned = BooleanProperty(False)


class BookScreen(AppScreen):
    """One page of what one has done."""

    kv: ClassVar[tuple[str, ...]] = ("book/screen.kv",)

    wide = BooleanProperty(False)
    columns = NumericProperty(3)
    streak = StringProperty()
    rating = StringProperty()
    earned = StringProperty()
    steps = ObjectProperty()
    chart = ObjectProperty()
    medals = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._shelf: Shelf = shelf_of(kwargs["app"])
        self.book = Book({}, dict.fromkeys(LEVELS, 0), 0, 0)
        self._ladder: dict[str, LadderStep] = {}
        self.medal_buttons: dict[str, MedalButton] = {}
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        for level in LEVELS:
            step = self._ladder[level] = LadderStep(level=level)
            self.steps.add_widget(step)
            yield
        for key in MEDALS:
            button = self.medal_buttons[key] = MedalButton(kind=key)
            button.name = f"book.medal.{key}"
            button.bind(on_release=lambda _button, key=key: self.open_game(key))
            self.medals.add_widget(button)
            yield
        tr.bind(language=self.show)

    def enter(self, **_kwargs: Any) -> None:
        self._shelf.open(self._read)

    def _read(self) -> None:
        self.show()
        if self.app.games is not None:
            reading = self.app.inspector.busy("book")

            def found(book: Book) -> None:
                reading.stop()
                self.book = book
                self.show()

            self.app.games.ask(read_book, found, reading.stop, slow=True)

    def open_game(self, key: str) -> None:
        """Show the game that a medal was earned in."""
        medal = self.book.medals.get(key)
        if medal is None or medal.game is None or self.app.games is None:
            return
        game = medal.game
        self.app.games.ask(
            lambda store: match_of(store.load(game)), lambda match: self.app.open("replay", match=match)
        )

    def show(self, *_changed: Any) -> None:
        """Show the book as it is now."""
        if not self._shelf.is_open:
            # Made ahead, and never looked at yet.
            return
        progress, today = self._shelf.progress, self._shelf.today()
        self.streak = days_text(progress.streak(today))
        self.rating = _("Your puzzle rating: {rating}").format(rating=progress.rating)
        self.chart.ratings = [(day.toordinal(), rated) for day, rated in sorted(progress.ratings.items())]
        for level, step in self._ladder.items():
            times = self.book.beaten[level]
            step.title = f"{NEIGHBOURS[level]} · {kind_name(level)}"
            step.manner = kind_note(level)
            step.beaten = times > 0
            step.note = capital(beaten_text(times))
        for key, button in self.medal_buttons.items():
            medal = self.book.medals.get(key)
            button.text, button.earned = medal_text(key), medal is not None
            button.note = earned_text(medal) if medal is not None else ""
        self.earned = earned_count_text(len(self.book.medals))
        self.app.inspector.changed()
