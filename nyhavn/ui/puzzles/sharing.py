"""The picture of a day's façade: the house as it was found and what was asked, nothing of the solution."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

from kivy.core.clipboard import Clipboard
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.i18n import _, date
from nyhavn.puzzles.model import Facade
from nyhavn.puzzles.progress import Progress
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.share.picture import SIZE
from nyhavn.ui.share.sharing import SETTLE_FRAMES, Sharing, painted
from nyhavn.ui.widgets.houses import show_house
from nyhavn.words.puzzles import goal_text, shared_text


class DayPicture(FloatLayout):
    """Its look is in kv/puzzles/day_picture.kv."""

    unit = NumericProperty(1)
    headline = StringProperty()
    goal = StringProperty()
    line = StringProperty()
    patterns = BooleanProperty(True)
    house = ObjectProperty()

    def __init__(self, puzzle: Facade, day: dt.date, line: str, patterns: bool, **kwargs: Any) -> None:
        load_kv("puzzles/day_picture.kv")
        super().__init__(size=SIZE, patterns=patterns, **kwargs)
        self.headline = _("Façade of {date}").format(date=date(day))
        self.goal = goal_text(puzzle)
        self.line = line
        show_house(self.house, puzzle.position(), 0)


class DaySharing(Sharing):
    """The picture on its way, and a line of text for the clipboard."""

    def __init__(
        self,
        app: Any,
        puzzle: Facade,
        name: str,
        day: dt.date,
        progress: Progress,
        today: dt.date,
        done: Callable[[], None],
    ) -> None:
        self._puzzle, self._day = puzzle, day
        attempt = progress.attempt(name)
        self.line = shared_text(
            day, goal_text(puzzle), attempt.wrong + 1, attempt.hints, progress.streak(today)
        )
        super().__init__(app, None, done)

    def _work(self) -> Iterator[bool]:
        picture = DayPicture(self._puzzle, self._day, self.line, self._app.preferences.patterns)
        for _frame in range(SETTLE_FRAMES):
            yield True
        buffer = painted(picture)
        yield True
        Clipboard.copy(self.line)
        pixels, path, line = buffer.pixels, self._path(), self.line
        Thread(target=lambda: self._write(path, pixels, line), name="share", daemon=True).start()
