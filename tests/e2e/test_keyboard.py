"""A whole game on a real desktop with real keys, and no mouse anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.engine.jsonform import state_to_json
from tests.e2e.desktop import Desktop, DesktopDriver
from tests.e2e.key_player import KeyPlayer
from tests.e2e.tables import without_motion
from tests.match.positions import moment

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


@pytest.mark.timeout(1800)
def test_a_whole_game_by_real_keys(tmp_path: Path) -> None:
    """The game that tests/ui/table plays by keys in its own process."""
    without_motion(tmp_path)
    with (
        Desktop() as desktop,
        DesktopDriver(desktop, tmp_path, "--play", "human,human", "--seed", "5") as app,
    ):
        app.wait_for_screen("table")
        player = KeyPlayer(app, 2, 5)
        player.open_curtain()
        for action in moment("over", 2).actions:
            turn = player.state.turn
            player.act(action)
            if player.state.turn != turn and not player.state.over:
                player.see(lambda screen: "curtain" in screen["widgets"])
                player.open_curtain()

        assert player.state.over
        assert app.wait_for_screen("scoreboard")["state"] == state_to_json(player.state)
