"""The quay in the evening, behind everything."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.sheets import photograph
from nyhavn.ui.theme.palette import palette

_ASPECT = 2.0
"""Width of the drawn strip for each unit of its height."""
_WATERLINE = 0.5
"""Where the water begins in the drawn strip, from its bottom."""
_LEAST = 0.62
"""How much of the widget's height the strip takes at least; plain sky and water go on beyond it."""

_SMALL, _MEDIUM = 600, 704
"""Up to these heights in pixels smaller pictures of the strip are sharp enough: they are quicker to load and
take 2 and 3 MB instead of 8."""


def _shade(low: str, high: str) -> Texture:
    """One colour going over into another, from below."""
    texture = Texture.create(size=(1, 2), colorfmt="rgba", bufferfmt="ubyte")
    parts = bytes(round(part * 255) for key in (low, high) for part in palette.color(key))

    def fill(_: Texture) -> None:
        texture.blit_buffer(parts, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(
        fill
    )  # Android may take the graphics memory away while the app is in the back
    texture.wrap = "clamp_to_edge"
    # From the middle of the lower pixel to the middle of the upper one.
    texture.uvpos, texture.uvsize = (0.0, 0.25), (1.0, 0.5)
    return texture


class QuayBackdrop(Drawn):
    """Fills the widget with sky, houses and water, dark or light as the palette; drawn once for each size."""

    horizon = NumericProperty(0.44)
    """Where the water begins in the widget, as a share of its height."""

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"quay": ("horizon",)}
    _was_dark: bool | None = None

    def outdate(self) -> None:
        """It has no cards in it: only from day to evening does it change."""
        if palette.dark != self._was_dark:
            super().outdate()

    def strip(self) -> tuple[int, int]:
        """Bottom and height of the drawn strip in the widget."""
        high = round(max(self.height * _LEAST, self.width / _ASPECT))
        return round(self.height * self.horizon - high * _WATERLINE), high

    def draw_quay(self, group: InstructionGroup) -> None:
        """The strip with the houses, and sky above and water below it."""
        width, height = self.size
        if width < 1 or height < 1:
            return
        bottom, high = self.strip()
        top = bottom + high
        group.add(Color(1, 1, 1, 1))
        if top < height:
            group.add(Rectangle(texture=_shade("sky", "zenith"), pos=(0, top), size=(width, height - top)))
        if bottom > 0:
            group.add(Rectangle(texture=_shade("deep", "water"), pos=(0, 0), size=(width, bottom)))
        self._was_dark = palette.dark
        size = "_small" if high <= _SMALL else "_medium" if high <= _MEDIUM else ""
        texture = photograph(f"quay_{'dark' if palette.dark else 'light'}{size}.jpg")
        (u, v), (across, down) = texture.uvpos, texture.uvsize
        # The strip is as wide as its height says and shows its middle.
        cut = (1 - width / (high * _ASPECT)) / 2
        left, right = u + across * cut, u + across * (1 - cut)
        corners = [
            0, bottom, left, v, width, bottom, right, v,
            width, top, right, v + down, 0, top, left, v + down,
        ]  # fmt: skip
        group.add(Mesh(vertices=corners, indices=[0, 1, 2, 3], mode="triangle_fan", texture=texture))
