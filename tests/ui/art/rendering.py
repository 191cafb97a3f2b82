"""Draws a widget into memory, so that tests can look at its pixels."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")

from kivy.base import EventLoop
from kivy.graphics import ClearBuffers, ClearColor, Fbo, Translate

from nyhavn.ui.art.sheets import sheets
from tests.ui.art.sight import Rgb


@dataclass(frozen=True)
class Picture:
    """Pixels of a drawn widget; x and y count from its lower left corner."""

    width: int
    height: int
    data: bytes

    def at(self, x: float, y: float) -> tuple[int, int, int, int]:
        """Red, green, blue and alpha of a pixel, 0 to 255."""
        start = (int(y) * self.width + int(x)) * 4
        red, green, blue, alpha = self.data[start : start + 4]
        return red, green, blue, alpha

    def color(self, x: float, y: float) -> Rgb:
        """A pixel's colour, 0 to 1."""
        red, green, blue, _ = self.at(x, y)
        return red / 255, green / 255, blue / 255

    def box(self, x: float, y: float, width: float, height: float) -> list[tuple[int, int, int, int]]:
        """All pixels of a part."""
        return [
            self.at(px, py) for py in range(int(y), int(y + height)) for px in range(int(x), int(x + width))
        ]

    def count_like(self, color: Rgb, near: float = 0.06) -> int:
        """How many opaque pixels have about this colour."""
        wanted = [part * 255 for part in color]
        reach = near * 255
        return sum(
            self.data[i + 3] > 200
            and all(abs(self.data[i + part] - wanted[part]) <= reach for part in range(3))
            for i in range(0, len(self.data), 4)
        )


def drawn(widget: Any, around: int = 0) -> Picture:
    """The picture of a widget, with some room around it."""
    EventLoop.ensure_window()
    widget.draw_now()
    while sheets.is_loading:
        EventLoop.idle()
    width, height = int(widget.width) + 2 * around, int(widget.height) + 2 * around
    buffer = Fbo(size=(width, height))
    with buffer:
        ClearColor(0, 0, 0, 0)
        ClearBuffers()
        Translate(around - round(widget.x), around - round(widget.y))
    buffer.add(widget.canvas)
    buffer.draw()
    picture = Picture(width, height, buffer.pixels)
    buffer.remove(widget.canvas)
    return picture
