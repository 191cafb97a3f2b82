"""How often the app looks for something to do: often while the screen moves, seldom while it stands still."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

MOVING_HZ = 60.0
STILL_HZ = 30.0
STILL_AFTER_SECONDS = 1.0


class FrameRate:
    """Slows Kivy's clock down while nothing is drawn, which halves what a still screen costs the battery.

    At 30 Hz the first touch after a pause waits 17 ms longer on average, which nobody feels; the drawing that
    it brings sets the full pace again at once.
    """

    def __init__(self) -> None:
        self._slow_down = Clock.create_trigger(self._rest, STILL_AFTER_SECONDS)

    def start(self) -> None:
        Window.bind(on_flip=self.stir)

    def stir(self, *_: Any) -> None:
        """There is something to do: full pace, for a while."""
        if Clock._max_fps != MOVING_HZ:
            Clock._max_fps = MOVING_HZ
        self._slow_down.cancel()
        self._slow_down()

    def _rest(self, _dt: float) -> None:
        Clock._max_fps = STILL_HZ
