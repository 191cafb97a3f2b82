"""What lies over the table in the real app: the curtain, explanations, a closer look; and the way home."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.engine.jsonform import state_to_json
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.sights import absent, present, selected
from tests.e2e.tables import at_left_table, put_away, without_motion
from tests.match.positions import FIRST_COAT, moment, setup_for, told

pytestmark = pytest.mark.e2e

LONG_PRESS = 0.6
"""Seconds of the fingers' time."""


def test_the_curtain_hides_the_hands_and_says_what_happened(tmp_path: Path) -> None:
    """Bence comes back to a game in which Anna has just covered a coat of arms."""
    without_motion(tmp_path)
    match = told(*FIRST_COAT, "^additional", setup=setup_for(2))
    put_away(tmp_path, match)
    with Driver(tmp_path) as app:
        app.tap_to("home.continue", "table")
        screen = app.wait_for_widget("curtain")
        public = {"curtain", "menu", "house.0", "house.1", "score.0", "score.1"}
        assert set(screen["widgets"]) == public, "nothing can be seen or touched behind it"
        said = screen["widgets"]["curtain"]["text"]
        assert said.startswith("Bence")
        assert "Anna built" in said

        player = Player(app, state=match.state)
        player.open_curtain()
        screen = player.see()
        hand = [widget["text"] for name, widget in screen["widgets"].items() if name.startswith("hand.")]
        assert hand == match.state.hand(1)

        player.act(DrawCards((5, 6)))
        screen = app.wait_for_widget("curtain")
        assert set(screen["widgets"]) == public
        assert screen["widgets"]["curtain"]["text"].startswith("Anna")
        assert "Bence took" in screen["widgets"]["curtain"]["text"]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    match = moment("all active", setup=setup_for(2, curtain=False))
    with at_left_table(tmp_path_factory.mktemp("layers"), match) as player:
        yield player


@pytest.fixture
def player(table: Player) -> Player:
    table.clear()
    return table


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("offer.0", "Blue card"),
        ("hand.2", "Purple card"),
        ("supply.green.4", "Green tile"),
        ("ability.both_actions", "Both actions"),
        ("pile", "Draw pile"),
        ("house.1", "Bence"),
    ],
)
def test_a_long_press_explains(player: Player, name: str, title: str) -> None:
    player.app.tap(name, hold=LONG_PRESS)
    screen = player.see(present("explanation"))

    assert screen["widgets"]["explanation"]["text"].lower().startswith(title.lower())
    assert len(screen["widgets"]["explanation"]["text"]) > len(title) + 10
    screen = player.tap_until("explanation", absent("explanation"))
    assert not screen["widgets"]["undo"]["enabled"], "nothing was picked by it"


def test_coats_and_rows_of_the_house_are_explained(player: Player) -> None:
    for square, title in (((3, 8), "Coat of arms"), ((0, 7), "Rows and columns")):
        player.app.tap(player.square(square), hold=LONG_PRESS)
        screen = player.see(present("explanation"))
        assert screen["widgets"]["explanation"]["text"].startswith(title)
        player.tap_until("explanation", absent("explanation"))


def test_a_tap_on_another_house_looks_closer(player: Player) -> None:
    screen = player.tap_until("house.1", present("closer"))

    assert "Bence" in screen["widgets"]["closer"]["text"]
    player.tap_until("closer", absent("closer"))


def test_from_home_the_game_goes_on_as_it_was_laid_out(player: Player) -> None:
    """Two cards are picked, the table is left by its menu, and continued."""
    app = player.app
    player.tap_until("offer.1", selected("offer.1"))
    player.tap_until("offer.2", selected("offer.2"))
    player.tap_until("menu", present("menu.home"))
    app.tap_to("menu.home", "home")
    screen = app.tap_to("home.continue", "table")

    assert screen["state"] == state_to_json(player.state)
    player.see(lambda screen: selected("offer.1")(screen) and selected("offer.2")(screen))


def test_a_finger_that_tells_no_time_explains_when_it_is_held_long_enough(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,apprentice", "--seed", "5", tell_time=False) as app:
        app.wait_for_screen("table")
        fingers = app.pick_up("pile", seconds=0)
        app.wait_for_widget("explanation")
        app.let_go(fingers)
