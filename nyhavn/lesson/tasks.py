"""What a turn of the lesson is made of: something to read, something to try, something to play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from nyhavn.engine.state import State
from nyhavn.lesson.guidance import Guidance, Stage
from nyhavn.match.draft import Draft
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup
from nyhavn.match.spots import Touchable

Say = Callable[[], str]
"""A text in the language spoken now."""


class Scene(Protocol):
    """The game as the pupil sees it."""

    @property
    def setup(self) -> Setup: ...
    @property
    def state(self) -> State: ...
    @property
    def draft(self) -> Draft: ...
    @property
    def steps(self) -> Sequence[Step]: ...


@dataclass(frozen=True, slots=True)
class Shown:
    """Lines in somebody's house that are spoken of: the house is shown large, and they are lit."""

    seat: int
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Read:
    """Something to know; a button goes on, and so does whoever begins to play."""

    text: Say
    shows: Shown | None = None
    targets: tuple[Touchable, ...] = ()
    """What it speaks of."""


@dataclass(frozen=True, slots=True)
class Try:
    """Something to see for oneself before the turn is played; whoever plays it at once is not held up."""

    text: Callable[[Scene], str]
    done: Callable[[Scene], bool]
    guide: Callable[[Scene], Guidance]


@dataclass(frozen=True, slots=True)
class Play:
    """The action itself: what and why at first, then a word for every stage on the way."""

    text: Say
    confirm: Say
    more: Say | None = None
    ability: Say | None = None
    turn: Say | None = None
    elsewhere: Say | None = None
    """For a tile that could stand where it is, but should not."""

    def words(self) -> Mapping[Stage, Say | None]:
        """The texts by stage."""
        return {
            Stage.BEGIN: self.text,
            Stage.MORE: self.more,
            Stage.ABILITY: self.ability,
            Stage.TURN: self.turn,
            Stage.CONFIRM: self.confirm,
            Stage.ASTRAY: self.elsewhere,
        }


Task = Read | Try | Play


@dataclass(frozen=True, slots=True)
class Speech:
    """What the lesson says, and what it points at."""

    text: str
    targets: tuple[Touchable, ...] = ()
    squares: tuple[tuple[int, int], ...] = ()
    nudges: bool = False
    """Whether something went astray."""
    goes_on: bool = False
    """Whether it waits to have been read."""
    part: int = 0
    shows: Shown | None = None
