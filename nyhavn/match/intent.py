"""What Confirm would do and spend, in numbers: the one source of what the button says before it does it."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.actions import Action, Build, DiscardCards, DrawCards, Refresh
from nyhavn.engine.material import HAND_LIMIT
from nyhavn.engine.state import State
from nyhavn.match.draft import Proposal
from nyhavn.match.placing import Gain

NO_GAIN = Gain()


@dataclass(frozen=True, slots=True)
class Intent:
    """An action that is laid out, with everything that it takes and brings."""

    action: Action
    takes: int = 0
    """Cards off the piers."""
    surplus: int = 0
    """Cards that will have to be discarded right after."""
    uses: tuple[str, ...] = ()
    """Abilities that are turned to their used face."""
    pays: tuple[tuple[str, int], ...] = ()
    """Cards by their printed colour."""
    counts_as: tuple[int, str, str] | None = None
    """So many cards of one colour that count as another."""
    gain: Gain = NO_GAIN
    """Lines and coats of arms that the tile itself brings."""
    renews: tuple[str, ...] = ()
    """Used abilities that become active."""


def intent_of(state: State, proposal: Proposal) -> Intent | None:
    """What Confirm would do; None while nothing is laid out that could be done."""
    action = proposal.action
    match action:
        case None:
            return None
        case DrawCards():
            return _drawing(state, action)
        case Build():
            return _building(action, proposal)
        case DiscardCards():
            counts = dict.fromkeys(action.cards, 0)
            for card in action.cards:
                counts[card] += 1
            return Intent(action, pays=tuple(counts.items()))
        case Refresh():
            return Intent(action, renews=tuple(state.used_abilities(state.current)))
    gain = proposal.verdict.gain if proposal.verdict is not None else NO_GAIN
    return Intent(action, gain=gain)


def _drawing(state: State, draw: DrawCards) -> Intent:
    takes = len(draw.slots)
    flags = {
        "any_cards": draw.any_cards,
        "additional_card": draw.additional_card,
        "both_actions": draw.both_actions,
    }
    return Intent(
        draw,
        takes=takes,
        surplus=max(0, len(state.hand(state.current)) + takes - HAND_LIMIT),
        uses=tuple(key for key, used in flags.items() if used),
    )


def _building(build: Build, proposal: Proposal) -> Intent:
    assert proposal.verdict is not None, "a tile that can be built has been judged"
    flags = {"construction_discount": build.discount, "change_of_colors": build.change is not None}
    changed = None if build.change is None else (dict(build.pay)[build.change], build.change, build.color)
    return Intent(
        build,
        uses=tuple(key for key, used in flags.items() if used),
        pays=build.pay,
        counts_as=changed,
        gain=proposal.verdict.gain,
    )
