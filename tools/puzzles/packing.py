"""The pack of all that was found: names, in an order that is always the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from nyhavn.engine.rng import Random
from nyhavn.puzzles.model import BEST, WIN, Facade, GamePuzzle, Puzzle
from nyhavn.puzzles.text import pack_to_text, puzzle_from_text

PACK: Final = Path("assets") / "puzzles" / "pack.txt"
"""In the repository, from which it is run."""
LARGEST: Final = 300_000
"""Bytes of the pack."""
MOST: Final = {WIN: 125, BEST: 125}
_SHUFFLED_BY: Final = 1672
"""The year in which the harbour was dug begins the order."""


def make_pack(facades: Iterable[str], wins: Iterable[str], best: Iterable[str]) -> str:
    """The pack's text."""
    made: list[Puzzle] = []
    different: dict[object, Facade] = {}
    for text in facades:
        puzzle = puzzle_from_text(text)
        assert isinstance(puzzle, Facade)
        different.setdefault((puzzle.start.house, puzzle.start.hand), puzzle)
    for number, facade in enumerate(Random(_SHUFFLED_BY).shuffled(different.values()), 1):
        made.append(replace(facade, name=f"f{number:03}"))
    for kind, texts in ((WIN, wins), (BEST, best)):
        found = [puzzle for text in texts if isinstance(puzzle := puzzle_from_text(text), GamePuzzle)]
        for number, position in enumerate(_shortest(found, MOST[kind]), 1):
            made.append(replace(position, name=f"{kind[0]}{number:03}"))
    text = pack_to_text(made)
    if len(text.encode()) > LARGEST:
        raise SystemExit(f"the pack has {len(text.encode())} bytes, which is too much")
    return text


def _shortest(puzzles: Sequence[GamePuzzle], most: int) -> list[GamePuzzle]:
    """Those with the shortest games, in the order in which they were found: the pack is to stay small."""
    chosen = sorted(puzzles, key=lambda puzzle: len(puzzle.record.actions))[:most]
    return [puzzle for puzzle in puzzles if puzzle in chosen]
