"""The choice of puzzles: the day's façade large, then the kinds, then one's own mistakes."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from typing import Any, ClassVar

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.i18n import _, date
from nyhavn.puzzles.model import FACADE, PUZZLE_KINDS, Facade
from nyhavn.puzzles.rating import Difficulty
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art import HouseArt
from nyhavn.ui.language import tr
from nyhavn.ui.puzzles.calendar import DaysSheet
from nyhavn.ui.puzzles.library import PuzzleLibrary, library_of
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest
from nyhavn.ui.shell.by_steps import made
from nyhavn.ui.widgets.buttons import PillButton
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.houses import show_house
from nyhavn.ui.widgets.layouts import Page
from nyhavn.ui.widgets.list_items import CardButton, ListRow
from nyhavn.ui.widgets.page_bar import PageBar
from nyhavn.ui.widgets.segments import Choice, Segments
from nyhavn.words.names import capital
from nyhavn.words.puzzles import (
    difficulty_name,
    goal_text,
    puzzle_kind_name,
    puzzle_kind_note,
    solved_text,
    streak_text,
)

KV_CLASSES = (HouseArt, Page, PageBar, Panel, PillButton, Segments)
"""Named in kv/puzzles only; importing them makes them known there."""
_ICONS = {FACADE: "home-city-outline", "win": "trophy-outline", "best": "star-outline"}


class DayCard(CardButton):
    """The façade of the day, with its house."""

    title = StringProperty()
    note = StringProperty()
    streak = StringProperty()
    solved = BooleanProperty(False)
    house = ObjectProperty()


class KindRow(ListRow):
    """A kind of puzzle, and how many of it were solved."""

    text = StringProperty()
    note = StringProperty()
    count = StringProperty()
    icon = StringProperty()


class PuzzlesScreen(AppScreen):
    """All ways to a puzzle."""

    kv: ClassVar[tuple[str, ...]] = ("puzzles/screen.kv", "puzzles/calendar.kv")
    focus_first: ClassVar[str] = "puzzles.daily"

    wide = BooleanProperty(False)
    rating = NumericProperty(0)
    daily = ObjectProperty()
    kinds = ObjectProperty()
    difficulties = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._library: PuzzleLibrary = library_of(kwargs["app"])
        self._rows: dict[str, KindRow] = {}
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        for kind in (*PUZZLE_KINDS, "own"):
            row = yield from made(KindRow, self.kinds)
            row.name = f"puzzles.{kind}"
            row.bind(on_release=lambda _row, kind=kind: self.choose(kind))
            self._rows[kind] = row
            self._name_row(kind)
            yield
        self._choices = {}
        for difficulty in Difficulty:
            choice = Choice()
            choice.name = f"puzzles.wish.{difficulty}"
            choice.bind(on_release=lambda _choice, difficulty=difficulty: self._choose_difficulty(difficulty))
            choice.text = difficulty_name(difficulty)
            self._choices[difficulty] = choice
            self.difficulties.add_widget(choice)
            yield
        tr.bind(language=self._show)

    def enter(self, **_kwargs: Any) -> None:
        self._library.open(self._opened)

    def _opened(self) -> None:
        self._show()
        self._library.find_mistakes(self._show)

    # What the player does

    def play_day(self) -> None:
        """Open the façade of the day; of one that lies half built on the table, where it was left."""
        self._play(self._library.today())

    def choose(self, kind: str) -> None:
        """Open a puzzle of a kind that suits the player, or the mistake that waits longest."""
        if kind == "own":
            waiting = self._library.due()
            if waiting:
                self.app.open("puzzle", request=PuzzleRequest(mistake=waiting[0]))
            else:
                self.app.say(_("Mistakes that a review finds in your games come back here."))
            return
        lies = self._library.progress.open
        entry = self._library.pack.named(lies.puzzle) if lies is not None and lies.day is None else None
        if entry is None or entry.kind != kind:
            entry = self._library.next_of(kind)
        if entry is None:
            self.app.say(_("All of these are solved."))
        else:
            self.app.open("puzzle", request=PuzzleRequest(entry))

    def open_days(self) -> None:
        """The calendar of past days."""
        DaysSheet(self._library, self._play).open()

    def _play(self, day: dt.date) -> None:
        self.app.open("puzzle", request=PuzzleRequest(self._library.of_day(day), day))

    def _choose_difficulty(self, difficulty: Difficulty) -> None:
        self._library.difficulty = difficulty
        self._show()

    # What the player sees

    def _show(self, *_changed: Any) -> None:
        for kind in self._rows:
            self._name_row(kind)
        for difficulty, choice in self._choices.items():
            choice.text = difficulty_name(difficulty)
        if not self._library.is_open:
            # Made ahead, and never looked at yet.
            return
        library = self._library
        today, progress = library.today(), library.progress
        entry = library.of_day(today)
        puzzle = entry.puzzle()
        assert isinstance(puzzle, Facade)
        card = self.daily
        card.title, card.note = _("Façade of the day"), f"{date(today)}\n{goal_text(puzzle)}"
        card.solved = today in progress.days
        card.streak = capital(streak_text(progress.streak(today)))
        show_house(card.house, puzzle.position(), 0)
        self.rating = progress.rating
        for kind in PUZZLE_KINDS:
            free = library.free(kind)
            names = frozenset(each.name for each in free)
            self._rows[kind].count = solved_text(progress.solved_of(names), len(names))
        self._rows["own"].count = _("{count} today").format(count=len(library.due()))
        for difficulty, choice in self._choices.items():
            choice.chosen = difficulty is library.difficulty
        self.app.inspector.changed()

    def _name_row(self, kind: str) -> None:
        """Say what a way to a puzzle leads to."""
        row = self._rows[kind]
        if kind == "own":
            row.text, row.icon = _("Your own"), "account-school-outline"
            row.note = _("Your own mistakes: do better this time")
        else:
            row.text, row.note, row.icon = puzzle_kind_name(kind), puzzle_kind_note(kind), _ICONS[kind]
