"""Drawing cards: neighbours, refill, hand limit."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.terms import terms_of


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "taking",
            "",
            text=(
                _(
                    "Take two cards from the card offer that lie next to each other. Taking just one is not "
                    "allowed."
                ),
                _("Pier 1 and pier 7 are the ends of the row: they are not next to each other. Try it:"),
            ),
            figures=(picture("live_offer", "neighbours"),),
            terms=terms_of("draw.taking"),
            links=("abilities.any_cards", "abilities.additional_card"),
        ),
        Section(
            "refill",
            _("New cards"),
            text=(
                _(
                    "The other cards stay where they are. At the end of your turn the empty piers get new "
                    "cards from the draw pile, in order from 1 to 7."
                ),
            ),
            figures=(picture("offer", "limit", caption=_("Two piers are waiting for new cards.")),),
            terms=terms_of("draw.refill"),
            links=("end.card",),
        ),
        Section(
            "limit",
            _("Hand limit"),
            text=(
                _(
                    "You may keep 7 cards at most. First take all the cards you are drawing; if you then "
                    "hold more than 7, put the surplus on the discard pile. You choose which ones."
                ),
            ),
            figures=(picture("hand", "limit", discard=(0,), caption=_("Eight cards: one has to go.")),),
            terms=terms_of("draw.limit"),
        ),
    )


PAGE = Page(
    "draw", "cards-outline", lambda: _("Draw cards"), lambda: _("Piers, refill, hand limit"), _sections
)
