"""What a critical eye finds on a screen: things too small, cut off, over each other, or with broken words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from nyhavn.ui.shell.focus_targets import is_layer, is_ornament
from nyhavn.ui.shell.visible_parts import Box, own_box

SMALLEST_TARGET = 48
SLACK = 1.0
"""Pixels lost to rounding."""


def faults(root: Any) -> list[str]:
    """Everything wrong with what is shown, in words."""
    seen = list(shown(root))
    pressed = [widget for widget in seen if isinstance(widget, ButtonBehavior | TextInput)]
    targets = [widget for widget in pressed if not is_layer(widget)]
    labels = [widget for widget in seen if isinstance(widget, Label) and widget.text]
    return [*_small(targets), *_outside(targets), *_overlapping(targets), *broken(labels), *cut_off(labels)]


def shown(widget: Any) -> Iterator[Any]:
    """A widget and all that is in it, as far as it is seen."""
    if widget.opacity > 0 and min(widget.size) > 0 and not is_ornament(widget):
        yield widget
        for child in widget.children:
            yield from shown(child)


def _called(widget: Any) -> str:
    return str(getattr(widget, "name", "") or getattr(widget, "text", "") or type(widget).__name__)


def _small(targets: list[Any]) -> Iterator[str]:
    for widget in targets:
        box = own_box(widget)
        least = dp(SMALLEST_TARGET) - SLACK
        if box.right - box.left < least or box.top - box.bottom < least:
            yield f"{_called(widget)} is smaller than a fingertip: {box}"


def _outside(widgets: list[Any]) -> Iterator[str]:
    for widget in widgets:
        box = own_box(widget)
        views = [parent for parent in _parents(widget) if isinstance(parent, ScrollView)]
        scrolls = any(view.do_scroll_y for view in views)
        aside = any(view.do_scroll_x and not view.do_scroll_y for view in views)
        if not aside and (box.left < -SLACK or box.right > Window.width + SLACK):
            yield f"{_called(widget)} is off the screen: {box}"
        if not scrolls and (box.bottom < -SLACK or box.top > Window.height + SLACK):
            yield f"{_called(widget)} is off the screen: {box}"


def _overlapping(targets: list[Any]) -> Iterator[str]:
    for one, other in combinations(targets, 2):
        if one in _parents(other) or other in _parents(one):
            continue
        shared = own_box(one).within(own_box(other))
        if (
            shared.right - shared.left > SLACK
            and shared.top - shared.bottom > SLACK
            and _same_plane(one, other)
        ):
            yield f"{_called(one)} lies over {_called(other)}"


def _same_plane(one: Any, other: Any) -> bool:
    """What is scrolled out of sight may lie, unseen, under something else."""
    return [parent for parent in _parents(one) if isinstance(parent, ScrollView)] == [
        parent for parent in _parents(other) if isinstance(parent, ScrollView)
    ]


def unbroken(text: str) -> list[str]:
    """What stays on one line: words, and those that a no-break space keeps together."""
    return [piece for line in text.split("\n") for piece in line.split(" ") if piece]


def broken(labels: list[Any]) -> Iterator[str]:
    """Words that are wider than their line are broken in the middle."""
    for label in labels:
        if label.text_size[0] is None:
            continue
        room = label.text_size[0] - label.padding[0] - label.padding[2]
        for word in unbroken(label.text):
            width = CoreLabel(font_name=label.font_name, font_size=label.font_size).get_extents(word)[0]
            if width > room + SLACK:
                yield f"{word!r} in {label.text!r} is {width} wide and has {room}"


def cut_off(labels: list[Any]) -> Iterator[str]:
    for label in labels:
        if label.texture_size[0] > label.width + SLACK or label.texture_size[1] > label.height + SLACK:
            yield f"{label.text!r} needs {label.texture_size} and has {label.size}"
        parent = label.parent
        if parent is Window or parent.parent is Window or isinstance(parent, ScrollView):
            continue
        box, around = own_box(label), own_box(parent)
        if not _inside(box, around):
            yield f"{label.text!r} sticks out of {_called(parent)}: {box} {around}"


def _inside(box: Box, around: Box) -> bool:
    return (
        box.left >= around.left - SLACK
        and box.right <= around.right + SLACK
        and box.bottom >= around.bottom - SLACK
        and box.top <= around.top + SLACK
    )


def _parents(widget: Any) -> list[Any]:
    found = []
    while widget.parent is not None and widget.parent is not widget and widget.parent is not Window:
        widget = widget.parent
        found.append(widget)
    return found
