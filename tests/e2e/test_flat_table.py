"""A device that lies flat in the real app: four people round it, each from the own side, by touch."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nyhavn.engine.actions import Build
from nyhavn.match.placing import Held
from nyhavn.match.sides import Side
from tests.e2e.player import Player
from tests.e2e.sights import absent, present, tile_is
from tests.e2e.tables import put_away, without_motion
from tests.e2e.turned import TurnedDriver
from tests.match.positions import moment, setup_for

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

SIDES: tuple[Side, ...] = ("right", "bottom", "left", "top")


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_a_game_of_four_from_four_sides_with_drags_and_twists(tmp_path: Path, size: tuple[int, int]) -> None:
    """Tiles are dragged from the supply and in the house, and turned by two fingers, from everywhere."""
    without_motion(tmp_path)
    setup = replace(setup_for(4), flat=True, sides=SIDES)
    put_away(tmp_path, moment("start", 4, setup))
    built = set()
    with TurnedDriver(tmp_path, SIDES, size=size) as app:
        app.tap_to("home.continue", "table")
        player = Player(app, state=moment("start", 4).state)
        for action in moment("over", 4).actions:
            player.open_curtain()
            if player.state.turn < 4:
                look_round(player)
                twist(player)
            if isinstance(action, Build):
                built.add(player.state.current)
            player.act(action, by_drag=True)
            if built == {0, 1, 2, 3}:
                break
    assert built == {0, 1, 2, 3}


def look_round(player: Player) -> None:
    """Whatever opens over the table lies before the person: in the middle, and upright."""
    app = player.app
    screen = player.tap_until("menu", present("menu.log"))
    log, home = (screen["widgets"][name]["rect"] for name in ("menu.log", "menu.home"))
    assert log[2] > log[3]
    assert log[1] > home[1], "the first row is on top, as this person sees it"
    app.tap("menu.log")
    app.wait_for(present("log.sheet"))
    # Beside the sheet, where nothing is.
    app.tap((4.0, 4.0))
    player.see(absent("log.sheet"))


def twist(player: Player) -> None:
    """Two fingers turn the tile in hand the way they turn; then it goes back."""
    held = Held("blue", 4)
    player.tap_until("supply.blue.4", tile_is(held))
    player.app.two_finger_turn("tile", -90)
    player.see(tile_is(held.turned(1)))
    player.clear()
