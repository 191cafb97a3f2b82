"""The five abilities, each with an example."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.match.paying import WantedPayment
from nyhavn.match.placing import Held
from nyhavn.rulebook.page import Page, Picture, Section, picture
from nyhavn.rulebook.terms import terms_of
from nyhavn.words.names import ability_effect, ability_name

FIVE_SQUARES = Held("green", 5)
BESIDE_GREEN = FIVE_SQUARES.moved((1, 4))
APART_FROM_GREEN = FIVE_SQUARES.moved((0, 4))


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "using",
            "",
            text=(
                _(
                    "An ability lets you do something special once. Then you turn it to its used side. In "
                    "one turn you may use as many as you like."
                ),
                _(
                    "Coats of arms bring you new abilities or make used ones active again. You never have "
                    "two of a kind."
                ),
            ),
            figures=(picture("faces", "any_cards"),),
            terms=terms_of("abilities.using"),
            links=("coats",),
        ),
        _ability(
            "any_cards",
            _("If they are next to each other, the ability is not used."),
            picture("offer", "abilities", picked=(1, 4)),
        ),
        _ability(
            "additional_card",
            _("It may lie anywhere. Your hand is counted only after the third card."),
            picture("offer", "abilities", picked=(2, 3, 6)),
        ),
        _ability(
            "construction_discount",
            _("It adds to the same-colour saving. A tile of size 2 can even be free."),
            picture("payment", "abilities", BESIDE_GREEN, WantedPayment((("green", 3),), True, None)),
        ),
        _ability(
            "change_of_colors",
            _(
                "They may be mixed with cards of that other colour: 4 green and 1 purple count as 5 green or "
                "as 5 purple."
            ),
            picture(
                "payment",
                "abilities",
                APART_FROM_GREEN,
                WantedPayment((("green", 4), ("purple", 1)), False, "purple"),
            ),
        ),
        _ability(
            "both_actions",
            _(
                "The piers are refilled only at the end of the turn. If you hold more than 7 cards, "
                "discard the surplus before you build."
            ),
            picture("offer", "both", caption=_("The cards are taken; now you build.")),
        ),
    )


def _ability(key: str, more: str, figure: Picture) -> Section:
    return Section(
        key,
        ability_name(key),
        text=(ability_effect(key), more),
        figures=(figure,),
        terms=terms_of(f"abilities.{key}"),
        sign=picture("ability", kind=key),
    )


PAGE = Page(
    "abilities",
    "star-circle-outline",
    lambda: _("Abilities"),
    lambda: _("All five, with examples"),
    _sections,
)
