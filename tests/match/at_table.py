"""A session without a window: a clock, a thinker and a file that do what the test tells them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.material import Square
from nyhavn.engine.state import State
from nyhavn.engine.view import View
from nyhavn.match.deeds import (
    AskHint,
    ChooseCoat,
    Confirm,
    Deed,
    OpenCurtain,
    Tap,
)
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.game import Match
from nyhavn.match.services import Advice, Guide, Plan
from nyhavn.match.session import Session
from nyhavn.match.setup import HUMAN, Seat, Setup
from nyhavn.match.spots import HandSlot, Pier
from nyhavn.match.view import Stage, TableView
from tests.match.positions import moment, setup_for


@dataclass(eq=False)
class Appointment:
    """Something that the clock will do."""

    seconds: float
    call: Callable[[], None]
    due: float = 0.0
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0
        self.appointments: list[Appointment] = []

    def later(self, seconds: float, call: Callable[[], None]) -> Appointment:
        appointment = Appointment(seconds, call, self.time + seconds)
        self.appointments.append(appointment)
        return appointment

    def waiting(self) -> list[Appointment]:
        """What is still to come, the next first."""
        return sorted((each for each in self.appointments if not each.cancelled), key=lambda each: each.due)

    def tick(self) -> bool:
        """Do what is next; whether there was anything."""
        waiting = self.waiting()
        if not waiting:
            return False
        self.appointments.remove(waiting[0])
        self.time = waiting[0].due
        waiting[0].call()
        return True

    def run(self) -> None:
        """Do everything that is to come."""
        while self.tick():
            pass


@dataclass
class PendingThought:
    """Something that is being thought out until the test has an answer."""

    view: View
    level: str
    seed: int
    done: Callable[[Any], None]
    stopped: bool = False

    def stop(self) -> None:
        self.stopped = True

    def answer(self, found: Any) -> None:
        if not self.stopped:
            self.done(found)


@dataclass(frozen=True)
class FixedAdvice:
    """Advice that the test gives."""

    actions: Plan
    reasons: tuple[str, ...] = ("because",)


class ManualThinker:
    """Thinks of what the test tells it; `thoughts` has all that it was asked."""

    def __init__(self) -> None:
        self.thoughts: list[PendingThought] = []

    def plan(self, view: View, player: Seat, seed: int, done: Callable[[Plan], None]) -> PendingThought:
        return self._think(view, player.kind, seed, done)

    def advise(self, view: View, seed: int, done: Callable[[Advice], None]) -> PendingThought:
        return self._think(view, "hint", seed, done)

    def _think(self, view: View, level: str, seed: int, done: Callable[[Any], None]) -> PendingThought:
        thought = PendingThought(view, level, seed, done)
        self.thoughts.append(thought)
        return thought


class SlowFile:
    """A file that is done with a step when the test says so; at once unless it is slow."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self.actions: list[Action] = []
        self.lengths: list[int] = []
        self.drafts: list[Draft] = []
        self.hints: list[int] = []
        self.setups: list[Setup] = []
        self.waiting: list[Callable[[], None]] = []

    def played(self, action: Action, state: State, length: int, then: Callable[[], None]) -> None:
        self.actions.append(action)
        self.lengths.append(length)
        assert length == len(self.actions)
        if self.slow:
            self.waiting.append(then)
        else:
            then()

    def undone(self, state: State, length: int) -> None:
        del self.actions[length:]

    def drafted(self, draft: Draft) -> None:
        self.drafts.append(draft)

    def hinted(self, seat: int) -> None:
        self.hints.append(seat)

    def table_set(self, setup: Setup) -> None:
        self.setups.append(setup)

    def catch_up(self) -> None:
        """Everything is safe now."""
        while self.waiting:
            self.waiting.pop(0)()


@dataclass
class Wanted:
    """What the players have set."""

    speed: float = 1.0
    hints: bool = True
    covered: bool = False

    def pace(self) -> float:
        return self.speed

    def may_hint(self, setup: Setup, seat: int) -> bool:
        return self.hints

    def covers_hands(self) -> bool:
        return self.covered


@dataclass
class Table:
    """A session with everything round it."""

    match: Match
    guide: Guide | None = None
    slow: bool = False
    settings: Wanted = field(default_factory=Wanted)

    def __post_init__(self) -> None:
        self.clock = ManualClock()
        self.thinker = ManualThinker()
        self.file = SlowFile(self.slow)
        self.file.actions = list(self.match.actions)
        self.session = Session(self.match, self.clock, self.thinker, self.settings, self.file, self.guide)
        self.views: list[TableView] = []
        self.session.watch(self.views.append)
        self.session.begin()

    def now(self) -> TableView:
        """The table as it is to be seen."""
        return self.session.view

    def do(self, *deeds: Deed) -> TableView:
        """Do one thing after the other."""
        for deed in deeds:
            self.session.do(deed)
        return self.now()

    def lay_out(self, action: Action) -> None:
        """Lay an action out, as far as possible by deeds of a person."""
        state = self.now().state
        if isinstance(action, DrawCards):
            if action.both_actions:
                self.session.lay_out(Draft(both=True))
            self.do(*(Tap(Pier(slot)) for slot in action.slots))
        elif isinstance(action, Build):
            self.session.lay_out(draft_of(state, action))
        else:
            draft = draft_of(state, action)
            if draft.coat is not None:
                self.do(ChooseCoat(draft.coat))
            elif draft.discard:
                self.do(*(Tap(HandSlot(place)) for place in draft.discard))
            else:
                self.session.lay_out(draft)

    def play(self, action: Action, seen: bool = True) -> None:
        """Have the person to move, or the opponent, play this; everything is safe and seen afterwards."""
        self.open_curtain()
        if self.now().stage is Stage.THINKING:
            self.thinker.thoughts[-1].answer((action,))
            assert self.now().pointed == action
            while self.now().stage is Stage.POINTING:
                self.clock.tick()
        else:
            self.lay_out(action)
            assert self.now().proposal.action == action
            self.do(Confirm())
        self.file.catch_up()
        if seen:
            self.clock.run()

    def open_curtain(self) -> None:
        """Open the curtain, if there is one, when it may be opened."""
        if self.now().stage is Stage.CURTAIN:
            self.clock.run()
            self.do(OpenCurtain())

    def ask_hint(self) -> PendingThought:
        """Ask for advice, which is then being thought out."""
        self.do(AskHint())
        return self.thinker.thoughts[-1]


PEOPLE = (HUMAN,) * 4
"""Nobody but people."""


def kinds(text: str) -> tuple[str, ...]:
    """h for a person, a for the apprentice, seat by seat."""
    named = tuple(HUMAN if letter == "h" else "apprentice" for letter in text)
    return (*named, *PEOPLE)[:4]


def table_at(name: str = "start", players: int = 2, seats: str = "hhhh", **how: object) -> Table:
    """A table at a moment of a game; at its start, whoever begins has opened the curtain."""
    curtain = bool(how.pop("curtain", True))
    match = moment(name, players, setup_for(players, kinds=kinds(seats), curtain=curtain))
    table = Table(match, **how)  # type: ignore[arg-type]
    if name == "start":
        table.open_curtain()
    return table


def held_at(table: Table) -> Square | None:
    """Where the tile in hand is."""
    held = table.now().held
    assert held is not None
    return held.at
