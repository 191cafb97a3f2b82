"""The façade of the day, and days in a row, through years, time zones and clocks that jump."""

from __future__ import annotations

import datetime as dt

import pytest

from nyhavn.puzzles.daily import DAYS, FIRST_DAY, can_be_caught_up, month_of, of_the_day, to_practise
from nyhavn.puzzles.pack import load_pack
from nyhavn.puzzles.streak import Streak, streak

START = dt.date(2026, 11, 17)


def day(number: int) -> dt.date:
    return START + dt.timedelta(days=number)


def test_no_facade_comes_twice_within_a_year() -> None:
    facades = load_pack().facades
    last: dict[str, int] = {}
    for number in range(3650):
        name = of_the_day(facades, day(number)).name
        assert number - last.get(name, -1000) > 366
        last[name] = number


def test_the_facade_depends_on_the_date_alone() -> None:
    facades = load_pack().facades
    # Midnight in Auckland and noon in Copenhagen are one calendar day, if not one moment.
    moments = [dt.datetime(2027, 3, 28, hour, 30) for hour in range(24)]
    assert len({of_the_day(facades, moment.date()).name for moment in moments}) == 1
    assert of_the_day(facades, day(0)) != of_the_day(facades, day(1))


def test_what_is_practised_is_no_days_facade() -> None:
    facades = load_pack().facades
    days = {of_the_day(facades, day(number)).name for number in range(DAYS)}
    assert not days & {entry.name for entry in to_practise(facades)}
    assert len(to_practise(facades)) >= 20


def test_past_days_can_be_caught_up_and_those_to_come_cannot() -> None:
    assert can_be_caught_up(START, START)
    assert can_be_caught_up(FIRST_DAY, START)
    assert not can_be_caught_up(day(1), START)
    assert not can_be_caught_up(FIRST_DAY - dt.timedelta(days=1), START)
    assert len(month_of(dt.date(2028, 2, 14))) == 29


@pytest.mark.parametrize(
    ("solved", "today", "wanted"),
    [
        ([], 0, Streak(0, 0)),
        ([0], 0, Streak(1, 1)),
        ([0, 1, 2], 2, Streak(3, 3)),
        ([0, 1, 2], 3, Streak(3, 3)),  # today is not over
        ([0, 1, 2], 4, Streak(3, 3)),  # one missed day is forgiven
        ([0, 1, 2], 5, Streak(0, 3)),  # two are not
        ([0, 1, 3, 4], 4, Streak(4, 4)),
        ([0, 1, 3, 5], 5, Streak(1, 3)),  # two within a week
        ([0, 2, 3, 4, 5, 6, 7, 9], 9, Streak(8, 8)),  # one in each week
        ([0, 2], 4, Streak(0, 2)),  # the second miss comes too soon
        ([0, 1, 2, 30, 31], 2, Streak(3, 3)),  # the clock was put back
        ([0, 1, 2, 30, 31], 31, Streak(2, 3)),
    ],
)
def test_a_streak_forgives_one_day_a_week(solved: list[int], today: int, wanted: Streak) -> None:
    assert streak([day(number) for number in solved], day(today)) == wanted
