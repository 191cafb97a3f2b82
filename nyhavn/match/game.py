"""One game in progress: whose turn it is, what is final, what can be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State
from nyhavn.match.draft import Draft, one_step_back
from nyhavn.match.journal import Step, steps_from
from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.match.spots import TileKind


class Match:
    """A game on the table. Everything before the current turn is final; this turn's steps can be undone.

    No card is revealed before a turn ends, so undoing within a turn never takes back knowledge.
    """

    def __init__(
        self,
        setup: Setup,
        actions: Iterable[Action] = (),
        draft: Draft | None = None,
        deal: Deal | None = None,
    ) -> None:
        """Deal the game, or take it up after these actions; the engine's errors if they are not legal."""
        self.setup = setup
        self.deal = deal or Deal(len(setup.seats), setup.seed)
        self.draft = draft or Draft()
        self.steps: list[Step] = []
        self.start = self.deal.start()
        for action in actions:
            self._carry_out(action)

    @property
    def state(self) -> State:
        """The game now."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def actions(self) -> list[Action]:
        """Everything done so far."""
        return [step.action for step in self.steps]

    def record(self) -> MatchRecord:
        """What was played until now, for whoever looks back on it."""
        return MatchRecord(self.setup, self.deal, self.start, tuple(self.steps), self.draft)

    @cached_property
    def tile_kinds(self) -> tuple[TileKind, ...]:
        """The tiles that have a place; none: all. Who plays alone has those that the puzzle begins with."""
        alone = len(self.setup.seats) == 1
        return tuple(kind for kind, left in self.start.supply.items() if left) if alone else ()

    @property
    def turn_seed(self) -> int:
        """What an opponent's turn is thought out with: from the game alone, so that a game resumed in the
        middle of a turn goes on alike."""
        return self.deal.seed * 1009 + len(self.steps)

    @property
    def hint_seed(self) -> int:
        """What a hint is thought out with, so that the same one is given again."""
        return self.deal.seed * 1013 + len(self.steps)

    @property
    def is_human_turn(self) -> bool:
        """Whether a person is to decide."""
        return not self.state.over and self.setup.seats[self.state.current].kind == HUMAN

    def _carry_out(self, action: Action) -> Step:
        (step,) = steps_from(self.state, [action])
        self.steps.append(step)
        return step

    def play(self, action: Action) -> Step:
        """Carry out an action; the engine's errors if it is not legal. The draft is gone with it."""
        step = self._carry_out(action)
        self.draft = Draft()
        return step

    @property
    def steps_of_turn(self) -> Sequence[Step]:
        """What has been done in the current turn."""
        turn = self.state.turn
        first = len(self.steps)
        while first and self.steps[first - 1].before.turn == turn:
            first -= 1
        return self.steps[first:]

    @property
    def can_undo(self) -> bool:
        """Whether anything of this turn can be taken back."""
        return self.is_human_turn and (not self.draft.is_empty or bool(self.steps_of_turn))

    def undo(self) -> Step | None:
        """Take back the last thing laid out; if there is none, the turn's last action, which is returned."""
        if not self.can_undo:
            return None
        if not self.draft.is_empty:
            self.draft = one_step_back(self.state, self.draft)
            return None
        return self.steps.pop()
