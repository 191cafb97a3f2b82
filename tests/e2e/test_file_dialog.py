"""Importing a game by the desktop's own dialog, which here is a script that answers at once."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.engine.record import Deal
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.store import Store
from tests.e2e.driver import Driver

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform != "linux", reason="the script stands for a program of Linux"),
]


def desktop_with_a_game(folder: Path) -> dict[str, str]:
    """A game in a file, and a dialog in which it is chosen: what that adds to the environment."""
    with closing(Store.open(folder / "other device", Setup.from_json)) as store:
        setup = Setup((Seat("Anna", "red"), Seat("Bence", "blue")), 5)
        file = store.export_file(store.new_game(setup, Deal(2, 5)))
    programs = folder / "programs"
    programs.mkdir()
    (programs / "zenity").write_text(f"#!/bin/sh\necho '{file}'\n", encoding="utf-8")
    (programs / "zenity").chmod(0o755)
    return {"PATH": os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])}


def test_the_chosen_file_is_imported(tmp_path: Path) -> None:
    with Driver(tmp_path, environment=desktop_with_a_game(tmp_path)) as app:
        app.wait_for_screen("home")
        app.tap_to("home.saves", "saves")
        app.tap("saves.exchange")
        app.wait_for_widget("saves.exchange.import")
        app.tap("saves.exchange.import")
        screen = app.wait_for_widget("save.0.resume")
        assert "Anna and Bence" in screen["widgets"]["save.0.resume"]["text"]
