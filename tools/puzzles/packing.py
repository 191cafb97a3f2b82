"""The pack of all that was found: themes, ratings, names, in an order that is always the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from nyhavn.engine.rng import Random
from nyhavn.puzzles.model import BEST, WIN, Facade, GamePuzzle, Puzzle
from nyhavn.puzzles.pack import PATH
from nyhavn.puzzles.text import pack_to_text, puzzle_from_text
from tools.puzzles.difficulty import rating_of, shares_of_facade, shares_of_position
from tools.puzzles.themes import themes_of

LARGEST: Final = 300_000
"""Bytes of the pack."""
BASES: Final = {WIN: 1000, BEST: 1250}
"""Where ratings of positions start from: a win can be proven, the best turn has to be judged."""
MOST: Final = {WIN: 130, BEST: 130}
_SHUFFLED_BY: Final = 1672
"""The year in which the harbour was dug begins the order."""


def make_pack(
    facades: Iterable[str], wins: Iterable[str], best: Iterable[str], path: Path = PATH
) -> dict[str, int]:
    """Write the pack; how many of each kind are in it."""
    made: list[Puzzle] = []
    dice = Random(_SHUFFLED_BY)
    different = {(p.start.house, p.start.hand): p for text in facades for p in [_facade(text)]}
    for number, facade in enumerate(dice.shuffled(different.values()), 1):
        made.append(replace(facade, name=f"f{number:03}"))
    for kind, texts in ((WIN, wins), (BEST, best)):
        found = [_position(text) for text in texts]
        for number, puzzle in enumerate(_shortest(found, MOST[kind]), 1):
            made.append(replace(puzzle, name=f"{kind[0]}{number:03}"))
    text = pack_to_text(made)
    if len(text.encode()) > LARGEST:
        raise SystemExit(f"the pack has {len(text.encode())} bytes, which is too much")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return {kind: sum(puzzle.kind == kind for puzzle in made) for kind in ("facade", WIN, BEST)}


def _shortest(puzzles: Sequence[GamePuzzle], most: int) -> list[GamePuzzle]:
    """Those with the shortest games, in the order in which they were found: the pack is to stay small."""
    chosen = sorted(puzzles, key=lambda puzzle: len(puzzle.record.actions))[:most]
    return [puzzle for puzzle in puzzles if puzzle in chosen]


def _facade(text: str) -> Facade:
    """What was found has the solver's work in the place of its rating."""
    puzzle = puzzle_from_text(text)
    assert isinstance(puzzle, Facade)
    themes = themes_of(puzzle.position(), puzzle.solution)
    return replace(puzzle, rating=rating_of(puzzle, puzzle.rating, shares_of_facade(puzzle)), themes=themes)


def _position(text: str) -> GamePuzzle:
    puzzle = puzzle_from_text(text)
    assert isinstance(puzzle, GamePuzzle)
    state = puzzle.position()
    looked_at = max(puzzle.rating, len(state.moves))
    shares = shares_of_position(puzzle)
    themes = themes_of(state, puzzle.solution)
    return replace(puzzle, rating=rating_of(puzzle, looked_at, shares, BASES[puzzle.kind]), themes=themes)
