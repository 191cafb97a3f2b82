"""Finding wins: positions of self-play in which one turn wins at once, and not the obvious one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nyhavn.engine.actions import Build, action_of
from nyhavn.engine.layout import PART, SCORE
from nyhavn.engine.record import Record
from nyhavn.engine.state import State, apply_move
from nyhavn.puzzles.solver import Solution, TooLargeError, wins_now
from tools.puzzles.self_play import positions

MOST_POSITIONS: Final = 20_000
MOST_WAYS: Final = 3
ALIKE: Final = 3
"""Builds that score, too, but do not win: so many at least, where the win is a single build."""
LEAST_BUILDS: Final = 25
"""Where there is less to choose from, there is nothing to find."""


def wins(seed: int) -> Iterator[tuple[Record, Solution]]:
    """The first win of a game that is worth looking for."""
    for state, deal, actions in positions(seed):
        solution = worth_finding(state)
        if solution is not None:
            yield Record(deal, actions), solution
            return


def worth_finding(state: State) -> Solution | None:
    """How the player to move wins, if few turns do and several look like them."""
    try:
        solution = wins_now(state.flat, MOST_POSITIONS)
    except TooLargeError:
        return None
    if not 0 < len(solution.ways) <= MOST_WAYS:
        return None
    builds = {
        (action.color, action.cells): move
        for move in state.moves
        if isinstance(action := action_of(move), Build)
    }
    if len(builds) < LEAST_BUILDS and len(solution.moves) < 3:
        return None
    score = PART[state.current] + SCORE
    scoring = sum(apply_move(state, move)[0].flat[score] > state.flat[score] for move in builds.values())
    return solution if scoring >= ALIKE or len(solution.moves) > 1 else None
