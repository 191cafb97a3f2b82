"""Points: rows, columns, windows."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.match.placing import Held
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.terms import terms_of

COLUMN_WITH_WALL = Held("green", 2).moved((0, 8))
COLUMN_OF_WINDOWS = Held("green", 2, turns=2).moved((0, 8))


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "lines",
            "",
            text=(
                _(
                    "At the end of your turn you score every row and every column that you completed, and "
                    "your flag moves along the score track."
                ),
            ),
            points=(
                _("Row: 1 point, or 2 if it is all windows."),
                _("Column: 2 points, or 4 if it is all windows."),
            ),
            figures=(
                picture("placing", "column", COLUMN_WITH_WALL, says="gain"),
                picture("placing", "column", COLUMN_OF_WINDOWS, says="gain"),
            ),
            terms=terms_of("scoring.lines"),
            links=("end",),
        ),
        Section(
            "windows",
            _("Walls and windows"),
            text=(
                _(
                    "A single wall square spoils the double points. So watch where the wall of your tile "
                    "ends up."
                ),
                _("Try it: turn and mirror the tile until row 2 brings 2 points."),
            ),
            figures=(picture("live_tile", "row", Held("yellow", 3), rows=5),),
            terms=terms_of("scoring.windows"),
        ),
        Section(
            "special",
            _("Special tiles count, too"),
            text=(
                _(
                    "Lines that you complete with a special tile score as well, because coats of arms come "
                    "before the points."
                ),
            ),
            links=("coats",),
        ),
    )


PAGE = Page("scoring", "counter", lambda: _("Points"), lambda: _("Rows, columns, windows"), _sections)
