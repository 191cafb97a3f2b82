"""Hears the time from a program that moves the fingers, beside them in its TUIO messages.

`/nyhavn/time set NUMBER MILLISECONDS`, with another number each time, and `/nyhavn/time alive` after it. It
comes in one row with the fingers: each of them moves at the moment that was told before it, however late the
app is, and the inspect file says how far the app has come. Without it the clock on the wall counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.core.window import Window
from kivy.eventmanager import EventManagerBase
from kivy.input.motionevent import MotionEvent
from kivy.input.providers.tuio import TuioMotionEventProvider

from nyhavn.ui.shell.touch_clock import TOUCH_CLOCK

PATH = b"/nyhavn/time"
KIND = "driver_time"


class DriverTime(MotionEvent):
    """The time, as it comes among the fingers."""

    def __init__(self, device: str, number: int, args: Any) -> None:
        super().__init__(device, number, args, is_touch=False, type_id=KIND)

    def depack(self, args: Any) -> None:
        self.milliseconds = int(args[0])
        super().depack(args)


class _Listener(EventManagerBase):
    type_ids = (KIND,)

    def __init__(self, heard: Callable[[], None]) -> None:
        super().__init__()
        self._heard = heard

    def dispatch(self, etype: str, told: DriverTime) -> bool:
        if etype == "begin":
            TOUCH_CLOCK.tell(told.milliseconds / 1000)
            self._heard()
        return True


def listen(heard: Callable[[], None]) -> None:
    """Hear it from now on, and say when; to be called before Kivy listens to the fingers' messages."""
    TuioMotionEventProvider.register(PATH, DriverTime)
    Window.register_event_manager(_Listener(heard))
