"""Thinks out opponents' turns and hints beside the screen: in threads that can be stopped at any moment."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread, get_native_id
from typing import Any

from nyhavn.engine.view import View
from nyhavn.match.services import Advice, Clock, Plan
from nyhavn.match.setup import Seat
from nyhavn.system import let_frames_through

NICENESS = 10
"""How far the thinking stands behind the threads that draw: as far as Android's own background work."""
HINT_MILLISECONDS = 900

Stop = Callable[[], bool]


class ThreadThought:
    """One thing being thought out. `done` is called by the clock, once, unless the thought was stopped."""

    def __init__(
        self,
        name: str,
        think: Callable[[Stop], Any],
        done: Callable[[Any], None],
        clock: Clock,
        otherwise: Any = None,
    ) -> None:
        """otherwise is what is told where the thinking fails; None: nothing."""
        self._otherwise = otherwise
        self._stopped = Event()
        self._think = think
        self._done = done
        self._clock = clock
        let_frames_through()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Give up; `done` is not called any more."""
        self._stopped.set()

    def join(self, seconds: float) -> bool:
        """Wait for the thread to end; whether it did."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        _give_way()
        try:
            found = self._think(self._stopped.is_set)
        except Exception:
            # A table must not wait for ever: whoever asked goes on without a thought.
            logging.getLogger(__name__).exception("the thinking failed")
            found = self._otherwise
        if found is not None and not self._stopped.is_set():
            self._clock.later(0, lambda: self._tell(found))

    def _tell(self, found: Any) -> None:
        if not self._stopped.is_set():
            self._done(found)


class ThreadThinker:
    """Asks the AI, which is imported when it is first needed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def plan(self, view: View, player: Seat, seed: int, done: Callable[[Plan], None]) -> ThreadThought:
        """Think out the rest of an opponent's turn."""

        def think(stop: Stop) -> Plan | None:
            from nyhavn.ai.think import plan_turn

            plan = plan_turn(view, player.kind, seed, style=player.style or None, stop=stop)
            return None if plan is None else plan.actions

        return ThreadThought("opponent", think, done, self._clock, otherwise=())

    def advise(self, view: View, seed: int, done: Callable[[Advice], None]) -> ThreadThought:
        """Think out what the strongest opponent would do in the player's place."""

        def think(stop: Stop) -> Advice | None:
            from nyhavn.ai.think import hint

            return hint(view, seed, milliseconds=HINT_MILLISECONDS, stop=stop)

        return ThreadThought("advice", think, done, self._clock)


def _give_way() -> None:
    """Let other threads have the processor first, where a thread can be told apart from the whole app."""
    if sys.platform in ("linux", "android"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)
