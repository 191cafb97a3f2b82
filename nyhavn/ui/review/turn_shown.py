"""A turn of a review as the table shows it: as it was played, or as it would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nyhavn.engine.actions import Action
from nyhavn.engine.state import State
from nyhavn.match.journal import Step, TurnReport, steps_from
from nyhavn.review.moments import fault_kind, missed
from nyhavn.review.review import ReviewedTurn
from nyhavn.words.happenings import turn_text
from nyhavn.words.reasons import reason_text
from nyhavn.words.review import fault_text, turn_title


@dataclass(frozen=True, slots=True)
class ShownTurn:
    """A whole turn in one."""

    report: TurnReport

    @property
    def merged(self) -> Step:
        """The turn as if it were one step: from where it began to where it led, with all that happened."""
        first, last = self.report.steps[0], self.report.steps[-1]
        return Step(first.before, first.action, last.after, tuple(self.report.events))

    def text(self, names: Sequence[str]) -> str:
        """What was done, in a sentence."""
        return turn_text(self.report, names)


def played_step(turn: ReviewedTurn) -> ShownTurn:
    """The turn as it was played."""
    return _shown(turn.turn.before, turn.turn.actions)


def best_step(turn: ReviewedTurn) -> ShownTurn:
    """The best turn that was found."""
    return _shown(turn.turn.before, turn.best)


def _shown(state: State, actions: Sequence[Action]) -> ShownTurn:
    return ShownTurn(TurnReport(state.turn, state.current, list(steps_from(state, actions))))


def title_of(turn: ReviewedTurn, name: str) -> str:
    """A turn of this player, and what it is called."""
    return turn_title(turn.turn.number + 1, name, turn.verdict, forced=turn.forced, only_good=turn.only_good)


def reason_lines(turn: ReviewedTurn) -> list[str]:
    """Why another turn was better: how they differ, then the most telling thing that was given up."""
    reasons = missed(turn)
    kind = fault_text(fault_kind(turn.turn.actions, turn.best))
    return [kind, reason_text(reasons[0])] if reasons else [kind]
