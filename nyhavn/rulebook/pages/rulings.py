"""Rulings for the moments on which players would not agree."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.rulebook.page import Page, Section


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "three_cards",
            _("Three cards and the limit"),
            text=(
                _("With “Additional card” you take all three cards first. Only then do you count your hand."),
            ),
            links=("abilities.additional_card",),
        ),
        Section(
            "not_wasted",
            _("“Any cards” is not wasted"),
            text=(
                _(
                    "It is used only when you need it: never for two cards side by side, nor, with "
                    "“Additional card”, for three of which two lie side by side."
                ),
            ),
            links=("abilities.any_cards",),
        ),
        Section(
            "new_pile",
            _("The draw pile runs out"),
            text=(
                _(
                    "The new pile is made the moment the last card has left the old one, even in the middle "
                    "of a refill."
                ),
                _(
                    "If fewer than 9 cards were discarded, the end card is shuffled with all of them. If "
                    "none were, it is the whole pile."
                ),
            ),
            links=("end.pile",),
        ),
        Section(
            "refill_stops",
            _("The refill stops"),
            text=(_("After the end card no further cards are turned up: the other piers stay empty."),),
            links=("end.card",),
        ),
        Section(
            "coats_first",
            _("Coats of arms before points"),
            text=(
                _("You use the coats of arms before you score, and you may leave any of them unused."),
                _(
                    "If none of the three is possible, the action is lost: no special tile or no square "
                    "for it, no new ability, none used."
                ),
            ),
            links=("coats",),
        ),
        Section(
            "next_turn",
            _("Not in the same turn"),
            text=(
                _("Abilities that you have just taken or made active can be used from your next turn on."),
            ),
            links=("coats",),
        ),
        Section(
            "exact",
            _("Exact payment"),
            text=(
                _("You never pay more or less than the price, and a price is never below 0."),
                _(
                    "With “Change of colours” at least one card must change. How many you pay of each colour "
                    "is up to you."
                ),
            ),
            links=("build.price",),
        ),
        Section(
            "no_build",
            _("Drawn, but not built"),
            text=(_("With “Both actions” you may end the turn after drawing. It still counts as used."),),
            links=("abilities.both_actions",),
        ),
        Section(
            "white",
            _("White is not a colour"),
            text=(
                _("Special tiles never count as the same colour, not even side by side: they save nothing."),
            ),
            links=("build.saving",),
        ),
        Section(
            "open",
            _("What is open and what is secret"),
            text=(
                _(
                    "Hands are secret; only the number of cards is known. Card offer, discard pile, supplies "
                    "and houses are open to all."
                ),
                _("You may remember which cards the others took from the piers."),
            ),
        ),
    )


PAGE = Page(
    "rulings", "scale-balance", lambda: _("Rulings"), lambda: _("When something is unclear"), _sections
)
