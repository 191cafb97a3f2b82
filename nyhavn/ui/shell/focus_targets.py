"""What the keyboard can reach on the screen: everything that a finger could press right now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.screenmanager import Screen
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.textinput import TextInput

from nyhavn.ui.shell.turned_window import Rect
from nyhavn.ui.shell.visible_parts import box_in_window, name_of

ASIDE = 2.5
"""How much worse a step to the side is than one ahead, for an arrow key."""
LEAN = 0.2
"""How much a middle that lies aside counts, where the edges do not."""
STRAIGHT, BESIDE = 0.3, 0.5
"""What share of the smaller thing two have in common that lie in a row, or beside each other."""


@dataclass(frozen=True, slots=True)
class Target:
    """One thing to reach. `pages` are what it scrolls in, the innermost first."""

    widget: Any
    pages: tuple[Any, ...] = ()

    @property
    def name(self) -> str:
        return name_of(self.widget) or str(getattr(self.widget, "spot_name", ""))

    @property
    def group(self) -> str:
        """What Tab takes as one stop, with the arrows for the way inside; empty for a thing of its own."""
        return str(getattr(self.widget, "focus_group", ""))

    @property
    def rect(self) -> Rect:
        """Where it is in the window, also where it is scrolled out of sight."""
        return box_in_window(self.widget)


@dataclass(frozen=True, slots=True)
class Scope:
    """What can be reached, and what it belongs to: a screen, or the layer that covers it."""

    layer: Any
    targets: tuple[Target, ...]
    page: Any
    """What scrolls furthest, where nothing to press leads on; None if nothing does."""

    def named(self, name: str) -> Target | None:
        return next((target for target in self.targets if target.name == name), None)

    def of(self, widget: Any) -> Target | None:
        return next((target for target in self.targets if target.widget is widget), None)


class _Walk:
    """One way through all the widgets of a window."""

    def __init__(self) -> None:
        self.layer: Any = None
        self.found: list[Target] = []
        self.pages: list[Any] = []

    def visit(self, widget: Any, pages: tuple[Any, ...]) -> None:
        if widget.opacity <= 0 or widget.disabled or is_ornament(widget):
            return
        if isinstance(widget, Screen):
            if widget.manager is not None and widget.manager.current_screen is not widget:
                return
            self._begin(widget)
        elif is_layer(widget) or getattr(widget, "modal", False):
            self._begin(widget)
        if is_reachable(widget):
            self.found.append(Target(widget, pages))
        if isinstance(widget, ScrollView):
            self.pages.append(widget)
            pages = (widget, *pages)
        for child in reversed(widget.children):
            self.visit(child, pages)

    def _begin(self, layer: Any) -> None:
        self.layer = layer
        self.found.clear()
        self.pages.clear()


def scope_of(window: Any) -> Scope:
    """Everything to reach in a window; what a layer covers is left out."""
    walk = _Walk()
    for child in reversed(window.children):
        walk.visit(child, ())
    if not walk.found and is_layer(walk.layer):
        # Nothing on it to press: the layer itself is, and closes.
        walk.found.append(Target(walk.layer))
    page = max(walk.pages, key=lambda page: page.viewport_size[1] - page.height, default=None)
    return Scope(walk.layer, tuple(walk.found), page)


def is_reachable(widget: Any) -> bool:
    """Whether a widget is one that is pressed, typed into or moved."""
    if is_layer(widget):
        return False
    return isinstance(widget, ButtonBehavior | TextInput | Slider) or bool(
        getattr(widget, "focus_by_tap", False)
    )


def is_layer(widget: Any) -> bool:
    """Whether a widget lies over the screens and can be sent away."""
    return hasattr(widget, "dismiss")


def is_ornament(widget: Any) -> bool:
    """Whether a control is only to be seen, such as the switch in a line that is pressed as a whole."""
    return bool(getattr(widget, "is_ornament", False))


def is_alive(widget: Any) -> bool:
    """Whether a widget is still on the screen and can be pressed."""
    while True:
        if widget is None or widget.opacity <= 0 or widget.disabled:
            return False
        if isinstance(widget, Screen) and widget.manager and widget.manager.current_screen is not widget:
            return False
        parent = widget.parent
        if parent is widget.get_parent_window() or parent is None:
            return parent is not None
        widget = parent


def next_stop(targets: tuple[Target, ...], now: Target, back: bool) -> Target:
    """Where Tab leads from here; a group is one stop, entered at its chosen thing or at its first."""
    order = targets[::-1] if back else targets
    at = order.index(now)
    for other in (*order[at + 1 :], *order[: at + 1]):
        if not other.group or other.group != now.group:
            return _entry(targets, other)
    return now


def _entry(targets: tuple[Target, ...], found: Target) -> Target:
    members = [target for target in targets if found.group and target.group == found.group]
    chosen = [target for target in members if getattr(target.widget, "selected", False)]
    return next(iter(chosen + members), found)


def ahead(targets: Iterable[Target], now: Target, way: tuple[int, int]) -> Target | None:
    """The nearest thing in the direction of an arrow key; in a group straight on comes first."""
    start, across = now.rect, 1 if way[0] else 0
    others = [target for target in targets if target.widget is not now.widget]
    straight = [
        target
        for target in others
        if now.group and target.group == now.group and _shared(start, target.rect, across) > STRAIGHT
    ]
    return _nearest(straight, start, way) or _nearest(others, start, way)


def _nearest(targets: list[Target], start: Rect, way: tuple[int, int]) -> Target | None:
    measured = [(_distance(start, target.rect, way), target) for target in targets]
    found = [(distance, target) for distance, target in measured if distance is not None]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _distance(start: Rect, end: Rect, way: tuple[int, int]) -> float | None:
    """How far a rectangle lies ahead, with what it lies aside; None if it does not lie ahead at all."""
    along, across = (0, 1) if way[0] else (1, 0)
    first, second = ((rect[along] + rect[along + 2] / 2) * way[along] for rect in (start, end))
    if second <= first or _shared(start, end, along) > BESIDE:
        return None
    middles = [rect[across] + rect[across + 2] / 2 for rect in (start, end)]
    gap, aside = (max(0.0, -_overlap(start, end, axis)) for axis in (along, across))
    return gap + ASIDE * aside + LEAN * abs(middles[1] - middles[0])


def _overlap(one: Rect, other: Rect, axis: int) -> float:
    """How much of an axis two rectangles share; below zero the gap between them."""
    low = max(one[axis], other[axis])
    return min(one[axis] + one[axis + 2], other[axis] + other[axis + 2]) - low


def _shared(one: Rect, other: Rect, axis: int) -> float:
    """The same as a share of the smaller one."""
    return _overlap(one, other, axis) / max(1.0, min(one[axis + 2], other[axis + 2]))
