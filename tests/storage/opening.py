"""Holds a file of games back while it is opened."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import Store, database, opening


class Opening:
    """Every file that is opened in a folder waits until it is let go."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        """Set when something has tried to open one."""
        self._go = threading.Event()
        self._folder: Path | None = None
        really = opening.open_on_disk

        def later(path: Path, *rest: Any) -> Any:
            if path.parent == self._folder:
                self.reached.set()
                self._go.wait(600)
            return really(path, *rest)

        patch.setattr(database, "open_on_disk", later)

    def begin(self, folder: Path) -> Store[Setup]:
        """A store whose file is not open yet."""
        self._folder = folder
        return Store.begin(folder, Setup.from_json)

    def let_go(self) -> None:
        """Have it opened."""
        self._go.set()
