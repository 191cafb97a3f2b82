"""No level sees what its player cannot know: other hidden cards and another pile change nothing."""

from __future__ import annotations

import pytest

from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import hint, plan_turn
from nyhavn.engine.layout import DECK, HAND, KNOWN, PART, RNG
from nyhavn.engine.moves import END_CARD, UNIT, hand_cards
from nyhavn.engine.piles import pack, unpack
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State
from nyhavn.engine.view import player_view
from tests.ai.positions import positions


def with_other_secrets(state: State, seat: int, seed: int) -> State:
    """The same game with all that the seat does not know dealt differently, done by hand here."""
    dice = Random(seed)
    flat = list(state.flat)
    pile = unpack(flat[DECK])
    end = pile.index(END_CARD) if END_CARD in pile else None
    cards = [card for card in pile if card != END_CARD]
    hidden: dict[int, int] = {}
    for other, part in enumerate(PART[: state.players]):
        if other != seat:
            secret = hand_cards(flat[part + HAND] - flat[part + KNOWN])
            cards += secret
            hidden[part] = len(secret)
            flat[part + HAND] = flat[part + KNOWN]
    cards = dice.shuffled(cards)
    for part, count in hidden.items():
        for _ in range(count):
            flat[part + HAND] += UNIT[cards.pop()]
    if end is not None:
        lowest = max(0, len(cards) - 9)
        cards.insert(lowest + dice.below(len(cards) + 1 - lowest), END_CARD)
    flat[DECK] = pack(cards)
    flat[RNG] = dice.bits()
    return State(tuple(flat))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_neither_the_turn_nor_the_random_numbers(level: str) -> None:
    compared = 0
    for number, state in enumerate(positions(24, seed=5)):
        seat = state.current
        other = with_other_secrets(state, seat, seed=number)
        if other == state:
            continue
        compared += 1
        plans = [
            plan_turn(player_view(game, seat), level, seed=number, simulations=60) for game in (state, other)
        ]
        assert plans[0] is not None
        assert plans[0] == plans[1]
    assert compared > 12


def test_a_hint_does_not_peek_either() -> None:
    for number, state in enumerate(positions(6, seed=6)):
        seat = state.current
        other = with_other_secrets(state, seat, seed=number)
        hints = [hint(player_view(game, seat), number, simulations=40) for game in (state, other)]
        assert hints[0] is not None
        assert hints[0] == hints[1]


def test_other_secrets_are_really_other() -> None:
    changed = [state != with_other_secrets(state, state.current, 1) for state in positions(20, seed=7)]
    assert sum(changed) > 15
