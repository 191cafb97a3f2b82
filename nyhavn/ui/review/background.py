"""Reviews a game beside the screen: a first curve at once, then turn by turn, as long as somebody looks."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.match.record import MatchRecord
from nyhavn.match.services import Clock
from nyhavn.match.thinking import Stop, ThreadThought
from nyhavn.review.review import Review
from nyhavn.review.reviewer import Reviewer
from nyhavn.ui.games import Games
from nyhavn.ui.review.autosave import Found, ReviewAutosave

SKETCHED = -1
"""Stands for the look at all turns at first sight."""


class BackgroundReview:
    """One game's review. What was found is kept with the game, turn by turn."""

    def __init__(
        self, record: MatchRecord, clock: Clock, games: Games | None, *, open_cards: bool = False
    ) -> None:
        self.record = record
        self._clock = clock
        self._reviewer = Reviewer(record.start, record.actions, record.deal.seed, open_cards=open_cards)
        self._autosave = ReviewAutosave(games, record, self._reviewer.turns, open_cards)
        self._counts = record.state.over and not open_cards
        """Whether it says something of its players for the statistics."""
        self._thought: ThreadThought | None = None
        self._is_wanted = False
        self._is_found: bool | None = None
        """Whether what was kept of it is here; None: nobody asked yet."""
        self._is_sketched = False
        self.changed: Callable[[], None] = lambda: None
        """Called when more is known."""

    @property
    def is_sketched(self) -> bool:
        """Whether there is anything to be shown yet."""
        return self._is_sketched

    @property
    def progress(self) -> float:
        """How much of the closer look is done, from 0 to 1."""
        return self._reviewer.progress

    def review(self) -> Review:
        """The game as it is judged by now."""
        return self._reviewer.review()

    def go_on(self) -> None:
        """Work on from where it was left."""
        self._is_wanted = True
        if self._is_found is None:
            self._is_found = False
            self._autosave.find(self._take_up)
        if self._thought is None:
            self._next()

    def rest(self) -> None:
        """Nobody looks any more."""
        self._is_wanted = False
        if self._thought is not None:
            self._thought.stop()
            self._thought = None

    def _take_up(self, found: Found) -> None:
        self._is_found = True
        for place, judgement in found.items():
            self._reviewer.known(place, judgement)
        if self._is_wanted and self._thought is None:
            self._next()
        if self._is_sketched:
            self._tell()

    def _next(self) -> None:
        place = self._reviewer.next_turn() if self._is_sketched else SKETCHED
        if place is None or (self._is_sketched and not self._is_found):
            # Either all is done, or it waits for what was done before.
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

    def _found(self, place: int) -> None:
        self._is_sketched = True
        if place != SKETCHED:
            self._autosave.keep(place, self._reviewer.judgement(place))
        self._next()
        self._tell()

    def _tell(self) -> None:
        if self._counts and self._is_found and self.progress == 1:
            self._autosave.keep_summary(self.review())
        self.changed()
