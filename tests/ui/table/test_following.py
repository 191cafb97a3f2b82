"""A tile that was clicked follows the cursor, in this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window

from nyhavn.match.placing import Held
from nyhavn.ui.shell.turned_window import glass_size
from tests.match.positions import moment
from tests.ui.shell.stage import Finger
from tests.ui.table.hands_on import NO_CURTAIN, Point, held
from tests.ui.table.seated import Seated, at_table

NAME = "supply.red.3"


@pytest.fixture
def table() -> Iterator[Seated]:
    with at_table(moment("all active", setup=NO_CURTAIN), (1280, 800)) as table:
        yield table
        Window.mouse_pos = (0, 0)


class Mouse(Finger):
    """The left button of a mouse."""

    def depack(self, args: object) -> None:
        super().depack(args)
        self.profile = ["pos", "button"]
        self.button = "left"


def click(table: Seated, point: Point) -> None:
    point_to(table, point)
    mouse = Mouse(*point)
    EventLoop.post_dispatch_input("begin", mouse)
    table.lift(mouse)


def point_to(table: Seated, point: Point) -> None:
    Window.mouse_pos = point
    table.stage.frames(2)


def test_a_clicked_tile_is_under_the_cursor_at_once(table: Seated) -> None:
    """It was drawn in the corner, or where the tile before was put down, until the mouse moved."""
    click(table, table.center(NAME))
    assert held(table) == Held("red", 3)
    assert table.board.tile.center == pytest.approx(table.center(NAME), abs=1)
    point_to(table, table.square(2, 4))
    click(table, table.square(2, 4))
    assert held(table).at is not None
    click(table, table.center(NAME))
    assert table.match.draft.is_empty

    click(table, table.center(NAME))
    assert table.board.tile.center == pytest.approx(table.center(NAME), abs=1)


def test_a_tile_follows_the_cursor_no_more_when_the_window_turns_and_stays_where_it_is(table: Seated) -> None:
    click(table, table.center(NAME))
    point_to(table, table.square(2, 4))
    over = held(table)
    assert over.at is not None
    table.stage.resize(600, 1000)
    width, height = glass_size()
    point_to(table, (width / 2, height - 5))

    assert held(table) == over


def test_a_tile_that_followed_the_cursor_beside_the_house_is_seen_after_the_window_turned(
    table: Seated,
) -> None:
    click(table, table.center(NAME))
    point_to(table, (1270, 700))
    assert held(table).at is None
    table.stage.resize(600, 1000)

    x, y, width, height = table.stage.parts["tile"].rect
    assert 0 <= x <= 600 - width
    assert 0 <= y <= 1000 - height
