"""Importing a game by the desktop's own dialog, which here is a script that answers at once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.e2e.desktop_with_a_game import desktop_with_a_game
from tests.e2e.driver import Driver

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform != "linux", reason="the script stands for a program of Linux"),
]


def test_the_chosen_file_is_imported(tmp_path: Path) -> None:
    with Driver(tmp_path, environment=desktop_with_a_game(tmp_path)) as app:
        app.wait_for_screen("home")
        app.tap_to("home.saves", "saves")
        app.tap("saves.exchange")
        app.wait_for_widget("saves.exchange.import")
        app.tap("saves.exchange.import")
        screen = app.wait_for_widget("save.0.resume")
        assert "Anna and Bence" in screen["widgets"]["save.0.resume"]["text"]
