"""A player's house of a game as a drawn house, a tile that hovers over it, and small houses side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from nyhavn.engine.board import Placement
from nyhavn.engine.material import COLUMNS, ROWS, Square
from nyhavn.engine.state import State
from nyhavn.match.placing import Held, Verdict
from nyhavn.match.view import HouseView, house_view
from nyhavn.ui.art import HouseArt


def draw_house(art: HouseArt, house: HouseView) -> None:
    """Put the tiles of a house into a drawn one."""
    art.squares = list(house.squares)
    art.coat_rows_done = list(house.full_coat_rows)


def show_house(art: HouseArt, state: State, seat: int) -> None:
    """Put a player's tiles at a moment of a game into a drawn house."""
    draw_house(art, house_view(state, seat))


def windows_of(squares: Sequence[Any]) -> list[Square]:
    """The windows among the squares of a house, from the ground up."""
    return sorted(((x, y) for x, y, _color, wall, _tile in squares if not wall), key=lambda at: at[::-1])


def light_windows(art: HouseArt) -> None:
    """Have all windows of a house shine, as at the end of a game that was won."""
    art.shining = windows_of(art.squares)


def hover(art: HouseArt, held: Held, verdict: Verdict) -> None:
    """Draw a tile over a house: allowed or not, and the lines that it would complete."""
    cells = held.cells()
    wall = None if held.is_special else cells[0]
    inside = any(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in cells)
    legal = verdict.refusal is None
    art.ghost = [(x, y, held.color, (x, y) == wall) for x, y in cells] if inside else []
    art.ghost_state = "legal" if legal else "illegal"
    lines = verdict.gain.lines if legal else ()
    art.lit_rows = [number for kind, number, _points in lines if kind == "row"]
    art.lit_columns = [number for kind, number, _points in lines if kind == "column"]


def no_hover(art: HouseArt) -> None:
    """Nothing hovers over a house."""
    art.ghost, art.ghost_state, art.lit_rows, art.lit_columns = [], "", [], []


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
