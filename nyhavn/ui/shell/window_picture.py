"""A picture of what the window shows."""

from __future__ import annotations

from pathlib import Path

from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

from nyhavn.ui.share.png import write_png
from nyhavn.ui.shell.turned_window import glass_size


def save_window(path: Path) -> None:
    """Write the frame that was drawn last to a file.

    Kivy's own way asks for three bytes a pixel; rows begin at multiples of four, so that every width that is
    none comes out slanted.
    """
    width, height = glass_size()
    write_png(path, (width, height), glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE))
