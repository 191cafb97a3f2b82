"""Numbers, dates and lists as the language spoken now writes them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass

from nyhavn.i18n.speech import language

_NO_BREAK = "\u00a0"


@dataclass(frozen=True, slots=True)
class _Habits:
    """How a language groups digits, joins a list, and writes a date."""

    decimal: str
    group: str
    percent: str
    last: str
    date: str
    months: str


_HABITS = {
    "en": _Habits(
        ".", ",", "%", " and ", "{day} {month} {year}", "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec"
    ),
    "hu": _Habits(
        ",",
        _NO_BREAK,
        "%",
        " és ",
        "{year}. {month} {day}.",
        "jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.",
    ),
    "es": _Habits(
        ",",
        ".",
        _NO_BREAK + "%",
        " y ",
        "{day} {month} {year}",
        "ene feb mar abr may jun jul ago sept oct nov dic",
    ),
    "fr": _Habits(
        ",",
        _NO_BREAK,
        _NO_BREAK + "%",
        " et ",
        "{day} {month} {year}",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    ),
}
_SPANISH_NEEDS_E = ("i", "hi", "í", "hí")
_SPANISH_KEEPS_Y = ("hia", "hie", "hio")


def number(value: float, digits: int = 0) -> str:
    """The number with this many decimals; thousands are grouped from five digits on."""
    habits = _HABITS[language()]
    whole, _, decimals = f"{abs(value):.{digits}f}".partition(".")
    if len(whole) > 4:
        whole = f"{int(whole):,}".replace(",", habits.group)
    sign = "−" if value < 0 and (whole + decimals).strip("0") else ""
    return sign + whole + (habits.decimal + decimals if decimals else "")


def percent(share: float) -> str:
    """A share of 1 as per cent."""
    return number(share * 100) + _HABITS[language()].percent


def date(day: dt.date) -> str:
    """The day, month and year, short."""
    habits = _HABITS[language()]
    return habits.date.format(day=day.day, month=habits.months.split()[day.month - 1], year=day.year)


def listing(things: Sequence[str]) -> str:
    """The things one after the other, as one says them: `Anna, Bence and Clara`."""
    if len(things) < 2:
        return "".join(things)
    *first, last = things
    joint = _HABITS[language()].last
    if (
        language() == "es"
        and last.lower().startswith(_SPANISH_NEEDS_E)
        and not last.lower().startswith(_SPANISH_KEEPS_Y)
    ):
        joint = " e "
    return ", ".join(first) + joint + last
