"""The calendar of past days: what was solved, and what can be caught up."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from nyhavn.i18n import _, date, month_and_year
from nyhavn.puzzles.daily import can_be_caught_up, month_of
from nyhavn.ui.puzzles.library import PuzzleLibrary
from nyhavn.ui.widgets.control import QuayButton
from nyhavn.ui.widgets.sheet import Sheet
from nyhavn.words.names import capital


class DayButton(QuayButton):
    """One day of the month."""

    text = StringProperty()
    solved = BooleanProperty(False)
    today = BooleanProperty(False)


class DaysSheet(Sheet):
    """A month, with the ways to the months before and after it."""

    month = StringProperty()
    days = ObjectProperty()
    has_earlier = BooleanProperty(False)
    has_later = BooleanProperty(False)

    def __init__(self, library: PuzzleLibrary, take: Callable[[dt.date], None], **kwargs: Any) -> None:
        self._library = library
        self._take = take
        self._first = library.today().replace(day=1)
        super().__init__(title=_("Earlier days"), **kwargs)
        self._show()

    def earlier(self) -> None:
        """The month before."""
        self._first = (self._first - dt.timedelta(days=1)).replace(day=1)
        self._show()

    def later(self) -> None:
        """The month after."""
        self._first = month_of(self._first)[-1] + dt.timedelta(days=1)
        self._show()

    def _show(self) -> None:
        today, solved = self._library.today(), self._library.progress.days
        days = month_of(self._first)
        self.month = capital(month_and_year(self._first))
        self.has_earlier = can_be_caught_up(self._first - dt.timedelta(days=1), today)
        self.has_later = days[-1] < today
        self.days.clear_widgets()
        for _empty in range(self._first.weekday()):
            self.days.add_widget(Widget(size_hint=(1, None), height=0))
        for day in days:
            button = DayButton(text=str(day.day), solved=day in solved, today=day == today)
            button.name = f"days.{day.isoformat()}"
            button.description = date(day)
            button.selected = day in solved
            button.disabled = not can_be_caught_up(day, today)
            button.bind(on_release=lambda _button, day=day: self._choose(day))
            self.days.add_widget(button)

    def _choose(self, day: dt.date) -> None:
        self.dismiss()
        self._take(day)
