"""The table on a desktop: mouse, wheel and keys, and a window that turns in the middle of a drag."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.engine.actions import Build
from nyhavn.engine.material import SIZES
from nyhavn.match.placing import Held, held_for
from tests.e2e.desktop import Desktop, DesktopDriver
from tests.e2e.driver import Screen
from tests.e2e.player import Player
from tests.e2e.sights import absent, present, selected, tile_is
from tests.e2e.tables import put_away, without_motion
from tests.match.positions import moment, setup_for

pytestmark = pytest.mark.e2e
UPRIGHT, LYING = (600, 1000), (1280, 800)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    folder: Path = tmp_path_factory.mktemp("desktop")
    match = moment("seven cards", setup=setup_for(2, curtain=False))
    without_motion(folder)
    put_away(folder, match)
    with Desktop() as desktop, DesktopDriver(desktop, folder, size=LYING) as app:
        yield Player.going_on(app, match)


@pytest.fixture
def player(table: Player) -> Player:
    table.clear()
    return table


def mouse(player: Player) -> DesktopDriver:
    assert isinstance(player.app, DesktopDriver)
    return player.app


def a_build(player: Player) -> tuple[str, Held]:
    """A tile that may be built as it comes from the supply."""
    builds = (held_for(action) for action in player.state.legal() if isinstance(action, Build))
    held = next(held for held in builds if not held.turns and not held.mirrored)
    return f"supply.{held.color}.{held.size}", held


def test_the_mouse_carries_a_tile_and_the_wheel_and_the_right_button_turn_it(player: Player) -> None:
    app = mouse(player)
    name, held = a_build(player)
    app.click(name)
    player.see(present("tile"))
    app.mouse_drag("tile", player.middle(held))
    assert player.see(player.tile_at(held))["widgets"]["confirm"]["enabled"]

    app.click(player.middle(held), button=3)
    player.see(tile_is(held.turned()))
    app.click(player.middle(held), button=4)
    player.see(tile_is(held))
    app.click(player.middle(held), button=5)
    player.see(tile_is(held.turned()))


def test_keys_turn_mirror_and_take_back(player: Player) -> None:
    app = mouse(player)
    name, held = a_build(player)
    app.click(name)
    player.see(present("tile"))
    app.key("r")
    player.see(tile_is(held.turned()))
    app.key("f")
    player.see(tile_is(held.turned().flipped()))
    app.key("Escape")
    player.see(absent("tile"))


def test_the_tile_stays_on_its_squares_when_the_window_turns_in_the_middle_of_a_drag(player: Player) -> None:
    app = mouse(player)
    name, held = a_build(player)
    app.click(name)
    player.see(present("tile"))
    app.hold("tile", player.middle(held))
    player.see(player.tile_at(held))

    def laid_out_anew(screen: Screen) -> bool:
        confirm = screen["widgets"].get("confirm")
        return confirm is not None and confirm["enabled"] and player.tile_at(held)(screen)

    app.resize(*UPRIGHT)
    player.see(laid_out_anew)
    app.release()
    player.still()
    player.see(player.tile_at(held))

    app.resize(*LYING)
    player.see(laid_out_anew)


def test_picked_cards_stay_picked_when_the_window_turns(player: Player) -> None:
    app = mouse(player)
    app.click("offer.2")
    player.see(selected("offer.2"))
    app.click("offer.3")
    player.see(selected("offer.3"))
    for size in (UPRIGHT, LYING):
        app.resize(*size)
        widgets = player.see(present("confirm"))["widgets"]
        assert [name for name in widgets if name.startswith("offer.") and widgets[name]["selected"]] == [
            "offer.2",
            "offer.3",
        ]
        assert widgets["confirm"]["enabled"]


def test_after_one_click_the_tile_follows_the_cursor_and_the_next_click_puts_it_down(player: Player) -> None:
    app = mouse(player)
    name, held = a_build(player)
    app.click(name)
    player.see(present("tile"))
    app.move_to(player.middle(held))
    player.see(player.tile_at(held))
    app.move_to("confirm")
    assert not player.still()["widgets"]["confirm"]["enabled"], "it has not been put down"
    app.click(player.middle(held))
    app.move_to("confirm")
    player.still()
    assert player.see(player.tile_at(held))["widgets"]["confirm"]["enabled"]


def test_a_right_click_without_a_tile_explains(player: Player) -> None:
    app = mouse(player)
    app.click("supply.red.3", button=3)
    screen = player.see(present("explanation"))
    assert screen["widgets"]["explanation"]["text"].startswith("Red tile, size 3")
    app.key("Escape")
    player.see(absent("explanation"))


def test_keys_take_tiles_and_use_abilities(player: Player) -> None:
    app = mouse(player)
    left = [size for size in SIZES if player.state.supply["green", size]]
    for size in left:
        app.key("c")
        player.see(tile_is(Held("green", size)))
    app.key("Escape")
    player.see(absent("tile"))
    app.key("F2")
    assert "hint.strip" in player.see(present("hint.strip"))["widgets"], "it is used by picking cards"
