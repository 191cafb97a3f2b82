"""What the player is asked to do now, in one short line; what can be done already is said by confirm.py."""

from __future__ import annotations

from nyhavn.i18n import _, ngettext, npgettext
from nyhavn.match.placing import Refusal
from nyhavn.match.view import TableView
from nyhavn.words.refusals import refusal


def prompt(view: TableView) -> str:
    """What is still to be laid out before there is anything to confirm."""
    if view.verdict is not None:
        why = view.verdict.refusal
        return _("Put the tile in your house") if why in (None, Refusal.NOT_OVER_HOUSE) else refusal(why)
    if view.phase == "discard":
        left = view.surplus
        if view.draft.discard:
            text = ngettext("Discard {count} more card", "Discard {count} more cards", left)
            return text.format(count=left)
        return npgettext("request", "Discard {count} card", "Discard {count} cards", left).format(count=left)
    if view.phase == "coat":
        coats = view.state.pending_coats
        return ngettext(
            "Coat of arms: choose your bonus", "{count} coats of arms: choose your bonus", coats
        ).format(count=coats)
    if not any(pier.color for pier in view.piers):
        return _("Choose a tile to build")
    if not view.draft.piers:
        return _("Take two cards next to each other, or\u00a0build")
    return _("Pick another card")
