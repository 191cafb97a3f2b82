"""What a number in the file may be. SQLite keeps whatever is written to it, and anybody may have written."""

from __future__ import annotations

from typing import Final

LATEST_TIME: Final = 253_370_764_800_000
"""Milliseconds from 1970 to the year 9999: a calendar still has a name for it, in every time zone."""
EARLIEST_DELETION: Final = 978_307_200_000
"""The year 2001. A flipped bit in a row that is not deleted makes a far smaller number of nothing."""
LARGEST_ID: Final = 2**53
"""Ids are counted up from 1. At the end of SQLite's own numbers there would be no room for another game."""
MOST_ACTIONS: Final = 2_000
"""Some ten times the longest game that is known."""
MOST_HINTS: Final = 10_000
LONGEST_TEXT: Final = 1 << 16
"""Of a text in the file no more than this is read."""


def is_time(value: int) -> bool:
    """Whether this can be a time."""
    return 0 <= value <= LATEST_TIME


def clamp_time(value: int) -> int:
    """The nearest that can be a time."""
    return min(max(value, 0), LATEST_TIME)
