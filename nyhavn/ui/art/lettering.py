"""Words and figures on drawn things."""

from __future__ import annotations

from functools import lru_cache

from kivy.core.text import Label
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture

from nyhavn.folders import ASSETS
from nyhavn.ui.theme.roles import Rgba

TEXT = str(ASSETS / "fonts" / "SourceSans3-Semibold.ttf")


@lru_cache(maxsize=256)
def _label(text: str, size: int, font: str) -> Label:
    """Kept whole, because a label fills its picture again when the graphics memory was lost."""
    label = Label(text=text, font_size=max(1, size), font_name=font, color=(1, 1, 1, 1))
    label.refresh()
    return label


def lettering(text: str, size: int, font: str = TEXT) -> Texture:
    """A text as a white picture, to be tinted; `size` is the height of its letters in pixels."""
    return _label(text, size, font).texture


def write(
    group: InstructionGroup,
    text: str,
    size: float,
    x: float,
    y: float,
    tint: Rgba,
    *,
    font: str = TEXT,
    align: tuple[float, float] = (0.5, 0.5),
) -> tuple[float, float]:
    """Write a text so that the point (x, y) lies at `align` of its box; gives its width and height."""
    if not text:
        return (0.0, 0.0)
    texture = lettering(text, round(size), font)
    width, height = texture.size
    group.add(Color(*tint))
    corner = (round(x - width * align[0]), round(y - height * align[1]))
    group.add(Rectangle(texture=texture, pos=corner, size=(width, height)))
    return (float(width), float(height))
