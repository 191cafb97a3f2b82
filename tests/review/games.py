"""Games to be reviewed."""

from __future__ import annotations

import random

from nyhavn.ai.think import plan_turn
from nyhavn.engine.actions import Action
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.view import player_view
from tests.engine.playing import lively


def random_game(players: int, seed: int, most: int | None = None) -> tuple[State, list[Action]]:
    """The start and the actions of a lively random game, up to so many actions."""
    chance = random.Random(seed)
    start = state = new_game(players, seed)
    actions: list[Action] = []
    while not state.over and (most is None or len(actions) < most):
        action = lively(state, chance)
        state, _ = apply(state, action)
        actions.append(action)
    return start, actions


def game_of(levels: tuple[str, ...], seed: int, simulations: int = 24) -> tuple[State, list[Action]]:
    """The start and the actions of a whole game between these levels."""
    start = state = new_game(len(levels), seed)
    actions: list[Action] = []
    while not state.over:
        view = player_view(state, state.current)
        plan = plan_turn(view, levels[state.current], seed * 1009 + len(actions), simulations=simulations)
        assert plan is not None
        for action in plan.actions:
            state, _ = apply(state, action)
            actions.append(action)
    return start, actions
