"""What the player is asked to do now, in one short line."""

from __future__ import annotations

from nyhavn.engine.material import HAND_LIMIT
from nyhavn.engine.state import State
from nyhavn.i18n import _, ngettext
from nyhavn.match.draft import DECLINE, REFRESH, Draft, proposed
from nyhavn.match.placing import Refusal, judge
from nyhavn.ui.words.names import ability_name
from nyhavn.ui.words.refusals import refusal


def prompt(state: State, draft: Draft) -> str:
    """What the player is asked to do, with what is laid out so far."""
    if state.over:
        return _("The game is over")
    if draft.held is not None:
        return _with_tile(state, draft)
    if state.phase == "discard":
        return _with_too_many_cards(state, draft)
    if state.phase == "coat":
        return _at_coat(state, draft)
    if state.phase == "build":
        return _("Build, or end your turn")
    if not draft.piers:
        return _("Take two cards next to each other, or build")
    if proposed(state, draft) is None:
        return _("Pick another card")
    return _("Confirm to take the cards")


def _with_tile(state: State, draft: Draft) -> str:
    assert draft.held is not None
    why = judge(state, draft.held).refusal
    if why is None:
        return _("Confirm, or turn and move the tile")
    if why is Refusal.NOT_OVER_HOUSE:
        return _("Put the tile in your house")
    return refusal(why)


def _with_too_many_cards(state: State, draft: Draft) -> str:
    left = len(state.hand(state.current)) - HAND_LIMIT - len(draft.discard)
    if left <= 0:
        return _("Confirm to put them down")
    return ngettext("Put down {count} card", "Put down {count} cards", left).format(count=left)


def _at_coat(state: State, draft: Draft) -> str:
    if draft.coat == REFRESH:
        return _("Confirm to turn your abilities active")
    if draft.coat == DECLINE:
        return _("Confirm to do without")
    if draft.coat is not None:
        return _("Confirm to take {ability}").format(ability=ability_name(draft.coat))
    coats = state.pending_coats
    if coats == 1:
        return _("Choose for the coat of arms")
    return ngettext("Choose for {count} coat of arms", "Choose for {count} coats of arms", coats).format(
        count=coats
    )
