"""Shows a player's house of a game as a drawn house."""

from __future__ import annotations

from nyhavn.engine.board import BB_ROWS
from nyhavn.engine.material import COAT_ROWS
from nyhavn.engine.state import State
from nyhavn.ui.art import HouseArt


def show_house(house: HouseArt, state: State, seat: int) -> None:
    """Put a player's tiles into a drawn house."""
    squares = []
    for number, tile in enumerate(state.tiles(seat)):
        squares += [(x, y, tile.color, (x, y) == tile.wall_cell, number) for x, y in tile.cells]
    house.squares = squares
    occupied = state.occupied(seat)
    house.coat_rows_done = [row + 1 for row in COAT_ROWS if occupied & BB_ROWS[row] == BB_ROWS[row]]
