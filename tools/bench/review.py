"""How long a review takes: until there is a first curve, and until all of it was looked at closer."""

from __future__ import annotations

import time

from nyhavn.ai.think import plan_turn
from nyhavn.engine.actions import Action
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.view import player_view
from nyhavn.review.reviewer import Reviewer

FIRST_SECONDS, WHOLE_SECONDS = 2.0, 60.0
"""What a player may have to wait, on one core of a desktop."""
LEVEL = "architect"


def _game(players: int) -> tuple[State, list[Action]]:
    start = state = new_game(players, 11)
    actions: list[Action] = []
    while not state.over:
        plan = plan_turn(player_view(state, state.current), LEVEL, len(actions))
        assert plan is not None
        for action in plan.actions:
            state, _ = apply(state, action)
            actions.append(action)
    return start, actions


def run() -> None:
    """Measure and print, in time of the thread's own: what else the machine does counts little."""
    for players in (2, 4):
        reviewer = Reviewer(*_game(players))
        before = time.thread_time()
        reviewer.sketch()
        first = time.thread_time() - before
        while (place := reviewer.next_turn()) is not None:
            reviewer.refine(place, reviewer.milliseconds)
        whole = time.thread_time() - before
        print(
            f"review: {players} players, {len(reviewer.turns)} turns: first curve after {first:.2f} s "
            f"(at most {FIRST_SECONDS:.0f}), all of it after {whole:.1f} s (at most {WHOLE_SECONDS:.0f})"
        )
