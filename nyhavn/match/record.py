"""What was played of a game: what the scoreboard, the replay and the review are made of."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State
from nyhavn.match.draft import Draft
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup


@dataclass(frozen=True, slots=True, eq=False)
class MatchRecord:
    """A game up to some moment, over or not. It stays as it is, whatever is played after that."""

    setup: Setup
    deal: Deal
    start: State
    steps: tuple[Step, ...]
    draft: Draft
    """What is laid out and not confirmed."""

    @property
    def state(self) -> State:
        """The game at that moment."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done."""
        return tuple(step.action for step in self.steps)

    def is_same_as(self, other: MatchRecord) -> bool:
        """Whether both are the same game at the same moment, maybe read from the file anew."""
        return self is other or (
            (self.setup, self.deal, self.actions) == (other.setup, other.deal, other.actions)
        )
