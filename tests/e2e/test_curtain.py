"""Four people and one device in the real app: no slip of a finger or a key opens somebody's hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.material import COLORS
from nyhavn.engine.state import apply
from tests.e2e.desktop import Desktop, DesktopDriver
from tests.e2e.driver import Rect, Screen
from tests.e2e.player import Player
from tests.e2e.tables import without_motion
from tests.match.positions import moment

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

TURNS = 16


def is_public(screen: Screen) -> bool:
    """Whether nothing but the curtain is told of: no hand, and nothing to be reached behind it."""
    names = {name.partition(".")[0] for name in screen["widgets"]}
    return names <= {"curtain", "menu", "score", "house", "focus"}


def hand(screen: Screen) -> list[str]:
    """The cards that the inspect file names."""
    return [widget["text"] for name, widget in screen["widgets"].items() if name.startswith("hand.")]


@pytest.mark.timeout(1800)
def test_a_game_of_four_with_double_taps_and_held_keys_at_every_hand_over(tmp_path: Path) -> None:
    """Every hand is told of in the turn of its owner, and never else."""
    without_motion(tmp_path)
    with (
        Desktop() as desktop,
        DesktopDriver(desktop, tmp_path, "--play", "human,human,human,human", "--seed", "5") as app,
    ):
        app.wait_for_screen("table")
        player = Player(app, 4, 5)
        handed_on = 0
        for action in moment("over", 4).actions[:TURNS]:
            screen = app.settle()
            if "curtain" in screen["widgets"]:
                handed_on += 1
                open_with_care(app, player, by_key=handed_on % 2 == 0)
            assert hand(player.see()) == player.state.hand(player.state.current)
            turn, before = player.state.turn, player.state
            player.lay_out(action)
            confirm = app.rect("confirm")
            app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"])
            slip(app, confirm, held=handed_on % 2 == 1)
            player.state, _ = apply(before, action)
            screen = app.wait_for(lambda screen: screen["state"] == state_to_json(player.state))
            if player.state.turn != turn:
                screen = app.wait_for(lambda screen: "curtain" in screen["widgets"] and not screen["busy"])
                assert is_public(screen), sorted(screen["widgets"])
                assert not confirm_overlaps(confirm, Rect(*screen["widgets"]["curtain"]["rect"]))
            app.key_up("Return")
        assert handed_on >= 12


def slip(app: DesktopDriver, confirm: Rect, held: bool) -> None:
    """Confirm by a double tap, or by Enter that is then held down and repeats itself."""
    if held:
        app.key_down("Return")
    else:
        app.double_tap(confirm.center)
        app.tap(confirm.center)


def confirm_overlaps(confirm: Rect, button: Rect) -> bool:
    """Whether what opens the curtain lies within a fingertip of where Confirm was."""
    return not (
        button.x > confirm.x + confirm.width + 48
        or button.x + button.width < confirm.x - 48
        or button.y > confirm.y + confirm.height + 48
        or button.y + button.height < confirm.y - 48
    )


def open_with_care(app: DesktopDriver, player: Player, by_key: bool) -> None:
    """Nothing but the button, or a key that is pressed anew, opens the curtain."""
    screen = app.settle()
    assert is_public(screen)
    told = " ".join(widget["text"] for name, widget in screen["widgets"].items() if name != "curtain")
    assert not any(color in told for color in COLORS)
    width, height = app.size()
    for point in ((width / 2, height / 2), (width / 2, 8.0), (width - 8.0, height / 2)):
        app.double_tap(point)
    assert is_public(app.settle()), "only the button opens it"
    if by_key:
        app.key("Return")
    else:
        app.tap("curtain")
    app.wait_for(lambda screen: "curtain" not in screen["widgets"])
