"""Coats of arms: what earns an action, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.material import SPECIAL
from nyhavn.i18n import _
from nyhavn.match.placing import Held
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.terms import terms_of

LOW = 4
NEXT_COAT = (4, 1)
"""Where a special tile completes row 2."""


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "earning",
            "",
            text=(
                _(
                    "For every coat of arms that your tile covers, and for each of the rows 2, 4 and 6 that "
                    "it completes, you get one bonus action."
                ),
                _("Try it: this tile can bring you two at once."),
            ),
            figures=(picture("live_tile", "coats", Held("blue", 4), rows=5),),
            terms=terms_of("coats.earning"),
        ),
        Section(
            "choice",
            _("Choose one of three"),
            text=(_("For each coat of arms you choose again:"),),
            points=(
                _(
                    "Take a special tile and place it at once. It needs support like any other tile, and "
                    "it is free."
                ),
                _(
                    "Take an ability tile of a kind that you do not have yet. It lies in front of you, "
                    "active side up."
                ),
                _("Make all your used ability tiles active again."),
            ),
            signs=(
                picture("tile", color=SPECIAL),
                picture("ability", kind="both_actions"),
                picture("ability", kind="any_cards", face="used"),
            ),
            terms=terms_of("coats.choice"),
            links=("abilities",),
        ),
        Section(
            "chain",
            _("One leads to the next"),
            text=(
                _(
                    "A special tile can cover a coat of arms or complete row 2, 4 or 6, too. Then you choose "
                    "once more."
                ),
            ),
            figures=(
                picture("house", "chain", rows=LOW, caption=_("The yellow tile covers c3.")),
                picture("placing", "chain", Held(SPECIAL, 1).moved(NEXT_COAT), says="gain", rows=LOW),
            ),
        ),
        Section(
            "later",
            _("When it counts"),
            text=(
                _("Coats of arms come before the points. You may also leave one unused."),
                _("An ability that you take or make active now can be used from your next turn on."),
            ),
            links=("scoring", "rulings"),
        ),
    )


PAGE = Page(
    "coats",
    "shield-half-full",
    lambda: _("Coats of arms"),
    lambda: _("Special tiles and abilities"),
    _sections,
)
