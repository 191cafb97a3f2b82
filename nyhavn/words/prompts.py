"""What the player is asked to do now, in one short line."""

from __future__ import annotations

from nyhavn.i18n import _, ngettext, npgettext
from nyhavn.match.draft import DECLINE, REFRESH
from nyhavn.match.placing import Refusal
from nyhavn.match.view import TableView
from nyhavn.words.names import ability_name
from nyhavn.words.refusals import refusal


def prompt(view: TableView) -> str:
    """What the player is asked to do, with what is laid out so far."""
    if view.over:
        return _("The game is over")
    if view.verdict is not None:
        return _with_tile(view.verdict.refusal)
    if view.phase == "discard":
        return _with_too_many_cards(view.surplus)
    if view.phase == "coat":
        return _at_coat(view)
    if view.phase == "build":
        return _("Build, or end your turn")
    if not any(pier.color for pier in view.piers):
        return _("Choose a tile to build")
    if not view.draft.piers:
        return _("Take two cards next to each other, or build")
    if view.proposal.action is None:
        return _("Pick another card")
    return _("Confirm to take the cards")


def _with_tile(why: Refusal | None) -> str:
    if why is None:
        return _("Confirm, or turn and move the tile")
    if why is Refusal.NOT_OVER_HOUSE:
        return _("Put the tile in your house")
    return refusal(why)


def _with_too_many_cards(left: int) -> str:
    if left <= 0:
        return _("Confirm to discard them")
    return npgettext("request", "Discard {count} card", "Discard {count} cards", left).format(count=left)


def _at_coat(view: TableView) -> str:
    chosen = view.draft.coat
    if chosen == REFRESH:
        return _("Confirm to make your abilities active")
    if chosen == DECLINE:
        return _("Confirm to leave it unused")
    if chosen is not None:
        return _("Confirm to take “{ability}”").format(ability=ability_name(chosen))
    coats = view.state.pending_coats
    return ngettext(
        "Coat of arms: choose your bonus", "{count} coats of arms: choose your bonus", coats
    ).format(count=coats)
