"""What was found so far, game by game, in build/puzzles: making puzzles can be broken off and resumed.

A folder there belongs to the sources that found it, so that what other sources or other weights found is
never mixed in.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable
from itertools import count
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from typing import Final

SOURCES: Final = ("nyhavn/engine", "nyhavn/ai", "nyhavn/puzzles", "tools/puzzles")
"""All that decides what is found; in the repository, from which it is run, not in its compiled form."""
FOLDER: Final = Path("build") / "puzzles"
AHEAD: Final = 2
"""Games for each worker that are begun before those in front of them are done."""


def folder_of_now(root: Path = Path()) -> Path:
    """Where what these sources find is kept."""
    told = hashlib.sha256()
    for folder in SOURCES:
        for source in sorted((root / folder).glob("*.py")):
            told.update(source.read_bytes())
    return FOLDER / told.hexdigest()[:12]


class Journal:
    """One line of JSON for every seed that is done: the seed, and the puzzles that were found, as texts.

    What counts are the seeds from the first one on, one after the other, until as much is found as is wanted:
    neither the number of workers nor where it was broken off changes what that is.
    """

    def __init__(self, name: str, first: int, wanted: int, folder: Path) -> None:
        self._path = folder / f"{name}.jsonl"
        self._first = first
        self._wanted = wanted
        self._entries: dict[int, list[str]] = {}
        if self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue  # empty, or cut off when a run was ended
                self._entries[entry["seed"]] = entry["found"]

    @property
    def found(self) -> list[str]:
        """What counts by now, in the order of the seeds."""
        found: list[str] = []
        for seed in count(self._first):
            if seed not in self._entries:
                break
            found += self._entries[seed]
            if len(found) >= self._wanted:
                break
        return found

    def go_on(self, find: Callable[[int], list[str]], pool: Pool, workers: int) -> None:
        """Look at seed after seed, several at a time, until there is as much as is wanted."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        seeds = (seed for seed in count(self._first) if seed not in self._entries)
        coming: deque[tuple[int, AsyncResult[list[str]]]] = deque()
        while len(self.found) < self._wanted:
            while len(coming) < AHEAD * workers:
                seed = next(seeds)
                coming.append((seed, pool.apply_async(find, (seed,))))
            seed, result = coming.popleft()
            self._add(seed, result.get())
            print(f"{self._path.stem}: seed {seed}, {len(self.found)} of {self._wanted}", flush=True)

    def _add(self, seed: int, found: list[str]) -> None:
        self._entries[seed] = found
        with self._path.open("a", encoding="utf-8") as file:
            # On a line of its own, whatever a run that was ended has left.
            file.write("\n" + json.dumps({"seed": seed, "found": found}))
