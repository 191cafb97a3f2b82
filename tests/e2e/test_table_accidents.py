"""Slips of the finger in the real app: two taps where one was meant lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.state import apply
from nyhavn.match.draft import Draft
from nyhavn.match.game import Match
from nyhavn.match.setup import HUMAN
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.sights import present, selected
from tests.e2e.tables import at_left_table
from tests.match.positions import moment, setup_for
from tests.matrix import seldom

pytestmark = pytest.mark.e2e

PHASES = ("start", "rich", "coat", "discard")
NO_CURTAIN = setup_for(2, curtain=False)


def twice(app: Driver, name: str) -> None:
    """Tap something twice, as fast as a nervous finger does."""
    point = app.rect(name).center
    app.tap(point)
    app.tap(point)
    app.wait_until_heard()


@pytest.mark.parametrize("phase", seldom(PHASES, "rich", "coat"))
def test_two_taps_on_any_button_lose_nothing(tmp_path: Path, phase: str) -> None:
    """With nothing laid out there is nothing to confirm: the game stays as it is."""
    match = moment(phase, 2, NO_CURTAIN)
    with at_left_table(tmp_path, match) as player:
        app = player.app
        for name in ("confirm", "hint", "coat.refresh", "coat.pass"):
            if name in app.settle()["widgets"]:
                twice(app, name)
        assert app.settle()["state"] == state_to_json(match.state)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("phase", ["start", "rich", "all active"])
def test_two_taps_on_everything_at_the_beginning_of_a_turn_lose_nothing(tmp_path: Path, phase: str) -> None:
    """Whatever is laid out or opened by them, the game stays as it is, and all of it can be put back."""
    match = moment(phase, 2, setup_for(2))
    with at_left_table(tmp_path, match) as player:
        app, kept = player.app, state_to_json(match.state)
        for name in sorted(app.settle()["widgets"]):
            if name not in app.settle()["widgets"]:
                continue
            twice(app, name)
            screen = app.settle()
            assert screen["state"] == kept, name
            assert "curtain" not in screen["widgets"], name
            put_back(player)
        assert app.settle()["state"] == kept


def put_back(player: Player) -> None:
    """Close what was opened, and take back what was laid out."""
    app = player.app
    while not any(name.startswith("offer.") for name in app.settle()["widgets"]):
        # Beside whatever lies over the table.
        app.tap((3.0, 3.0))
    player.clear()


def test_two_taps_on_confirm_with_both_actions_do_not_end_the_turn(tmp_path: Path) -> None:
    match = moment("all active", 2, NO_CURTAIN)
    draw = next(
        action
        for action in match.state.legal()
        if isinstance(action, DrawCards) and action.both_actions and not action.any_cards
    )
    with at_left_table(tmp_path, match) as player:
        player.lay_out(draw)
        player.see(lambda screen: screen["widgets"]["confirm"]["enabled"])
        assert "then build" in player.app.widget("confirm")["text"]
        twice(player.app, "confirm")
        player.state, _ = apply(player.state, draw)
        screen = player.see()
        assert screen["state"]["phase"] in ("build", "discard"), "the building is still to come"
        assert screen["state"]["turn"] == match.state.turn


def test_at_a_coat_of_arms_nothing_is_chosen_for_the_player(tmp_path: Path) -> None:
    match = moment("coat", 2, NO_CURTAIN)
    with at_left_table(tmp_path, match) as player:
        widgets = player.see(present("coat.pass"))["widgets"]
        choices = [name for name in widgets if name.startswith(("coat.", "pool."))]
        assert not any(widgets[name]["selected"] for name in choices)
        assert not widgets["confirm"]["enabled"]
        player.tap_until("coat.pass", selected("coat.pass"))
        assert player.see()["widgets"]["confirm"]["text"] == "Leave the coat of arms unused"


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Player]:
    kinds = (HUMAN, "apprentice", HUMAN, HUMAN)
    match = Match(setup_for(2, kinds=kinds), draft=Draft())
    with at_left_table(tmp_path, match) as player:
        yield player


def test_what_cannot_be_used_says_why_in_the_strip(alone: Player) -> None:
    screen = alone.tap_until("hand.0", present("hint.strip"))
    assert screen["widgets"]["hint.strip"]["text"] == "Cards pay for tiles: pick a tile first."
    screen = alone.tap_until(
        "pool.both_actions",
        lambda screen: screen["widgets"].get("hint.strip", {}).get("text", "").startswith("You only get"),
    )
    assert not screen["widgets"]["undo"]["enabled"]


def test_a_hint_is_said_in_the_strip_and_why_opens_the_rest(alone: Player) -> None:
    screen = alone.tap_until("hint", present("hint.strip"))
    assert "explanation" not in screen["widgets"], "nothing lies over the house"
    move, reason = screen["widgets"]["hint.strip"]["text"].split("\n")
    assert move.endswith(".")
    assert reason
    if screen["widgets"]["hint.strip"]["enabled"]:
        screen = alone.tap_until("hint.strip", present("explanation"))
        assert reason in screen["widgets"]["explanation"]["text"]


def test_what_the_others_did_stays_until_one_acts(alone: Player) -> None:
    app = alone.app
    alone.act(DrawCards((0, 1)))
    screen = app.wait_for(lambda screen: screen["state"]["turn"] == 2 and not screen["busy"])
    assert screen["widgets"]["recap"]["text"]
    assert [screen["widgets"][f"score.{seat}"]["text"] for seat in range(2)] == ["0", "0"]
    app.tap("offer.0")
    app.wait_for(lambda screen: "recap" not in screen["widgets"])
