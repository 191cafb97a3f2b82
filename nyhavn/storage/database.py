"""The open file of games: whole transactions, safe when they return, one at a time."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from threading import RLock
from typing import TypeVar

from nyhavn.storage import copies, files
from nyhavn.storage.log_watch import LogState, LogWatch
from nyhavn.storage.note_rows import NoteKey, Notes
from nyhavn.storage.opening import WAIT, Tell, open_in_memory, open_on_disk
from nyhavn.storage.presence import Presence
from nyhavn.storage.rows import SoundGame
from nyhavn.storage.salvage import find_parts
from nyhavn.storage.troubles import FILE_ERRORS, Notice, NoticeKind, StorageError, Trouble, trouble_of

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

LONG_LOG = 1 << 20
"""Bytes of log after which it is written back into the file at the next quiet moment."""
LONGEST_LOG = 4 * LONG_LOG
"""Bytes of log after which that no longer waits."""
_SHORTEST_LOG = 1 << 15
"""Bytes of log that are nothing, however little room is left."""


class Database:
    """The file, or a copy in memory where it cannot be written. May be used from any thread.

    Until `open` was called and is through, whoever asks for something waits.
    """

    def __init__(self, folder: Path, tell: Tell) -> None:
        self._name = folder / files.NAME
        self._path = files.real(self._name)
        self._tell = tell
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._watch: LogWatch | None = None
        self._closed = False
        self.is_open = False
        """Whether the file was looked at, and mended if need be."""
        self.in_memory = False
        self._copier = copies.Copier(self._begin_copy)
        self._presence = Presence(self._path.parent)

    def open(self) -> None:
        """Look at the file, and mend it if need be; takes long with a large file that is damaged."""
        with self._lock:
            if self.is_open or self._closed:
                return
            try:
                self._open()
            except StorageError as error:
                self._connection, games = open_in_memory(self._path)
                self.in_memory = True
                self._tell(Notice(NoticeKind.IN_MEMORY, trouble=error.trouble, games=games))
            except BaseException:
                self._presence.leave()
                raise
            self.is_open = True
            if not self._presence.first:
                self._tell(Notice(NoticeKind.SECOND))

    @property
    def is_first(self) -> bool:
        """Whether no other instance had the folder before this one."""
        return self._presence.first

    @property
    def path(self) -> Path:
        """The file; if it is a link, the file that it leads to."""
        return self._path

    def read(self, work: Work[T]) -> T:
        """What the work finds; StorageError if the file cannot be read."""
        return self._run(work, "BEGIN")

    def write(self, work: Work[T]) -> T:
        """Do the work in one transaction. When this returns it is safe; StorageError: nothing was changed.

        Work that is done twice must come to the same: a file that was replaced meanwhile gets it again.
        """
        with self._lock:
            try:
                done = self._run(work, "BEGIN IMMEDIATE")
            except StorageError as error:
                if error.trouble is not Trouble.FULL or not self.make_room():
                    raise
                done = self._run(work, "BEGIN IMMEDIATE")
            if self._log_size() > self._limit(LONGEST_LOG):
                self._write_back()
        return done

    def tidy(self) -> None:
        """Write a long log back into the file. Whatever goes wrong, the log has it all.

        Done in one go with the writer's lock: with SQLite's own way, a few pages after a commit beside other
        writers, versions before 3.51.3 could lose pages when the app was open twice.
        """
        with self._lock:
            if self._log_size() > self._limit(LONG_LOG):
                self._write_back()
            if self._connection is not None and not self.in_memory and self._presence.first:
                self._copier.start(self._path)

    def copy_to(self, path: Path) -> None:
        """Write a copy of the file as it is; StorageError if there is no room, and then there is nothing."""
        with self._lock:
            try:
                with closing(sqlite3.connect(path)) as copy:
                    self._ready().backup(copy)
            except (sqlite3.Error, OSError) as error:
                with suppress(OSError):
                    path.unlink(missing_ok=True)
                raise StorageError(trouble_of(error), str(error)) from error

    def keep_copy(self) -> bool:
        """Keep a copy of the file among the last good ones, now; whether that was done."""
        return self._copier.make_now()

    def from_copies(self, sound: SoundGame) -> SoundGame:
        """A game of which this much is sound here, with what the copies have of it beyond that."""
        if self.in_memory:
            return sound
        here = self.read(lambda connection: find_parts(connection, sound.row.id))
        return copies.completed(self._path, sound, here)

    def notes_from_copies(self, places: Sequence[NoteKey]) -> Notes:
        """Notes that are damaged here, as far as the copies have them."""
        return {} if self.in_memory else copies.sound_notes(self._path, places)

    def forget(self, ids: Sequence[int]) -> None:
        """Take games that were removed for good out of the copies."""
        if ids and not self.in_memory:
            self._copier.stop()
            copies.forget(self._path, ids)

    def _begin_copy(self) -> tuple[Path, sqlite3.Connection] | None:
        """The file, and a connection that holds its present state, with nothing of it in the log."""
        if not self._lock.acquire(blocking=False):
            # Not so quiet after all; and whoever has it may be about to wait for this thread.
            return None
        try:
            if self._connection is None or self.in_memory or not self._presence.first:
                return None
            if not self._write_back() or self._log_size():
                return None
            source = sqlite3.connect(
                f"{self._path.absolute().as_uri()}?mode=ro",
                uri=True,
                isolation_level=None,
                check_same_thread=False,
            )
            try:
                source.execute("BEGIN")
                source.execute("SELECT count(*) FROM sqlite_master").fetchone()
                if self._log_size():
                    # Another instance wrote in between.
                    source.close()
                    return None
            except BaseException:
                source.close()
                raise
            return self._path, source
        finally:
            self._lock.release()

    def close(self) -> None:
        """Let go of the file; what is safe stays safe."""
        self._copier.stop()
        with self._lock:
            self._closed = True
            with suppress(_TryAgainError, StorageError):
                # SQLite writes the log back now, without another look at it.
                self._see_to_log()
            self._drop()
            self._presence.leave()

    def _open(self) -> None:
        self._path = files.real(self._name)
        self._connection = open_on_disk(self._path, self._presence, self._tell)
        self._identity = files.identity(self._path)
        (mode,) = self._connection.execute("PRAGMA journal_mode").fetchone()
        self._watch = LogWatch(self._path, self._connection) if mode == "wal" else None
        # What is in the log now is not known to be SQLite's: an empty one is.
        self._write_back()

    def _ready(self) -> sqlite3.Connection:
        if self._closed:
            raise StorageError(Trouble.IO, "closed")
        self.open()
        if self._connection is None:
            self._presence.take()
            self._open()
        assert self._connection is not None
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._watch = None

    def _run(self, work: Work[T], begin: str) -> T:
        with self._lock:
            try:
                return self._once(work, begin)
            except _TryAgainError:
                self._drop()
            try:
                return self._once(work, begin)
            except _TryAgainError as error:
                raise StorageError(error.trouble, str(error)) from error

    def _once(self, work: Work[T], begin: str) -> T:
        connection = self._ready()
        self._copier.used = time.monotonic()
        self._see_to_log()
        try:
            connection.execute(begin)
            done = work(connection)
            connection.execute("COMMIT")
        except FILE_ERRORS as error:
            self._roll_back(connection)
            trouble = trouble_of(error)
            if trouble in (Trouble.DAMAGED, Trouble.FAULT) and not self.in_memory:
                # Opening it anew checks all of it, and mends it if there is anything to mend.
                raise _TryAgainError(trouble, str(error)) from error
            if trouble is Trouble.IO and not self.in_memory:
                # What SQLite remembers of a file that fails is not to be trusted.
                self._drop()
            raise StorageError(trouble, str(error)) from error
        except BaseException:
            self._roll_back(connection)
            raise
        if not self.in_memory and files.identity(self._name) != self._identity:
            # Another instance mended the file, or somebody moved it: this went where nobody will look.
            raise _TryAgainError(Trouble.IO, "the file was replaced")
        try:
            self._see_to_log()
        except _TryAgainError:
            if begin != "BEGIN":
                raise
            self._drop()
        return done

    def _see_to_log(self) -> None:
        """See that the log is where it was and as it was; bring back what is known if it is not."""
        if self._watch is None:
            return
        match self._watch.look():
            case LogState.AS_LEFT:
                return
            case LogState.SPOILT:
                if self._watch.put_back():
                    return
            case LogState.MOVED:
                # SQLite still has the old one open, and writes back what is in it.
                if self._watch.is_ours:
                    self._copier.stop()
                    if not self._write_back(WAIT):
                        raise StorageError(Trouble.LOCKED, "the log was replaced")
        raise _TryAgainError(Trouble.IO, "the log was replaced")

    def _write_back(self, wait: float = 0) -> bool:
        """Bring all that is in the log into the file, and make the log empty; whether that was done."""
        if self._connection is None or self.in_memory:
            return False
        done = False
        with suppress(sqlite3.Error):
            self._connection.execute(f"PRAGMA busy_timeout = {int(wait * 1000)}")
            (busy, _, _) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            done = not busy
        with suppress(sqlite3.Error):
            self._connection.execute(f"PRAGMA busy_timeout = {int(WAIT * 1000)}")
        if done and self._watch is not None:
            self._watch.learn()
        return done

    def make_room(self) -> bool:
        """Give a step the room that the older copies and the log take: in the file it takes hardly any."""
        if self.in_memory:
            return False
        self._copier.stop()
        dropped = copies.make_room(self._path)
        return self._write_back() or dropped

    def _limit(self, usual: int) -> int:
        """How long the log may be: with little room left, shorter than usual."""
        return max(min(usual, files.free_room(self._path) // 8), _SHORTEST_LOG)

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

    def __init__(self, trouble: Trouble, detail: str) -> None:
        super().__init__(detail)
        self.trouble = trouble
