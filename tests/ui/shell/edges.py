"""Devices with covered edges, and what of a screen lies under them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.screenmanager import Screen
from kivy.uix.scrollview import ScrollView

from nyhavn.device.insets import Insets
from nyhavn.ui.shell.focus_targets import is_layer
from nyhavn.ui.shell.turned_window import glass_size, rect_on_glass
from nyhavn.ui.shell.visible_parts import Box, own_box, visible_parts

SLACK = 1.0
"""Pixels lost to rounding."""
CUTOUTS = {"notch": 48, "hole": 34, "none": 0}
"""How deep each goes in at the top of a phone, in dp."""
GESTURES, BUTTONS = "gesture bar", "three buttons"
BARS = {GESTURES: 24, BUTTONS: 48}
DEVICES = (("notch", GESTURES), ("hole", BUTTONS), ("none", GESTURES), ("none", BUTTONS))
UPRIGHT, LEFT, RIGHT = "upright", "turned left", "turned right"
WAYS = (UPRIGHT, LEFT, RIGHT)


def edges(device: tuple[str, str], way: str) -> Insets:
    """What is covered of a phone that is held this way round, in dp."""
    cutout, bar = CUTOUTS[device[0]], BARS[device[1]]
    if way == UPRIGHT:
        return Insets(0, cutout, 0, bar)
    # Buttons stay at the phone's own foot, the bar for gestures at the foot of what is seen.
    foot, side = (bar, 0) if device[1] == GESTURES else (0, bar)
    return Insets(cutout, 0, side, foot) if way == LEFT else Insets(side, 0, cutout, foot)


def held(size: tuple[int, int], way: str) -> tuple[int, int]:
    """The window of a phone of this size, the short side first, held this way round."""
    return size if way == UPRIGHT else (size[1], size[0])


def covered(insets: Insets, but: tuple[str, ...] = ()) -> list[str]:
    """Everything to be read or touched that lies under a cutout or a bar of so many dp, in words.

    But: what goes wherever a finger takes it.
    """
    left, top, right, bottom = map(dp, insets)
    width, height = glass_size()
    free = Box(left - SLACK, bottom - SLACK, width - right + SLACK, height - top + SLACK)
    boxes = [
        (part.name, Box(x, y, x + width, y + height))
        for part in visible_parts(Window, Window.size)
        if part.name not in but
        for x, y, width, height in (part.rect,)
    ]
    assert boxes, "nothing is shown"
    for label, box in texts():
        x, y, wide, high = rect_on_glass(box.rect)
        boxes.append((repr(label.text), Box(x, y, x + wide, y + high)))
    return [f"{name} lies under an edge: {box}" for name, box in boxes if box.within(free) != box]


def texts() -> list[tuple[Any, Box]]:
    """Every text that is seen, with the part of it that is in sight."""
    found: list[tuple[Any, Box]] = []
    for child in reversed(Window.children):
        if is_layer(child):
            found.clear()
        found += _texts(child, Box(0, 0, *Window.size))
    return found


def _texts(widget: Any, clip: Box) -> Iterator[tuple[Any, Box]]:
    if widget.opacity <= 0:
        return
    if isinstance(widget, Screen) and widget.manager and widget.manager.current_screen is not widget:
        return
    box = own_box(widget).within(clip)
    if isinstance(widget, Label) and widget.text.strip() and widget.color[3] and not box.is_empty:
        yield widget, box
    for child in reversed(widget.children):
        yield from _texts(child, box if isinstance(widget, ScrollView) else clip)
