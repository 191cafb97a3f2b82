"""What the game is about: the aim, the turn, the house, the tiles."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.material import COAT_SQUARES
from nyhavn.i18n import _
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.positions import position
from nyhavn.rulebook.terms import terms_of
from nyhavn.words.endings import ending_why

WINNER = 1


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "aim",
            "",
            text=(
                _(
                    "You build a house on the quay. Collect cards, trade them for façade tiles of the same "
                    "colour, and fill your house with them."
                ),
                _("A full row scores 1 point, a full column 2. If it is all windows, it scores double."),
                _(
                    "The first to reach 12 points wins at once. If the end card turns up before that, "
                    "whoever has the most points wins."
                ),
            ),
            figures=(
                picture("house", "won", WINNER),
                picture("track", "won", caption=ending_why(position("won"))),
            ),
            links=("scoring", "end"),
        ),
        Section(
            "turn",
            _("Your turn"),
            text=(
                _(
                    "Each turn you do one of two things: draw cards or build a façade. Then it is the next "
                    "player’s turn."
                ),
            ),
            links=("draw", "build"),
        ),
        Section(
            "house",
            _("The house"),
            text=(
                _("Every house has 5 columns (a to e) and 9 rows (1 to 9): 45 squares."),
                _("Coats of arms are on the squares c3, e5, b7 and d9 and beside rows 2, 4 and 6."),
                _(
                    "The colour of your house only shows whose it is. Everybody builds with all five card "
                    "colours."
                ),
            ),
            figures=(picture("house", "deal.2", lit=COAT_SQUARES),),
            terms=terms_of("aim.house"),
            links=("coats",),
        ),
        Section(
            "tiles",
            _("The façade tiles"),
            text=(
                _(
                    "Each of the five colours has tiles of 2, 3, 4 and 5 squares. One square of a tile is "
                    "wall, all the others are windows."
                ),
                _("A special tile is a single white window. It has no colour."),
            ),
            figures=(picture("tiles", "red"),),
            terms=terms_of("aim.tiles"),
        ),
    )


PAGE = Page("aim", "trophy-outline", lambda: _("The aim"), lambda: _("House, tiles and points"), _sections)
