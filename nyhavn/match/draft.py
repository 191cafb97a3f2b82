"""The unconfirmed part of a turn: picked cards, a tile in the air, a chosen payment or coat action."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from nyhavn.engine.actions import (
    Action,
    Build,
    DiscardCards,
    DrawCards,
    EndTurn,
    Pass,
    PlaceSpecial,
    Refresh,
    TakeAbility,
)
from nyhavn.engine.material import ABILITIES, COLORS, HAND_LIMIT, PIERS, SIZES, SPECIAL, Square
from nyhavn.engine.moves import MOST_DRAWN
from nyhavn.engine.state import State
from nyhavn.match.paying import WantedPayment, choose
from nyhavn.match.picking import draw_of
from nyhavn.match.placing import Held, Verdict, held_for, judge

REFRESH = "refresh"
DECLINE = "pass"
_MARGIN = 16


@dataclass(frozen=True, slots=True)
class Draft:
    """What the player has laid out but not confirmed. Empty at the start of every decision."""

    piers: tuple[int, ...] = ()
    both: bool = False
    """Whether the draw is to use both actions."""
    held: Held | None = None
    payment: WantedPayment | None = None
    discard: tuple[int, ...] = ()
    """Places in the hand, sorted as the state has it."""
    coat: str | None = None
    """refresh, pass, or the key of the ability to take."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to take back."""
        return self == Draft()

    def picking(self, piers: tuple[int, ...]) -> Draft:
        """With these piers picked, and nothing else laid out."""
        return Draft(piers=piers, both=self.both and bool(piers))

    def holding(self, held: Held | None) -> Draft:
        """With this tile in the air; the wished payment stays while the tile is the same."""
        if held is None:
            return Draft()
        same = self.held is not None and (self.held.color, self.held.size) == (held.color, held.size)
        return Draft(held=held, payment=self.payment if same else None)

    def paying(self, payment: WantedPayment | None) -> Draft:
        """With this payment."""
        return replace(self, payment=payment)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the rules say of a draft: the verdict on its tile, and what Confirm would do."""

    verdict: Verdict | None = None
    action: Action | None = None
    """None while the draft is not a legal action."""


def propose(state: State, draft: Draft) -> Proposal:
    """Put a draft to the rules; its tile is judged once."""
    phase = state.phase
    if phase in ("turn", "build", "coat") and draft.held is not None:
        verdict = judge(state, draft.held)
        return Proposal(verdict, _with_tile(state, draft, draft.held, verdict))
    if phase == "turn" and draft.piers:
        return Proposal(action=draw_of(state, draft.piers, draft.both))
    if phase == "build":
        return Proposal(action=EndTurn())
    if phase == "discard":
        hand = state.hand(state.current)
        if len(draft.discard) == len(hand) - HAND_LIMIT and max(draft.discard) < len(hand):
            return Proposal(action=DiscardCards(tuple(hand[place] for place in sorted(draft.discard))))
    if phase == "coat":
        return Proposal(action=_at_coat(state, draft))
    return Proposal()


def proposed(state: State, draft: Draft) -> Action | None:
    """What Confirm would do; None while the draft is not a legal action."""
    return propose(state, draft).action


def _with_tile(state: State, draft: Draft, held: Held, verdict: Verdict) -> Action | None:
    if state.phase != "coat":
        return choose(verdict.payments, draft.payment)
    if held.is_special and verdict.refusal is None:
        return PlaceSpecial(held.cells()[0])
    return None


def _at_coat(state: State, draft: Draft) -> Action | None:
    if draft.coat is None:
        return None
    action: Action
    if draft.coat == REFRESH:
        action = Refresh()
    elif draft.coat == DECLINE:
        action = Pass()
    else:
        action = TakeAbility(draft.coat)
    return action if action in state.legal() else None


def one_step_back(state: State, draft: Draft) -> Draft:
    """The draft without the last thing laid out: a chosen payment before its tile, card after card."""
    if draft.payment is not None:
        plain = draft.paying(None)
        if proposed(state, plain) != proposed(state, draft):
            return plain
    if draft.discard:
        return replace(draft, discard=draft.discard[:-1])
    if draft.piers and draft.held is None:
        return replace(draft, piers=draft.piers[:-1])
    return Draft()


def draft_of(state: State, action: Action) -> Draft:
    """The draft whose Confirm would carry out a legal action."""
    match action:
        case DrawCards():
            return Draft(piers=action.slots, both=action.both_actions)
        case DiscardCards():
            hand = state.hand(state.current)
            places: list[int] = []
            for card in action.cards:
                places.append(next(n for n, held in enumerate(hand) if held == card and n not in places))
            return Draft(discard=tuple(places))
        case Build():
            return Draft(held=held_for(action), payment=WantedPayment.of(action))
        case PlaceSpecial():
            return Draft(held=Held(SPECIAL, 1).moved(action.cell))
        case TakeAbility():
            return Draft(coat=action.ability)
        case Refresh():
            return Draft(coat=REFRESH)
        case Pass():
            return Draft(coat=DECLINE)
        case EndTurn():
            return Draft()


# Kept with the game, so that a game put away in the middle of a turn is back as it was.


def draft_to_text(draft: Draft) -> str:
    """The draft as JSON."""
    form: dict[str, object] = {
        "piers": list(draft.piers),
        "both": draft.both,
        "discard": list(draft.discard),
        "coat": draft.coat,
    }
    if draft.held is not None:
        held = draft.held
        form["held"] = [held.color, held.size, held.turns, held.mirrored, held.at and list(held.at)]
    if draft.payment is not None:
        form["wish"] = [dict(draft.payment.pay), draft.payment.discount, draft.payment.change]
    return json.dumps(form, separators=(",", ":"))


def draft_from_text(text: str) -> Draft:
    """Read a draft; whatever is not one is an empty draft, because nothing final can be lost with it."""
    try:
        form = json.loads(text)
        draft = Draft(
            piers=_places(form["piers"], PIERS),
            both=bool(form["both"]),
            held=_held(form["held"]) if "held" in form else None,
            payment=_payment(form["wish"]) if "wish" in form else None,
            discard=_places(form["discard"], HAND_LIMIT + MOST_DRAWN),
            coat=form["coat"] if form["coat"] in (*ABILITIES, REFRESH, DECLINE) else None,
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Draft()
    return draft


def _number(value: object, bound: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < bound:
        raise ValueError("out of range")
    return value


def _places(form: list[object], bound: int) -> tuple[int, ...]:
    places = tuple(_number(place, bound) for place in form)
    if len(set(places)) < len(places):
        raise ValueError("twice the same")
    return places


def _held(form: list[object]) -> Held:
    color, size, turns, mirrored, at = form
    if (color, size) != (SPECIAL, 1) and (color not in COLORS or size not in SIZES):
        raise ValueError("no such tile")
    return Held(str(color), int(str(size)), _number(turns, 4), bool(mirrored)).moved(_corner(at))


def _corner(form: object) -> Square | None:
    """A square that may lie a little off the house."""
    if form is None:
        return None
    if not isinstance(form, list) or len(form) != 2:
        raise ValueError("no square")
    x, y = (_number(part + _MARGIN, 2 * _MARGIN) - _MARGIN for part in form)
    return x, y


def _payment(form: list[object]) -> WantedPayment:
    pay, discount, change = form
    if not isinstance(pay, dict) or not (change is None or change in COLORS):
        raise ValueError("no payment")
    counts = tuple((color, _number(pay[color], HAND_LIMIT + 1)) for color in COLORS if color in pay)
    return WantedPayment(counts, bool(discount), None if change is None else str(change))
