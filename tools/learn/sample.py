"""``python -m tools.learn.sample 6``: tell whether this is the compiled form, what it plays and learns."""

from __future__ import annotations

import sys

from nyhavn.ai import search
from nyhavn.ai.think import plan_turn
from nyhavn.engine.layout import STACK, Decision
from nyhavn.engine.state import State, new_game
from nyhavn.engine.turns import play
from nyhavn.engine.view import player_view
from tools.learn.learner import Learner
from tools.learn.self_play import Players, self_play

SIMULATIONS = 12


def main() -> None:
    """Play games with and without search, learn from some, and print all of it."""
    print("interpreted" if search.__file__.endswith(".py") else "compiled")
    games = int(sys.argv[1])
    learner = Learner()
    for seed in range(games):
        players = Players((learner.always, learner.early, learner.many))
        played = self_play(seed, players)
        print(played.players, played.result, played.features.hex(), learner.learn(played))
    for deal in range(games):
        flat = list(new_game(2 + deal % 3, deal).flat)
        while flat[STACK] != Decision.OVER:
            state = State(tuple(flat))
            view = player_view(state, state.current)
            plan = plan_turn(view, "harbourmaster", state.turn, simulations=SIMULATIONS)
            assert plan is not None, "nobody stops it"
            print(plan.moves, plan.chance, plan.random_state)
            for move in plan.moves:
                play(flat, move)


if __name__ == "__main__":
    main()
