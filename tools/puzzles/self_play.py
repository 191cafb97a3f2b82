"""Games of the opponents with each other, as positions between turns with the actions that led there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nyhavn.ai.think import plan_turn
from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, apply
from nyhavn.engine.view import player_view

TABLES: Final = (2, 2, 2, 2, 3, 4)
"""Numbers of players, as often as they are to be played."""
LEVELS: Final = ("apprentice", "mason", "architect", "architect")
"""Who plays: fast ones, so that there are many games; the weaker ones lead to positions that people know."""
LONG_ENOUGH: Final = 60_000
"""Milliseconds: a level's work ends its thoughts, never the clock."""


def positions(seed: int) -> Iterator[tuple[State, Deal, tuple[Action, ...]]]:
    """Every position between two turns of a game; equal seeds give equal games."""
    dice = Random(seed)
    deal = Deal(dice.choice(TABLES), seed)
    levels = [dice.choice(LEVELS) for _ in range(deal.players)]
    state = deal.start()
    actions: list[Action] = []
    while not state.over:
        yield state, deal, tuple(actions)
        view = player_view(state, state.current)
        plan = plan_turn(view, levels[state.current], dice.bits(), milliseconds=LONG_ENOUGH)
        assert plan is not None, "nobody stops it"
        for action in plan.actions:
            state, _ = apply(state, action)
            actions.append(action)
