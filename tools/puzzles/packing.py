"""The pack of all that was found: themes, ratings, names, in an order that is always the same."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from nyhavn.engine.rng import Random
from nyhavn.puzzles.model import BEST, WIN, Facade, GamePuzzle, Puzzle
from nyhavn.puzzles.text import pack_to_text, puzzle_from_text
from tools.puzzles.difficulty import rating_of, shares_of_facade, shares_of_position
from tools.puzzles.journal import FOLDER
from tools.puzzles.themes import themes_of

PACK: Final = Path("assets") / "puzzles" / "pack.txt"
"""In the repository, from which it is run."""
LARGEST: Final = 300_000
"""Bytes of the pack."""
BASES: Final = {WIN: 1000, BEST: 1250}
"""Where ratings of positions start from: a win can be proven, the best turn has to be judged."""
MOST: Final = {WIN: 130, BEST: 130}
_SHUFFLED_BY: Final = 1672
"""The year in which the harbour was dug begins the order."""


class Ratings:
    """Ratings and themes that were found before, by the text of what was found: they take a while."""

    def __init__(self, path: Path = FOLDER / "ratings.json") -> None:
        self._path = path
        self._known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def of(self, text: str, find: Callable[[], tuple[int, tuple[str, ...]]]) -> tuple[int, tuple[str, ...]]:
        """What is known of a puzzle, or is found now."""
        if text not in self._known:
            self._known[text] = find()
            if len(self._known) % 20 == 0:
                self.keep()
        rating, themes = self._known[text]
        return rating, tuple(themes)

    def keep(self) -> None:
        """Keep what is known."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(self._known), encoding="utf-8")


def make_pack(
    facades: Iterable[str], wins: Iterable[str], best: Iterable[str], path: Path = PACK
) -> dict[str, int]:
    """Write the pack; how many of each kind are in it."""
    made: list[Puzzle] = []
    ratings = Ratings()
    dice = Random(_SHUFFLED_BY)
    different = {(p.start.house, p.start.hand): p for text in facades for p in [_facade(text, ratings)]}
    for number, facade in enumerate(dice.shuffled(different.values()), 1):
        made.append(replace(facade, name=f"f{number:03}"))
    for kind, texts in ((WIN, wins), (BEST, best)):
        found = [_position(text, ratings) for text in texts]
        for number, puzzle in enumerate(_shortest(found, MOST[kind]), 1):
            made.append(replace(puzzle, name=f"{kind[0]}{number:03}"))
    ratings.keep()
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


def _facade(text: str, ratings: Ratings) -> Facade:
    """What was found has the solver's work in the place of its rating."""
    puzzle = puzzle_from_text(text)
    assert isinstance(puzzle, Facade)

    def find() -> tuple[int, tuple[str, ...]]:
        rating = rating_of(puzzle, puzzle.rating, shares_of_facade(puzzle))
        return rating, themes_of(puzzle.position(), puzzle.solution)

    rating, themes = ratings.of(text, find)
    return replace(puzzle, rating=rating, themes=themes)


def _position(text: str, ratings: Ratings) -> GamePuzzle:
    puzzle = puzzle_from_text(text)
    assert isinstance(puzzle, GamePuzzle)

    def find() -> tuple[int, tuple[str, ...]]:
        state = puzzle.position()
        looked_at = max(puzzle.rating, len(state.moves))
        rating = rating_of(puzzle, looked_at, shares_of_position(puzzle), BASES[puzzle.kind])
        return rating, themes_of(state, puzzle.solution)

    rating, themes = ratings.of(text, find)
    return replace(puzzle, rating=rating, themes=themes)
