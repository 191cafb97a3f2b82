"""Keeps a second tap of the same finger from meaning something that nobody has read yet."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.match.services import Clock, Timer

GUARD_SECONDS = 0.6
"""How long a button that has just changed its meaning means nothing."""


class TapGuard:
    """Up for a moment after a step was confirmed or a curtain came; `changed` hears when it comes down."""

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock = clock
        self._changed = changed
        self._timer: Timer | None = None

    @property
    def is_up(self) -> bool:
        return self._timer is not None

    def put_up(self) -> None:
        """From now on, and for a moment."""
        self.take_down()
        self._timer = self._clock.later(GUARD_SECONDS, self._time_is_up)

    def take_down(self) -> None:
        """The person has done something else meanwhile: whatever comes next is meant."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        self._timer = None
        self._changed()
