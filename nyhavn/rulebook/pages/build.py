"""Building a façade: the price, the saving, where a tile stands."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.match.placing import Held
from nyhavn.rulebook.page import Page, Section, picture
from nyhavn.rulebook.terms import terms_of

LOW = 4
"""Rows that are seen where only the foot of the house matters."""
ON_GROUND = Held("blue", 3, turns=1).moved((3, 0))
ON_A_TILE = Held("blue", 3).moved((1, 2))
BESIDE_A_TILE = Held("blue", 3, turns=2).moved((2, 1))
IN_THE_AIR = Held("blue", 3).moved((3, 2))
BESIDE_GREEN = Held("green", 3, turns=3).moved((0, 2))
APART_FROM_GREEN = Held("green", 3, turns=3).moved((4, 0))


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "price",
            _("The price"),
            text=(
                _(
                    "Choose a tile and pay with cards of its colour: exactly as many as it has squares. "
                    "They go to the discard pile."
                ),
                _("You build one tile per turn."),
            ),
            figures=(picture("payment", "saving", APART_FROM_GREEN),),
            terms=terms_of("build.price"),
            links=("abilities.construction_discount", "abilities.change_of_colors"),
        ),
        Section(
            "saving",
            _("Beside its own colour"),
            text=(
                _(
                    "If the tile shares an edge with a tile of the same colour in your house, it costs 1 "
                    "card less."
                ),
                _("Special tiles have no colour, so they save nothing."),
            ),
            figures=(
                picture("placing", "saving", APART_FROM_GREEN, says="cost", rows=5),
                picture("placing", "saving", BESIDE_GREEN, says="cost", rows=5),
            ),
            terms=terms_of("build.saving"),
        ),
        Section(
            "place",
            _("Where it may go"),
            text=(_("Turn and mirror the tile as you like and put it into your house at once:"),),
            points=(
                _("inside the house, on empty squares only;"),
                _("with at least one square in the bottom row or right on top of a filled square."),
                _("One such square is enough. Touching a tile sideways or from below does not count."),
            ),
            figures=(
                picture("placing", "support", ON_GROUND, rows=LOW, caption=_("On the ground")),
                picture("placing", "support", ON_A_TILE, rows=LOW, caption=_("One square on a tile")),
                picture("placing", "support", BESIDE_A_TILE, rows=LOW, caption=_("Only touches sideways")),
                picture("placing", "support", IN_THE_AIR, rows=LOW),
            ),
        ),
        Section(
            "try",
            _("Try it"),
            text=(
                _(
                    "You hold three green cards, and this tile has four squares. Where can you still "
                    "build it?"
                ),
            ),
            figures=(picture("live_tile", "puzzle", Held("green", 4), rows=6),),
        ),
        Section(
            "after",
            _("And then"),
            text=(_("Coats of arms come first, then points."),),
            links=("coats", "scoring"),
        ),
    )


PAGE = Page("build", "wall", lambda: _("Build a façade"), lambda: _("Price, saving, support"), _sections)
