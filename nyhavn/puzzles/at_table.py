"""A puzzle as a match on a table: alone for a façade, among the seats of its game for a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from nyhavn.engine.actions import Action, Build
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State
from nyhavn.engine.view import View
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.opponents import OPPONENT_NAMES
from nyhavn.match.services import Advice, Clock, FreeGame, Plan, SessionSettings, Unsaved
from nyhavn.match.session import Session
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, Seat, Setup
from nyhavn.puzzles.facade import FacadeStart
from nyhavn.puzzles.model import Facade, Puzzle
from nyhavn.puzzles.tries import builds_left


class TableForOne(Setup):
    """A table with a single seat, where nobody else ever moves."""

    __slots__ = ()

    def __post_init__(self) -> None:
        """A game needs two seats, a façade one."""


@dataclass(frozen=True, slots=True)
class FacadeDeal(Deal):
    """What a façade begins with, in the place of a deal."""

    facade: FacadeStart | None = None

    def start(self) -> State:
        assert self.facade is not None
        return self.facade.state()


class PuzzleMatch(Match):
    """A match in which everything can be taken back to where the puzzle began."""

    def __init__(self, setup: Setup, actions: Iterable[Action], deal: Deal, first: int) -> None:
        """first: how many actions led to the puzzle."""
        self.first = first
        super().__init__(setup, actions, deal=deal)

    @property
    def tried(self) -> tuple[Action, ...]:
        """What was done since the puzzle began."""
        return tuple(step.action for step in self.steps_of_turn)

    @property
    def steps_of_turn(self) -> Sequence[Step]:
        return self.steps[self.first :]


class PuzzleGame:
    """A puzzle that is being solved: its session, and what was tried in it."""

    def __init__(
        self,
        match: PuzzleMatch,
        puzzle: Puzzle,
        clock: Clock,
        settings: SessionSettings,
        note: Callable[[], None],
        refuse: Callable[[], None],
    ) -> None:
        """note hears of every step; refuse is to say that all builds are done."""
        self._match = match
        self.setup = match.setup
        guide = PuzzleGuide(puzzle, lambda: match.state, refuse)
        self.session = Session(match, clock, NobodyThinks(), settings, NotedSteps(note), guide)

    @property
    def tried(self) -> tuple[Action, ...]:
        """What was done since the puzzle began."""
        return self._match.tried

    @property
    def is_turn_over(self) -> bool:
        """Whether a whole turn has been tried, and is shown."""
        steps = self.session.view.steps
        return len(steps) > self._match.first and steps[-1].ends_turn


def match_for(puzzle: Puzzle, name: str, tried: Sequence[Action] = ()) -> PuzzleMatch:
    """The puzzle on its table, after what was tried already; name is what the player is called."""
    if isinstance(puzzle, Facade):
        setup: Setup = TableForOne((Seat(name, HOUSE_COLORS[1]),), 0, curtain=False)
        return PuzzleMatch(setup, tried, FacadeDeal(1, 0, None, puzzle.start), 0)
    return position_match(puzzle.deal, puzzle.record.actions, puzzle.position().current, name, tried)


def position_match(
    deal: Deal, actions: Sequence[Action], seat: int, name: str, tried: Sequence[Action] = ()
) -> PuzzleMatch:
    """A position of a game: the player at the seat to move, the others as if they had gone for a walk."""
    neighbours = zip(OPPONENT_NAMES.items(), HOUSE_COLORS, strict=True)
    seats = [Seat(called, color, level) for (level, called), color in neighbours][: deal.players]
    seats[seat] = Seat(name, HOUSE_COLORS[seat], HUMAN)
    setup = Setup(tuple(seats), 0, curtain=False)
    return PuzzleMatch(setup, [*actions, *tried], deal, len(actions))


class PuzzleGuide(FreeGame):
    """Lets what the puzzle asks for be done, and no more; the table's own hints and ends stay away."""

    def __init__(self, puzzle: Puzzle | None, state: Callable[[], State], refuse: Callable[[], None]) -> None:
        """refuse is to say that all builds are done; no puzzle: a position, of which one turn is played."""
        self._puzzle = puzzle
        self._state = state
        self._refuse = refuse

    def allows(self, action: Action, steps_done: int) -> bool:
        puzzle = self._puzzle
        is_build = isinstance(puzzle, Facade) and isinstance(action, Build)
        if isinstance(puzzle, Facade) and is_build and not builds_left(puzzle, self._state()):
            self._refuse()
            return False
        return True

    def may_hint(self) -> bool:
        return False

    def may_leave(self) -> bool:
        return False

    def leads_on(self) -> bool:
        return False


class _Nothing:
    def stop(self) -> None: ...


class NobodyThinks:
    """The others do not move: their turns never come to an end."""

    def plan(self, view: View, player: Seat, seed: int, done: Callable[[Plan], None]) -> _Nothing:
        return _Nothing()

    def advise(self, view: View, seed: int, done: Callable[[Advice], None]) -> _Nothing:
        return _Nothing()


class NotedSteps(Unsaved):
    """Has every step noted, as a game's are kept."""

    def __init__(self, note: Callable[[], None]) -> None:
        self._note = note

    def played(self, action: Action, state: State, length: int, then: Callable[[], None]) -> None:
        self._note()
        then()

    def undone(self, state: State, length: int) -> None:
        self._note()
