"""A game laid out in time: its places, one after each step, and its turns. Knows nothing of Kivy."""

from __future__ import annotations

from itertools import accumulate

from nyhavn.engine.state import State
from nyhavn.match.game import Match
from nyhavn.match.journal import Step, reports
from nyhavn.match.record import MatchRecord


class Timeline:
    """The places of a game: place 0 is before the first step, place n after the n-th."""

    def __init__(self, record: MatchRecord) -> None:
        self._steps, self._start = record.steps, record.start
        self._reports = reports(self._steps)
        self._ends = list(accumulate((len(report.steps) for report in self._reports), initial=0))

    @property
    def last(self) -> int:
        """The last place."""
        return len(self._steps)

    @property
    def turns(self) -> int:
        """How many turns there are, the one under way included."""
        return len(self._reports)

    def state(self, place: int) -> State:
        """The game at a place."""
        return self._steps[place - 1].after if place else self._start

    def step(self, place: int) -> Step | None:
        """The step that led to a place; None at the start."""
        return self._steps[place - 1] if place else None

    def turn(self, place: int) -> int:
        """The turn that led to a place, counted from 1; 0 at the start."""
        return next(turn for turn, end in enumerate(self._ends) if place <= end)

    def place_after(self, turn: int) -> int:
        """The place at the end of a turn; 0 is the start."""
        return self._ends[turn]

    def scoring_turns(self) -> list[tuple[int, int]]:
        """The turns in which points were scored, each with the seat that did."""
        return [(turn, report.seat) for turn, report in enumerate(self._reports, 1) if report.points]


def branch_of(record: MatchRecord, place: int) -> Match:
    """What if: a game of its own that begins at a place of another. The same cards lie in the pile."""
    return Match(record.setup, record.actions[:place], deal=record.deal)
