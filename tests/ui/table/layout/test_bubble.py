"""The bubble at the tile: beside it, on the table, and over no button."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.bubble import bubble_box

TABLE = Box(0, 0, 400, 600)
CONFIRM = Box(100, 0, 300, 50)
SIZE = (180.0, 60.0)
GAP = 6.0


@pytest.mark.parametrize("x", range(0, 361, 60))
@pytest.mark.parametrize("y", range(60, 541, 60))
def test_it_lies_beside_the_tile_and_over_no_button(x: int, y: int) -> None:
    tile = Box(x, y, 40, 40)
    place = bubble_box(SIZE, tile, TABLE, [CONFIRM], GAP)

    assert place is not None
    assert not place.overlaps(tile)
    assert not place.overlaps(CONFIRM)
    assert place.within(TABLE) == place


def test_it_is_above_the_tile_where_there_is_room() -> None:
    place = bubble_box(SIZE, Box(100, 300, 40, 40), TABLE, [], GAP)

    assert place == Box(30, 346, *SIZE)


@given(st.floats(0, 360), st.floats(60, 480))
def test_so_it_is_for_a_tile_anywhere_below_the_top(x: float, y: float) -> None:
    place = bubble_box(SIZE, Box(x, y, 40, 40), TABLE, [], GAP)

    assert place is not None
    assert place.y == y + 40 + GAP


def test_beside_a_tile_as_high_as_the_table_it_stands_to_its_right() -> None:
    place = bubble_box(SIZE, Box(20, 30, 40, 560), TABLE, [CONFIRM], GAP)

    assert place is not None
    assert place.x == 66


def test_what_fits_nowhere_has_no_place() -> None:
    assert bubble_box((380, 500), Box(100, 200, 40, 200), TABLE, [], GAP) is None
