"""Why a tap led to nothing, in one short sentence."""

from __future__ import annotations

from nyhavn.i18n import _, ngettext
from nyhavn.match.remarks import Remark, WhyNot
from nyhavn.match.spots import OwnAbility
from nyhavn.match.view import TableView


def remark_text(remark: Remark, view: TableView) -> str:
    """The sentence for the strip."""
    match remark.reason:
        case WhyNot.CARDS_ARE_SHORT:
            return ngettext(
                "You are {count} card short for this tile.",
                "You are {count} cards short for this tile.",
                remark.short_by,
            ).format(count=remark.short_by)
        case WhyNot.TAKES_NO_CARDS_NOW | WhyNot.NO_TILES_NOW:
            return _not_now(view)
        case WhyNot.BY_ITSELF | WhyNot.NEEDS_A_TILE if isinstance(remark.about, OwnAbility):
            return _how_to_use(remark.about.key)
    return _PLAIN[remark.reason]()


def _not_now(view: TableView) -> str:
    texts = {
        "discard": _("Choose the cards to discard first."),
        "coat": _("Choose your bonus for the coat of arms first."),
        "build": _("You have already taken cards: build, or end your turn."),
    }
    return texts.get(view.phase, _("Put the tile back first."))


def _how_to_use(key: str) -> str:
    texts = {
        "any_cards": _("To use it, take two cards that are not next to each other."),
        "additional_card": _("To use it, take a third card."),
        "construction_discount": _("Put a tile in your house first: you can then pay one card less."),
        "change_of_colors": _("Put a tile in your house first: you can then pay with another colour."),
    }
    return texts[key]


_PLAIN = {
    WhyNot.PAYS_NOTHING: lambda: _("Cards pay for tiles: pick a tile first."),
    WhyNot.WRONG_COLOUR: lambda: _("This card is not the colour of the tile."),
    WhyNot.ENOUGH_PAID: lambda: _("The tile is already paid for."),
    WhyNot.NONE_LEFT: lambda: _("There are none of these left."),
    WhyNot.ONLY_AT_COATS: lambda: _("Only a coat of arms brings you this."),
    WhyNot.NOT_AT_COATS: lambda: _("Choose your bonus for the coat of arms first."),
    WhyNot.USED: lambda: _("Used: a coat of arms can make it active again."),
    WhyNot.OWNED: lambda: _("You already have this ability."),
    WhyNot.SAVES_NOTHING: lambda: _("It would not help you pay for this tile."),
    WhyNot.NEEDS_A_DRAW: lambda: _("It starts with taking cards: put the tile back first."),
}
