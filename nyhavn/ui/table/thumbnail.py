"""A small picture of a table: the houses side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from nyhavn.engine.board import Placement
from nyhavn.ui.art import HouseArt


class Thumbnail(BoxLayout):
    """The houses of a game, as large as the picture's frame allows."""

    def __init__(self, houses: Sequence[tuple[str, Sequence[Placement]]], **kwargs: Any) -> None:
        """houses holds each player's colour and tiles, in the order in which the names are told."""
        super().__init__(**kwargs)
        for color, tiles in houses:
            art = HouseArt(compact=True, house_color=color)
            art.squares = [
                (x, y, tile.color, (x, y) == tile.wall_cell, number)
                for number, tile in enumerate(tiles)
                for x, y in tile.cells
            ]
            self.add_widget(art)
