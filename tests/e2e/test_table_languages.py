"""The language is changed in the middle of a turn: the table speaks it at once, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.i18n import LANGUAGES
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.sights import selected
from tests.e2e.tables import without_motion

pytestmark = pytest.mark.e2e


def change_language(app: Driver, code: str) -> None:
    """From the table's menu to the settings, and back to the table."""
    app.tap("menu")
    app.wait_for_widget("menu.settings")
    app.tap_to("menu.settings", "settings")
    app.tap("settings.language")
    app.wait_for_widget(f"settings.language.{code}")
    app.tap(f"settings.language.{code}")
    app.wait_for(lambda screen: screen["lang"] == code and "back" in screen["widgets"])
    app.tap_to("back", "table")


@pytest.mark.slow
def test_the_language_changes_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,human", "--seed", "5") as app:
        app.wait_for_screen("table")
        player = Player(app, 2, 5)
        player.open_curtain()
        player.tap_until("offer.0", selected("offer.0"))
        player.tap_until("offer.1", selected("offer.1"))
        said = [player.see()["widgets"]["confirm"]["text"]]
        for code in (code for code in LANGUAGES if code != "en"):
            change_language(app, code)
            player.open_curtain()
            widgets = player.see(selected("offer.1"))["widgets"]
            assert widgets["offer.0"]["selected"]
            said.append(widgets["confirm"]["text"])
        assert len(set(said)) == len(LANGUAGES)
        action = next(
            action
            for action in player.state.legal()
            if isinstance(action, DrawCards) and action.slots == (0, 1) and not action.both_actions
        )

        player.confirm_as(action)
