"""What was found so far, game by game, in build/puzzles: making puzzles can be broken off and resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

FOLDER = Path("build") / "puzzles"
"""In the repository, from which it is run: the compiled form lies elsewhere."""


class Journal:
    """One line of JSON for every seed that is done: the seed, and what was found."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self._path = folder / f"{name}.jsonl"
        self.entries: dict[int, list[Any]] = {}
        if self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self.entries[entry["seed"]] = entry["found"]

    @property
    def found(self) -> list[Any]:
        """Everything, in the order of the seeds."""
        return [each for seed in sorted(self.entries) for each in self.entries[seed]]

    def go_on(self, wanted: int, first: int, find: Callable[[int], Iterable[Any]]) -> None:
        """Find more, seed after seed, until there is as much as is wanted."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        seed = max(self.entries, default=first - 1) + 1
        while len(self.found) < wanted:
            self.entries[seed] = found = list(find(seed))
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"seed": seed, "found": found}) + "\n")
            print(f"{self._path.stem}: seed {seed}, {len(self.found)} of {wanted}", flush=True)
            seed += 1
