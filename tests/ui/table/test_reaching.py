"""A finger that carries a tile reaches every square of the house, in every window."""

from __future__ import annotations

import pytest

from nyhavn.engine.material import COLUMNS, ROWS
from tests.match.positions import moment
from tests.ui.table.hands_on import NO_CURTAIN, held
from tests.ui.table.seated import Seated, at_table


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (915, 412), (1280, 800)])
def test_a_tile_from_the_supply_reaches_every_square(size: tuple[int, int]) -> None:
    with at_table(moment("start", setup=NO_CURTAIN), size) as table:
        for kind in ("supply.purple.5", "supply.red.2"):
            missed = {(x, y) for x in range(COLUMNS) for y in range(ROWS)} - reached(table, kind)
            assert missed == set(), kind


def reached(table: Seated, kind: str) -> set[tuple[int, int]]:
    """The squares that the tile covers while a finger goes over the window, not too near its edge."""
    width, height = (int(side) for side in table.board.size)
    found: set[tuple[int, int]] = set()
    finger = table.put(*table.center(kind))
    table.draw(finger, width / 2, height / 2)
    for y in (*range(height - 4, 24, -13), 24):
        for x in range(4, width - 2, 24):
            table.draw(finger, x, y, steps=1)
            if table.match.draft.held is not None and held(table).at is not None:
                found.update(cell for cell in held(table).cells() if 0 <= cell[0] < 5 and 0 <= cell[1] < 9)
    table.lift(finger)
    return found
