"""Where the lesson's words and its table lie: a strip beside the table that neither moves nor covers it.

Pure arithmetic. Where a strip would leave things on the usual table smaller than a fingertip, or the house
smaller than need be, what the lesson has no use for gives way.
"""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.ui.table.layout.arrange import growth, largest_house
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import Measures

LOW = 480
"""Height in dp below which the words stand in a column beside the table."""
COLUMN = 156
FLAT = 84
"""The strip's height in dp above a wide table, and above an upright one, the higher ones first."""
UPRIGHT = (116, 104)
LARGEST_LETTERS = 1.5
"""From here on larger letters do not make the strip higher."""


@dataclass(frozen=True, slots=True)
class LessonLayout:
    """The strip and the table."""

    strip: Box
    table: Box
    is_column: bool = False
    gives_way: bool = False
    """Whether the table does without what the lesson has no use for."""


def lesson_layout(width: float, height: float, dp: float, text: float, left_handed: bool) -> LessonLayout:
    """Where both are in a window; dp is a dp in its units, text how much larger than usual letters are."""
    wide = width > height
    scale = dp * growth(width / dp, height / dp)
    letters = min(max(1.0, text), LARGEST_LETTERS)
    if wide and height < LOW * dp:
        across = COLUMN * scale
        x = width - across if left_handed else 0.0
        table = Box(0.0 if left_handed else across, 0, width - across, height)
        gives_way = not _house(table.width, height, dp, False)
        return LessonLayout(Box(x, 0, across, height), table, is_column=True, gives_way=gives_way)
    heights = (FLAT * letters, FLAT) if wide else (UPRIGHT[0] * letters, *UPRIGHT)
    for each in heights:
        left = height - each * scale
        usual, taught = (_house(width, left, dp, gives_way) for gives_way in (False, True))
        if usual or (taught and not wide):
            return _above(width, height, each * scale, not wide and taught > usual)
    return _above(width, height, heights[-1] * scale, not wide)


def _above(width: float, height: float, strip: float, gives_way: bool) -> LessonLayout:
    table = Box(0, 0, width, height - strip)
    return LessonLayout(Box(0, table.height, width, strip), table, gives_way=gives_way)


def _house(width: float, height: float, dp: float, gives_way: bool) -> float:
    """How large squares of the house are on a table of this size with everything as large as a fingertip."""
    scale = dp * growth(width / dp, height / dp)
    return largest_house(Measures(width, height, 1, scale, taught=gives_way))
