"""The rating over time, as one line."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.properties import ListProperty, NumericProperty

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.theme.palette import palette

_STEP = 100
"""Ratings between two lines that are written beside."""


class RatingChart(Drawn):
    """`ratings` has (day, rating), the earliest first; days are numbers that count up."""

    ratings = ListProperty()
    font_size = NumericProperty(12)
    thickness = NumericProperty(3)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"chart": ("ratings", "font_size", "thickness")}

    def draw_chart(self, group: InstructionGroup) -> None:
        """A few ratings beside, then the line."""
        if not self.ratings:
            return
        letter = self.font_size
        left, bottom = round(letter * 3), round(letter)
        width, height = self.width - left - letter, self.height - 2 * bottom
        if width < letter or height < letter:
            return
        values = [rating for _, rating in self.ratings]
        low = min(values) // _STEP * _STEP
        high = (max(values) // _STEP + 1) * _STEP
        ink, soft = palette.color("boardTextSoft"), palette.color("boardOutline", 0.35)
        stride = _STEP * max(1, round((high - low) / _STEP * letter * 2 / height))
        for rating in range(low, high + 1, stride):
            y = bottom + height * (rating - low) / (high - low)
            group.add(Color(*soft))
            group.add(Rectangle(pos=(left, round(y)), size=(width, max(1, round(self.thickness / 3)))))
            write(group, str(rating), letter, left - letter * 0.4, y, ink, align=(1.0, 0.5))
        first, last = self.ratings[0][0], self.ratings[-1][0]
        points: list[float] = []
        for day, rating in self.ratings:
            across = (day - first) / (last - first) if last > first else 1.0
            points += (left + width * across, bottom + height * (rating - low) / (high - low))
        if len(self.ratings) == 1:
            points = [left, points[1], *points]
        group.add(Color(*palette.color("brass")))
        group.add(Line(points=points, width=max(1.0, self.thickness / 2), joint="round", cap="round"))
