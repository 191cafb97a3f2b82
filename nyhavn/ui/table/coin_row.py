"""A row of small ability coins."""

from __future__ import annotations

from typing import Any

from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from nyhavn.ui.art import AbilityArt


class CoinRow(Widget):
    """The abilities of a player, as (kind, face), as large as the row is high."""

    coins = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(coins=self._fill, pos=self._lay_out, size=self._lay_out)

    def _fill(self, *_: Any) -> None:
        while len(self.children) > len(self.coins):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.coins):
            self.add_widget(AbilityArt())
        for art, (kind, face) in zip(reversed(self.children), self.coins, strict=True):
            art.kind, art.face = kind, face
        self._lay_out()

    def _lay_out(self, *_: Any) -> None:
        if not self.coins:
            return
        side = min(self.height, self.width / len(self.coins))
        # Not center_x, which Kivy still has from before while it tells of the new size.
        left = self.x + (self.width - side * len(self.coins)) / 2
        for number, art in enumerate(reversed(self.children)):
            art.size = side * 0.94, side * 0.94
            art.pos = left + number * side, self.y + self.height / 2 - side * 0.47
