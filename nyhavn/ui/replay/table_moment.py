"""The table of a replay or of a review at one moment: its houses, its harbour, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine.state import State
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup
from nyhavn.ui.replay.moment import Harbour, PlayerMoment, StepReport
from nyhavn.ui.shell.by_steps import made

USUAL_PLAYERS = 2
"""As many as most games have."""


class Street(FloatLayout):
    """Lays its houses out as large as they can be. Each child tells `head`, what it needs above and below its
    house, and `ratio`, how much higher than wide its house is."""

    gap = NumericProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("gap", self._trigger_layout)

    def do_layout(self, *_: Any) -> None:
        """Try each number of columns and take the one with the widest houses."""
        houses = list(reversed(self.children))
        if not houses:
            return
        widest, columns = max(
            (self._width(houses, columns), -columns) for columns in range(1, len(houses) + 1)
        )
        self._place(houses, -columns, max(1.0, widest))

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.fbind("head", self._trigger_layout)
        widget.fbind("ratio", self._trigger_layout)

    def _width(self, houses: list[Any], columns: int) -> float:
        """How wide a house can be in so many columns."""
        rows = -(-len(houses) // columns)
        across = (self.width - (columns - 1) * self.gap) / columns
        down = (self.height - (rows - 1) * self.gap) / rows
        head, ratio = houses[0].head, houses[0].ratio
        return float(min(across, (down - head) / ratio))

    def _place(self, houses: list[Any], columns: int, width: float) -> None:
        rows = -(-len(houses) // columns)
        height = houses[0].head + width * houses[0].ratio
        top = self.center_y + (rows * height + (rows - 1) * self.gap) / 2
        for number, house in enumerate(houses):
            row, column = divmod(number, columns)
            in_row = min(columns, len(houses) - row * columns)
            left = self.center_x - (in_row * width + (in_row - 1) * self.gap) / 2
            house.size = width, height
            house.pos = left + column * (width + self.gap), top - (row + 1) * height - row * self.gap


class TableMoment:
    """Fills the parts that a screen has for it."""

    def __init__(self, street: Street, harbour: Harbour, report: StepReport) -> None:
        self._street, self._harbour, self._report = street, harbour, report
        self.players: list[PlayerMoment] = []

    def making(self) -> Iterator[None]:
        """Build as many houses as most games have, step by step."""
        for _ in range(USUAL_PLAYERS):
            yield from self._add_player()

    def _add_player(self) -> Iterator[None]:
        self.players.append((yield from made(PlayerMoment, self._street)))

    def seat(self, setup: Setup) -> None:
        """Have a house for everybody."""
        while len(self.players) < len(setup.seats):
            for _ in self._add_player():
                pass
        while len(self.players) > len(setup.seats):
            self._street.remove_widget(self.players.pop())
        for number, (player, seat) in enumerate(zip(self.players, setup.seats, strict=True)):
            player.seat, player.player_name, player.house_color = number, seat.name, seat.color

    def show(self, state: State, step: Step | None, offer: State | None = None) -> None:
        """Show the houses after a step, and the offer then, or that of another state."""
        for player in self.players:
            player.show(state, step)
        self._harbour.show(offer or state)

    def tell(self, seat: int, heading: str, text: str, step: Step | None, patterns: bool) -> None:
        """Tell what a player did, in words and small pictures."""
        report = self._report
        report.house_color = self.players[seat].house_color
        report.turn, report.text = heading, text
        report.picture(step, patterns)
