"""A desktop with one kept game, and the dialogs of its system."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from nyhavn.engine.record import Deal
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.store import Store


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
