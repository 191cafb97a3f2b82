"""No level sees what its player cannot know: other hidden cards and another pile change nothing."""

from __future__ import annotations

import pytest

from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import hint, plan_turn
from nyhavn.engine.view import player_view
from tests.ai.positions import positions
from tests.ai.secrets import with_other_secrets


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
