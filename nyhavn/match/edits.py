"""How a draft changes by what a person does at the table. Pure: a state and a draft in, a draft out."""

from __future__ import annotations

from typing import assert_never

from nyhavn.engine.actions import Build
from nyhavn.engine.material import COLUMNS, HAND_LIMIT, ROWS, SPECIAL, Square
from nyhavn.engine.state import State
from nyhavn.match.deeds import (
    CarryTo,
    ChooseCoat,
    LiftTile,
    Mirror,
    PutBack,
    StepTile,
    TakeTile,
    Tap,
    Turn,
)
from nyhavn.match.draft import DECLINE, REFRESH, Draft, Proposal
from nyhavn.match.paying import WantedPayment, with_card, with_change, with_discount
from nyhavn.match.picking import abilities_armed
from nyhavn.match.placing import Held, lean, place_at
from nyhavn.match.spots import (
    SPECIAL_KIND,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    SupplySlot,
    TileInHand,
    TileKind,
)

CHOOSE_SPECIAL = "special"
LANDING: Square = (COLUMNS // 2, 0)
"""Where a tile that is moved by keys comes down into the house."""


Edit = Tap | TakeTile | LiftTile | CarryTo | Turn | Mirror | StepTile | ChooseCoat | PutBack
"""The deeds that change what is laid out, and nothing else."""


def edited(state: State, draft: Draft, proposal: Proposal, seat: int, edit: Edit) -> Draft:
    """The draft after somebody at this seat did something to it."""
    held = draft.held
    match edit:
        case Tap():
            return _tapped(state, draft, proposal, seat, edit)
        case TakeTile():
            taken = tile_off_supply(state, draft, edit.kind)
            return draft if taken is None else draft.holding(taken)
        case CarryTo():
            return draft if held is None else draft.holding(lean(state, held, edit.corner, edit.under_finger))
        case Turn():
            return draft if held is None else draft.holding(held.turned(edit.quarters))
        case Mirror():
            return draft if held is None else draft.holding(held.flipped())
        case StepTile():
            return step_tile(state, draft, edit.across, edit.up)
        case ChooseCoat():
            return choose_coat(state, draft, edit.choice)
        case PutBack():
            return Draft()
        case LiftTile():
            return draft
        case _:
            assert_never(edit)


def _tapped(state: State, draft: Draft, proposal: Proposal, seat: int, tap: Tap) -> Draft:
    match tap.spot:
        case Pier(pier):
            return pick_pier(state, draft, pier)
        case HandSlot(place):
            return tap_hand(state, draft, proposal, place)
        case SupplySlot() as place:
            return tap_supply(state, draft, place.kind)
        case OwnAbility(key):
            return use_ability(state, draft, proposal, key)
        case PoolAbility(key):
            return choose_coat(state, draft, key)
        case TileInHand():
            return turn_or_mirror(draft, tap.twice)
        case HouseOf(owner) if owner == seat and tap.square is not None:
            return tap_square(state, draft, tap.square, tap.twice)
    return draft


def turns_tile(draft: Draft, tap: Tap, seat: int) -> bool:
    """Whether a tap turns or mirrors the tile: a second one then mirrors it, wherever its squares are."""
    if draft.held is None:
        return False
    if isinstance(tap.spot, TileInHand):
        return True
    return tap.spot == HouseOf(seat) and (tap.twice or tap.square in draft.held.cells())


def takeable_abilities(state: State) -> list[str]:
    """The abilities that the current player could take at a coat of arms."""
    own = {*state.active_abilities(state.current), *state.used_abilities(state.current)}
    return [key for key, left in state.ability_supply.items() if left and key not in own]


def pick_pier(state: State, draft: Draft, pier: int) -> Draft:
    """A card of the offer is tapped: picked, put back, or the first of a new pick."""
    if state.phase != "turn" or state.offer[pier] is None:
        return draft
    if pier in draft.piers:
        return draft.picking(tuple(other for other in draft.piers if other != pier))
    picked = (*draft.piers, pier)
    if draft.held is not None or abilities_armed(state, picked) is None:
        picked = (pier,)
    return draft.picking(picked)


def tap_hand(state: State, draft: Draft, proposal: Proposal, place: int) -> Draft:
    """A card of the hand is tapped: to be put down, or to pay or not to pay for the tile."""
    hand = state.hand(state.current)
    if place >= len(hand):
        return draft
    if state.phase == "discard":
        return _choose_surplus(draft, place, len(hand) - HAND_LIMIT)
    now, verdict = proposal.action, proposal.verdict
    if verdict is None or not isinstance(now, Build):
        return draft
    color = hand[place]
    pays = place - hand.index(color) < dict(now.pay).get(color, 0)
    return _paying(draft, with_card(verdict.payments, now, color, more=not pays))


def _choose_surplus(draft: Draft, place: int, surplus: int) -> Draft:
    chosen = draft.discard
    if place in chosen:
        chosen = tuple(other for other in chosen if other != place)
    else:
        chosen = (*chosen, place)[-surplus:]
    return Draft(discard=chosen)


def use_ability(state: State, draft: Draft, proposal: Proposal, key: str) -> Draft:
    """An own ability is tapped: to be used or not."""
    if key not in state.active_abilities(state.current):
        return draft
    if key == "both_actions" and state.phase == "turn" and draft.held is None:
        return Draft(piers=draft.piers, both=not draft.both)
    now, verdict = proposal.action, proposal.verdict
    swap = {"construction_discount": with_discount, "change_of_colors": with_change}.get(key)
    if swap is None or verdict is None or not isinstance(now, Build):
        return draft
    return _paying(draft, swap(verdict.payments, now))


def _paying(draft: Draft, build: Build | None) -> Draft:
    return draft if build is None else draft.paying(WantedPayment.of(build))


def tile_off_supply(state: State, draft: Draft, kind: TileKind) -> Held | None:
    """A tile off the supply, if the player may hold one now. The same kind keeps its turns."""
    color, size = kind
    if kind == SPECIAL_KIND:
        return Held(SPECIAL, 1) if state.phase == "coat" and state.specials else None
    if state.phase not in ("turn", "build") or not state.supply[kind]:
        return None
    held = draft.held
    if held is not None and (held.color, held.size) == kind:
        return held.moved(None)
    return Held(color, size)


def tap_supply(state: State, draft: Draft, kind: TileKind) -> Draft:
    """A kind of tile is tapped: in hand, or back if it was."""
    held = tile_off_supply(state, draft, kind)
    if held is None:
        return draft
    now = draft.held
    if now is not None and (now.color, now.size) == kind:
        return Draft()
    return draft.holding(held)


def tap_square(state: State, draft: Draft, square: Square, twice: bool) -> Draft:
    """A square of the own house is tapped: the tile goes there, or turns if it is there."""
    held = draft.held
    if held is None:
        return draft
    if twice or square in held.cells():
        return turn_or_mirror(draft, twice)
    return draft.holding(place_at(state, held, square))


def turn_or_mirror(draft: Draft, twice: bool) -> Draft:
    """The tile is tapped: it turns; twice: it is mirrored, and the first tap has turned it already."""
    held = draft.held
    if held is None:
        return draft
    return draft.holding(held.turned(-1).flipped() if twice else held.turned())


def step_tile(state: State, draft: Draft, across: int, up: int) -> Draft:
    """The tile moves by a square and stays over the house; from beside it, it comes down."""
    held = draft.held
    if held is None:
        return draft
    if held.at is None:
        return draft.holding(place_at(state, held, LANDING))
    width, height = held.extent()
    x = min(max(held.at[0] + across, 0), COLUMNS - width)
    y = min(max(held.at[1] + up, 0), ROWS - height)
    return draft.holding(held.moved((x, y)))


def choose_coat(state: State, draft: Draft, choice: str) -> Draft:
    """A choice at a coat of arms; the same one again takes it back. Nothing is ever chosen for the player."""
    if state.phase != "coat":
        return draft
    if choice == CHOOSE_SPECIAL:
        return tap_supply(state, draft, SPECIAL_KIND)
    if choice not in (REFRESH, DECLINE, *takeable_abilities(state)):
        return draft
    return Draft() if draft.coat == choice else Draft(coat=choice)
