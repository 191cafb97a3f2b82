"""What medals are for, in a few words each."""

from __future__ import annotations

from nyhavn.i18n import _, counted
from nyhavn.puzzles.medals import (
    FIVE,
    LANGUAGES_READ,
    ONE_COLOR,
    SWIFT_TURNS,
    TEN,
)


def medal_text(key: str) -> str:
    """What a medal is earned by."""
    texts = {
        "first_win": _("The first win"),
        "ten_wins": _("{count} wins").format(count=TEN),
        "five_in_a_row": _("{count} wins in a row").format(count=FIVE),
        "four_characters": _("Every opponent beaten"),
        "harbourmaster": _("The harbourmaster beaten"),
        "round_table": _("A win at a table of four"),
        "no_abilities": _("A win without using an ability"),
        "comeback": _("A win from five points behind"),
        "photo_finish": _("A win by one point or less"),
        "last_card": _("A win on the end card"),
        "swift": _("A win in {count} turns or fewer").format(count=SWIFT_TURNS),
        "window_column": _("An all-window column"),
        "window_rows": _("Three all-window rows in one game"),
        "chain": _("Three coats of arms in one turn"),
        "rainbow_row": _("Every colour in one row"),
        "no_gap": _("A full house without a gap"),
        "three_lines": _("Three rows or columns in one turn"),
        "crossing": _("A row and a column in one turn"),
        "six_points": _("Six points in one turn"),
        "free_tile": _("A free tile"),
        "giants": _("Three tiles of size five in one house"),
        "full_set": _("All five abilities"),
        "attic": _("The top row complete"),
        "one_color": _("{count} squares of one colour").format(count=ONE_COLOR),
        "perfect_review": _("A review without a mistake"),
        "polyglot": _("The rules read in {count} languages").format(count=LANGUAGES_READ),
    }
    return counted(texts[key])
