"""Why a tap led to nothing, as values: every thing on the table that cannot be used says why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from nyhavn.engine.actions import Build
from nyhavn.engine.state import State
from nyhavn.match.deeds import Tap
from nyhavn.match.draft import Draft, Proposal
from nyhavn.match.paying import with_card
from nyhavn.match.spots import (
    SPECIAL_KIND,
    HandSlot,
    OwnAbility,
    Pier,
    PoolAbility,
    SupplySlot,
    TileKind,
)


class WhyNot(Enum):
    """Why something is of no use right now."""

    TAKES_NO_CARDS_NOW = "takes_no_cards_now"
    """A pier, when cards cannot be taken."""
    PAYS_NOTHING = "pays_nothing"
    """A card of the hand, when there is nothing to pay."""
    WRONG_COLOUR = "wrong_colour"
    """A card that cannot pay for the tile in hand."""
    ENOUGH_PAID = "enough_paid"
    """A card that could pay, but the tile is paid for."""
    CARDS_ARE_SHORT = "cards_are_short"
    """A tile that the hand cannot pay."""
    NONE_LEFT = "none_left"
    NO_TILES_NOW = "no_tiles_now"
    """A tile, when none can be built."""
    ONLY_AT_COATS = "only_at_coats"
    """What only a coat of arms brings."""
    NOT_AT_COATS = "not_at_coats"
    """A coloured tile, when a coat of arms is to be used."""
    USED = "used"
    OWNED = "owned"
    """An ability to take that one has already."""
    BY_ITSELF = "by_itself"
    """An ability that is used by picking cards that need it."""
    NEEDS_A_TILE = "needs_a_tile"
    """An ability that helps to pay, when there is no tile in the house to pay for."""
    SAVES_NOTHING = "saves_nothing"
    """An ability that would change nothing about this payment."""
    NEEDS_A_DRAW = "needs_a_draw"
    """Both actions, when the turn does not begin with a draw."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What was tapped, and why nothing came of it."""

    about: Pier | HandSlot | SupplySlot | OwnAbility | PoolAbility
    reason: WhyNot
    short_by: int = 0
    """Cards that are missing, where cards are short."""


def remark_on(state: State, draft: Draft, proposal: Proposal, tap: Tap) -> Remark | None:
    """Why a tap that changed nothing changed nothing; None where there is nothing to say."""
    spot = tap.spot
    match spot:
        case Pier(number):
            if state.offer[number] is None or state.phase == "turn":
                return None
            return Remark(spot, WhyNot.TAKES_NO_CARDS_NOW)
        case HandSlot(place):
            return _card(state, proposal, spot, place)
        case SupplySlot():
            return _tile(state, spot)
        case OwnAbility(key):
            return _own_ability(state, draft, proposal, spot, key)
        case PoolAbility(key):
            own = {*state.active_abilities(state.current), *state.used_abilities(state.current)}
            if key in own:
                return Remark(spot, WhyNot.OWNED)
            gone = not state.ability_supply[key]
            return Remark(spot, WhyNot.NONE_LEFT if gone else WhyNot.ONLY_AT_COATS)
    return None


def short_by(state: State, kind: TileKind, is_affordable: bool) -> Remark | None:
    """That a tile which was taken up cannot be paid anywhere, and by how many cards."""
    color, size = kind
    if is_affordable or kind == SPECIAL_KIND:
        return None
    missing = size - state.hand(state.current).count(color)
    return Remark(SupplySlot(color, size), WhyNot.CARDS_ARE_SHORT, max(1, missing))


def _card(state: State, proposal: Proposal, spot: HandSlot, place: int) -> Remark | None:
    hand = state.hand(state.current)
    if place >= len(hand) or state.phase == "discard":
        return None
    now, verdict = proposal.action, proposal.verdict
    if verdict is None or not isinstance(now, Build):
        return Remark(spot, WhyNot.PAYS_NOTHING)
    can_pay = any(with_card(verdict.payments, now, hand[place], more=more) for more in (True, False))
    pays_elsewhere = any(hand[place] in dict(build.pay) for build in verdict.payments)
    return Remark(spot, WhyNot.ENOUGH_PAID if can_pay or pays_elsewhere else WhyNot.WRONG_COLOUR)


def _tile(state: State, spot: SupplySlot) -> Remark:
    if spot.kind == SPECIAL_KIND:
        return Remark(spot, WhyNot.ONLY_AT_COATS if state.specials else WhyNot.NONE_LEFT)
    if state.phase == "coat":
        return Remark(spot, WhyNot.NOT_AT_COATS)
    if not state.supply[spot.kind]:
        return Remark(spot, WhyNot.NONE_LEFT)
    return Remark(spot, WhyNot.NO_TILES_NOW)


def _own_ability(state: State, draft: Draft, proposal: Proposal, spot: OwnAbility, key: str) -> Remark | None:
    if key in state.used_abilities(state.current):
        return Remark(spot, WhyNot.USED)
    if key in ("any_cards", "additional_card"):
        drawing = state.phase == "turn" and draft.held is None
        return Remark(spot, WhyNot.BY_ITSELF if drawing else WhyNot.TAKES_NO_CARDS_NOW)
    if key == "both_actions":
        return Remark(spot, WhyNot.NEEDS_A_DRAW)
    building = isinstance(proposal.action, Build)
    return Remark(spot, WhyNot.SAVES_NOTHING if building else WhyNot.NEEDS_A_TILE)
