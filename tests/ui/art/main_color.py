"""The colour that a picture has most of."""

from __future__ import annotations

from tests.ui.art.rendering import Picture
from tests.ui.art.sight import Rgb


def main_color(picture: Picture) -> Rgb:
    """The mean of what is coloured in a drawn thing."""
    pixels = picture.box(0, 0, picture.width, picture.height)
    colored = [(r, g, b) for r, g, b, alpha in pixels if alpha > 200 and not _grey(r, g, b)]
    red, green, blue = (sum(pixel[part] for pixel in colored) / len(colored) / 255 for part in range(3))
    return red, green, blue


def _grey(red: int, green: int, blue: int) -> bool:
    return max(red, green, blue) - min(red, green, blue) < 40
