"""What the book of the harbour says of opponents, days and medals."""

from __future__ import annotations

import datetime as dt

from nyhavn.i18n import _, date, ngettext
from nyhavn.puzzles.medals import MEDALS, Medal
from nyhavn.puzzles.streak import Streak


def beaten_text(times: int) -> str:
    """How often an opponent was beaten."""
    if not times:
        return _("not beaten yet")
    return ngettext("beaten once", "beaten {count} times", times).format(count=times)


def days_text(streak: Streak) -> str:
    """The façades of the day that were solved one after the other, now and ever."""
    return _("Façades of the day in a row: {current} (best: {longest})").format(
        current=streak.current, longest=streak.longest
    )


def earned_count_text(earned: int) -> str:
    """How many medals were earned, of how many."""
    return _("{earned} of {count} medals").format(earned=earned, count=len(MEDALS))


def earned_text(medal: Medal) -> str:
    """When a medal was earned, and whether with help."""
    day = date(dt.datetime.fromtimestamp(medal.played / 1000).date()) if medal.played else ""
    return _("{date}, with hints").format(date=day) if medal.hinted else day
