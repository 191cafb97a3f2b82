"""Points over turns, as step lines in the house colours."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from nyhavn.engine.material import WINNING_SCORE
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette


class ChartArt(Drawn):
    """`lines` holds for each player the points after each turn, turn 0 first; `house_colors` goes with it."""

    size_hint_min = Widget.size_hint_min
    """It has one, unlike others."""
    lines = ListProperty()
    house_colors = ListProperty()
    goal = NumericProperty(WINNING_SCORE)
    font_size = NumericProperty(12)
    thickness = NumericProperty(3)
    spot = NumericProperty(10)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "chart": ("lines", "house_colors", "goal", "font_size", "thickness", "spot")
    }

    def draw_chart(self, group: InstructionGroup) -> None:
        """Axes with numbers, then the lines."""
        turns = max((len(line) for line in self.lines), default=1) - 1
        top = max([self.goal, *(max(line) for line in self.lines if line)])
        letter = self.font_size
        left, bottom = round(letter * 1.9), round(letter * 1.7)
        width = self.width - left - round(self.spot)
        height = self.height - bottom - round(letter * 0.8)
        if width < letter or height < letter:
            return
        ink, soft = palette.color("boardTextSoft"), palette.color("boardOutline", 0.35)
        hair = max(1, round(self.thickness / 3))
        for points in range(0, int(top) + 1, 3 if top <= 15 else 5):
            y = bottom + round(height * points / top)
            group.add(Color(*soft))
            group.add(Rectangle(pos=(left, y), size=(width, hair)))
            write(group, str(points), letter, left - letter * 0.5, y, ink, align=(1.0, 0.5))
        fit = max(1, int(width / (letter * 2.4)))
        stride = max(1, -(-max(turns, 1) // fit))
        for turn in range(0, turns + 1, stride):
            write(group, str(turn), letter, left + width * turn / max(turns, 1), bottom - letter * 0.9, ink)
        for index, (line, house) in enumerate(zip(self.lines, self.house_colors, strict=False)):
            self._draw_line(group, line, house, index, (left, bottom, width / max(turns, 1), height / top))

    def _draw_line(
        self,
        group: InstructionGroup,
        line: list[float],
        house: str,
        index: int,
        scale: tuple[float, float, float, float],
    ) -> None:
        """One player's steps; lines lie a line's width apart, so that equal scores stay visible."""
        left, bottom, step, unit = scale
        thick = max(2, round(self.thickness))
        shift = (index - (len(self.lines) - 1) / 2) * thick
        group.add(Color(*palette.color(f"house.{house}.line")))
        for turn, points in enumerate(line):
            x, y = round(left + turn * step + shift), round(bottom + points * unit + shift)
            if turn:
                before = round(bottom + line[turn - 1] * unit + shift)
                start = round(left + (turn - 1) * step + shift)
                group.add(Rectangle(pos=(start, before - thick // 2), size=(x - start + thick // 2, thick)))
                group.add(
                    Rectangle(
                        pos=(x - thick // 2, min(before, y) - thick // 2),
                        size=(thick, abs(y - before) + thick),
                    )
                )
        if line:
            quads = Quads()
            size = round(self.spot)
            x, y = left + (len(line) - 1) * step + shift, bottom + line[-1] * unit + shift
            quads.add(
                "spot",
                round(x - size / 2),
                round(y - size / 2),
                size,
                size,
                palette.color(f"house.{house}.line"),
            )
            quads.draw(group)
