"""The device on the table as seen from above, and who sits round it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, DictProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.match.setup import HOUSE_COLORS
from nyhavn.match.sides import SIDES, Side
from nyhavn.ui.art import GableArt
from nyhavn.ui.shell.by_steps import made
from nyhavn.ui.widgets.control import QuayButton, is_press
from nyhavn.ui.widgets.fit_label import FitLabel  # noqa: F401  the kv file builds on it

DRAG_DISTANCE = 0.25
"""How far a finger goes before it drags, as a share of a seat's height."""


class SideSeat(QuayButton):
    """A side of the table, with who sits there."""

    text = StringProperty()
    color = StringProperty(HOUSE_COLORS[0])
    picked = BooleanProperty(False)
    frame = ObjectProperty()

    def seat(self, name: str, color: str) -> None:
        """Show who sits here; nobody: no name."""
        self.text, self.color = name, color
        self.frame.clear_widgets()
        if name:
            self.frame.add_widget(GableArt(house_color=color))


class SeatsFromAbove(FloatLayout):
    """Four sides. Somebody is moved by a drag, or by a tap on one side and then on another; keys tap."""

    shown = BooleanProperty(False)
    seated = DictProperty()
    """Who sits at a side: the name and the colour of the house."""
    seat_width = NumericProperty()
    seat_height = NumericProperty()
    gap = NumericProperty()

    __events__ = ("on_move",)

    def __init__(self, **kwargs: Any) -> None:
        self._seats: dict[Side, SideSeat] = {}
        self._picked: Side | None = None
        self._dragged: tuple[Side, tuple[float, float]] | None = None
        super().__init__(**kwargs)
        self.bind(pos=self._lay, size=self._lay, seat_width=self._lay, seat_height=self._lay)
        self.bind(seated=self._show, shown=self._show)

    def making(self) -> Iterator[None]:
        """Make the four sides, one at a time."""
        for side in SIDES:
            seat = yield from made(SideSeat, name=f"setup.side.{side}")
            seat.bind(on_release=lambda _seat, side=side: self.tap(side))
            self._seats[side] = seat
            self.add_widget(seat)
        self._show()

    def on_move(self, side: Side, to: Side) -> None:
        """Who sits at a side is to sit at another."""

    def tap(self, side: Side) -> None:
        """A side was touched: its player is picked up, or the picked one sits down here."""
        picked = self._picked
        if picked is None and side in self.seated:
            self._pick(side)
            return
        self._pick(None)
        if picked is not None and picked != side:
            self.dispatch("on_move", picked, side)

    def _pick(self, side: Side | None) -> None:
        self._picked = side
        for each, seat in self._seats.items():
            seat.picked = each == side

    def _show(self, *_: Any) -> None:
        self._pick(None)
        if self.shown:
            for side, seat in self._seats.items():
                seat.seat(*self.seated.get(side, ("", HOUSE_COLORS[0])))
        self._lay()

    def _lay(self, *_: Any) -> None:
        width, height = self.seat_width, self.seat_height
        middle = self.y + 1.5 * height + self.gap
        places = {
            "bottom": (self.center_x, middle - height - self.gap),
            "left": (self.x + width / 2, middle),
            "top": (self.center_x, middle + height + self.gap),
            "right": (self.right - width / 2, middle),
        }
        for side, seat in self._seats.items():
            seat.size = (width, height) if self.shown else (0, 0)
            seat.center = places[side]

    # Fingers

    def take(self, touch: Any) -> bool:
        """Take a finger that comes down on somebody, given where it is in the window."""
        if not self.shown or not is_press(touch) or touch.is_mouse_scrolling:
            return False
        side = self._side_at(*self.to_widget(*touch.pos))
        if side is None:
            return False
        touch.grab(self)
        self._dragged = (side, self.to_widget(*touch.pos))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._dragged is None:
            return bool(super().on_touch_move(touch))
        side, start = self._dragged
        if side in self.seated and self._is_far(touch, start):
            self._pick(side)
            self._seats[side].center = touch.pos
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._dragged is None:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        (side, start), self._dragged = self._dragged, None
        self._lay()
        end = self._side_at(*touch.pos)
        if not self._is_far(touch, start):
            self.tap(side)
        else:
            self._pick(None)
            if end is not None and end != side and side in self.seated:
                self.dispatch("on_move", side, end)
        return True

    def _is_far(self, touch: Any, start: tuple[float, float]) -> bool:
        distance = abs(touch.x - start[0]) + abs(touch.y - start[1])
        return bool(distance > DRAG_DISTANCE * self.seat_height)

    def _side_at(self, x: float, y: float) -> Side | None:
        return next((side for side, seat in self._seats.items() if seat.collide_point(x, y)), None)
