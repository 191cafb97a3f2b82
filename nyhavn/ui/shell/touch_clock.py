"""The time that fingers go by: how long one is held, and how soon another follows.

It is the clock on the wall, unless whoever moves the fingers tells the time with them. A program that drives
the app may: on a busy machine its taps would become long presses otherwise, and its double taps two taps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock


class Wait:
    """A call that comes when a finger has been held for long enough."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._event: Any = None
        self.cancelled = False

    def cancel(self) -> None:
        """The finger moved or went up."""
        self.cancelled = True
        if self._event is not None:
            self._event.cancel()

    def begin(self, seconds: float) -> None:
        """Wait by the clock on the wall."""
        self._event = Clock.schedule_once(lambda _dt: self._wait_a_frame(), seconds)

    def end(self) -> None:
        """The time has come."""
        if not self.cancelled:
            self._call()

    def _wait_a_frame(self) -> None:
        """After a frame that took long the finger may be up already, and only not heard of yet."""
        self._event = Clock.schedule_once(lambda _dt: self.end(), 0)


class TouchClock:
    """One for all fingers."""

    def __init__(self) -> None:
        self._driver_time: float | None = None
        """In seconds; None while it is the wall that says it."""
        self._waiting: list[tuple[float, Wait]] = []

    @property
    def driver_time(self) -> float | None:
        """The time that a driver told last, in seconds; None: none told any."""
        return self._driver_time

    def start_of(self, touch: Any) -> float:
        """When a finger that has just come down came down, in seconds."""
        return float(touch.time_start) if self._driver_time is None else self._driver_time

    def call_later(self, call: Callable[[], None], seconds: float) -> Wait:
        """Call when so many seconds have gone by for the fingers."""
        wait = Wait(call)
        if self._driver_time is None:
            wait.begin(seconds)
        else:
            self._waiting.append((self._driver_time + seconds, wait))
        return wait

    def tell(self, seconds: float) -> None:
        """It is so late now, and from now on as late as is told."""
        self._driver_time = seconds
        due = [wait for when, wait in self._waiting if when <= seconds]
        self._waiting = [
            (when, wait) for when, wait in self._waiting if when > seconds and not wait.cancelled
        ]
        for wait in due:
            wait.end()

    def ask_the_wall(self) -> None:
        """Nobody tells the time any longer."""
        self._driver_time = None
        self._waiting.clear()


TOUCH_CLOCK = TouchClock()
