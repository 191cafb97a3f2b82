"""What a critical eye finds on the table: places too small or over each other, words that do not fit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label
from kivymd.uix.label import MDIcon

from nyhavn.ui.shell.visible_parts import Box, own_box
from nyhavn.ui.table.board import Board, is_shown
from nyhavn.ui.widgets.fit_label import FitLabel
from tests.ui.shell.layout import SLACK, SMALLEST_TARGET, broken, cut_off, shown, unbroken

SMALLEST_LETTERS = 12
"""In dp: what is smaller is no longer read."""
MONSTER = "WWWWWWWWWWWWWW"
"""A name that nobody has. It may be broken, but must be there to its last letter."""


def targets(board: Board) -> list[tuple[str, Any]]:
    """Everything on the table that answers a finger, by its name."""
    found = [(str(spot), widget) for spot, widget in board.spots() if is_shown(widget)]
    found.append(("house", board.house))
    for name in ("undo", "rotate", "flip", "hint", "menu", "confirm", "strip", "recap"):
        button = getattr(board, name)
        if is_shown(button) and button.pressable:
            found.append((name, button))
    if is_shown(board.coats):
        found += [(choice.name, choice) for choice in board.coats.choices]
    return found


def faults(board: Board) -> list[str]:
    """Everything wrong with the table as it is shown, in words."""
    boxes = [(name, own_box(widget)) for name, widget in targets(board)]
    labels = [widget for widget in shown(board) if isinstance(widget, Label) and widget.text]
    words = [label for label in labels if not isinstance(label, MDIcon)]
    return [
        *_small(boxes),
        *_outside(boxes),
        *_overlapping(boxes),
        *_overflowing(words),
        *broken([label for label in words if not isinstance(label, FitLabel)]),
        *cut_off(words),
        *_astray(board),
    ]


def _small(boxes: list[tuple[str, Box]]) -> Iterator[str]:
    least = dp(SMALLEST_TARGET) - SLACK
    for name, box in boxes:
        if box.right - box.left < least or box.top - box.bottom < least:
            size = ((box.right - box.left) / dp(1), (box.top - box.bottom) / dp(1))
            yield f"{name} is smaller than a fingertip: {size[0]:.1f} x {size[1]:.1f} dp"


def _outside(boxes: list[tuple[str, Box]]) -> Iterator[str]:
    for name, box in boxes:
        if not _within_window(box):
            yield f"{name} is cut off: {box}"


def _within_window(box: Box) -> bool:
    return (
        box.left >= -SLACK
        and box.bottom >= -SLACK
        and box.right <= Window.width + SLACK
        and box.top <= Window.height + SLACK
    )


def _overlapping(boxes: list[tuple[str, Box]]) -> Iterator[str]:
    for (one, here), (other, there) in combinations(boxes, 2):
        shared = here.within(there)
        if shared.right - shared.left > SLACK and shared.top - shared.bottom > SLACK:
            yield f"{one} lies over {other}: {here} {there}"


def _overflowing(labels: list[Any]) -> Iterator[str]:
    for label in labels:
        if label.font_size < dp(SMALLEST_LETTERS) - 0.01:
            yield f"{label.text!r} is written too small: {label.font_size / dp(1):.1f} dp"
        if isinstance(label, FitLabel):
            yield from _too_long(label)
            yield from _left_out(label)


def _left_out(label: FitLabel) -> Iterator[str]:
    """Kivy leaves out lines that it finds no room for, without a sign."""
    drawn = "".join(word.text for line in label._label._cached_lines for word in line.words)
    if "".join(drawn.split()) != "".join(label.text.split()):
        yield f"of {label.text!r} only {drawn!r} is to be seen"


def _too_long(label: FitLabel) -> Iterator[str]:
    """A label with a box of its own would cut off what is too long for it."""
    room = label.width - label.padding[0] - label.padding[2]
    line = CoreLabel(font_name=label.font_name, font_size=label.font_size)
    for word in unbroken(label.text):
        if line.get_extents(word)[0] > room + SLACK and MONSTER not in word:
            yield f"{word!r} in {label.text!r} is broken: has {room:.0f}"
    whole = CoreLabel(
        text=label.text,
        font_name=label.font_name,
        font_size=label.font_size,
        line_height=label.line_height,
        text_size=(int(room), None),
    )
    _, height = whole.render()
    if height > label.height - label.padding[1] - label.padding[3] + SLACK:
        yield f"{label.text!r} is cut off: needs {height} and has {label.height:.0f} at {room:.0f}"


def _astray(board: Board) -> Iterator[str]:
    """What floats over the table takes no touch, but belongs on it, and beside the tile."""
    if is_shown(board.bubble):
        bubble = own_box(board.bubble)
        if not _within_window(bubble):
            yield f"the bubble {board.bubble.text!r} is cut off: {bubble}"
        shared = bubble.within(own_box(board.tile))
        if shared.right - shared.left > SLACK and shared.top - shared.bottom > SLACK:
            yield f"the bubble {board.bubble.text!r} hides the tile"
        for button in {*board.buttons, board.strip}:
            shared = bubble.within(own_box(button))
            if is_shown(button) and shared.right - shared.left > SLACK and shared.top - shared.bottom > SLACK:
                yield f"the bubble {board.bubble.text!r} lies over {button.name}"
