"""What a puzzle is: a façade to build on, a win to find, or the best turn of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal, Record
from nyhavn.engine.state import State
from nyhavn.puzzles.facade import FacadeStart

FACADE: Final = "facade"
WIN: Final = "win"
BEST: Final = "best"
PUZZLE_KINDS: Final = (FACADE, WIN, BEST)


@dataclass(frozen=True, slots=True)
class Facade:
    """So many builds, with nothing drawn and nobody else moving; the goal is the proven best."""

    name: str
    rating: int
    themes: tuple[str, ...]
    solution: tuple[Action, ...]
    ways: int
    """Ways to reach the goal, as the solver counts them."""
    start: FacadeStart
    measure: str
    """What is counted: points, lines or coats (measures.MEASURES)."""
    target: int
    builds: int

    kind: Final = FACADE

    def position(self) -> State:
        """Where it starts."""
        return self.start.state()


@dataclass(frozen=True, slots=True)
class GamePuzzle:
    """A position of a game, as the record that leads there; one complete turn is asked for."""

    name: str
    rating: int
    themes: tuple[str, ...]
    solution: tuple[Action, ...]
    kind: str
    """WIN or BEST."""
    record: Record
    ways: int = 0
    """Ways to win; 0 where the best turn is asked for."""
    chance: float = 1.0
    """The chance to win after the solution, as the search sees it."""
    second: float = 0.0
    """What the second best kind of turn loses of it."""

    def position(self) -> State:
        """Where it starts."""
        return self.record.final()

    @property
    def deal(self) -> Deal:
        """How its game was dealt."""
        return self.record.deal


Puzzle = Facade | GamePuzzle
