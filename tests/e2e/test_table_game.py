"""Whole games in the real app, by gestures alone, with the engine beside it to compare every step."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.engine.jsonform import state_to_json
from tests.e2e.driver import Driver
from tests.e2e.player import Player, without_motion
from tests.match.positions import MOMENTS, moment

pytestmark = pytest.mark.e2e


def play(app: Driver, players: int, seed: int, length: int) -> Player:
    """Play the recorded game's first actions: by drags and by taps in turn, with a curtain between turns."""
    app.wait_for_screen("table")
    player = Player(app, players, seed)
    for number, action in enumerate(moment("over", players).actions[:length]):
        if not player.state.over and not number:
            player.see()
        turn = player.state.turn
        player.act(action, by_drag=number % 2 == 0)
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
    return player


@pytest.mark.timeout(400)
def test_a_whole_game_for_two_by_gestures_alone(tmp_path: Path) -> None:
    """Seed 5 has draws with every ability, surplus cards, chains of coats, and ends with the end card."""
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,human", "--seed", "5") as app:
        player = play(app, 2, 5, MOMENTS["over"][2])

        screen = app.wait_for_screen("scoreboard")
        assert player.state.over
        assert screen["state"] == state_to_json(player.state)
        for seat in range(2):
            assert screen["widgets"][f"score.{seat}"]["text"].endswith(f" {player.state.score(seat)}")


@pytest.mark.timeout(300)
def test_a_game_for_four(tmp_path: Path) -> None:
    """Three rounds of seed 5, on a tablet."""
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,human,human,human", "--seed", "5", size=(1024, 768)) as app:
        player = play(app, 4, 5, 17)

        assert player.state.turn >= 12
        assert {f"house.{seat}" for seat in range(4)} <= set(app.screen["widgets"])
