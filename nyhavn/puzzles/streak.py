"""Days in a row: of any seven, one may be missed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

WEEK: Final = 7
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days' façades were solved in a row, each on its day."""

    current: int
    longest: int


def streak(solved: Collection[date], today: date) -> Streak:
    """The streak up to today, and the longest ever. A day is counted if its façade was solved on it.

    One missed day is forgiven if none of the six before it was missed and forgiven, too. Today is not missed
    before it is over; days that lie ahead, because the clock was put back, do not count.
    """
    days = sorted(day for day in solved if day <= today)
    longest = run = 0
    last: date | None = None
    forgiven: date | None = None
    for day in days:
        if last is not None and day == last + 2 * _DAY and _may_forgive(last + _DAY, forgiven):
            forgiven = last + _DAY
            run += 1
        elif last is not None and day == last + _DAY:
            run += 1
        else:
            run, forgiven = 1, None
        last = day
        longest = max(longest, run)
    return Streak(run if last is not None and _goes_on(last, forgiven, today) else 0, longest)


def _may_forgive(missed: date, forgiven: date | None) -> bool:
    return forgiven is None or (missed - forgiven).days >= WEEK


def _goes_on(last: date, forgiven: date | None, today: date) -> bool:
    missed = (today - last).days - 1
    return missed <= 0 or (missed == 1 and _may_forgive(last + _DAY, forgiven))
