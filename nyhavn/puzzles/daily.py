"""Which façade is that of a day: by the date alone, so that it is the same everywhere without a network."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final, TypeVar

DAYS: Final = 370
"""So many façades of the pack, the first ones, are those of the days: more than a year has days. The others
can be practised without anticipating a day. Packs to come may only add behind them."""
FIRST_DAY: Final = date(2026, 11, 1)
"""The calendar of past days goes back to here."""
T = TypeVar("T")


def of_the_day(facades: Sequence[T], day: date) -> T:
    """The façade of a day, from the pack's façades in their order."""
    return facades[day.toordinal() % min(DAYS, len(facades))]


def to_practise(facades: Sequence[T]) -> Sequence[T]:
    """The façades that are never those of a day."""
    return facades[DAYS:]


def month_of(day: date) -> list[date]:
    """All days of the month of a day."""
    first = day.replace(day=1)
    found = [first]
    while (following := found[-1] + timedelta(days=1)).month == first.month:
        found.append(following)
    return found


def can_be_caught_up(day: date, today: date) -> bool:
    """Whether the façade of a day is open: of today, and of all days since the first."""
    return FIRST_DAY <= day <= max(today, FIRST_DAY)
