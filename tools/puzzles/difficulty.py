"""How hard a puzzle is: which opponents solve it over many seeds, how much there is to look at, how deep.

The numbers are those of docs/puzzles.md.
"""

from __future__ import annotations

from functools import cache
from math import log2
from typing import Final

from nyhavn.ai.characters import in_style, without
from nyhavn.ai.features import stage
from nyhavn.ai.levels import OPPONENTS, Level
from nyhavn.ai.options import Options
from nyhavn.ai.think import COATS_AT_THE_ROOT, PLACES_AT_THE_ROOT, plan_turn
from nyhavn.ai.weights import learned
from nyhavn.ai.worth import Worth
from nyhavn.engine.layout import DECISION_BITS, STACK, Decision, Flat
from nyhavn.engine.moves import END_TURN
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, apply_move
from nyhavn.engine.turns import play
from nyhavn.engine.view import player_view
from nyhavn.puzzles.model import Facade, GamePuzzle
from nyhavn.puzzles.tries import is_known_right, reached
from tools.puzzles.self_play import LONG_ENOUGH

SEEDS: Final = {"apprentice": 12, "mason": 12, "architect": 6}
"""How often each level tries."""
LOWEST, HIGHEST = 600, 2300
_TURNS: Final = 40
_PILE: Final = 20
"""Cards in the pile that a level thinks of, where there is none."""


def rating_of(puzzle: Facade | GamePuzzle, looked_at: int, shares: dict[str, float], base: int = 900) -> int:
    """The rating: more to look at and deeper is harder; what simple opponents find is easier."""
    builds = puzzle.builds if isinstance(puzzle, Facade) else 1
    ways = max(1, puzzle.ways)
    solved = sum(shares.values()) / len(shares)
    rating = base + 160 * (builds - 1) + 55 * log2(max(2, looked_at) / ways) - 300 * solved
    rating += 40 * max(0, len(puzzle.solution) - builds - 1)
    return max(LOWEST, min(HIGHEST, 10 * round(rating / 10)))


def shares_of_position(puzzle: GamePuzzle) -> dict[str, float]:
    """How often each level plays a right turn."""
    state = puzzle.position()
    view = player_view(state, state.current)
    shares = {}
    for level, times in SEEDS.items():
        right = 0
        for seed in range(times):
            plan = plan_turn(view, level, seed, milliseconds=LONG_ENOUGH)
            assert plan is not None, "nobody stops it"
            after = state
            for move in plan.moves:
                after, _ = apply_move(after, move)
            right += is_known_right(puzzle, plan.actions, after) is True
        shares[level] = right / times
    return shares


def shares_of_facade(puzzle: Facade) -> dict[str, float]:
    """How often each level's eye for a house, with what it overlooks, leads to the goal."""
    shares = {}
    for level, times in SEEDS.items():
        opponent = OPPONENTS[level]
        tries = times if opponent.overlooks else 1
        right = sum(_builds(puzzle, opponent, Random(seed)) for seed in range(tries))
        shares[level] = right / tries
    return shares


@cache
def _eye(level: str, now: int) -> Worth:
    """What a level sees in a house at a stage of a game of two."""
    opponent = OPPONENTS[level]
    return Worth(in_style(without(learned(), opponent.blind), opponent.style), now, 2)


def _builds(puzzle: Facade, opponent: Level, dice: Random) -> bool:
    flat: Flat = list(puzzle.position().flat)
    worth = _eye(opponent.name, stage(flat, _PILE))
    for _ in range(puzzle.builds):
        flat[STACK] = Decision.END << DECISION_BITS | Decision.BUILD
        options = Options(worth, PLACES_AT_THE_ROOT, COATS_AT_THE_ROOT)
        turns = [turn for turn in options.turns(flat, _TURNS) if turn[2] != (END_TURN,)]
        noticed = [turn for turn in turns if dice.unit() >= opponent.overlooks]
        if not (noticed or turns):
            break
        for move in (noticed or turns)[0][2]:
            play(flat, move)
    return reached(puzzle, State(tuple(flat))) >= puzzle.target
