"""An opponent's turn, thought out beside the screen: in a thread that can be stopped at any moment."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread, get_native_id

from nyhavn.engine.actions import Action
from nyhavn.engine.view import View, player_view
from nyhavn.match.game import Match

Plan = tuple[Action, ...]
Planner = Callable[[View, str, int, Callable[[], bool]], Plan | None]
"""Thinks out the rest of a turn from what a player may know: view, level, seed, whether to stop."""

SWITCH_SECONDS = 0.0005
"""How long the thinking may keep the interpreter to itself while the screen waits for it."""

NICENESS = 10
"""How far the thinking stands behind the threads that draw: as far as Android's own background work."""


class Thinking:
    """One turn being thought out. `done` is called in the thread, once, unless the thinking was stopped."""

    def __init__(self, match: Match, planner: Planner, done: Callable[[Plan], None]) -> None:
        self._stopped = Event()
        self._planner = planner
        self._done = done
        seat = match.state.current
        self._view = player_view(match.state, seat)
        self._level = match.setup.seats[seat].kind
        # From the game alone, so that a game resumed in the middle of a turn goes on alike.
        self._seed = match.deal.seed * 1009 + len(match.steps)
        self._thread = Thread(target=self._think, name="opponent", daemon=True)

    def start(self) -> None:
        """Begin to think."""
        sys.setswitchinterval(SWITCH_SECONDS)
        self._thread.start()

    def stop(self) -> None:
        """Give up; `done` is not called any more."""
        self._stopped.set()

    def join(self, seconds: float) -> bool:
        """Wait for the thread to end; whether it did."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _think(self) -> None:
        _give_way()
        plan = self._planner(self._view, self._level, self._seed, self._stopped.is_set)
        if plan is not None and not self._stopped.is_set():
            self._done(plan)


def _give_way() -> None:
    """Let other threads have the processor first, where a thread can be told apart from the whole app."""
    if sys.platform in ("linux", "android"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)
