"""A finger that carries a tile reaches every place where it may stand, in every window."""

from __future__ import annotations

import pytest

from nyhavn.engine.material import COLUMNS, ROWS
from nyhavn.match.placing import Held, refusal_of_place
from tests.match.positions import moment
from tests.matrix import seldom
from tests.ui.shell.reading import overlap
from tests.ui.table.hands_on import NO_CURTAIN, held
from tests.ui.table.looking import targets
from tests.ui.table.seated import Seated, at_table


@pytest.mark.parametrize(
    "size", seldom(((360, 640), (640, 360), (915, 412), (1280, 800)), (360, 640), (915, 412))
)
def test_a_tile_from_the_supply_reaches_every_place_where_it_may_stand(size: tuple[int, int]) -> None:
    with at_table(moment("seven cards", setup=NO_CURTAIN), size) as table:
        for color, length in (("purple", 5), ("red", 2)):
            tile, state = Held(color, length), table.match.state
            corners = [(x, y) for x in range(COLUMNS) for y in range(ROWS)]
            may_stand = {
                at for at in corners if refusal_of_place(state, state.current, tile.moved(at)) is None
            }
            assert may_stand - reached(table, f"supply.{color}.{length}") == set(), color


def reached(table: Seated, kind: str) -> set[tuple[int, int]]:
    """Where the tile's corner comes to while a finger goes over the window, not too near its edge."""
    width, height = (int(side) for side in table.board.size)
    found: set[tuple[int, int]] = set()
    finger = table.put(*table.center(kind))
    table.draw(finger, width / 2, height / 2)
    for y in (*range(height - 4, 24, -13), 24):
        for x in range(4, width - 2, 24):
            table.draw(finger, x, y, steps=1)
            if table.match.draft.held is not None and (at := held(table).at) is not None:
                assert all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in held(table).cells()), "kept inside"
                found.add(at)
    table.lift(finger)
    return found


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (640, 360)])
def test_a_tile_that_was_tapped_waits_where_it_hides_nothing_else(size: tuple[int, int]) -> None:
    """It once lay over two or three of the pier cards, and looked as if it were to be put there."""
    with at_table(moment("seven cards", setup=NO_CURTAIN), size) as table:
        for color, length in [kind for kind, supply in table.view.supply.items() if supply.left]:
            table.tap(*table.center(f"supply.{color}.{length}"))
            assert (held(table).color, held(table).at) == (color, None)
            tile = table.stage.parts["tile"].rect
            others = [(name, widget) for name, widget in targets(table.board) if name != "house"]
            hidden = [name for name, widget in others if overlap(tile, (*widget.pos, *widget.size))]
            assert hidden == [], (color, length)
            table.stage.tap("undo")
