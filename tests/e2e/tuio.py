"""Fingers for a running app: TUIO 1.1 cursors, sent over UDP to Kivy's own TUIO provider.

Points are fractions of the window, x to the right and y up, as Kivy counts.
"""

from __future__ import annotations

import math
import random
import socket
import struct
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

Point = tuple[float, float]
HZ = 60


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

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._down: dict[int, Point] = {}
        # The app knows a finger by its number for as long as it runs.
        self._next = random.randrange(1, 1 << 24)
        self._frame = random.randrange(1, 1 << 24)

    def close(self) -> None:
        self._socket.close()

    def press(self, at: Point) -> int:
        """Put a finger down; its number."""
        finger, self._next = self._next, self._next + 1
        self._down[finger] = at
        self._send([finger])
        return finger

    def move(self, to: Mapping[int, Point]) -> None:
        """Move fingers, all at the same moment."""
        self._down.update(to)
        self._send(to)

    def lift(self, *fingers: int) -> None:
        """Take fingers off."""
        for finger in fingers:
            del self._down[finger]
        self._send(())

    def tap(self, at: Point, hold: float = 0.06) -> None:
        finger = self.press(at)
        time.sleep(hold)
        self.lift(finger)

    def stroke(
        self,
        paths: Sequence[Sequence[Point]],
        seconds: float = 0.4,
        before: float = 0.05,
        after: float = 0.05,
    ) -> None:
        """Draw one finger along each path, all at the same time."""
        fingers = self.put(paths, seconds, before)
        time.sleep(after)
        self.lift(*fingers)

    def put(self, paths: Sequence[Sequence[Point]], seconds: float = 0.4, before: float = 0.05) -> list[int]:
        """As `stroke`, but the fingers stay where the paths end."""
        steps = max(2, int(seconds * HZ))
        tracks = [along(path, steps) for path in paths]
        fingers = [self.press(track[0]) for track in tracks]
        time.sleep(before)
        begin = time.monotonic()
        for step in range(1, steps + 1):
            time.sleep(max(0.0, begin + seconds * step / steps - time.monotonic()))
            self.move({finger: track[step] for finger, track in zip(fingers, tracks, strict=True)})
        return fingers

    def _send(self, moved: Iterable[int]) -> None:
        self._frame += 1
        sets = [_osc("set", finger, *_down(self._down[finger]), 0.0, 0.0, 0.0) for finger in moved]
        self._socket.sendto(_bundle(_osc("alive", *self._down), *sets, _osc("fseq", self._frame)), self._to)


def _down(point: Point) -> Point:
    """TUIO counts y from the top."""
    return point[0], 1 - point[1]


def _padded(content: bytes) -> bytes:
    return content + b"\0" * (4 - len(content) % 4)


def _osc(*arguments: str | int | float) -> bytes:
    """One message about the cursors."""
    tags, body = ",", b""
    for argument in arguments:
        if isinstance(argument, str):
            tags, body = tags + "s", body + _padded(argument.encode())
        elif isinstance(argument, float):
            tags, body = tags + "f", body + struct.pack(">f", argument)
        else:
            tags, body = tags + "i", body + struct.pack(">i", argument)
    return _padded(b"/tuio/2Dcur") + _padded(tags.encode()) + body


def _bundle(*messages: bytes) -> bytes:
    at_once = struct.pack(">Q", 1)
    return (
        _padded(b"#bundle")
        + at_once
        + b"".join(struct.pack(">i", len(message)) + message for message in messages)
    )
