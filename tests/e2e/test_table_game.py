"""Whole games in the real app, by gestures alone, with the engine beside it to compare every step."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from nyhavn.engine.actions import Action
from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.game import Match
from nyhavn.match.placing import Held
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.tables import at_left_table, without_motion
from tests.match.positions import moment

pytestmark = pytest.mark.e2e

LAST = 10
"""Actions at the end of a game."""


class Tapper(Player):
    """Plays by taps alone."""

    def drag_tile(self, held: Held) -> None:
        raise AssertionError(f"no tap brings the tile to {held}")


def play(player: Player, actions: Sequence[Action], drags: bool) -> None:
    """Play actions by taps, or by drags and taps in turn; curtains between."""
    player.app.wait_for_screen("table")
    player.open_curtain()
    player.see()
    for number, action in enumerate(actions):
        turn = player.state.turn
        player.act(action, by_drag=drags and number % 2 == 0)
        if player.state.over:
            break
        if player.state.turn != turn:
            screen = player.see(lambda screen: "curtain" in screen["widgets"])
            assert not [name for name in screen["widgets"] if name.startswith("hand.")]
            player.open_curtain()
            hand = [
                card["text"] for name, card in player.see()["widgets"].items() if name.startswith("hand.")
            ]
            assert hand == player.state.hand(player.state.current)


def see_the_end(player: Player) -> None:
    """The scoreboard tells how the game ended."""
    screen = player.app.wait_for_screen("scoreboard")
    assert player.state.over
    assert screen["state"] == state_to_json(player.state)
    for seat in range(2):
        assert screen["widgets"][f"score.{seat}"]["text"].endswith(f" {player.state.score(seat)}")


def test_a_game_for_two_is_played_to_its_end_by_gestures_alone(tmp_path: Path) -> None:
    over = moment("over", 2)
    match = Match(over.setup, over.actions[:-LAST], deal=over.deal)
    with at_left_table(tmp_path, match) as player:
        play(player, over.actions[-LAST:], drags=True)
        see_the_end(player)


@pytest.mark.slow
def test_a_whole_game_for_two_by_gestures_alone(tmp_path: Path) -> None:
    """Seed 5 has draws with every ability, surplus cards, chains of coats, and ends with the end card."""
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,human", "--seed", "5") as app:
        player = Player(app, 2, 5)
        play(player, moment("over", 2).actions, drags=True)
        see_the_end(player)


@pytest.mark.slow
def test_a_game_for_four_by_taps_alone(tmp_path: Path) -> None:
    """Three rounds of seed 5, on a tablet."""
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,human,human,human", "--seed", "5", size=(1024, 768)) as app:
        player = Tapper(app, 4, 5)
        play(player, moment("over", 4).actions[:17], drags=False)

        assert player.state.turn >= 12
        assert {f"house.{seat}" for seat in range(4)} <= set(app.screen["widgets"])
