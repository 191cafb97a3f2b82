"""Picking cards off the piers: what may be added to a pick, and which abilities that would take."""

from __future__ import annotations

from nyhavn.engine.actions import ACTIONS, DrawCards
from nyhavn.engine.moves import DISCARD, DRAW
from nyhavn.engine.state import State


def draws(state: State) -> list[DrawCards]:
    """The draws that are legal now."""
    actions = [ACTIONS[move] for move in state.moves if DRAW <= move < DISCARD]
    return [action for action in actions if isinstance(action, DrawCards)]


def abilities_of(draw: DrawCards) -> frozenset[str]:
    """The abilities that a draw takes beside both actions, which is the player's free choice."""
    named = {"any_cards": draw.any_cards, "additional_card": draw.additional_card}
    return frozenset(name for name, taken in named.items() if taken)


def draw_of(state: State, picked: tuple[int, ...], both: bool) -> DrawCards | None:
    """The draw of exactly the picked piers, if it is legal."""
    slots = tuple(sorted(picked))
    return next((draw for draw in draws(state) if draw.slots == slots and draw.both_actions == both), None)


def abilities_armed(state: State, picked: tuple[int, ...]) -> frozenset[str] | None:
    """The fewest abilities that a draw with the picked piers takes; None if no draw has them all.

    Of two equally cheap ways the one that needs no further card comes first.
    """
    return _cheapest(draws(state), picked)


def _cheapest(legal: list[DrawCards], picked: tuple[int, ...]) -> frozenset[str] | None:
    wanted = set(picked)
    found = [draw for draw in legal if wanted <= set(draw.slots) and not draw.both_actions]
    best = min(found, key=lambda draw: (len(abilities_of(draw)), len(draw.slots)), default=None)
    return None if best is None else abilities_of(best)


def further_choices(state: State, picked: tuple[int, ...]) -> dict[int, frozenset[str]]:
    """Piers that may be added to the pick, each with the abilities that are armed then."""
    found = {}
    legal = draws(state)
    for slot in range(len(state.offer)):
        if slot not in picked:
            armed = _cheapest(legal, (*picked, slot))
            if armed is not None:
                found[slot] = armed
    return found
