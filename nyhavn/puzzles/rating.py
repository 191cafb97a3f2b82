"""The player's rating, and which puzzle comes next by it. docs/puzzles.md tells the formula.

A puzzle is like a game against an opponent of its rating: 1 for a solution at the first try, 0 for giving
up, and in between for hints and wrong tries. Only the first time with a puzzle counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from nyhavn.puzzles.pack import Entry

START: Final = 1200
LOWEST: Final = 400
HIGHEST: Final = 2800
_SPREAD: Final = 400
_FIRST_PUZZLES: Final = 10
_STEP_AT_FIRST: Final = 48
_STEP: Final = 24
_HINT_COSTS: Final = 0.25
_WRONG_COSTS: Final = 0.25
_LEAST_SOLVED: Final = 0.25
_NEAREST: Final = 6


class Difficulty(StrEnum):
    """What kind of puzzle is wanted next."""

    EASIER = "easier"
    LIKE_ME = "like_me"
    HARDER = "harder"


_RATING_OFFSETS: Final = {Difficulty.EASIER: -250, Difficulty.LIKE_ME: 0, Difficulty.HARDER: 250}


def result(solved: bool, hints: int, wrong: int) -> float:
    """What was made of a puzzle, from 0 to 1."""
    if not solved:
        return 0.0
    return max(_LEAST_SOLVED, 1 - _HINT_COSTS * hints - _WRONG_COSTS * wrong)


def expected(player: float, puzzle: float) -> float:
    """What a player of a rating makes of such a puzzle in the long run."""
    return float(1 / (1 + 10 ** ((puzzle - player) / _SPREAD)))


def rated(player: float, puzzle: float, made: float, before: int) -> float:
    """The rating after a puzzle, with so many rated before."""
    step = _STEP_AT_FIRST if before < _FIRST_PUZZLES else _STEP
    return min(HIGHEST, max(LOWEST, player + step * (made - expected(player, puzzle))))


def next_puzzle(
    puzzles: Sequence[Entry], done: frozenset[str], player: float, difficulty: Difficulty, after: str = ""
) -> Entry | None:
    """One that was not done yet, near the rating or as far from it as wished; None if all are done.

    Of those nearest, which one is chosen depends on what was there before, so that it is not always the same.
    """
    wanted = player + _RATING_OFFSETS[difficulty]
    left = [puzzle for puzzle in puzzles if puzzle.name not in done and puzzle.name != after]
    if not left:
        return None
    near = sorted(left, key=lambda puzzle: (abs(puzzle.rating - wanted), puzzle.name))[:_NEAREST]
    return near[len(done) % len(near)]
