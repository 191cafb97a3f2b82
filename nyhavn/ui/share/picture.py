"""The picture itself: the harbour, every house as it was finished, and the points."""

from __future__ import annotations

import datetime as dt
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine.material import HOUSE_COLORS
from nyhavn.i18n import date
from nyhavn.match.record import MatchRecord
from nyhavn.match.results import standing
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.houses import show_house
from nyhavn.words.endings import ending_text, ending_why

SIZE = 1200, 750
"""Large enough to be read on any screen, and small enough to be drawn within a blink."""


class ShareHouse(Panel):
    """A player's house with name and points below it."""

    unit = NumericProperty(1)
    player_name = StringProperty()
    score = NumericProperty()
    won = BooleanProperty(False)
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    patterns = BooleanProperty(True)
    house = ObjectProperty()


class SharedPicture(FloatLayout):
    """A picture with a headline before the harbour; its look is in kv/share/picture.kv."""

    unit = NumericProperty(1)
    headline = StringProperty()
    note = StringProperty()
    street = ObjectProperty()
    """Where the rest of it lies."""
    column = NumericProperty(42)
    """How wide each part of that is at most, in hundredths of the picture's height."""

    def __init__(self, **kwargs: Any) -> None:
        load_kv("share/picture.kv")
        super().__init__(size=SIZE, **kwargs)


class SharePicture(SharedPicture):
    """The final table of a game."""

    def __init__(self, record: MatchRecord, day: dt.date, patterns: bool, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state, seats = record.state, record.setup.seats
        self.headline = ending_text(state, [seat.name for seat in seats])
        self.note = f"Nyhavn · {date(day)} · {ending_why(state)}"
        for result in standing(record):
            seat = seats[result.seat]
            column = ShareHouse(
                unit=self.unit,
                player_name=seat.name,
                score=result.score,
                won=result.won,
                house_color=seat.color,
                patterns=patterns,
            )
            show_house(column.house, state, result.seat)
            self.street.add_widget(column)
