"""The window turned by quarters, with everything in it: for a device that lies flat between its players.

Kivy turns the picture and the touches. Whatever is shown, layers and notices included, finds a window that is
as wide as the turned one, and need not know. What belongs to the glass itself is converted here: the edges
that are covered, the cursor of the mouse, and where other programs are told that something is.
"""

from __future__ import annotations

from typing import Any

from kivy.core.window import Window, WindowBase

from nyhavn.device.insets import Insets

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""x, y, width, height."""


def _unturned_size(window: Any) -> tuple[float, float]:
    """The glass in the units of the picture.

    Without this, where a pixel of the picture is none of the window's (on Windows, on dense displays), Kivy
    turns the size of the glass as well, and the picture leaves it.
    """
    width, height = window.size
    return (height, width) if window.rotation % 180 else (width, height)


WindowBase._get_effective_size = _unturned_size


def turn(degrees: int) -> None:
    """Turn everything by so many degrees to the left from upright, in quarters."""
    if Window.rotation == degrees % 360:
        return
    before = Window.size
    Window.rotation = degrees
    if Window.size == before:
        # Kivy itself does this for another shape only, and not for the same one upside down.
        Window.update_viewport()


def glass_size() -> tuple[int, int]:
    """The size of the window as it is seen from outside."""
    width, height = _unturned_size(Window)
    return int(width), int(height)


def on_glass(x: float, y: float) -> Point:
    """A point of the window as a point of the glass."""
    width, height = Window.size
    match Window.rotation:
        case 90:
            return height - y, x
        case 180:
            return width - x, height - y
        case 270:
            return y, width - x
    return x, y


def from_glass(x: float, y: float) -> Point:
    """A point of the glass as a point of the window."""
    width, height = Window.size
    match Window.rotation:
        case 90:
            return y, height - x
        case 180:
            return width - x, height - y
        case 270:
            return width - y, x
    return x, y


def rect_on_glass(rect: Rect) -> Rect:
    """A rectangle of the window as one of the glass."""
    x, y, width, height = rect
    (one_x, one_y), (other_x, other_y) = on_glass(x, y), on_glass(x + width, y + height)
    return min(one_x, other_x), min(one_y, other_y), abs(one_x - other_x), abs(one_y - other_y)


def turned_insets(insets: Insets) -> Insets:
    """What is covered on each side of the window, from what is covered of the glass."""
    left, top, right, bottom = insets
    match Window.rotation:
        case 90:
            return Insets(left=bottom, top=left, right=top, bottom=right)
        case 180:
            return Insets(left=right, top=bottom, right=left, bottom=top)
        case 270:
            return Insets(left=top, top=right, right=bottom, bottom=left)
    return insets
