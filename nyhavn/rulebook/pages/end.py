"""How the game ends, for 2, 3 and 4 players, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.terms import terms_of


def _sections(players: int) -> Sequence[Section]:
    return (
        Section(
            "points",
            _("12 points"),
            text=(
                _(
                    "As soon as a player has 12 points or more, the game is over, and that player has won. "
                    "Nobody gets another turn."
                ),
            ),
            figures=(picture("track", "won"),),
        ),
        Section(
            "card",
            _("The end card"),
            text=(
                _(
                    "If the end card comes up while the piers are refilled, the game is over at once as "
                    "well. Then whoever has the most points wins."
                ),
            ),
            figures=(picture("offer", "tie", with_end_card=True),),
            terms=terms_of("end.card"),
        ),
        Section(
            "pile",
            _("Where the end card lies"),
            text=_where(players),
            figures=(picture("end_card", players),),
            by_players=True,
        ),
        Section(
            "tie",
            _("Level on points"),
            text=(
                _(
                    "Then, among those who are level, the house with the fewest empty squares wins. If these "
                    "are equal, too, the victory is shared."
                ),
            ),
            figures=(picture("final_house", "tie", 0), picture("final_house", "tie", 1)),
            terms=terms_of("end.tie"),
        ),
    )


def _where(players: int) -> tuple[str, ...]:
    if players == 2:
        return (
            _(
                "It is in the draw pile from the start, somewhere among the last 10 cards. You go "
                "through the pile only once."
            ),
        )
    return (
        _(
            "At first it lies aside. When the draw pile runs out for the first time, the discard pile is "
            "shuffled and becomes the new draw pile."
        ),
        _(
            "The top 9 cards of the new pile are then shuffled with the end card, and these 10 go to its "
            "bottom."
        ),
    )


PAGE = Page("end", "flag-checkered", lambda: _("The end"), lambda: _("12 points, end card, ties"), _sections)
