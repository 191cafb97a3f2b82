"""How a scored line looks: it lights up square by square, its points fly to the track, the marker walks.

All of it takes between 600 and 900 ms at the normal speed; the session waits as long (`match/durations.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, SmoothEllipse
from kivy.uix.label import Label

from nyhavn.engine.events import LineScored, RowScored
from nyhavn.engine.material import COLUMN_POINTS, COLUMNS, ROW_POINTS, ROWS, Square
from nyhavn.match.journal import Step
from nyhavn.ui.table.board import Board, is_shown
from nyhavn.ui.table.players import HouseWidget, PlayerPanel
from nyhavn.ui.table.sprites import Flight, Flock
from nyhavn.ui.theme.palette import palette

LIGHT_SECONDS = 0.3
"""From the first square of a line to the last."""
AGAIN_SECONDS = 0.12
"""How long the light is gone before lines of windows only shine once more."""
FLY_SECONDS = 0.28
WALK_SECONDS = 0.24
PEAK_SECONDS = LIGHT_SECONDS + FLY_SECONDS + WALK_SECONDS
"""All of it; the second shine goes on while the number flies."""
NUMBER_GROWS = (0.6, 1.6)
NUMBER_SIZE = 38
"""Of the flying number, in sp."""
ROUND = 1.9
"""How wide the disc is on which it stands, for the height of its letters."""
NIGHT = (0.07, 0.17, 0.25, 1.0)
"""The dark water: the same by day and in the evening."""


class Medal(Label):
    """Points as they are won: brass figures on a dark disc, which stand out from the lights behind them."""

    def __init__(self, points: int, letters: float) -> None:
        super().__init__(
            text=f"+{points}",
            font_name="NyhavnDisplay",
            font_size=letters,
            color=palette.color("brassLight"),
            size_hint=(None, None),
        )
        self.texture_update()
        side = max(ROUND * letters, 1.3 * self.texture_size[0])
        self.size = side, side
        edge = side / 22
        with self.canvas.before:
            Color(*palette.color("boardShadow")[:3], 0.35)
            self._shadow = SmoothEllipse(size=(side, side))
            Color(*palette.color("brass"))
            self._rim = SmoothEllipse(size=(side, side))
            Color(*NIGHT)
            self._disc = SmoothEllipse(size=(side - 2 * edge, side - 2 * edge))
        self._edge = edge
        self.bind(pos=self._follow)
        self._follow()

    def _follow(self, *_: Any) -> None:
        x, y, edge = self.x, self.y, self._edge
        self._shadow.pos, self._rim.pos, self._disc.pos = (x, y - edge), (x, y), (x + edge, y + edge)


class ScoringMotion:
    """Plays one step's lines; nothing of it is left when it is over."""

    def __init__(self, board: Board, flock: Flock) -> None:
        self._board = board
        self._flock = flock
        self._later: list[Any] = []
        self._house: HouseWidget | None = None
        self._panel: PlayerPanel | None = None
        self._goal: list[float] | None = None
        """Where the markers on the track walk to."""

    @property
    def is_going_on(self) -> bool:
        """Whether anything of it is still to be seen."""
        return self._house is not None or self._goal is not None

    def play(self, step: Step, lines: Sequence[LineScored], house: HouseWidget, pace: float) -> None:
        """Light the lines up; their points follow."""
        seats = range(step.before.players)
        self._house = house
        self._board.counting = True
        self._panel = next((panel for panel in self._board.players if panel.seat == step.seat), None)
        self._goal = [step.after.score(seat) for seat in seats]
        self._board.track.scores = [step.before.score(seat) for seat in seats]
        if self._panel is not None:
            self._panel.score = step.before.score(step.seat)
        squares = [line_squares(line) for line in lines]
        windows = [cells for cells, line in zip(squares, lines, strict=True) if _is_all_windows(line)]
        self._sweep(squares, 0.0, LIGHT_SECONDS * pace)
        if windows:
            self._after(pace * LIGHT_SECONDS, self._darken)
            self._sweep(windows, pace * (LIGHT_SECONDS + AGAIN_SECONDS), LIGHT_SECONDS * pace / 2)
        points = sum(line.points for line in lines)
        self._after(pace * LIGHT_SECONDS, lambda: self._fly(points, squares, pace))
        self._after(pace * (LIGHT_SECONDS + FLY_SECONDS), lambda: self._walk(pace))
        self._after(pace * PEAK_SECONDS, self.finish)

    def finish(self) -> None:
        """Be done at once: the points are counted, and no light is left."""
        for event in self._later:
            event.cancel()
        self._later.clear()
        Animation.cancel_all(self._board.track, "scores")
        goal, self._goal = self._goal, None
        self._board.counting = False
        if goal is not None:
            self._board.track.scores = goal
            if self._panel is not None:
                self._panel.score = goal[int(self._panel.seat)]
        self._darken()
        self._house = self._panel = None

    def _after(self, seconds: float, call: Any) -> None:
        self._later.append(Clock.schedule_once(lambda _dt: call(), seconds))

    def _sweep(self, lines: Sequence[Sequence[Square]], start: float, seconds: float) -> None:
        """Have lines shine one square after the other, all lines together."""
        longest = max(len(cells) for cells in lines)
        for count in range(1, longest + 1):
            lit = sorted({cell for cells in lines for cell in cells[:count]})
            self._after(start + seconds * (count - 1) / longest, lambda lit=lit: self._shine(lit))

    def _shine(self, cells: list[Square]) -> None:
        if self._house is not None:
            self._house.shining = cells

    def _darken(self) -> None:
        self._shine([])

    def _fly(self, points: int, lines: Sequence[Sequence[Square]], pace: float) -> None:
        """The number flies from the middle of the lines to the marker, or to the player's points."""
        board, house, panel = self._board, self._house, self._panel
        if house is None or panel is None or self._goal is None:
            return
        cells = [cell for line in lines for cell in line]
        x, y, *_ = house.grid
        start = (
            x + (sum(cell[0] for cell in cells) / len(cells) + 0.5) * house.unit,
            y + (sum(cell[1] for cell in cells) / len(cells) + 0.5) * house.unit,
        )
        end = (panel.points.center_x, panel.points.center_y)
        if is_shown(board.track):
            across, up = board.track.disc_center(self._goal[int(panel.seat)])
            end = (board.track.x + across, board.track.y + up)
        number = Medal(points, NUMBER_SIZE * board.dp * board.text_scale)
        self._flock.send(Flight(number, start, end, FLY_SECONDS * pace, NUMBER_GROWS[::-1], curve="in_quad"))

    def _walk(self, pace: float) -> None:
        if self._goal is None:
            return
        if self._panel is not None:
            self._panel.score = self._goal[int(self._panel.seat)]
        walk = Animation(scores=self._goal, duration=WALK_SECONDS * pace, t="in_out_quad")
        walk.start(self._board.track)


def line_squares(line: LineScored) -> list[Square]:
    """The squares of a line, from its beginning."""
    if isinstance(line, RowScored):
        return [(x, line.row) for x in range(COLUMNS)]
    return [(line.column, y) for y in range(ROWS)]


def _is_all_windows(line: LineScored) -> bool:
    return line.points > (ROW_POINTS if isinstance(line, RowScored) else COLUMN_POINTS)
