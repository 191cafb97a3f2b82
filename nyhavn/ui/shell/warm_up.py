"""Draws what is not seen yet, a small part at a time, so that letters and shapes are ready when it is.

Kivy writes the letters of a label, and hands its shapes to the graphics card, when they are first drawn; the
card's driver makes its programs then, too, one more for what is drawn inside something that scrolls. All of
that is done here, with nothing to be seen of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.graphics import (
    Callback,
    Rectangle,
    RenderContext,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
)
from kivy.graphics import opengl as gl
from kivy.uix.scrollview import ScrollView
from kivy.uix.stencilview import StencilView

PART = 6
"""How many widgets are drawn in one go, at most."""

DrawnClass = tuple[type, bool]
"""A class of widgets, and whether something round it cuts it off at its edges."""


class WarmUp:
    """Draws parts of a screen into the window, between two frames and clipped to nothing."""

    def __init__(self) -> None:
        self._part: Any = None
        self._drawn: set[DrawnClass] = set()
        self._open = RenderContext()
        self._inside = RenderContext()
        self._calls: list[Callback] = []
        with self._open:
            self._calls.append(Callback(self._draw_part))
        with self._inside:
            StencilPush()
            Rectangle()
            StencilUse()
            self._calls.append(Callback(self._draw_part))
            StencilUnUse()
            Rectangle()
            StencilPop()

    def steps(self, widget: Any) -> Iterator[None]:
        """Draw a widget and all in it, step by step."""
        for part, is_inside in _parts(widget, False):
            self.draw(part, is_inside)
            yield

    def new_classes(self, widget: Any) -> Iterator[None]:
        """Draw one of each class that was not drawn yet: little memory, and the driver has its programs."""
        for part, is_inside in _parts(widget, False):
            if not self._drawn.issuperset(_classes(part, is_inside)):
                self.draw(part, is_inside)
                yield

    def draw(self, part: Any, is_inside: bool) -> None:
        """Draw one part where nothing of it is seen."""
        self._drawn |= _classes(part, is_inside)
        self._part = part
        context = self._inside if is_inside else self._open
        context["projection_mat"] = Window.render_context["projection_mat"]
        for call in self._calls:
            call.ask_update()
        gl.glEnable(gl.GL_SCISSOR_TEST)
        gl.glScissor(0, 0, 0, 0)
        context.draw()
        gl.glDisable(gl.GL_SCISSOR_TEST)
        self._part = None

    def _draw_part(self, _instruction: Any) -> None:
        if self._part is not None:
            self._part.canvas.draw()


def _parts(widget: Any, is_inside: bool) -> Iterator[tuple[Any, bool]]:
    """What is drawn in one go of a widget, each with whether it is cut off by something round it."""
    if sum(1 for _ in widget.walk(restrict=True)) <= PART:
        yield widget, is_inside
    else:
        is_inside = is_inside or isinstance(widget, ScrollView | StencilView)
        for child in reversed(widget.children):
            yield from _parts(child, is_inside)


def _classes(part: Any, is_inside: bool) -> set[DrawnClass]:
    return {(type(each), is_inside) for each in part.walk(restrict=True)}
