"""The hands of a reader: opens pages, scrolls to things, taps and drags."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window

from nyhavn.match.placing import Held
from nyhavn.ui.rules.live_tile import LiveTile
from tests.ui.shell.stage import Finger, Stage

Point = tuple[float, float]


def open_page(stage: Stage, page: str) -> Any:
    """Open the rules at a page; the screen."""
    screen = stage.open("rules", page=page)
    stage.frames(8)
    return screen


def live(stage: Stage) -> LiveTile:
    """The live house of the open page, scrolled into sight."""
    reader = stage.screen.reader
    found: LiveTile = next(each for each in reader.content.walk() if isinstance(each, LiveTile))
    bring(stage, found)
    return found


def bring(stage: Stage, widget: Any) -> None:
    """Scroll until the whole widget is in sight."""
    scroll = stage.screen.reader.scroll
    hidden = scroll.children[0].height - scroll.height
    if hidden > 0:
        below = widget.center_y - scroll.children[0].y - scroll.height / 2
        scroll.scroll_y = min(1.0, max(0.0, below / hidden))
    stage.frames(4)


def square(stage: Stage, column: int, row: int, rows: int) -> Point:
    """The middle of a square of the live house, in the window; so many rows of it are seen."""
    x, y, width, height = stage.parts["rules.try"].rect
    return x + width * (column + 0.5) / 5, y + height * (row + 0.5) / rows


def drag(stage: Stage, *points: Point) -> None:
    """Draw a finger over these points and let go."""
    finger = Finger(*points[0])
    EventLoop.post_dispatch_input("begin", finger)
    stage.frames(2)
    for start, end in pairwise(points):
        for step in range(1, 7):
            x = start[0] + (end[0] - start[0]) * step / 6
            y = start[1] + (end[1] - start[1]) * step / 6
            finger.move({"x": x / Window.width, "y": y / Window.height})
            EventLoop.post_dispatch_input("update", finger)
            stage.frames(1)
    EventLoop.post_dispatch_input("end", finger)
    stage.frames(3)


def twist(stage: Stage, middle: Point, quarters: int, then: Point | None = None) -> None:
    """Put a finger on the tile and one beside it, turn them by so many quarters to the left, and let go.

    then: how far the first finger moves on after the second has left; else it leaves first.
    """
    first, second = Finger(*middle), Finger(middle[0] + 70, middle[1])
    EventLoop.post_dispatch_input("begin", first)
    stage.frames(1)
    first.move({"x": (middle[0] + 12) / Window.width, "y": middle[1] / Window.height})
    EventLoop.post_dispatch_input("update", first)
    EventLoop.post_dispatch_input("begin", second)
    for step in range(1, 19):
        angle = quarters * math.pi / 2 * step / 18
        x, y = first.x + 58 * math.cos(angle), first.y + 58 * math.sin(angle)
        second.move({"x": x / Window.width, "y": y / Window.height})
        EventLoop.post_dispatch_input("update", second)
    stage.frames(2)
    if then is not None:
        EventLoop.post_dispatch_input("end", second)
        first.move({"x": (first.x + then[0]) / Window.width, "y": (first.y + then[1]) / Window.height})
        EventLoop.post_dispatch_input("update", first)
        EventLoop.post_dispatch_input("end", first)
    else:
        EventLoop.post_dispatch_input("end", first)
        EventLoop.post_dispatch_input("end", second)
    stage.frames(3)


def tap(stage: Stage, point: Point) -> None:
    """Tap a point of the window."""
    finger = Finger(*point)
    EventLoop.post_dispatch_input("begin", finger)
    stage.frames(2)
    EventLoop.post_dispatch_input("end", finger)
    stage.frames(8)


def carry(stage: Stage, picture: LiveTile, column: int, row: int) -> None:
    """Drag the tile so that its lower left corner comes to a square, wherever the finger holds it."""
    x, y, width, height = stage.parts["rules.try.tile"].rect
    unit = picture.view.house.unit
    held: Held = picture.held
    wide, high = held.extent()
    at = stage.parts["rules.try"].rect
    middle = at[0] + (column + wide / 2) * unit, at[1] + (row + high / 2) * unit
    if held.at is None:
        # From the tray the tile floats above the finger.
        lift = picture.lift()
        middle = middle[0], middle[1] - lift
    drag(stage, (x + width / 2, y + height / 2), middle)
