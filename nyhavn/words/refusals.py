"""Why a tile cannot be built: in a few words for a bubble, and as a sentence with the rule."""

from __future__ import annotations

from nyhavn.i18n import _
from nyhavn.match.placing import Refusal


def refusal(why: Refusal) -> str:
    """The reason in a few words."""
    texts = {
        Refusal.NOT_OVER_HOUSE: _("Outside your house"),
        Refusal.OFF_HOUSE: _("Sticks out of the house"),
        Refusal.OVERLAPS: _("Overlaps another tile"),
        Refusal.HANGS: _("Hangs in the air"),
        Refusal.NONE_LEFT: _("None left"),
        Refusal.TOO_FEW_CARDS: _("Too few cards"),
        Refusal.NOT_NOW: _("Not now"),
    }
    return texts[why]


def refusal_why(why: Refusal) -> str:
    """The reason as one sentence with the rule."""
    texts = {
        Refusal.NOT_OVER_HOUSE: _("Tiles go into your own house."),
        Refusal.OFF_HOUSE: _("All squares of the tile must lie inside the house."),
        Refusal.OVERLAPS: _("The tile may only cover empty squares."),
        Refusal.HANGS: _("At least one square must stand on the ground or on another tile."),
        Refusal.NONE_LEFT: _("All tiles of this kind have been built."),
        Refusal.TOO_FEW_CARDS: _(
            "A tile costs as many cards of its colour as it has squares, one less beside its own colour."
        ),
        Refusal.NOT_NOW: _("This tile cannot be built at this point in the turn."),
    }
    return texts[why]
