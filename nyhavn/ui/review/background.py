"""Reviews a game beside the screen: a first curve at once, then turn by turn, as long as somebody looks."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.match.game import Match
from nyhavn.match.services import Clock
from nyhavn.match.thinking import Stop, ThreadThought
from nyhavn.review.review import Review
from nyhavn.review.reviewer import Reviewer

SKETCHED = -1
"""Stands for the look at all turns at first sight."""


class BackgroundReview:
    """One game's review. What was found is kept while it is not looked at."""

    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self._clock = clock
        self._reviewer = Reviewer(match.start, match.actions, match.deal.seed)
        self._thought: ThreadThought | None = None
        self._is_sketched = False
        self.changed: Callable[[], None] = lambda: None
        """Called when more is known."""

    @property
    def is_sketched(self) -> bool:
        """Whether there is anything to be shown yet."""
        return self._is_sketched

    @property
    def is_working(self) -> bool:
        """Whether it is being looked closer."""
        return self._thought is not None

    @property
    def progress(self) -> float:
        """How much of the closer look is done, from 0 to 1."""
        return self._reviewer.progress

    def review(self) -> Review:
        """The game as it is judged by now."""
        return self._reviewer.review()

    def go_on(self) -> None:
        """Work on from where it was left."""
        if self._thought is None:
            self._next()

    def rest(self) -> None:
        """Nobody looks any more."""
        if self._thought is not None:
            self._thought.stop()
            self._thought = None

    def _next(self) -> None:
        place = self._reviewer.next_turn() if self._is_sketched else SKETCHED
        if place is None:
            self._thought = None
            return
        self._thought = ThreadThought(
            "review", lambda stop: self._work(place, stop), self._found, self._clock
        )

    def _work(self, place: int, stop: Stop) -> int | None:
        if place == SKETCHED:
            return place if self._reviewer.sketch(stop) else None
        found = self._reviewer.refine(place, self._reviewer.milliseconds, stop)
        return None if found is None else place

    def _found(self, _place: int) -> None:
        self._is_sketched = True
        self._next()
        self.changed()
