"""The hint: what the strongest opponent would do in the player's place, laid out on the table, and why."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Any

from kivy.app import App
from kivy.clock import Clock

from nyhavn.engine.view import player_view
from nyhavn.match.game import Match

THINK_MILLISECONDS = 900


class Advice:
    """One hint being thought out beside the screen; `given` is told the Hint on the screen's side."""

    def __init__(self, match: Match, given: Callable[[Any], None]) -> None:
        self._stopped = Event()
        self._given = given
        self._view = player_view(match.state, match.state.current)
        self._seed = match.deal.seed * 1013 + len(match.steps)
        self._thread = Thread(target=self._think, name="advice", daemon=True)

    def start(self) -> None:
        """Begin to think."""
        self._thread.start()

    def stop(self) -> None:
        """Give up; nothing is told any more."""
        self._stopped.set()

    def _think(self) -> None:
        from nyhavn.ai.think import hint

        found = hint(self._view, self._seed, milliseconds=THINK_MILLISECONDS, stop=self._stopped.is_set)
        if found is not None:
            Clock.schedule_once(lambda _dt: self._tell(found), 0)

    def _tell(self, found: Any) -> None:
        if not self._stopped.is_set():
            self._given(found)


class Adviser:
    """Thinks of one hint at a time, and keeps the screen busy meanwhile."""

    def __init__(self, given: Callable[[Any], None]) -> None:
        self._given = given
        self._advice: Advice | None = None
        self._busy: Any = None

    @property
    def is_asked(self) -> bool:
        """Whether a hint is being thought out."""
        return self._advice is not None

    def ask(self, match: Match) -> None:
        """Think of a hint for the player to move, unless that is being done."""
        if self._advice is None:
            self._busy = App.get_running_app().inspector.busy("hint")
            self._advice = Advice(match, self._give)
            self._advice.start()

    def stop(self) -> None:
        """Give up."""
        if self._advice is not None:
            self._advice.stop()
            self._busy.stop()
            self._advice = None

    def _give(self, hint: Any) -> None:
        self.stop()
        self._given(hint)


def is_fair(match: Match) -> bool:
    """Where people play against each other, advice would be unfair unless they asked for it."""
    preferences = App.get_running_app().preferences
    return bool(preferences.hints and (len(match.setup.humans) == 1 or preferences.shared_hints))
