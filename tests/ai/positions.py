"""Positions for the tests of the AI, from games that are played at random, but not too badly."""

from __future__ import annotations

from collections.abc import Iterator

from nyhavn.ai.options import Options
from nyhavn.ai.worth import Worth
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, apply_move, new_game
from tools.league.entrants import GREEDY
from tools.league.taste import weights_of


def game(players: int, seed: int) -> Iterator[State]:
    """Every position of a game, each decision one: half of them the greedy player's, half of them any."""
    dice = Random(seed)
    options = Options(Worth(weights_of(GREEDY), 0, players), places=1, coats=1)
    state = new_game(players, seed)
    while not state.over:
        yield state
        move = options.turns(state.flat, 1)[0][2][0] if dice.below(2) else dice.choice(state.moves)
        state, _ = apply_move(state, move)


def positions(number: int, seed: int) -> Iterator[State]:
    """So many positions from all over games of 2, 3 and 4 players."""
    dice = Random(seed)
    found = 0
    while True:
        for state in game(2 + dice.below(3), dice.bits()):
            if dice.below(12) == 0:
                yield state
                found += 1
                if found == number:
                    return


def wins_at_once(state: State, moves: tuple[int, ...]) -> bool:
    """Whether a whole turn wins for whoever plays it."""
    after = state
    for move in moves:
        after, _ = apply_move(after, move)
    return after.ended_by == "points" and list(after.winners or ()) == [state.current]
