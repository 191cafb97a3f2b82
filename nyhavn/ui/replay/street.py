"""Houses side by side, or in two rows, whichever makes them larger."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout


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
