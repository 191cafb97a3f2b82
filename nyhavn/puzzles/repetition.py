"""One's own mistakes as puzzles: they come back, sooner when missed and later when solved."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

INTERVALS: Final = (1, 3, 7, 16, 35)
"""Days until a mistake comes back, after it was solved so many times in a row. Beyond that it is learned."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn of one of the player's games that a review found fault with."""

    game: int
    turn: int
    due: date
    solved: int = 0
    """How often in a row it was solved."""

    @property
    def is_learned(self) -> bool:
        """Whether it need not come back."""
        return self.solved >= len(INTERVALS)

    def after(self, solved: bool, today: date) -> Mistake:
        """When it comes back after another try."""
        if not solved:
            return replace(self, solved=0, due=today + timedelta(days=INTERVALS[0]))
        times = self.solved + 1
        days = INTERVALS[min(times, len(INTERVALS)) - 1]
        return replace(self, solved=times, due=today + timedelta(days=days))


def due(mistakes: list[Mistake], today: date) -> list[Mistake]:
    """Those that are to be tried today, the longest due first."""
    waiting = [mistake for mistake in mistakes if mistake.due <= today and not mistake.is_learned]
    return sorted(waiting, key=lambda mistake: (mistake.due, mistake.game, mistake.turn))
