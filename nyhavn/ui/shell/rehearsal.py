"""Draws what is not seen yet, a small part at a time, so that letters and shapes are ready when it is.

Kivy writes the letters of a label, and hands its shapes to the graphics card, when they are first drawn; the
card's driver makes its programs then, too. All of that is done here, with nothing to be seen of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.graphics import Callback, RenderContext
from kivy.graphics import opengl as gl

PART = 6
"""How many widgets are drawn in one go, at most."""


class Rehearsal:
    """Draws parts of a screen into the window, between two frames and clipped to nothing."""

    def __init__(self) -> None:
        self._part: Any = None
        self._context = RenderContext()
        with self._context:
            self._call = Callback(self._draw_part)

    def steps(self, widget: Any) -> Iterator[None]:
        """Draw a widget and all in it, step by step."""
        if sum(1 for _ in widget.walk(restrict=True)) <= PART:
            self._draw(widget)
            yield
        else:
            for child in reversed(widget.children):
                yield from self.steps(child)

    def _draw(self, part: Any) -> None:
        self._part = part
        self._context["projection_mat"] = Window.render_context["projection_mat"]
        self._call.ask_update()
        gl.glEnable(gl.GL_SCISSOR_TEST)
        gl.glScissor(0, 0, 0, 0)
        self._context.draw()
        gl.glDisable(gl.GL_SCISSOR_TEST)
        self._part = None

    def _draw_part(self, _instruction: Any) -> None:
        if self._part is not None:
            self._part.canvas.draw()
