"""Mends what KivyMD 2.0.0 gets wrong. Loaded before any of its widgets; goes when a release has the fixes."""

from __future__ import annotations

from typing import Any

from kivymd.uix.behaviors.ripple_behavior import M3CommonRipple

_make_buffer = M3CommonRipple.init_fbos
_lay_out = M3CommonRipple.lay_canvas_instructions


def _start_without_buffer(ripple: Any) -> None:
    """Leaves a new widget without its ripple until it is touched.

    The library gives every button, card and list item a frame buffer and compiles a shader for it when the
    widget is made. Where the widget has no size yet, the buffer has 0 x 0 pixels, which no driver gives
    ("FBO Initialization failed": every snackbar ended the app so); where it has one, a screen of twenty
    buttons compiles twenty shaders before its first frame.
    """
    ripple.ripple_pos = (0, 0)
    ripple.fbo = None


def _lay_out_with_buffer(ripple: Any) -> None:
    """Makes the buffer of a ripple that is about to be seen, in the widget's size of now."""
    if ripple.ripple_effect and min(ripple.size) >= 1:
        if ripple.fbo is None or tuple(ripple.fbo.size) != tuple(map(int, ripple.size)):
            position = ripple.ripple_pos
            _make_buffer(ripple)
            ripple.ripple_pos = position
        _lay_out(ripple)


def apply() -> None:
    """Put the mended parts in place; harmless when called again."""
    M3CommonRipple.init_fbos = _start_without_buffer
    M3CommonRipple.lay_canvas_instructions = _lay_out_with_buffer
