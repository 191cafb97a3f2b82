"""Turning and mirroring the tile with fingers, in the real app."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.match.placing import Held, place_at
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.sights import absent, present, tile_is, tile_on
from tests.e2e.tables import without_motion

pytestmark = pytest.mark.e2e

QUARTERS = [(90, -1), (180, 2), (-90, 1)]
"""Degrees anticlockwise, and quarter turns to the right."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    folder = tmp_path_factory.mktemp("turning")
    without_motion(folder)
    with Driver(folder, "--play", "human,human", "--seed", "5") as app:
        app.wait_for_screen("table")
        player = Player(app, 2, 5)
        player.open_curtain()
        yield player


@pytest.fixture
def player(table: Player) -> Player:
    """A table with nothing laid out."""
    table.clear()
    return table


def lay(player: Player, color: str, size: int, square: tuple[int, int]) -> Held:
    """Tap a tile, tap a square; the tile as it must lie then."""
    held = place_at(player.state, Held(color, size), square)
    player.tap_until(f"supply.{color}.{size}", present("tile"))
    player.app.tap(player.square(square))
    player.see(player.tile_at(held))
    return held


@pytest.mark.parametrize(("degrees", "quarters"), QUARTERS)
def test_two_fingers_turn_the_dropped_tile(player: Player, degrees: int, quarters: int) -> None:
    held = lay(player, "yellow", 4, (2, 4))
    player.app.two_finger_turn(player.middle(held), degrees)

    player.see(player.tile_at(held.turned(quarters)))


@pytest.mark.parametrize(("degrees", "quarters"), QUARTERS)
def test_two_fingers_turn_the_tile_that_waits_above_the_house(
    player: Player, degrees: int, quarters: int
) -> None:
    held = Held("blue", 4)
    player.tap_until("supply.blue.4", tile_is(held))
    player.app.two_finger_turn("tile", degrees)

    player.see(tile_is(held.turned(quarters)))


@pytest.mark.parametrize(("degrees", "quarters"), QUARTERS)
def test_a_second_finger_turns_the_tile_that_one_finger_carries(
    player: Player, degrees: int, quarters: int
) -> None:
    held = Held("red", 3).moved((1, 4))
    first = player.press("supply.red.3")
    player.carry(first, held)
    x, y = player.places[first]
    second = player.press((x, y - 90))
    player.twist((first, second), degrees)
    player.see(tile_is(held.turned(quarters)))
    player.lift(second)
    x, y = player.places[first]
    player.slide(first, (x, y + player.app.rect("house.0").height / 9))
    before = player.still()
    player.lift(first)

    dropped = tile_on(player.see(), "house.0")
    assert dropped == tile_on(before, "house.0")
    assert dropped is not None
    assert dropped.at is not None
    assert dropped.turns == quarters % 4


def test_a_tap_turns_the_dropped_tile(player: Player) -> None:
    held = lay(player, "purple", 3, (2, 4))
    for turns in (1, 2, 3):
        player.app.tap(player.middle(held))
        player.see(player.tile_at(held.turned(turns)))


def test_a_double_tap_mirrors_the_dropped_tile(player: Player) -> None:
    held = lay(player, "blue", 4, (2, 4))
    player.app.double_tap(player.square(held.cells()[0]))
    player.see(player.tile_at(held.flipped()))


def test_the_buttons_turn_and_mirror(player: Player) -> None:
    held = lay(player, "blue", 5, (2, 4))
    player.tap_until("tile.rotate", player.tile_at(held.turned()))
    player.tap_until("tile.flip", player.tile_at(held.turned().flipped()))
    player.tap_until("tile.rotate", player.tile_at(held.turned().flipped().turned()))


def test_let_go_outside_the_tile_flies_back(player: Player) -> None:
    finger = player.press("supply.green.3")
    player.carry(finger, Held("green", 3).moved((1, 0)))
    player.slide(finger, player.app.rect("confirm").center)
    player.lift(finger)

    screen = player.see(absent("tile"))
    assert not screen["widgets"]["supply.green.3"]["selected"]
    assert not screen["widgets"]["undo"]["enabled"]
