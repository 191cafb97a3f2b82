"""Fingers for a running app: TUIO 1.1 cursors, sent over UDP to Kivy's own TUIO provider.

Points are fractions of the window, x to the right and y up, as Kivy counts.

Every message tells the app the time beside the fingers. It is a time of their own: a finger is held for a
second when that is told, and however long the machine takes for a tap, it stays a tap.
"""

from __future__ import annotations

import math
import random
import socket
import struct
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

Point = tuple[float, float]
CURSORS = b"/tuio/2Dcur"
TIME = b"/nyhavn/time"
HZ = 60
FRAME = 1 / 240
"""Seconds between two messages: a little for the app to draw, not as long as the fingers take."""
PAUSE = 1.0
"""Seconds of the fingers' time between two gestures: a tap after another is none of a pair."""


def arc(
    center: Point, radius: float, start: float, turn: float, aspect: float, points: int = 48
) -> list[Point]:
    """A piece of a circle, counted anticlockwise in degrees; radius in fractions of the window's height."""
    angles = (math.radians(start + turn * step / points) for step in range(points + 1))
    return [
        (center[0] + radius * math.cos(angle) / aspect, center[1] + radius * math.sin(angle))
        for angle in angles
    ]


def along(path: Sequence[Point], steps: int) -> list[Point]:
    """Points evenly spaced by length on a line of several legs, both ends included."""
    if len(path) == 1:
        return [path[0]] * (steps + 1)
    legs = [math.dist(a, b) for a, b in pairwise(path)]
    spots: list[Point] = []
    for step in range(steps + 1):
        left, leg = sum(legs) * step / steps, 0
        while leg < len(legs) - 1 and left > legs[leg]:
            left -= legs[leg]
            leg += 1
        share = left / legs[leg] if legs[leg] else 0.0
        (ax, ay), (bx, by) = path[leg], path[leg + 1]
        spots.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return spots


class Fingers:
    """Any number of fingers on one window."""

    def __init__(self, port: int, tell_time: bool = True) -> None:
        """Without telling the time the fingers go by the clock on the wall, as a player's do."""
        self._to = ("127.0.0.1", port)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._down: dict[int, Point] = {}
        # The app knows a finger by its number for as long as it runs.
        self._next = random.randrange(1, 1 << 24)
        self._frame = random.randrange(1, 1 << 24)
        self.now: int | None = 0 if tell_time else None
        """The fingers' time, in milliseconds."""

    def close(self) -> None:
        self._socket.close()

    def wait(self, seconds: float) -> None:
        """Let time go by for the fingers, wherever they are."""
        self._pass(seconds)
        self._send(())

    def press(self, at: Point) -> int:
        """Put a finger down; its number."""
        if not self._down:
            self._pass(PAUSE)
        return self._press(at)

    def move(self, to: Mapping[int, Point]) -> None:
        """Move fingers, all at the same moment."""
        self._down.update(to)
        self._pass(1 / HZ)
        self._send(to)

    def lift(self, *fingers: int) -> None:
        """Take fingers off."""
        for finger in fingers:
            del self._down[finger]
        self._send(())

    def tap(self, at: Point, hold: float = 0.06) -> None:
        finger = self.press(at)
        self._hold(hold)
        self.lift(finger)

    def double_tap(self, at: Point) -> None:
        self.tap(at)
        self._hold(0.05)
        finger = self._press(at)
        self._hold(0.06)
        self.lift(finger)

    def put(
        self, paths: Sequence[Sequence[Point]], seconds: float, stop: Callable[[], object], stops: int = 1
    ) -> list[int]:
        """Draw one finger along each path, all at the same time; they stay where the paths end.

        Between two stops the app may see all moves as one.
        """
        steps = max(2, int(seconds * HZ))
        tracks = [along(path, steps) for path in paths]
        fingers = [self.press(track[0]) for track in tracks]
        for step in range(1, steps + 1):
            if (step - 1) * stops // steps != (step - 2) * stops // steps:
                stop()
            self.move({finger: track[step] for finger, track in zip(fingers, tracks, strict=True)})
            time.sleep(FRAME)
        return fingers

    def _press(self, at: Point) -> int:
        finger, self._next = self._next, self._next + 1
        self._down[finger] = at
        self._send([finger])
        return finger

    def _hold(self, seconds: float) -> None:
        """Wait, by the time that the fingers go by."""
        time.sleep(seconds if self.now is None else FRAME)
        self.wait(seconds)

    def _pass(self, seconds: float) -> None:
        if self.now is not None:
            self.now += round(seconds * 1000)

    def _send(self, moved: Iterable[int]) -> None:
        self._frame += 1
        sets = [_osc("set", finger, *_down(self._down[finger]), 0.0, 0.0, 0.0) for finger in moved]
        told: list[bytes] = []
        if self.now is not None:
            told = [_osc("set", self._frame, self.now, path=TIME), _osc("alive", path=TIME)]
        messages = (*told, _osc("alive", *self._down), *sets, _osc("fseq", self._frame))
        self._socket.sendto(_bundle(*messages), self._to)


def _down(point: Point) -> Point:
    """TUIO counts y from the top."""
    return point[0], 1 - point[1]


def _padded(content: bytes) -> bytes:
    return content + b"\0" * (4 - len(content) % 4)


def _osc(*arguments: str | int | float, path: bytes = CURSORS) -> bytes:
    """One message, about the cursors unless said otherwise."""
    tags, body = ",", b""
    for argument in arguments:
        if isinstance(argument, str):
            tags, body = tags + "s", body + _padded(argument.encode())
        elif isinstance(argument, float):
            tags, body = tags + "f", body + struct.pack(">f", argument)
        else:
            tags, body = tags + "i", body + struct.pack(">i", argument)
    return _padded(path) + _padded(tags.encode()) + body


def _bundle(*messages: bytes) -> bytes:
    at_once = struct.pack(">Q", 1)
    return (
        _padded(b"#bundle")
        + at_once
        + b"".join(struct.pack(">i", len(message)) + message for message in messages)
    )
