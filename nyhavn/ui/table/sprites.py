"""Things that fly over the table for a moment: drawn once, then only moved, grown and faded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Scale
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

Point = tuple[float, float]


class Sprite(Widget):
    """One drawn thing in the air. Takes no touch."""

    zoom = NumericProperty(1)

    def __init__(self, art: Widget) -> None:
        super().__init__(size_hint=(None, None), size=art.size, pos=art.pos)
        self.art = art
        """What is drawn."""
        self.add_widget(art)
        with self.canvas.before:
            PushMatrix()
            self._scale = Scale(1, 1, 1)
        with self.canvas.after:
            PopMatrix()
        self.bind(pos=self._place, zoom=self._place)
        self._place()

    def _place(self, *_: Any) -> None:
        self.art.pos = self.pos
        self._scale.origin = self.center
        self._scale.xyz = self.zoom, self.zoom, 1

    def on_touch_down(self, touch: Any) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Flight:
    """From where to where, and how it looks on the way."""

    art: Widget
    start: Point
    end: Point
    seconds: float
    zoom: tuple[float, float] = (1.0, 1.0)
    opacity: tuple[float, float] = (1.0, 1.0)
    curve: str = "out_cubic"
    hides: Widget | None = field(default=None)
    """What lies at its end already, and is not seen before it lands."""
    stays: bool = False
    """Whether it is seen on until everything is called off."""


class Flock:
    """All that is in the air over one board."""

    def __init__(self, board: Widget) -> None:
        self._board = board
        self._flying: dict[Sprite, Flight] = {}

    def __len__(self) -> int:
        return len(self._flying)

    def send(self, flight: Flight, landed: Callable[[], None] | None = None) -> None:
        """Let something fly; landed is called at its end, but not if it is called off."""
        sprite = Sprite(flight.art)
        sprite.center, sprite.zoom, sprite.opacity = flight.start, flight.zoom[0], flight.opacity[0]
        self._board.add_widget(sprite)
        self._flying[sprite] = flight
        _veil(flight.hides, True)
        way = Animation(
            center=flight.end,
            zoom=flight.zoom[1],
            opacity=flight.opacity[1],
            duration=flight.seconds,
            t=flight.curve,
        )

        def land(*_: Any) -> None:
            if sprite in self._flying:
                if not flight.stays:
                    self._take_off(sprite)
                if landed is not None:
                    landed()

        way.bind(on_complete=land)
        way.start(sprite)

    def clear(self) -> None:
        """Have nothing in the air."""
        for sprite in list(self._flying):
            Animation.cancel_all(sprite)
            self._take_off(sprite)

    def _take_off(self, sprite: Sprite) -> None:
        _veil(self._flying.pop(sprite).hides, False)
        self._board.remove_widget(sprite)


def _veil(widget: Widget | None, hidden: bool) -> None:
    """Leave a widget undrawn; it stays where it is and can be touched."""
    if widget is not None:
        widget.canvas.opacity = 0 if hidden else widget.opacity
