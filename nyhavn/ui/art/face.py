"""An opponent who looks out of a window on the quay."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import OptionProperty

from nyhavn.ai.names import LEVELS
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.quads import WHITE, Quads

EXPRESSIONS = ("calm", "glad", "rueful")
"""As assets/draw/faces.py draws them."""
PROPORTION = 1.2
"""How much higher than wide the window is."""


class FaceArt(Drawn):
    """The portrait of a level, with an expression, as large as fits."""

    level = OptionProperty("apprentice", options=LEVELS)
    expression = OptionProperty("calm", options=EXPRESSIONS)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"face": ("level", "expression")}

    def draw_face(self, group: InstructionGroup) -> None:
        """The window with the face in it."""
        width = int(min(self.width, self.height / PROPORTION))
        height = int(width * PROPORTION)
        quads = Quads()
        left, low = int((self.width - width) / 2), int((self.height - height) / 2)
        quads.add(f"face.{self.level}.{self.expression}", left, low, width, height, WHITE)
        quads.draw(group)
