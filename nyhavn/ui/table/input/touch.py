"""Kivy's touches as finger events, with the time that a long press takes."""

from __future__ import annotations

from typing import Any

from nyhavn.ui.shell.touch_clock import TOUCH_CLOCK, Wait
from nyhavn.ui.table.input.fingers import (
    FingerDown,
    FingerMoved,
    FingerStayed,
    FingerUp,
    RightClick,
    Wheel,
)
from nyhavn.ui.table.input.gestures import Gestures

LONG_PRESS_SECONDS = 0.55


class TouchInput:
    """Hands Kivy's touches on as events, and says when a finger has stayed for a long press."""

    def __init__(self, gestures: Gestures) -> None:
        self._gestures = gestures
        self._waiting: dict[object, Wait] = {}

    def down(self, touch: Any) -> bool:
        """A touch begins; whether it was meant for what the gestures are on."""
        if touch.is_mouse_scrolling:
            # Kivy's names are those of the content's way, which is against the wheel's.
            return self._gestures.handle(Wheel(away=touch.button == "scrollup"))
        if getattr(touch, "button", "left") == "right":
            return self._gestures.handle(RightClick((touch.x, touch.y)))
        finger = touch.uid
        self._waiting[finger] = TOUCH_CLOCK.call_later(lambda: self._stay(finger), LONG_PRESS_SECONDS)
        by_finger = "button" not in touch.profile
        return self._gestures.handle(
            FingerDown(finger, (touch.x, touch.y), TOUCH_CLOCK.start_of(touch), by_finger)
        )

    def move(self, touch: Any) -> None:
        """A touch moves."""
        self._gestures.handle(FingerMoved(touch.uid, (touch.x, touch.y)))

    def up(self, touch: Any) -> None:
        """A touch ends."""
        waiting = self._waiting.pop(touch.uid, None)
        if waiting is not None:
            waiting.cancel()
        self._gestures.handle(FingerUp(touch.uid, (touch.x, touch.y)))

    def _stay(self, finger: object) -> None:
        self._waiting.pop(finger, None)
        self._gestures.handle(FingerStayed(finger))
