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
                "For this tile you are {count} card short.",
                "For this tile you are {count} cards short.",
                remark.short_by,
            ).format(count=remark.short_by)
        case WhyNot.TAKES_NO_CARDS_NOW | WhyNot.NO_TILES_NOW:
            return _not_now(view)
        case WhyNot.BY_ITSELF | WhyNot.NEEDS_A_TILE if isinstance(remark.about, OwnAbility):
            return _how_to_use(remark.about.key)
    return _PLAIN[remark.reason]()


def _not_now(view: TableView) -> str:
    texts = {
        "discard": _("First choose the cards to put down."),
        "coat": _("First use the coat of arms."),
        "build": _("You have taken your cards: build now, or end the turn."),
    }
    return texts.get(view.phase, _("First put the tile back."))


def _how_to_use(key: str) -> str:
    texts = {
        "any_cards": _("Pick two cards that are not neighbours: that uses it."),
        "additional_card": _("Pick a third card: that uses it."),
        "construction_discount": _("Put a tile into your house first: then it can cost one card less."),
        "change_of_colors": _("Put a tile into your house first: then other cards can pay for it."),
    }
    return texts[key]


_PLAIN = {
    WhyNot.PAYS_NOTHING: lambda: _("Cards pay for tiles: take a tile first."),
    WhyNot.WRONG_COLOUR: lambda: _("This card does not have the colour of the tile."),
    WhyNot.ENOUGH_PAID: lambda: _("The tile is already paid for."),
    WhyNot.NONE_LEFT: lambda: _("None of these is left."),
    WhyNot.ONLY_AT_COATS: lambda: _("Only a coat of arms brings this."),
    WhyNot.NOT_AT_COATS: lambda: _("First use the coat of arms."),
    WhyNot.USED: lambda: _("Used: a coat of arms can make it active again."),
    WhyNot.OWNED: lambda: _("You have this ability already."),
    WhyNot.SAVES_NOTHING: lambda: _("It would not help to pay for this tile."),
    WhyNot.NEEDS_A_DRAW: lambda: _("It begins with taking cards: put the tile back first."),
}
