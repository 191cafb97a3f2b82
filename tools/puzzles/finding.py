"""All that one game is good for, as texts of puzzles: found, proven, rated and with their themes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from nyhavn.engine.actions import Action, action_of
from nyhavn.puzzles.model import BEST, WIN, Facade, GamePuzzle
from nyhavn.puzzles.text import puzzle_to_text
from tools.puzzles.best_turns import best_turns
from tools.puzzles.difficulty import rating_of, shares_of_facade, shares_of_position
from tools.puzzles.facades import facades
from tools.puzzles.themes import themes_of
from tools.puzzles.wins import wins

BASES: Final = {WIN: 1000, BEST: 1250}
"""Where ratings of positions start from: a win can be proven, the best turn has to be judged."""


def _actions(moves: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(action_of(move) for move in moves)


def find_facades(builds: int, seed: int) -> list[str]:
    """The façades of a game, with so many builds."""
    return [
        _rated_facade(
            Facade("f", 0, (), _actions(found.moves), len(found.ways), start, measure, found.best, builds),
            found.looked_at,
        )
        for start, measure, found in facades(seed, builds)
    ]


def find_wins(seed: int) -> list[str]:
    """The win of a game, if it has one."""
    return [
        _rated_position(
            GamePuzzle("w", 0, (), _actions(found.moves), WIN, record, len(found.ways)), found.looked_at
        )
        for record, found in wins(seed)
    ]


def find_best_turns(seed: int) -> list[str]:
    """The best turns of a game."""
    return [
        _rated_position(GamePuzzle("b", 0, (), _actions(moves), BEST, record, 0, chance, second), 0)
        for record, moves, chance, second in best_turns(seed)
    ]


def _rated_facade(puzzle: Facade, looked_at: int) -> str:
    rating = rating_of(puzzle, looked_at, shares_of_facade(puzzle))
    return puzzle_to_text(
        replace(puzzle, rating=rating, themes=themes_of(puzzle.position(), puzzle.solution))
    )


def _rated_position(puzzle: GamePuzzle, looked_at: int) -> str:
    state = puzzle.position()
    shares = shares_of_position(puzzle)
    rating = rating_of(puzzle, max(looked_at, len(state.moves)), shares, BASES[puzzle.kind])
    return puzzle_to_text(replace(puzzle, rating=rating, themes=themes_of(state, puzzle.solution)))


FINDERS: Final[dict[str, Callable[[int], list[str]]]] = {
    **{f"facades{builds}": partial(find_facades, builds) for builds in (1, 2, 3)},
    "wins": find_wins,
    "best": find_best_turns,
}
"""By the name of their journal."""
