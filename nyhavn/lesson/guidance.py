"""What is still missing of an action that the lesson asks for, or what went astray. Knows nothing of Kivy."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum, auto

from nyhavn.engine.actions import Action, Build, DiscardCards, DrawCards, PlaceSpecial, TakeAbility
from nyhavn.engine.material import SPECIAL, Square
from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.match.draft import Draft, proposed
from nyhavn.match.placing import Held, held_for, judge
from nyhavn.match.spots import (
    CONFIRM,
    ROTATE,
    UNDO,
    CoatOption,
    HandSlot,
    OwnAbility,
    Pier,
    PoolAbility,
    SupplySlot,
    Touchable,
)
from nyhavn.words.refusals import refusal_why

COAT_SPECIAL = CoatOption("special")


class Stage(Enum):
    """How far the player is with an action."""

    BEGIN = auto()
    MORE = auto()
    """Something of it is laid out."""
    ABILITY = auto()
    """The cards are picked, and an ability is to be used with them."""
    TURN = auto()
    """The tile is in hand and does not lie right yet."""
    CONFIRM = auto()
    ASTRAY = auto()
    """Something else is laid out."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """What to touch next."""

    stage: Stage
    targets: tuple[Touchable, ...] = ()
    """What is to be touched."""
    squares: tuple[Square, ...] = ()
    """Where in the house."""
    trouble: str = ""
    """What is wrong, in a kind word; empty if the action has words of its own for it."""


def guide(state: State, draft: Draft, wanted: Action, free: bool = False) -> Guidance:
    """The next thing to do for the wanted action; free: any draw is as good."""
    match wanted:
        case DrawCards():
            return _guide_draw(state, draft, wanted, free)
        case Build():
            return _guide_build(state, draft, wanted)
        case PlaceSpecial():
            return _guide_special(state, draft, wanted)
        case TakeAbility():
            return _guide_ability(draft, wanted)
        case DiscardCards():
            return _guide_discard(state, draft, wanted)
        case _:
            raise ValueError(f"the lesson does not ask for this: {wanted}")


def _guide_draw(state: State, draft: Draft, wanted: DrawCards, free: bool) -> Guidance:
    if draft.held is not None:
        return Guidance(Stage.ASTRAY, (UNDO,), trouble=_("Cards first: Undo puts the tile back."))
    picked = set(draft.piers)
    if picked == set(wanted.slots) or (free and proposed(state, draft) is not None):
        if wanted.both_actions and not draft.both:
            return Guidance(Stage.ABILITY, (OwnAbility("both_actions"),))
        return Guidance(Stage.CONFIRM, (CONFIRM,))
    missing = tuple(Pier(slot) for slot in wanted.slots if slot not in picked)
    if free and picked:
        near = {slot + step for slot in picked for step in (-1, 1)}
        beside = tuple(Pier(slot) for slot in sorted(near) if 0 <= slot < len(state.offer))
        return Guidance(Stage.MORE, beside)
    if picked - set(wanted.slots):
        return Guidance(
            Stage.ASTRAY, missing, trouble=_("These cards do not help you now. Tap the glowing ones.")
        )
    ability = (OwnAbility("any_cards"),) if wanted.any_cards else ()
    return Guidance(Stage.MORE if picked else Stage.BEGIN, (*missing, *ability))


def _guide_build(state: State, draft: Draft, wanted: Build) -> Guidance:
    spot = SupplySlot(wanted.color, wanted.size)
    held = draft.held
    if draft.piers:
        return Guidance(
            Stage.ASTRAY,
            (spot,),
            wanted.cells,
            _("You have all the cards you need. Take the glowing tile."),
        )
    if held is None:
        return Guidance(Stage.BEGIN, (spot,), wanted.cells)
    if (held.color, held.size) != (wanted.color, wanted.size):
        return Guidance(Stage.ASTRAY, (spot,), wanted.cells, _("That is another tile. Take the glowing one."))
    if not lies_like(held, wanted):
        return Guidance(Stage.TURN, (ROTATE,), wanted.cells)
    if held.at is None:
        return Guidance(Stage.MORE, (), wanted.cells)
    if set(held.cells()) == set(wanted.cells):
        return Guidance(Stage.CONFIRM, (CONFIRM,), wanted.cells)
    return Guidance(Stage.ASTRAY, (), wanted.cells, why_not(state, held))


def lies_like(held: Held, wanted: Build) -> bool:
    """Whether a tile is turned so that it covers the wanted squares, with its wall in the wanted row."""
    goal = held_for(wanted)
    return set(held.shape()) == set(goal.shape()) and held.shape()[0][1] == goal.shape()[0][1]


def why_not(state: State, held: Held) -> str:
    """The rule that keeps a tile from where it is; nothing if it could stay."""
    refused = judge(state, held).refusal
    return "" if refused is None else refusal_why(refused)


def _guide_special(state: State, draft: Draft, wanted: PlaceSpecial) -> Guidance:
    held = draft.held
    if draft.coat is not None:
        return Guidance(
            Stage.ASTRAY,
            (COAT_SPECIAL,),
            trouble=_("That would be fine, too. But this time take the special tile."),
        )
    if held is None:
        return Guidance(Stage.BEGIN, (COAT_SPECIAL,))
    assert held.color == SPECIAL
    if held.at is None:
        return Guidance(Stage.MORE, (), (wanted.cell,))
    if held.at == wanted.cell:
        return Guidance(Stage.CONFIRM, (CONFIRM,), (wanted.cell,))
    return Guidance(Stage.ASTRAY, (), (wanted.cell,), why_not(state, held))


def _guide_ability(draft: Draft, wanted: TakeAbility) -> Guidance:
    spot = PoolAbility(wanted.ability)
    if draft.coat == wanted.ability:
        return Guidance(Stage.CONFIRM, (CONFIRM,))
    if draft.is_empty:
        return Guidance(Stage.BEGIN, (spot,))
    return Guidance(
        Stage.ASTRAY, (spot,), trouble=_("That would be fine, too. But this time take the glowing ability.")
    )


def _guide_discard(state: State, draft: Draft, wanted: DiscardCards) -> Guidance:
    """The cards of the wanted colours, any of each: cards of one colour are alike."""
    hand = state.hand(state.current)
    left = Counter(wanted.cards)
    left.subtract(hand[place] for place in draft.discard)
    places = [place for place, card in enumerate(hand) if left[card] > 0 and place not in draft.discard]
    targets = tuple(HandSlot(place) for place in places)
    if any(count < 0 for count in left.values()):
        trouble = _("You will need that card. Tap it again to keep it, and discard a glowing one.")
        return Guidance(Stage.ASTRAY, targets, trouble=trouble)
    if not targets:
        return Guidance(Stage.CONFIRM, (CONFIRM,))
    return Guidance(Stage.MORE if draft.discard else Stage.BEGIN, targets)
