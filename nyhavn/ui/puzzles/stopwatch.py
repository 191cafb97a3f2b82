"""How long a puzzle takes, for players who wish to know."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from kivy.clock import Clock


class Stopwatch:
    """Runs while somebody looks at a puzzle that is not solved yet, and only for who wishes it."""

    def __init__(self, tick: Callable[[], None]) -> None:
        self._tick = tick
        """Called every second while it runs."""
        self._before = 0.0
        self._since: float | None = None
        self._is_known = False
        self._timer: Any = None

    def set_to_zero(self, is_known: bool = True) -> None:
        """A puzzle begins; of one that was begun in another run of the app nobody knows how long it took."""
        self.rest()
        self._before, self._is_known = 0.0, is_known

    def go_on(self, is_wished: bool) -> None:
        """Somebody looks at the puzzle. Whoever wishes it only now has begun without it."""
        if not is_wished:
            self.rest()
            self._is_known = False
        elif self._is_known and self._since is None:
            self._since = monotonic()
            self._timer = Clock.schedule_interval(lambda _dt: self._tick(), 1)

    def rest(self) -> None:
        """Nobody looks any more, or it is over."""
        self._before = self._elapsed()
        self._since = None
        if self.is_running:
            self._timer.cancel()
            self._timer = None

    @property
    def is_running(self) -> bool:
        return self._timer is not None

    @property
    def seconds(self) -> int | None:
        """Whole seconds so far; None if nobody knows, or wished to."""
        return int(self._elapsed()) if self._is_known else None

    def _elapsed(self) -> float:
        return self._before + (0.0 if self._since is None else monotonic() - self._since)
