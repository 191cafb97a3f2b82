"""Finding best turns: positions of self-play in which only one kind of turn is any good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nyhavn.engine.record import Record
from nyhavn.engine.state import State, apply_move
from nyhavn.puzzles.best_turn import CLEAR, SEEDS, Look, full_work, kind_of_turn, look_for_best
from tools.puzzles.self_play import positions

GLANCES: Final = ((500, CLEAR), (3_000, 1.5 * CLEAR))
"""Cheaper looks that most positions do not pass, each with what the second best has to lose there: what is
not clear by far at a glance hardly ever holds at full work, which costs thirty times as much."""
FIRST_TURNS: Final = 4
"""Turns of each player before which nothing is clear."""
MOST_A_GAME: Final = 2
LOST: Final = 0.05
"""Where even the best turn has no more chance than that, it is no fun."""


def best_turns(seed: int) -> Iterator[tuple[Record, tuple[int, ...], float, float]]:
    """The puzzles of a game: the position, the best turn, its chance, and what the second best kind loses."""
    found = 0
    for state, deal, actions in positions(seed):
        if found == MOST_A_GAME:
            return
        if state.turn < FIRST_TURNS * deal.players:
            continue
        look = holds(state)
        if look is not None:
            found += 1
            yield Record(deal, actions), look.best, look.chance, look.second


def holds(state: State) -> Look | None:
    """What is found at full work, if one kind of turn is clearly best under all seeds."""
    for effort, least in GLANCES:
        look = look_for_best(state, 0, effort)
        if look is None or look.second < least or look.chance < LOST or wins_at_once(state, look.best):
            return None
    looks = []
    for seed in SEEDS:
        look = look_for_best(state, seed, full_work())
        if look is None or look.second < CLEAR:
            return None
        looks.append(look)
    if len({kind_of_turn(state, look.best) for look in looks}) > 1:
        return None
    return min(looks, key=lambda look: look.second)


def wins_at_once(state: State, moves: tuple[int, ...]) -> bool:
    """Whether a turn ends the game: that is a puzzle of another kind."""
    for move in moves:
        state, _ = apply_move(state, move)
    return state.over
