"""Why a tile cannot stay: every reason, said in the real app while the tile is over the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.match.placing import Held
from tests.e2e.player import Player
from tests.e2e.sights import present
from tests.e2e.tables import at_left_table
from tests.match.positions import setup_for, told

pytestmark = pytest.mark.e2e

GAME = (
    "PPPPPBB PP PPP PPPP PPPP PPPP PPPP PPPP E",
    *("d12", "d34", "d12", "P5:a1b1c1d1e1=PPPPP", "P3:c1c2c3=PPP ^pass", "d67"),
)
"""Anna has a purple tile on c1 to c3 and three purple cards; Bence has built the only purple tile of five."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    match = told(*GAME, setup=setup_for(2, curtain=False))
    with at_left_table(tmp_path_factory.mktemp("refusals"), match) as player:
        yield player


@pytest.fixture
def player(table: Player) -> Player:
    table.clear()
    return table


@pytest.mark.parametrize(
    ("held", "why"),
    [
        (Held("purple", 2).moved((2, 1)), "Overlaps another tile"),
        (Held("purple", 2).moved((3, 2)), "Hangs in the air"),
        (Held("red", 2).moved((0, 0)), "Too few cards"),
        (Held("purple", 2).moved((0, 0)), None),
    ],
)
def test_the_reason_is_said_while_the_tile_hovers(player: Player, held: Held, why: str | None) -> None:
    player.tap_until(f"supply.{held.color}.{held.size}", present("tile"))
    finger = player.press(player.app.rect("tile").center)
    player.slide(finger, player.middle(held))
    player.still()
    screen = player.see(player.tile_at(held))
    player.lift(finger)

    for seen in (screen, player.see(player.tile_at(held))):
        confirm = seen["widgets"]["confirm"]
        assert confirm["enabled"] == (why is None)
        assert confirm["text"].startswith(why or "Build")
    if why is not None:
        player.app.tap("confirm")
        player.still()
        player.see(player.tile_at(held))


def test_a_tile_that_is_refused_can_be_moved_to_where_it_may_stay(player: Player) -> None:
    player.tap_until("supply.purple.2", present("tile"))
    player.drag_tile(Held("purple", 2).moved((3, 2)))
    player.drag_tile(Held("purple", 2).moved((3, 0)))

    assert player.see()["widgets"]["confirm"]["enabled"]


def test_of_a_kind_that_is_built_none_is_left(player: Player) -> None:
    assert player.see()["widgets"]["supply.purple.5"]["text"] == "0"
    screen = player.tap_until("supply.purple.5", present("hint.strip"))
    assert screen["widgets"]["hint.strip"]["text"] == "There are none of these left."

    player.app.drag("supply.purple.5", player.square((2, 3)))
    player.still()
    assert "tile" not in player.see()["widgets"], "nothing to carry"


def test_a_tile_over_the_edge_is_kept_inside_the_house(player: Player) -> None:
    player.tap_until("supply.purple.2", present("tile"))
    inside = Held("purple", 2).moved((3, 0))
    x, y = player.middle(inside)
    unit = player.app.rect("house.0").width / 5
    player.app.drag(player.app.rect("tile").center, (x + unit, y - unit / 3))
    assert player.see(player.tile_at(inside))["widgets"]["confirm"]["enabled"]


def test_a_finger_on_the_target_works_as_well_as_the_tile_above_it(player: Player) -> None:
    """From the supply the tile floats above the finger, over squares on which nothing can stand."""
    target = Held("purple", 2).moved((0, 0))
    player.app.drag("supply.purple.2", player.middle(target))
    assert player.see(player.tile_at(target))["widgets"]["confirm"]["enabled"]
