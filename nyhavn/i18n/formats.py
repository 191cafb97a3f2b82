"""Numbers, dates and lists as the language spoken now writes them."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Sequence

from nyhavn.i18n.languages import LANGUAGES, NO_BREAK
from nyhavn.i18n.translation import language

_SPANISH_NEEDS_E = ("i", "hi", "í", "hí")
_SPANISH_KEEPS_Y = ("hia", "hie", "hio")
_DAY = re.compile(r"^\{day\}\.? | \{day\}\.?$")
"""The day at either end of a date."""
_NUMBER = re.compile(r"(\d) (?=[^\W\d_]{1,13}\b)")
"""A number and what it counts; a very long word may need a line of its own."""


def number(value: float, digits: int = 0) -> str:
    """The number with this many decimals; thousands are grouped from five digits on."""
    habits = LANGUAGES[language()]
    whole, _, decimals = f"{abs(value):.{digits}f}".partition(".")
    if len(whole) > 4:
        whole = f"{int(whole):,}".replace(",", habits.group)
    sign = "−" if value < 0 and (whole + decimals).strip("0") else ""
    return sign + whole + (habits.decimal + decimals if decimals else "")


def percent(share: float) -> str:
    """A share of 1 as per cent."""
    return number(share * 100) + LANGUAGES[language()].percent


def date(day: dt.date) -> str:
    """The day, month and year, short."""
    habits = LANGUAGES[language()]
    number = habits.first_day if day.day == 1 else str(day.day)
    month = habits.months.split()[day.month - 1]
    return together(habits.date.format(day=number, month=month, year=day.year))


def month_and_year(day: dt.date) -> str:
    """The month and year of a day, short, in the same order."""
    pattern = _DAY.sub("", LANGUAGES[language()].date)
    return pattern.format(month=month_name(day), year=day.year)


def month_name(day: dt.date) -> str:
    """The month of a day, short."""
    return LANGUAGES[language()].months.split()[day.month - 1]


def together(text: str) -> str:
    """A few words that no line is to be broken between, such as a number and what it counts."""
    return text.replace(" ", NO_BREAK)


def counted(text: str) -> str:
    """The text with each number on the line of what it counts, but for very long words."""
    return _NUMBER.sub(rf"\1{NO_BREAK}", text)


def apart(parts: Iterable[str]) -> str:
    """Things told one after the other, set apart by dots; no line begins with a dot."""
    return f"{NO_BREAK}· ".join(parts)


def comma_list(things: Iterable[str]) -> str:
    """The things one after the other as figures are told, with nothing before the last: `2 green, 1 red`."""
    return ", ".join(things)


def listing(things: Sequence[str]) -> str:
    """The things one after the other, as one says them: `Anna, Bence and Clara`."""
    if len(things) < 2:
        return "".join(things)
    *first, last = things
    joint = LANGUAGES[language()].last
    if (
        language().startswith("es")
        and last.lower().startswith(_SPANISH_NEEDS_E)
        and not last.lower().startswith(_SPANISH_KEEPS_Y)
    ):
        joint = " e "
    return ", ".join(first) + joint + last
