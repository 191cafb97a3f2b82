"""How high the rows of the saved games have to be, told from their words before there is a row to ask.

A list that lays its rows out by their own heights never comes to rest, and making labels only to measure them
takes too long for hundreds of games: words recur, so their widths are remembered.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from kivy.core.text import Label as Measure
from kivy.metrics import dp

from nyhavn.ui.widgets.fit_label import unbroken

LOWEST = 104
"""dp that a row is high at least: its picture, or its two buttons above each other."""
NARROW = 600
"""dp below which a row has its buttons above each other."""
ROOM_FOR_WORDS = 130
"""dp, at usual letters, that the words keep beside a picture; where there is less, there is no picture."""
WIDEST_PICTURE = 120


def is_narrow(width: float) -> bool:
    """Whether a row of this width has its buttons above each other."""
    return bool(width < dp(NARROW))


def picture_width(width: float, scale: float) -> float:
    """How wide the picture in a row is; 0 if there is none."""
    picture = min(dp(WIDEST_PICTURE), width * 0.3)
    room = _card_room(width) - picture - dp(12)
    return picture if room >= dp(ROOM_FOR_WORDS) * max(1.0, scale) else 0.0


def _card_room(width: float) -> float:
    """What a card has inside, beside its buttons."""
    buttons = dp(48) if is_narrow(width) else dp(102)
    return float(width - buttons - dp(6) - dp(20))


def row_height(title: str, note: str, width: float, scale: float, fonts: Any) -> float:
    """The height of a row of this width with these words."""
    # The row keeps its distance from a picture that is not there.
    room = _card_room(width) - picture_width(width, scale) - dp(12)
    words = words_height(title, fonts["Title"]["medium"], room) + words_height(
        note, fonts["Body"]["medium"], room
    )
    return float(max(dp(LOWEST), words + dp(4) + dp(20)))


def words_height(text: str, font: Any, width: float) -> float:
    """How high a text is in this width, as a label breaks it into lines."""
    name, size = font["font-name"], float(font["font-size"])
    space, lines, at = _width(" ", name, size), 1, 0.0
    for word in unbroken(text):
        wide = _width(word, name, size)
        if at and at + space + wide <= width:
            at += space + wide
            continue
        lines += bool(at) + max(0, math.ceil(wide / max(1.0, width)) - 1)
        at = min(wide, width)
    return lines * _line_height(name, size) * float(font["line-height"])


@lru_cache(maxsize=4096)
def _width(word: str, name: str, size: float) -> float:
    return float(Measure(font_name=name, font_size=size).get_extents(word)[0])


@lru_cache(maxsize=64)
def _line_height(name: str, size: float) -> float:
    return float(Measure(font_name=name, font_size=size).get_extents("Áy")[1])
