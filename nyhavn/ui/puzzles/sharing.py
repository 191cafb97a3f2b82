"""Showing a day's façade around: the house as it was found and what was asked, nothing of the solution."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

from kivy.core.clipboard import Clipboard
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.i18n import _, date
from nyhavn.puzzles.model import Facade
from nyhavn.puzzles.progress import Progress
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.puzzles.library import library_of
from nyhavn.ui.share.picture import SharedPicture
from nyhavn.ui.share.sharing import Sharing
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.houses import show_house
from nyhavn.words.puzzles import goal_text, shared_text


class DayHouse(Panel):
    """The house of the day, and what was to be built; its look is in kv/puzzles/sharing.kv."""

    unit = NumericProperty(1)
    goal = StringProperty()
    patterns = BooleanProperty(True)
    house = ObjectProperty()


class DayPicture(SharedPicture):
    """The house before the harbour, with the line that is shared."""

    def __init__(self, puzzle: Facade, day: dt.date, line: str, patterns: bool, **kwargs: Any) -> None:
        load_kv("puzzles/sharing.kv")
        super().__init__(column=110, **kwargs)
        self.headline = _("Façade of {date}").format(date=date(day))
        self.note = line
        house = DayHouse(unit=self.unit, goal=goal_text(puzzle), patterns=patterns)
        show_house(house.house, puzzle.position(), 0)
        self.street.add_widget(house)


def line_about(puzzle: Facade, day: dt.date, progress: Progress, today: dt.date) -> str:
    """The line of text to share: how it went, and nothing of how it is done."""
    attempt = progress.attempt(puzzle.name)
    return shared_text(day, goal_text(puzzle), attempt.wrong + 1, attempt.hints, progress.streak(today))


def share_day(app: Any, puzzle: Facade, day: dt.date, done: Callable[[], None]) -> Sharing:
    """Begin to hand on a picture of a day's façade; the line about it is on the clipboard."""
    library = library_of(app)
    line = line_about(puzzle, day, library.progress, library.today())
    Clipboard.copy(line)
    patterns = app.preferences.patterns
    sharing = Sharing(app, lambda _today: DayPicture(puzzle, day, line, patterns), done)
    sharing.start()
    return sharing
