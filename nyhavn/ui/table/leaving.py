"""Ways from the table: to the scoreboard after a last look, and back, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.clock import Clock

LAST_LOOK_SECONDS = 0.7
"""How long the end of a game is looked at before the scoreboard comes."""


class LastLook:
    """The moment in which the last points are seen; then the game is left."""

    def __init__(self, leave: Callable[[], None]) -> None:
        self._leave = leave
        self._busy: Any = None

    def begin(self) -> None:
        """Leave soon."""
        app = App.get_running_app()
        self._busy = app.inspector.busy("end")
        Clock.schedule_once(lambda _dt: self.hurry(), LAST_LOOK_SECONDS * app.preferences.pace())

    def hurry(self) -> None:
        """Leave at once, if it is the moment."""
        if self._busy is not None:
            self.stop()
            self._leave()

    def stop(self) -> None:
        """Do not leave by itself any more."""
        if self._busy is not None:
            self._busy.stop()
            self._busy = None


class WayBack:
    """While something is laid out on the table, going back takes it back."""

    def __init__(self, put_back: Callable[[], None]) -> None:
        self._put_back = put_back
        self._layer: Any = None

    def needed(self, needed: bool) -> None:
        """Whether there is something to take back now."""
        if needed and self._layer is None:
            self._layer = App.get_running_app().back_key.over(self._go)
        elif not needed and self._layer is not None:
            self._layer.done()
            self._layer = None

    def _go(self) -> None:
        self._layer = None
        self._put_back()
