"""Looks at the pixels of a window as a reader does: how far letters stand out from their ground."""

from __future__ import annotations

from typing import Any

from kivy.core.window import Window
from kivy.graphics import ClearBuffers, ClearColor, Fbo, MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.uix.label import Label
from kivy.uix.modalview import ModalView
from kivy.uix.screenmanager import Screen
from kivy.uix.scrollview import ScrollView
from PIL import Image

from nyhavn.ui.shell.focus_targets import is_ornament
from nyhavn.ui.shell.turned_window import Rect, glass_size
from nyhavn.ui.shell.visible_parts import box_in_window
from tests.ui.art.sight import Rgb, contrast

STRONGEST = 3
"""Letters are thin: their colour is that of the few pixels in a text's box that stand out most."""
FEWEST = 40
UPSIDE_DOWN = Image.Transpose.FLIP_TOP_BOTTOM


def picture_of_window() -> Image.Image:
    """What the window shows, painted apart from it: its own frame may have the size of an earlier test."""
    return _painted((int(Window.width), int(Window.height)), Matrix())


def picture_of_glass() -> Image.Image:
    """The same as it is seen from outside, where the window is turned."""
    return _painted(glass_size(), Window.render_context["modelview_mat"])


def _painted(size: tuple[int, int], turned: Matrix) -> Image.Image:
    fbo = Fbo(size=size, with_stencilbuffer=True)
    with fbo:
        ClearColor(*Window.clearcolor)
        ClearBuffers()
        PushMatrix()
        MatrixInstruction().matrix = turned
    fbo.add(Window.canvas)
    with fbo:
        PopMatrix()
    fbo.draw()
    fbo.remove(Window.canvas)
    return Image.frombytes("RGBA", size, fbo.texture.pixels).convert("RGB").transpose(UPSIDE_DOWN)


def labels(window: Any) -> list[tuple[Label, Rect]]:
    """Every text that is seen and that is not of something disabled, with the rectangle that shows it."""
    found: list[tuple[Label, Rect]] = []
    for child in reversed(window.children):
        if is_ornament(child):
            found = [each for each in found if not overlap(box_in_window(each[0]), box_in_window(child))]
        _collect(child, (0, 0, *window.size), found)
    return found


def overlap(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share any room."""
    return all(
        one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )


def _collect(widget: Any, clip: Rect, found: list[tuple[Label, Rect]]) -> None:
    if widget.opacity <= 0 or widget.disabled or not getattr(widget, "enabled", True):
        return
    if isinstance(widget, Screen) and widget.manager and widget.manager.current_screen is not widget:
        return
    if isinstance(widget, ModalView) or getattr(widget, "modal", False):
        found.clear()
    if isinstance(widget, Label) and widget.text.strip() and widget.color[3] and widget.texture is not None:
        found.append((widget, clip))
    if isinstance(widget, ScrollView):
        clip = box_in_window(widget)
    for child in reversed(widget.children):
        _collect(child, clip, found)


def standing_out(label: Any, clip: Rect, picture: Image.Image) -> float | None:
    """The contrast of a text with the ground round its letters; None where it is not to be seen whole."""
    width, height = label.texture_size
    x, y = label.to_window(label.center_x - width / 2, label.center_y - height / 2)
    inside = x >= clip[0] and y >= clip[1] and x + width <= clip[0] + clip[2] + 1
    if not inside or y + height > clip[1] + clip[3] + 1:
        return None
    box = (int(x) + 1, int(picture.height - y - height) + 1, int(x + width) - 1, int(picture.height - y) - 1)
    words = picture.crop(box)
    # Room for as many colours as there are pixels: Pillow lays out all that it is allowed.
    counted = words.getcolors(words.width * words.height) or []
    total = sum(count for count, _ in counted)
    if total < FEWEST:
        return None
    ground = _rgb(max(counted)[1])
    by_contrast = sorted(((contrast(_rgb(color), ground), count) for count, color in counted), reverse=True)
    passed = 0
    for found, count in by_contrast:
        passed += count
        if passed >= STRONGEST:
            return found
    return None


def _rgb(color: Any) -> Rgb:
    red, green, blue = color
    return red / 255, green / 255, blue / 255
