"""Watches over the log while the app runs: somebody may remove it, replace it or empty it.

SQLite keeps what it knows of the log in memory and does not look again: what it then writes is where nobody
will find it. So the log is looked at before and after every transaction, and what is in it is known here.
"""

from __future__ import annotations

import os
import sqlite3
from enum import Enum, auto
from pathlib import Path
from typing import Final

from nyhavn.storage import files
from nyhavn.storage.log_file import HEADER, follows, is_head

MOST_KNOWN: Final = 1 << 24
"""Bytes of a log that are kept in memory; one is written back long before it has so many."""


_TAIL: Final = 512
"""Bytes at the end of what is known that are compared, too: a log may be cut in the middle of a step."""


class LogState(Enum):
    """What became of the log since it was last looked at."""

    AS_LEFT = auto()
    MOVED = auto()
    """Another file, or none, has its name."""
    SPOILT = auto()
    """It is shorter than it was, or begins otherwise."""


class LogWatch:
    """The log of an open file as it was when it was last looked at."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._log = files.beside(path, files.LOG)
        self._connection = connection
        self._identity: tuple[int, int] | None = None
        self._size = 0
        self._known = bytearray()
        self._version: object = None
        self._version = self._data_version()

    def learn(self) -> None:
        """Take the log as it is now: it has just been written back, or another instance did that."""
        self._version = self._data_version()
        self._identity, self._size = None, 0
        self._known.clear()
        self._state()

    def look(self) -> LogState:
        """See what became of the log; what other connections have done to it is learnt."""
        version = self._data_version()
        state = self._state()
        if state is LogState.AS_LEFT:
            self._version = version
        elif state is LogState.SPOILT and self._data_version() not in (self._version, None):
            # Another instance wrote it back, and said so.
            self.learn()
            return LogState.AS_LEFT
        return state

    @property
    def is_ours(self) -> bool:
        """Whether nobody works with the log that now has its name: then the old one is still all there is."""
        try:
            with self._log.open("rb") as file:
                head = file.read(HEADER)
        except OSError:
            return True
        return not is_head(head) or self._data_version() == self._version

    def put_back(self) -> bool:
        """Write again what is known of a log that was spoilt; whether all of it is."""
        if len(self._known) < self._size:
            return False
        try:
            with self._log.open("r+b") as file:
                file.write(self._known)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            return False
        return self._state() is LogState.AS_LEFT

    def _state(self) -> LogState:
        """What became of the log; what was written since is learnt."""
        try:
            # Something that never ends may have its name.
            log = os.open(self._log, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        except OSError:
            return LogState.AS_LEFT if self._identity is None else LogState.MOVED
        try:
            found = os.fstat(log)
            identity = found.st_dev, found.st_ino
            if self._identity not in (None, identity):
                return LogState.MOVED
            self._identity = identity
            head = _read(log, 0, HEADER) if self._size else b""
            if head != self._known[:HEADER] and follows(bytes(self._known[:HEADER]), head):
                # All of it was in the file, so SQLite began it from the start again.
                self._size = 0
                self._known.clear()
            elif not self._is_as_left(log, head, found.st_size):
                return LogState.SPOILT
            self._read_on(log, found.st_size)
        except OSError:
            return LogState.MOVED
        finally:
            os.close(log)
        return LogState.AS_LEFT

    def _is_as_left(self, log: int, head: bytes, size: int) -> bool:
        end = len(self._known)
        tail = _read(log, max(end - _TAIL, 0), min(end, _TAIL))
        return size >= self._size and head == self._known[:HEADER] and tail == self._known[-_TAIL:]

    def _read_on(self, log: int, size: int) -> None:
        """Learn what was written since; of a log that is too long, only that it is."""
        if not self._known and not is_head(_read(log, 0, HEADER)):
            # SQLite begins an empty log at its start, over whatever somebody else has written there.
            return
        if size > MOST_KNOWN:
            del self._known[HEADER:]
        elif size > len(self._known):
            self._known += _read(log, len(self._known), size - len(self._known))
        self._size = size

    def _data_version(self) -> object:
        """A number that changes when another connection changes the file, or begins the log anew; None if the
        log cannot be read."""
        try:
            return self._connection.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error:
            return None


def _read(file: int, start: int, size: int) -> bytes:
    os.lseek(file, start, os.SEEK_SET)
    found = b""
    while len(found) < size and (more := os.read(file, size - len(found))):
        found += more
    return found
