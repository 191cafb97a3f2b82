"""The league's results on disk, one JSON object a line, so that a run can stop and go on at any time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from tools.league.games import Fixture, Result


class Ledger:
    """All results of one code version; older ones stay in the file and do not count."""

    def __init__(self, path: Path, code: str) -> None:
        self._path = path
        self.results: dict[str, Result] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                result = _read(line)
                if result is not None and result.code == code:
                    self.results[result.key] = result

    def add(self, result: Result) -> None:
        """Write a result down at once."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")
        self.results[result.key] = result

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in fixtures if fixture.key not in self.results]


def _read(line: str) -> Result | None:
    """A line of the file; None for one that was cut off when a run was ended."""
    try:
        return Result(**json.loads(line))
    except (ValueError, TypeError):
        return None
