"""Whether the app is open twice with the same folder.

The first holds SQLite's exclusive lock on an empty file of its own for as long as it runs. SQLite knows how
to lock files on every system, and the system lets go of the lock when the app ends, however it ends.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from nyhavn.storage.troubles import Trouble, trouble_of

NAME = "nyhavn.lock"


class Presence:
    """The app's place in the folder: first, or not."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: sqlite3.Connection | None = None
        self.first = True
        self.take()

    def take(self) -> bool:
        """Be the first if nobody else is. Where no lock can be made, nobody else can write, either."""
        if self._lock is not None:
            return True
        lock: sqlite3.Connection | None = None
        try:
            lock = sqlite3.connect(
                self._folder / NAME, timeout=0, isolation_level=None, check_same_thread=False
            )
            lock.execute("PRAGMA journal_mode = OFF")
            lock.execute("BEGIN EXCLUSIVE")
            self._lock, self.first = lock, True
        except sqlite3.Error as error:
            if lock is not None:
                lock.close()
            self.first = trouble_of(error) is not Trouble.LOCKED
        return self.first

    def leave(self) -> None:
        """Make way for another."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
