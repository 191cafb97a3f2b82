"""The pack that comes with the app: names, kinds and ratings at once, each puzzle when it is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from nyhavn.folders import ASSETS
from nyhavn.puzzles.model import FACADE, Puzzle
from nyhavn.puzzles.text import blocks, puzzle_from_text

PATH: Final = ASSETS / "puzzles" / "pack.txt"


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the pack, not read yet."""

    name: str
    kind: str
    rating: int
    themes: tuple[str, ...]
    text: str

    def puzzle(self) -> Puzzle:
        """The puzzle itself; its game is replayed for it."""
        return _puzzle(self.text)


@lru_cache(maxsize=4)
def _puzzle(text: str) -> Puzzle:
    """Kept, because the day's is shown each time that somebody chooses, and replaying one takes some 9 ms."""
    return puzzle_from_text(text)


class Pack:
    """All puzzles there are, in their order."""

    def __init__(self, text: str) -> None:
        self.entries = tuple(_entry(block) for block in blocks(text))
        self._by_name = {entry.name: entry for entry in self.entries}

    def of_kind(self, kind: str) -> tuple[Entry, ...]:
        """The puzzles of a kind."""
        return tuple(entry for entry in self.entries if entry.kind == kind)

    @property
    def facades(self) -> tuple[Entry, ...]:
        """All façades."""
        return self.of_kind(FACADE)

    def named(self, name: str) -> Entry | None:
        """The puzzle of a name, if there is one."""
        return self._by_name.get(name)


def _entry(block: str) -> Entry:
    head = block.split("\n", 1)[0]
    name, kind, *facts = head.split()
    values = dict(fact.split("=", 1) for fact in facts)
    themes = tuple(theme for theme in values.get("themes", "").split(",") if theme)
    return Entry(name, kind, int(values["rating"]), themes, block)


@cache
def load_pack(path: Path = PATH) -> Pack:
    """The pack of the app, read once."""
    return Pack(path.read_text(encoding="utf-8"))
