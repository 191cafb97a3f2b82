"""The alphabet of the language spoken now: what comes before what, and which letters are alike."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from nyhavn.i18n.languages import LANGUAGES
from nyhavn.i18n.translation import language

_WITHOUT_A_MARK = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
"""Letters that Unicode does not take apart."""
SortKey = tuple[tuple[tuple[str, int], ...], str]


def fold(text: str) -> str:
    """The text without accents and capitals."""
    parts = unicodedata.normalize("NFD", text.casefold().translate(_WITHOUT_A_MARK))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def sort_key(text: str) -> SortKey:
    """By this a list is in the order of the language's alphabet: in Danish, Å comes after Z."""
    own, groups = _own_letters(language())
    places = tuple(own.get(sign) or (fold(sign), 0) for sign in groups.findall(text.casefold()))
    return places, text


@cache
def _own_letters(code: str) -> tuple[dict[str, tuple[str, int]], re.Pattern[str]]:
    """The place of every letter that has one of its own, and how a word falls into letters."""
    places: dict[str, tuple[str, int]] = {}
    for row in filter(None, LANGUAGES[code].own_letters.split(", ")):
        letter, *followers = row.split()
        for rank, alike in enumerate(followers, start=1):
            places |= dict.fromkeys(alike.split("/"), (letter, rank))
    longest_first = sorted(places, key=len, reverse=True)
    return places, re.compile("|".join([*map(re.escape, longest_first), "."]), re.DOTALL)
