"""The points of one player over the games: a dot for each game, and how it goes on the whole."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Rectangle
from kivy.properties import ListProperty, NumericProperty

from nyhavn.engine.material import WINNING_SCORE
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.theme.palette import palette

AVERAGED = 5
"""Over how many games the line is drawn."""
MOST_GAMES = 60
"""Games shown: the last ones."""


class ResultsArt(Drawn):
    """`results` holds points, whether the game was won, and whether with hints; the oldest game first."""

    results = ListProperty()
    goal = NumericProperty(WINNING_SCORE)
    font_size = NumericProperty(12)
    spot = NumericProperty(10)
    line = NumericProperty(2)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"chart": ("results", "goal", "font_size", "spot", "line")}

    def draw_chart(self, group: InstructionGroup) -> None:
        """Lines with numbers, the average, then a dot for each game."""
        shown = self.results[-MOST_GAMES:]
        letter = self.font_size
        left, bottom = round(letter * 1.9), round(letter * 0.8)
        width, height = self.width - left - self.spot, self.height - 2 * bottom
        if not shown or width < letter or height < letter:
            return
        top = max(self.goal, *(points for points, _won, _hinted in shown))
        ink, soft = palette.color("boardTextSoft"), palette.color("boardOutline", 0.35)
        for points in range(0, int(top) + 1, 3 if top <= 15 else 5):
            y = bottom + round(height * points / top)
            group.add(Color(*soft))
            group.add(Rectangle(pos=(left, y), size=(width, max(1, round(self.line / 2)))))
            write(group, str(points), letter, left - letter * 0.5, y, ink, align=(1.0, 0.5))
        step = width / max(len(shown), 1)
        places = [
            (left + step * (number + 0.5), bottom + height * each[0] / top)
            for number, each in enumerate(shown)
        ]
        self._draw_average(group, places)
        size = min(self.spot, step * 0.8)
        for (x, y), (_points, won, hinted) in zip(places, shown, strict=True):
            self._draw_game(group, x, y, size, bool(won), bool(hinted))

    def _draw_average(self, group: InstructionGroup, places: list[tuple[float, float]]) -> None:
        """How it goes: the mean of the last few games at each."""
        points: list[float] = []
        for number, (x, _y) in enumerate(places):
            before = [y for _x, y in places[max(0, number + 1 - AVERAGED) : number + 1]]
            points += (x, sum(before) / len(before))
        if len(places) > 1:
            group.add(Color(*palette.color("boardTextSoft", 0.6)))
            group.add(Line(points=points, width=max(1.0, self.line * 0.6)))

    def _draw_game(
        self, group: InstructionGroup, x: float, y: float, size: float, won: bool, hinted: bool
    ) -> None:
        """Won games are full, lost ones hollow; with hints they are square."""
        corner, box = (x - size / 2, y - size / 2), (size, size)
        group.add(Color(*palette.color("brass")))
        if hinted and won:
            group.add(Rectangle(pos=corner, size=box))
        elif hinted:
            group.add(Line(rectangle=(*corner, *box), width=max(1.0, self.line * 0.6)))
        elif won:
            group.add(Ellipse(pos=corner, size=box))
        else:
            group.add(Line(circle=(x, y, size / 2), width=max(1.0, self.line * 0.6)))
