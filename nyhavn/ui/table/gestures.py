"""Fingers, mouse and wheel on the table, turned into what they mean."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from kivy.clock import Clock

Point = tuple[float, float]

LONG_PRESS_SECONDS = 0.55
QUARTER = math.pi / 2
CLICK_AT = math.radians(50)
"""How far two fingers turn before the tile clicks round; the rest of the quarter follows by itself."""


class Listener(Protocol):
    """Whoever acts on what the fingers mean. Names are those of the spots on the table."""

    def spot_at(self, point: Point) -> str | None:
        """What lies under a point."""

    def can_carry(self, spot: str) -> bool:
        """Whether a drag from this spot carries a tile."""

    def tapped(self, spot: str, point: Point, twice: bool) -> None: ...
    def explained(self, spot: str, point: Point) -> None: ...
    def carry_started(self, spot: str, point: Point, by_finger: bool) -> None: ...
    def carried(self, point: Point) -> None: ...
    def carry_ended(self, point: Point) -> None: ...
    def carry_paused(self) -> None: ...
    def carry_resumed(self, point: Point) -> None: ...
    def carry_stopped(self) -> None: ...
    def turned(self, quarters: int) -> None: ...
    def holds_tile(self) -> bool: ...


@dataclass(slots=True)
class _Finger:
    touch: Any
    start: Point
    now: Point
    spot: str | None
    carrying: bool = False
    spent: bool = False
    """Whether it has already meant something, so that lifting it means nothing more."""
    long_press: Any = None


@dataclass(slots=True)
class _Twist:
    """Two fingers that turn the tile between them."""

    first: _Finger
    second: _Finger
    angle: float
    """Of the line between them when they last clicked."""
    turned: float = 0.0
    """Radians since then, to the left."""
    quarters: int = 0
    carrier: _Finger | None = None
    """Which of them carried the tile before."""


class Gestures:
    """Follows every finger on the table. Coordinates are the table's own."""

    def __init__(self, listener: Listener, slop: Callable[[], float]) -> None:
        """slop is how far a finger may stray before a tap becomes a drag."""
        self._listener = listener
        self._slop = slop
        self._fingers: dict[object, _Finger] = {}
        self._twist: _Twist | None = None
        self._last_tap: tuple[str, float] = ("", 0.0)

    @property
    def is_carrying(self) -> bool:
        """Whether a finger carries a tile right now."""
        return any(finger.carrying for finger in self._fingers.values())

    def forget(self) -> None:
        """Let go of all fingers without meaning anything: the table is about to change under them."""
        for finger in self._fingers.values():
            self._end_long_press(finger)
            finger.spent, finger.carrying = True, False
        self._twist = None

    def down(self, touch: Any) -> bool:
        """A finger or a button of the mouse goes down; whether it was meant for the table."""
        if touch.is_mouse_scrolling:
            return self._wheel(touch)
        if getattr(touch, "button", "left") == "right":
            if self._listener.holds_tile():
                self._listener.turned(1)
                return True
            return False
        point = (touch.x, touch.y)
        finger = _Finger(touch, point, point, self._listener.spot_at(point))
        others = [other for other in self._fingers.values() if other.carrying or not other.spent]
        self._fingers[touch.uid] = finger
        if self._twist is not None:
            finger.spent = True
            return True
        if len(others) == 1 and self._listener.holds_tile():
            self._begin_twist(others[0], finger)
            return True
        if finger.spot is None:
            # Nothing there by itself, but it may be the first of two fingers that turn the tile.
            finger.spent = not self._listener.holds_tile()
            return True
        finger.long_press = Clock.schedule_once(lambda _dt: self._wait_a_frame(finger), LONG_PRESS_SECONDS)
        return True

    def move(self, touch: Any) -> None:
        """A finger moves."""
        finger = self._fingers.get(touch.uid)
        if finger is None:
            return
        finger.now = (touch.x, touch.y)
        if self._twist is not None and finger in (self._twist.first, self._twist.second):
            self._turn()
            return
        if finger.carrying:
            self._listener.carried(finger.now)
            return
        if finger.spent or math.dist(finger.start, finger.now) < self._slop():
            return
        self._end_long_press(finger)
        if finger.spot is not None and not self.is_carrying and self._listener.can_carry(finger.spot):
            finger.carrying = finger.spent = True
            by_finger = "button" not in touch.profile
            self._listener.carry_started(finger.spot, finger.start, by_finger)
            self._listener.carried(finger.now)
        elif finger.spot is not None and not self._listener.holds_tile():
            finger.spent = True

    def up(self, touch: Any) -> None:
        """A finger goes up."""
        finger = self._fingers.pop(touch.uid, None)
        if finger is None:
            return
        self._end_long_press(finger)
        if self._twist is not None and finger in (self._twist.first, self._twist.second):
            self._end_twist(self._twist, finger)
        elif finger.carrying:
            self._listener.carry_ended((touch.x, touch.y))
        elif not finger.spent and finger.spot is not None:
            self._tap(finger)

    def _tap(self, finger: _Finger) -> None:
        assert finger.spot is not None
        last, when = self._last_tap
        now = finger.touch.time_start
        twice = bool(finger.touch.is_double_tap) and last == finger.spot and now - when < 1.0
        # A third tap begins anew instead of making another pair with the second.
        self._last_tap = ("", 0.0) if twice else (finger.spot, now)
        self._listener.tapped(finger.spot, finger.start, twice)

    def _wait_a_frame(self, finger: _Finger) -> None:
        """After a frame that took long the finger may be up already, and only not heard of yet."""
        finger.long_press = Clock.schedule_once(lambda _dt: self._press_long(finger), 0)

    def _press_long(self, finger: _Finger) -> None:
        if not finger.spent and not finger.carrying and finger.spot is not None:
            finger.spent = True
            self._listener.explained(finger.spot, finger.now)

    @staticmethod
    def _end_long_press(finger: _Finger) -> None:
        if finger.long_press is not None:
            finger.long_press.cancel()
            finger.long_press = None

    def _wheel(self, touch: Any) -> bool:
        if not self._listener.holds_tile():
            return False
        # Kivy's names are those of the content's way, which is against the wheel's.
        self._listener.turned(1 if touch.button == "scrollup" else -1)
        return True

    def _begin_twist(self, first: _Finger, second: _Finger) -> None:
        for finger in (first, second):
            self._end_long_press(finger)
        self._twist = _Twist(first, second, _angle(first.now, second.now))
        if first.carrying:
            first.carrying = False
            self._twist.carrier = first
            self._listener.carry_paused()
        first.spent = second.spent = False

    def _end_twist(self, twist: _Twist, lifted: _Finger) -> None:
        twist.first.spent = twist.second.spent = True
        self._twist = None
        if twist.carrier is lifted:
            self._listener.carry_stopped()
        elif twist.carrier is not None:
            twist.carrier.carrying = True
            self._listener.carry_resumed(twist.carrier.now)

    def _turn(self) -> None:
        twist = self._twist
        assert twist is not None
        angle = _angle(twist.first.now, twist.second.now)
        twist.turned += math.remainder(angle - twist.angle, 2 * math.pi)
        twist.angle = angle
        while abs(twist.turned - twist.quarters * QUARTER) > CLICK_AT:
            left = twist.turned > twist.quarters * QUARTER
            twist.quarters += 1 if left else -1
            self._listener.turned(-1 if left else 1)


def _angle(first: Point, second: Point) -> float:
    return math.atan2(second[1] - first[1], second[0] - first[0])
