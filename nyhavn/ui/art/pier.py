"""The wooden pier on which the cards of the offer lie."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import NumericProperty

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette

_KINDS = 6
_BOARDS_A_POST = 5


class PierArt(Drawn):
    """Boards that fill the widget, with a beam and posts along its lower edge."""

    board = NumericProperty(0)
    """About how wide a board is; the last one ends exactly at the edge."""
    beam = NumericProperty(0)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"pier": ("board", "beam")}

    def draw_pier(self, group: InstructionGroup) -> None:
        """Shadow, posts, beam, boards."""
        width, height = self.size
        if self.board <= 0 or width < self.board or height < 2 * self.beam:
            return
        quads = Quads()
        wood = palette.color("wood")
        beam = round(self.beam)
        count = max(1, round(width / self.board))
        edges = [round(width * index / count) for index in range(count + 1)]
        for index in range(1, count, _BOARDS_A_POST):
            thick = (edges[index + 1] - edges[index]) * 0.62
            quads.add("post", edges[index], -beam * 1.1, thick, beam * 2.2, wood)
        quads.layer()
        quads.add("beam", 0, 0, width, beam, wood)
        for index in range(count):
            kind = f"board.{(index * 7 + index // 3) % _KINDS}"
            quads.add(kind, edges[index], beam, edges[index + 1] - edges[index], height - beam, wood)
        quads.draw(group)
