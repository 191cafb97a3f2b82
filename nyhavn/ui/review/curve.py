"""Everybody's chances over the turns, with marks for mistakes and for luck."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle, SmoothLine, SmoothRoundedRectangle
from kivy.properties import ListProperty, NumericProperty

from nyhavn.i18n import number, percent
from nyhavn.review.review import Review
from nyhavn.review.verdicts import Verdict
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.widgets.control import Named, is_press

MARK_SIZES = {Verdict.INACCURACY: 1, Verdict.MISTAKE: 2, Verdict.BLUNDER: 3}
MUCH_LUCK = 0.15
"""From here on a die marks what the cards did."""
SHADE = 0.1
"""How much of its colour lies below a curve."""
_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


class ChanceCurve(Named, Drawn):
    """`lines` has for each player the chances before each turn and at the end; a finger picks a turn.

    Marks are (turn, player, size): size 1 for an inaccuracy, up to 3 for a blunder. Dice are (turn, player).
    """

    lines = ListProperty()
    house_colors = ListProperty()
    marks = ListProperty()
    dice = ListProperty()
    chosen = NumericProperty(-1)
    """The turn that is looked at, counted from 0; -1: none."""
    font_size = NumericProperty(12)
    thickness = NumericProperty(3)
    __events__ = ("on_pick",)
    focus_by_tap: ClassVar[bool] = True

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "ground": ("lines", "font_size", "thickness"),
        "cursor": ("lines", "chosen", "font_size", "thickness"),
        "curves": ("lines", "house_colors", "marks", "dice", "font_size", "thickness"),
    }

    def on_pick(self, turn: int) -> None:
        """A turn was tapped, or a finger was drawn along to it."""

    def clear(self) -> None:
        """Show nothing: another game is looked at."""
        self.lines, self.marks, self.dice = [], [], []

    def show(self, review: Review) -> None:
        """Show what a review knows by now."""
        turns = review.turns
        self.lines = [
            [*(turn.before[seat] for turn in turns), review.end[seat]] for seat in range(len(review.end))
        ]
        self.marks = [
            (place, turn.player, MARK_SIZES[turn.verdict])
            for place, turn in enumerate(turns)
            if turn.verdict in MARK_SIZES and not turn.forced
        ]
        self.dice = [
            (place, turn.player)
            for place, turn in enumerate(turns)
            if abs(turn.luck[turn.player]) >= MUCH_LUCK
        ]

    @property
    def _turns(self) -> int:
        return max((len(line) for line in self.lines), default=1) - 1

    def _frame(self) -> tuple[float, float, float, float]:
        """Left, bottom, width and height of the part with the curves."""
        letter = self.font_size
        left, bottom = round(letter * 3.1), round(letter * 2)
        return left, bottom, max(1.0, self.width - left - letter), max(1.0, self.height - bottom - letter)

    def _numbered(self) -> range:
        """The turns whose numbers, counted from 1, stand below: as many as there is room for."""
        _, _, width, _ = self._frame()
        room = max(1.0, width / (self.font_size * 2.6))
        step = next((step for step in (1, 2, 5, 10, 20, 50) if self._turns / step <= room), 100)
        return range(step - 1, self._turns, step)

    def point_at(self, turn: float, share: float) -> tuple[float, float]:
        """Where a chance at the beginning of a turn is drawn, within the curve."""
        left, bottom, width, height = self._frame()
        return left + width * turn / max(1, self._turns), bottom + height * share

    def draw_ground(self, group: InstructionGroup) -> None:
        """A line for every quarter, with its number, and the numbers of some turns."""
        left, bottom, width, _ = self._frame()
        ink, soft = palette.color("boardTextSoft"), palette.color("boardOutline", 0.35)
        hair = max(1, round(self.thickness / 3))
        for share in _SHARES:
            _, y = self.point_at(0, share)
            group.add(Color(*soft))
            group.add(Rectangle(pos=(left, round(y)), size=(width, hair)))
            if share != 0.25 and share != 0.75:
                write(
                    group,
                    percent(share),
                    self.font_size,
                    left - self.font_size * 0.4,
                    y,
                    ink,
                    align=(1.0, 0.5),
                )
        for turn in self._numbered():
            x, _ = self.point_at(turn, 0)
            write(group, number(turn + 1), self.font_size, x, bottom - self.font_size * 1.1, ink)

    def draw_cursor(self, group: InstructionGroup) -> None:
        """The turn that is looked at."""
        if self.chosen < 0 or not self.lines:
            return
        x, bottom = self.point_at(self.chosen, 0)
        _, top = self.point_at(self.chosen, 1)
        wide = max(2, round(self.thickness * 0.8))
        knob = self.thickness * 3
        group.add(Color(*palette.color("brass")))
        group.add(Rectangle(pos=(round(x - wide / 2), bottom), size=(wide, top - bottom)))
        quads = Quads()
        for y in (bottom, top):
            quads.add("spot", x - knob / 2, y - knob / 2, knob, knob, palette.color("brass"))
        quads.draw(group)

    def draw_curves(self, group: InstructionGroup) -> None:
        """The curves, each over its own shade, then what is marked on them."""
        for line, house in zip(self.lines, self.house_colors, strict=False):
            group.add(Color(*palette.color(f"house.{house}.line", SHADE)))
            group.add(self._shade(line))
        for line, house in zip(self.lines, self.house_colors, strict=False):
            points = [part for turn, share in enumerate(line) for part in self.point_at(turn, share)]
            group.add(Color(*palette.color(f"house.{house}.line")))
            if len(points) >= 4:
                group.add(SmoothLine(points=points, width=max(1.0, self.thickness / 2), overdraw_width=1.2))
        quads = Quads()
        _, _, _, height = self._frame()
        # Where there is little room, smaller marks leave the curves to be seen.
        scale = min(1.0, 0.5 + height / (30 * self.font_size))
        for turn, player, size in self.marks:
            self._spot(quads, turn, player, scale * self.thickness * (1.6 + 1.1 * size))
        quads.draw(group)
        for turn, player in self.dice:
            x, y = self.point_at(turn + 1, self.lines[player][turn + 1])
            self._die(group, x, y, scale * self.font_size * 1.1)

    def _shade(self, line: list[float]) -> Mesh:
        """What lies below a curve."""
        corners: list[float] = []
        for turn, share in enumerate(line):
            x, y = self.point_at(turn, share)
            corners += (x, self.point_at(turn, 0)[1], 0, 0, x, y, 0, 0)
        return Mesh(vertices=corners, indices=list(range(2 * len(line))), mode="triangle_strip")

    def _spot(self, quads: Quads, turn: int, player: int, size: float) -> None:
        x, y = self.point_at(turn, self.lines[player][turn])
        house = self.house_colors[player]
        rim = size + max(2.0, self.thickness)
        quads.add("spot", x - rim / 2, y - rim / 2, rim, rim, palette.color("boardText"))
        quads.layer()
        quads.add("spot", x - size / 2, y - size / 2, size, size, palette.color(f"house.{house}.line"))
        quads.layer()

    def _die(self, group: InstructionGroup, x: float, y: float, size: float) -> None:
        """A small die: luck changed much here."""
        group.add(Color(*palette.color("boardText")))
        group.add(
            SmoothRoundedRectangle(
                pos=(x - size / 2, y - size / 2), size=(size, size), radius=[size / 4], segments=6
            )
        )
        quads = Quads()
        dot = size / 4
        for dx, dy in ((-0.25, -0.25), (-0.25, 0.25), (0, 0), (0.25, -0.25), (0.25, 0.25)):
            place = (x + dx * size - dot / 2, y + dy * size - dot / 2)
            quads.add("spot", *place, dot, dot, palette.color("boardSurface"))
        quads.draw(group)

    # Picking a turn

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos) or not is_press(touch) or not self.lines:
            return bool(super().on_touch_down(touch))
        touch.grab(self)
        self._pick(touch.x)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        self._pick(touch.x)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        return True

    def _pick(self, x: float) -> None:
        left, _, width, _ = self._frame()
        turns = self._turns
        turn = round((x - self.x - left) / width * max(1, turns))
        turn = min(max(turn, 0), turns - 1)
        if turn != self.chosen:
            self.dispatch("on_pick", turn)
