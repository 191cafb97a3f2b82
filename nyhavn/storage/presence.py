"""Whether the app is open twice with the same folder.

The first holds SQLite's exclusive lock on an empty file of its own for as long as it runs. SQLite knows how
to lock files on every system, and the system lets go of the lock when the app ends, however it ends.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from nyhavn.storage import files
from nyhavn.storage.troubles import Trouble, trouble_of

NAMES = ("nyhavn.lock", "nyhavn.lock-2")
"""The second is for the case that something that is no file has the name of the first."""


class Presence:
    """The app's place in the folder: first, or not."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self.first = True
        self.take()

    def take(self) -> bool:
        """Be the first if nobody else is. Where no lock can be made, nobody else can write, either."""
        if self._lock is not None:
            if files.identity(self._path()) == self._identity:
                return True
            # The lock went with its folder, or was removed: another app would not meet it any more.
            self.leave()
        with suppress(OSError):
            # Without the folder there is no lock, and two first starts would both believe to be alone.
            self._folder.mkdir(parents=True, exist_ok=True)
        trouble = self._try()
        if trouble is Trouble.DAMAGED:
            # Whoever holds the lock is met before a look at what is in the file. In place: others may wait.
            with suppress(OSError):
                os.truncate(self._path(), 0)
            trouble = self._try()
        self.first = trouble is not Trouble.LOCKED
        return self.first

    def leave(self) -> None:
        """Make way for another."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _path(self) -> Path:
        first, second = (self._folder / name for name in NAMES)
        try:
            return first if files.is_plain(first) else second
        except OSError:
            return second

    def _try(self) -> Trouble | None:
        """Take the lock; why it cannot be had, if so."""
        path = self._path()
        lock: sqlite3.Connection | None = None
        try:
            lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if lock is not None:
                lock.close()
            return trouble_of(error)
        self._lock, self._identity = lock, files.identity(path)
        return None
