"""Where the lesson's words and its table lie: a strip beside the table that neither moves nor covers it.

Pure arithmetic. Only where a strip would leave things on the table smaller than a fingertip is there none.
"""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.ui.table.layout.arrange import arrange, growth
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import Measures

LOW = 480
"""Height in dp below which the words stand in a column beside the table."""
COLUMN = 156
FLAT = 84
"""The strip's height in dp above a wide table, and above an upright one, the higher ones first."""
UPRIGHT = (116, 96)
SMALLEST_TABLE = 300
"""dp below which nobody can play."""
LARGEST_LETTERS = 1.5
"""From here on larger letters do not make the strip higher."""


@dataclass(frozen=True, slots=True)
class LessonPlaces:
    """The strip, None if there is no room for one, and the table."""

    strip: Box | None
    table: Box
    is_column: bool = False


def lesson_places(width: float, height: float, dp: float, text: float, left_handed: bool) -> LessonPlaces:
    """The places in a window; dp is a dp in its units, text how much larger than usual letters are."""
    wide = width > height
    scale = dp * growth(width / dp, height / dp)
    letters = min(max(1.0, text), LARGEST_LETTERS)
    if wide and height < LOW * dp:
        across = COLUMN * scale
        x = width - across if left_handed else 0.0
        table = Box(0.0 if left_handed else across, 0, width - across, height)
        found = LessonPlaces(Box(x, 0, across, height), table, is_column=True)
        return found if _is_roomy(table, dp) else _floating(width, height)
    for each in (FLAT * letters, FLAT) if wide else (UPRIGHT[0] * letters, *UPRIGHT):
        high = each * scale
        table = Box(0, 0, width, height - high)
        if _is_roomy(table, dp):
            return LessonPlaces(Box(0, height - high, width, high), table)
    return _floating(width, height)


def _floating(width: float, height: float) -> LessonPlaces:
    return LessonPlaces(None, Box(0, 0, width, height))


def _is_roomy(table: Box, dp: float) -> bool:
    """Whether a table of this size has everything as large as a fingertip."""
    if min(table.width, table.height) < SMALLEST_TABLE * dp:
        return False
    scale = dp * growth(table.width / dp, table.height / dp)
    plan = arrange(Measures(table.width, table.height, 1, scale, 1.0, False))
    return bool(plan.measures.dp >= scale * 0.999)
