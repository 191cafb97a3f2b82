"""What happened, turn by turn: for the log, the curtain, replays and the chart of points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from nyhavn.engine.actions import Action
from nyhavn.engine.events import Event, LineScored
from nyhavn.engine.state import State, apply


@dataclass(frozen=True, slots=True)
class Step:
    """One action with what it led from, what it led to, and what happened on the way."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        """Who acted."""
        return self.before.current

    @property
    def ends_turn(self) -> bool:
        """Whether somebody else, or nobody, is to act after it."""
        return self.after.turn != self.before.turn or self.after.over


def steps_from(state: State, actions: Iterable[Action]) -> Iterator[Step]:
    """What actions lead to, one after the other; the engine's errors at the first that is not legal."""
    for action in actions:
        after, events = apply(state, action)
        yield Step(state, action, after, tuple(events))
        state = after


@dataclass(slots=True)
class TurnReport:
    """What one player did in one turn."""

    turn: int
    seat: int
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """Everything that happened in the turn, in order."""
        return [event for step in self.steps for event in step.events]

    @property
    def points(self) -> int:
        """Points scored in the turn."""
        return sum(event.points for event in self.events if isinstance(event, LineScored))


def reports(steps: Sequence[Step]) -> list[TurnReport]:
    """The steps by turn."""
    found: list[TurnReport] = []
    for step in steps:
        if not found or found[-1].turn != step.before.turn:
            found.append(TurnReport(step.before.turn, step.seat))
        found[-1].steps.append(step)
    return found


def since_turn_of(steps: Sequence[Step], seat: int) -> Sequence[Step]:
    """What the others have done since a player's last turn."""
    first = len(steps)
    while first and steps[first - 1].seat != seat:
        first -= 1
    return steps[first:]


def steps_of_last_turn(steps: Sequence[Step]) -> Sequence[Step]:
    """All steps of the turn that the last step belongs to."""
    first = len(steps)
    while first and steps[first - 1].before.turn == steps[-1].before.turn:
        first -= 1
    return steps[first:]
