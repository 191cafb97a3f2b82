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
from tests.e2e.sights import Wanted, present, selected
from tests.e2e.tables import at_left_table
from tests.match.positions import moment, setup_for

pytestmark = pytest.mark.e2e

PHASES = ("rich", "discard")
"""Beside the beginning and a coat of arms, which are tried at tables that are there already."""
NO_CURTAIN = setup_for(2, curtain=False)


def twice(app: Driver, name: str) -> None:
    """Tap something twice, as fast as a nervous finger does."""
    point = app.rect(name).center
    app.tap(point)
    app.tap(point)
    app.wait_until_heard()


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES)
def test_two_taps_on_any_button_lose_nothing(tmp_path: Path, phase: str) -> None:
    """With nothing laid out there is nothing to confirm: the game stays as it is."""
    match = moment(phase, 2, NO_CURTAIN)
    with at_left_table(tmp_path, match) as player:
        tap_all_buttons_twice(player)


def tap_all_buttons_twice(player: Player) -> None:
    app = player.app
    for name in ("confirm", "hint", "coat.refresh", "coat.pass"):
        if name in app.settle()["widgets"]:
            twice(app, name)
    assert app.settle()["state"] == state_to_json(player.state)


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


def test_at_a_coat_of_arms_nothing_is_chosen_for_the_player_nor_by_two_taps(tmp_path: Path) -> None:
    match = moment("coat", 2, NO_CURTAIN)
    with at_left_table(tmp_path, match) as player:
        widgets = player.see(present("coat.pass"))["widgets"]
        choices = [name for name in widgets if name.startswith(("coat.", "pool."))]
        assert not any(widgets[name]["selected"] for name in choices)
        assert not widgets["confirm"]["enabled"]
        tap_all_buttons_twice(player)
        player.tap_until("coat.pass", selected("coat.pass"))
        assert player.see()["widgets"]["confirm"]["text"] == "Leave the coat of arms unused"


@pytest.fixture(scope="module")
def table_for_one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    kinds = (HUMAN, "apprentice", HUMAN, HUMAN)
    match = Match(setup_for(2, kinds=kinds), draft=Draft())
    with at_left_table(tmp_path_factory.mktemp("alone"), match) as player:
        yield player


@pytest.fixture
def alone(table_for_one: Player) -> Player:
    """A person against an opponent, at the beginning of a turn."""
    table_for_one.clear()
    return table_for_one


def advised(words: str) -> Wanted:
    """Whether the strip says this."""
    return lambda screen: words in screen["widgets"].get("hint.strip", {}).get("text", "")


def test_two_taps_on_any_button_at_the_beginning_lose_nothing(alone: Player) -> None:
    tap_all_buttons_twice(alone)


def test_what_cannot_be_used_says_why_in_the_strip(alone: Player) -> None:
    screen = alone.tap_until("hand.0", advised("Cards pay"))
    assert screen["widgets"]["hint.strip"]["text"] == "Cards pay for tiles: pick a tile first."
    screen = alone.tap_until("pool.both_actions", advised("Only a coat of arms"))
    assert not screen["widgets"]["undo"]["enabled"]


def test_a_hint_is_said_in_the_strip_and_why_opens_the_rest(alone: Player) -> None:
    screen = alone.tap_until("hint", advised("\n"))
    assert "explanation" not in screen["widgets"], "nothing lies over the house"
    move, reason = screen["widgets"]["hint.strip"]["text"].split("\n")
    assert move.endswith(".")
    assert reason
    if screen["widgets"]["hint.strip"]["enabled"]:
        screen = alone.tap_until("hint.strip", present("explanation"))
        assert reason in screen["widgets"]["explanation"]["text"]


def test_what_the_others_did_stays_until_one_acts(alone: Player) -> None:
    """The last at this table: what the opponent does is not in the player's own engine."""
    app, next_turn = alone.app, alone.state.turn + 2
    alone.act(DrawCards((0, 1)))
    screen = app.wait_for(lambda screen: screen["state"]["turn"] == next_turn and not screen["busy"])
    assert screen["widgets"]["recap"]["text"]
    assert [screen["widgets"][f"score.{seat}"]["text"] for seat in range(2)] == ["0", "0"]
    assert "curtain" not in screen["widgets"], "there is nobody to hide from"
    assert screen["state"]["hands"][0] == [
        widget["text"] for name, widget in screen["widgets"].items() if name.startswith("hand.")
    ]
    app.tap("offer.0")
    app.wait_for(lambda screen: "recap" not in screen["widgets"])
