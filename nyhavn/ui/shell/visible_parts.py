"""Which named things on the screen a person could see right now, and exactly where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from kivy.uix.modalview import ModalView
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.scatter import Scatter
from kivy.uix.screenmanager import Screen
from kivy.uix.scrollview import ScrollView
from kivy.uix.stencilview import StencilView

from nyhavn.ui.shell.turned_window import Rect, rect_on_glass


@dataclass(frozen=True, slots=True)
class Part:
    """One named thing; given by a widget with its rect in the coordinates that its children have."""

    name: str
    rect: Rect
    text: str = ""
    enabled: bool = True
    selected: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "rect": [round(side, 1) for side in self.rect],
            "text": self.text,
            "enabled": self.enabled,
            "selected": self.selected,
        }


class Box(NamedTuple):
    """A rectangle by its edges, in window pixels."""

    left: float
    bottom: float
    right: float
    top: float

    def within(self, other: Box) -> Box:
        return Box(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    @property
    def is_empty(self) -> bool:
        return self.right - self.left < 1 or self.top - self.bottom < 1

    @property
    def rect(self) -> Rect:
        return self.left, self.bottom, self.right - self.left, self.top - self.bottom


def visible_parts(window: Any, size: tuple[int, int]) -> list[Part]:
    """All named things of a window, in drawing order; what a modal layer covers is left out.

    size is the window's, which may be turned; the things are where they are seen from outside.
    """
    found: list[Part] = []
    for child in reversed(window.children):
        _collect(child, Box(0, 0, *size), True, found)
    return [replace(part, rect=rect_on_glass(part.rect)) for part in found]


def _collect(widget: Any, clip: Box, enabled: bool, found: list[Part]) -> None:
    if widget.opacity <= 0 or clip.is_empty or _is_leaving(widget):
        return
    if isinstance(widget, ModalView) or getattr(widget, "modal", False):
        found.clear()
    enabled = enabled and not widget.disabled
    if name := name_of(widget):
        _add(
            Part(
                name,
                own_box(widget).rect,
                text_of(widget),
                enabled and _is_enabled(widget),
                _is_selected(widget),
            ),
            clip,
            found,
        )
    parts = getattr(widget, "named_parts", None)
    if parts is not None:
        for part in parts():
            box = _box(widget, part.rect, initial=False)
            _add(Part(part.name, box.rect, part.text, part.enabled and enabled, part.selected), clip, found)
    if isinstance(widget, ScrollView | StencilView):
        clip = clip.within(own_box(widget))
    for child in reversed(widget.children):
        _collect(child, clip, enabled, found)


def name_of(widget: Any) -> str:
    """What a widget is called; a screen's name is known already.

    A property that kv makes for one widget is None in all others of its class.
    """
    return "" if isinstance(widget, Screen) else str(getattr(widget, "name", None) or "")


def _add(part: Part, clip: Box, found: list[Part]) -> None:
    x, y, width, height = part.rect
    box = Box(x, y, x + width, y + height).within(clip)
    if not box.is_empty:
        found.append(Part(part.name, box.rect, part.text, part.enabled, part.selected))


def _is_leaving(widget: Any) -> bool:
    """Whether this is the old screen in a change of screens."""
    return (
        isinstance(widget, Screen)
        and widget.manager is not None
        and widget.manager.current_screen is not widget
    )


def box_in_window(widget: Any) -> Rect:
    """Where a widget is in the window, in pixels."""
    return own_box(widget).rect


def own_box(widget: Any) -> Box:
    """Where a widget is in the window, as a box."""
    if isinstance(widget, Scatter | RelativeLayout):
        return _box(widget, (0, 0, widget.width, widget.height), initial=False)
    return _box(widget, (widget.x, widget.y, widget.width, widget.height), initial=True)


def _box(widget: Any, rect: Rect, initial: bool) -> Box:
    """The bounding box in the window of a rect that may be moved, scaled and turned on its way there."""
    x, y, width, height = rect
    corners = [
        widget.to_window(corner_x, corner_y, initial)
        for corner_x in (x, x + width)
        for corner_y in (y, y + height)
    ]
    return Box(
        min(corner[0] for corner in corners),
        min(corner[1] for corner in corners),
        max(corner[0] for corner in corners),
        max(corner[1] for corner in corners),
    )


def _is_enabled(widget: Any) -> bool:
    return getattr(widget, "enabled", None) is not False


def _is_selected(widget: Any) -> bool:
    chosen = getattr(widget, "selected", None)
    return bool(getattr(widget, "active", False) if chosen is None else chosen)


def text_of(widget: Any) -> str:
    """What the widget says to a reader: told outright, its own text, or that of the labels inside it."""
    told = getattr(widget, "description", None)
    if told is not None:
        return str(told)
    own = getattr(widget, "text", None)
    if isinstance(own, str):
        return "" if hasattr(widget, "icon") else own
    return " ".join(text for child in reversed(widget.children) if (text := text_of(child)))
