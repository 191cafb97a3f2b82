"""Takes over at once what the player changes in the device's settings while the game lives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from nyhavn.device import android
from nyhavn.device.dark_mode import device_is_dark
from nyhavn.i18n import system_language
from nyhavn.system import is_android

LOOK_SECONDS = 1.0
"""How often Android is asked, which takes 0.3 ms on a desktop. It may change to dark by itself at dusk."""


class DeviceWatch:
    """Looks for another language, dark or light, and another size of text, and says so when one has changed.

    It asks, and is not told: what Java tells comes in a thread of its own, also while nothing may be drawn.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._seen: tuple[object, ...] = ()

    def start(self) -> None:
        """Begin to look. On a desktop there is nothing that could be asked without a wait."""
        if is_android():
            self._seen = self._ask()
            Clock.schedule_interval(self.look, LOOK_SECONDS)

    def look(self, *_dt: Any) -> None:
        """Look now."""
        if not self._seen:
            return
        now = self._ask()
        if now != self._seen:
            self._seen = now
            self._changed()

    @staticmethod
    def _ask() -> tuple[object, ...]:
        return system_language(), device_is_dark(), android.font_scale()
