"""What puzzles ask for, in words."""

from __future__ import annotations

from nyhavn.puzzles.measures import COATS, LINES, POINTS
from nyhavn.words.puzzles import amount_text


def test_no_line_ends_with_the_number_of_what_is_asked_for() -> None:
    assert [amount_text(measure, 2) for measure in (POINTS, LINES, COATS)] == [
        "2\u00a0points",
        "2\u00a0rows or columns",
        "2\u00a0coats of arms",
    ]
