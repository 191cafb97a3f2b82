"""Paints all that is drawn in other colours, a few things a frame, so that nothing else has to wait for it.

A table with everything on it takes some 20 ms, and its colours change with whoever plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import Any, Protocol
from weakref import ref

from kivy.clock import Clock

SLICE_SECONDS = 0.004
"""Of each frame; what is begun by then comes on top, about 1 ms."""


class Painted(Protocol):
    """What draws itself in the colours of the palette."""

    parent: Any

    def outdate(self) -> None:
        """Hear that there are other colours."""

    def draw_now(self) -> None:
        """Draw what is outdated."""


class Repainting:
    """Knows what still has to be drawn in the new colours."""

    def __init__(self, in_use: Iterable[Painted]) -> None:
        """in_use: everything drawn that there is."""
        self._in_use = in_use
        self._waiting: list[ref[Painted]] = []
        self._first = Clock.create_trigger(self._work, -1)
        self._next = Clock.create_trigger(self._work, 0)

    def begin(self, *_: Any) -> None:
        """There are other colours: what lies on top comes first, and last what nobody sees now."""
        for widget in (everything := list(self._in_use)):
            widget.outdate()
        # Taken from the end.
        self._waiting = [ref(widget) for widget in sorted(everything, key=_is_seen)]
        self._first()

    @property
    def is_under_way(self) -> bool:
        """Whether anything still has the colours of before."""
        return bool(self._waiting)

    def finish(self) -> None:
        """Draw all that waits at once."""
        while self._waiting:
            self._draw_one()

    def _work(self, _dt: float) -> None:
        self.draw_for(SLICE_SECONDS)
        if self._waiting:
            self._next()

    def draw_for(self, seconds: float) -> None:
        """Draw what waits for so long; one thing at least."""
        end = perf_counter() + seconds
        while self._waiting:
            self._draw_one()
            if perf_counter() >= end:
                return

    def _draw_one(self) -> None:
        widget = self._waiting.pop()()
        if widget is not None:
            widget.draw_now()


def _is_seen(widget: Painted) -> int:
    """0 for what is on no screen that is shown, 1 for what is, 2 for what lies over all else."""
    seen, each = 1, widget
    while each.parent is not None and each.parent is not each:
        if getattr(each, "modal", False):
            seen = 2
        each = each.parent
    return seen if each.parent is each else 0
