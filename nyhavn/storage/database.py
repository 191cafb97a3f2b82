"""The open file of games: whole transactions, safe when they return, one at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import TypeVar

from nyhavn.storage import files
from nyhavn.storage.opening import WAIT, Tell, open_in_memory, open_on_disk
from nyhavn.storage.presence import Presence
from nyhavn.storage.troubles import FILE_ERRORS, Notice, NoticeKind, StorageError, Trouble, trouble_of

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

LONG_LOG = 1 << 20
"""Bytes of log after which it is written back into the file at the next quiet moment."""
_LONGEST_LOG = 4 * LONG_LOG
"""Bytes of log after which that no longer waits."""


class Database:
    """The file, or a copy in memory where it cannot be written. May be used from any thread."""

    def __init__(self, folder: Path, tell: Tell) -> None:
        self._path = folder / files.NAME
        self._tell = tell
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._closed = False
        self.in_memory = False
        self._presence = Presence(folder)
        try:
            self._open()
        except StorageError as error:
            self._connection, games = open_in_memory(self._path)
            self.in_memory = True
            tell(Notice(NoticeKind.IN_MEMORY, trouble=error.trouble, games=games))
        except BaseException:
            self._presence.leave()
            raise
        if not self._presence.first:
            tell(Notice(NoticeKind.SECOND))

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    def read(self, work: Work[T]) -> T:
        """What the work finds; StorageError if the file cannot be read."""
        return self._run(work, "BEGIN")

    def write(self, work: Work[T]) -> T:
        """Do the work in one transaction. When this returns it is safe; StorageError: nothing was changed.

        Work that is done twice must come to the same: a file that was replaced meanwhile gets it again.
        """
        done = self._run(work, "BEGIN IMMEDIATE")
        if self._log_size() > _LONGEST_LOG:
            self.tidy()
        return done

    def tidy(self) -> None:
        """Write a long log back into the file. Whatever goes wrong, the log has it all.

        Done in one go with the writer's lock: with SQLite's own way, a few pages after a commit beside other
        writers, versions before 3.51.3 could lose pages when the app was open twice.
        """
        with self._lock:
            if self._connection is None or self._log_size() <= LONG_LOG:
                return
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA busy_timeout = 0")
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            with suppress(sqlite3.Error):
                self._connection.execute(f"PRAGMA busy_timeout = {int(WAIT * 1000)}")

    def copy_to(self, path: Path) -> None:
        """Write a copy of the file as it is; sqlite3.Error or OSError if there is no room."""
        with self._lock:
            copy = sqlite3.connect(path)
            try:
                self._ready().backup(copy)
            finally:
                copy.close()

    def close(self) -> None:
        """Let go of the file; what is safe stays safe."""
        with self._lock:
            self._closed = True
            self._drop()
            self._presence.leave()

    def _open(self) -> None:
        self._connection = open_on_disk(self._path, self._presence, self._tell)
        self._identity = files.identity(self._path)

    def _ready(self) -> sqlite3.Connection:
        if self._closed:
            raise StorageError(Trouble.IO, "closed")
        if self._connection is None:
            self._presence.take()
            self._open()
        assert self._connection is not None
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _run(self, work: Work[T], begin: str) -> T:
        with self._lock:
            try:
                return self._once(work, begin)
            except _TryAgainError:
                self._drop()
            try:
                return self._once(work, begin)
            except _TryAgainError as error:
                raise StorageError(Trouble.DAMAGED, str(error)) from error

    def _once(self, work: Work[T], begin: str) -> T:
        connection = self._ready()
        try:
            connection.execute(begin)
            done = work(connection)
            connection.execute("COMMIT")
        except FILE_ERRORS as error:
            self._roll_back(connection)
            trouble = trouble_of(error)
            if trouble is Trouble.DAMAGED and not self.in_memory:
                # Opening it anew checks all of it, and mends it.
                raise _TryAgainError(str(error)) from error
            if trouble is Trouble.IO and not self.in_memory:
                # What SQLite remembers of a file that fails is not to be trusted.
                self._drop()
            raise StorageError(trouble, str(error)) from error
        except BaseException:
            self._roll_back(connection)
            raise
        if not self.in_memory and files.identity(self._path) != self._identity:
            # Another instance mended the file, or somebody moved it: this went where nobody will look.
            raise _TryAgainError("the file was replaced")
        return done

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            # SQLite undoes it when the connection is gone.
            if not self.in_memory:
                self._drop()

    def _log_size(self) -> int:
        if self.in_memory:
            return 0
        try:
            return files.beside(self._path, files.LOG).stat().st_size
        except OSError:
            return 0


class _TryAgainError(Exception):
    """The file has to be opened anew."""
