"""What lies on the table before the first turn, for 2, 3 and 4 players."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.material import COLORS, SPECIAL, STARTING_HANDS
from nyhavn.i18n import _
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.terms import terms_of


def _sections(players: int) -> Sequence[Section]:
    return (
        Section(
            "harbour",
            _("The harbour"),
            text=(
                _(
                    "The app sets up the game for you. The façade cards are shuffled into the draw pile: 14 "
                    "of each colour, or 12 with 3 players."
                ),
                _("Seven of them are turned up on piers 1 to 7: the card offer."),
            ),
            figures=(picture("offer", f"deal.{players}"),),
            terms=terms_of("setup.harbour"),
            links=("draw",),
        ),
        Section(
            "players",
            _("For 2, 3 or 4 players"),
            points=(_tiles(players), _cards(players), _end_card(players), _hands(players)),
            figures=(picture("hands", players), picture("end_card", players)),
            terms=terms_of("setup.players"),
            by_players=True,
        ),
        Section(
            "supply",
            _("The supply"),
            text=(_("All tiles are open to everybody. At the start there are:"),),
            points=(
                _("12 special tiles, with any number of players;"),
                _("and as many of the others as shown."),
            ),
            signs=(picture("tile", color=SPECIAL), picture("tile", color=COLORS[0])),
            figures=(picture("supply", players),),
            by_players=True,
        ),
        Section(
            "abilities",
            _("Ability tiles"),
            text=(
                _("There are as many of each kind as there are players."),
                _("Everybody starts with “Any cards”, active side up."),
            ),
            figures=(picture("pool", players),),
            links=("abilities",),
        ),
        Section(
            "first",
            _("Who starts"),
            text=(_("The oldest player starts, or whoever you choose. Play goes clockwise."),),
        ),
    )


def _tiles(players: int) -> str:
    texts = {
        2: _("Back in the box: one tile each of size 2, 3 and 4 in every colour."),
        3: _("Back in the box: one tile each of size 2 and 4 in every colour."),
        4: _("All tiles are in play."),
    }
    return texts[players]


def _cards(players: int) -> str:
    if players == 3:
        return _("Back in the box: 2 cards of every colour, 10 in all.")
    return _("All 70 cards are in play.")


def _end_card(players: int) -> str:
    if players == 2:
        return _("The end card is shuffled with 9 other cards. These 10 go under the draw pile.")
    return _("The end card is set aside for the time being.")


def _hands(players: int) -> str:
    counts = ", ".join(str(count) for count in STARTING_HANDS[players])
    return _("Starting hands in turn order: {counts} cards.").format(counts=counts)


PAGE = Page("setup", "layers-outline", lambda: _("Setup"), lambda: _("For 2, 3 or 4 players"), _sections)
