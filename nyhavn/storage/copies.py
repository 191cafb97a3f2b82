"""The last good states of the file, kept beside it: what recovery begins with.

Made in quiet moments, in a thread of their own, from a state of the file that SQLite holds for it meanwhile:
a step never waits for a copy. Before a copy is begun the log is written back, so that whatever is in the log
later is newer than the copy.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from nyhavn.storage import files
from nyhavn.storage.merging import Parts, merged
from nyhavn.storage.note_rows import NoteKey, Notes, find_notes
from nyhavn.storage.rows import SoundGame
from nyhavn.storage.salvage import find_parts, open_copy
from nyhavn.storage.schema import OWNED
from nyhavn.storage.troubles import FILE_ERRORS

KEPT: Final = 3
MOST_BYTES: Final = 1 << 28
"""Of all copies together. A file of some 60,000 games is larger, and is kept without."""
ROOM_LEFT: Final = 1 << 26
"""Bytes that must be left on the disk beside the copies."""
EVERY_SECONDS: Final = 600.0
QUIET_SECONDS: Final = 2.0
"""How long nothing was asked of the file before a copy is begun."""
LONGEST_SECONDS: Final = 120.0
_TRIES: Final = 100
PAGES: Final = 64
"""Pages that are copied before a look at whether the file is wanted for something else."""


def names(path: Path) -> list[Path]:
    """Where the copies of a file are, the newest first."""
    return [path.with_name(f"{path.stem}.copy-{number}{path.suffix}") for number in range(1, KEPT + 1)]


def existing(path: Path) -> list[Path]:
    """The copies that there are, the newest first."""
    return [copy for copy in names(path) if copy.is_file()]


def forget(path: Path, ids: Iterable[int]) -> None:
    """Take games that were removed for good out of the copies, too: none of them may come back."""
    gone = [(number,) for number in ids]
    for copy in existing(path) if gone else ():
        try:
            with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
                connection.execute("PRAGMA secure_delete = ON")
                connection.execute("BEGIN IMMEDIATE")
                # A copy may be of an older version, without a table that is new.
                tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
                for table, key in OWNED:
                    if (table,) in tables:
                        connection.executemany(f"DELETE FROM {table} WHERE {key} = ?", gone)
                connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(OSError):
                copy.unlink()


def completed(path: Path, sound: SoundGame, here: Parts) -> SoundGame:
    """A damaged game of the file with what the newest copy knows better."""
    for copy in existing(path):
        with suppress(*FILE_ERRORS), closing(open_copy(copy)) as connection:
            found = merged(sound.row.id, here, find_parts(connection, sound.row.id))
            if found is not None and (found.whole or len(found.steps) > len(sound.steps)):
                return found
    return sound


def sound_notes(path: Path, places: Iterable[NoteKey]) -> Notes:
    """Notes that are damaged in the file, each as the newest copy has it that has it well."""
    found: Notes = {}
    for copy in existing(path):
        with suppress(*FILE_ERRORS), closing(open_copy(copy)) as connection:
            for place in places:
                if place not in found:
                    found |= find_notes(connection, place.subject, place.game, place.key)[0]
    return found


def make_room(path: Path) -> bool:
    """Give up the older copies, for steps that find no room; whether there were any."""
    older = existing(path)[1:]
    for copy in older:
        with suppress(OSError):
            copy.unlink()
    return bool(older)


class _StoppedError(Exception):
    """The copy is not wanted any more."""


class Copier:
    """Makes a copy now and then."""

    def __init__(self, begin: Callable[[], tuple[Path, sqlite3.Connection] | None]) -> None:
        self._begin = begin
        """Gives the file, and a connection that holds a state of it without a log; None if not now."""
        self._stop = Event()
        self._thread: Thread | None = None
        self._next = 0.0
        self.used = time.monotonic()
        """When something was last asked of the file."""

    def start(self, path: Path) -> None:
        """Make a copy as soon as it is quiet, if it is time for one; returns at once."""
        if self._thread is not None and self._thread.is_alive():
            return
        if time.monotonic() < self._next or not is_due(path):
            return
        self._stop.clear()
        self._thread = Thread(target=self._when_quiet, name="nyhavn-store-copy", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Give up a copy that is being made, and wait until nothing of it is in the way."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def make_now(self) -> bool:
        """Make a copy without waiting for a quiet moment; whether there is one."""
        self.stop()
        self._stop.clear()
        return bool(self._make())

    def _make(self) -> bool | None:
        """Make a copy; whether there is one, None if this is not the moment."""
        with suppress(sqlite3.Error, OSError, _StoppedError):
            found = self._begin()
            if found is None:
                return None
            self._next = time.monotonic() + EVERY_SECONDS
            path, source = found
            with closing(source):
                return write_copy(path, source, self._stop)
        return False

    def _when_quiet(self) -> None:
        for _ in range(_TRIES):
            while time.monotonic() - self.used < QUIET_SECONDS:
                if self._stop.wait(QUIET_SECONDS / 4):
                    return
            if self._make() is not None or self._stop.wait(QUIET_SECONDS / 4):
                return


def write_copy(path: Path, source: sqlite3.Connection, stop: Event) -> bool:
    """Put what a connection holds in the place of the newest copy, unless stopped; whether it is there."""
    places = names(path)[: how_many(path)]
    if not places:
        return False
    since = time.time_ns()
    until = time.monotonic() + LONGEST_SECONDS
    unfinished = path.with_name(f"{path.stem}.copy-new{path.suffix}")

    def go_on(_status: int, _left: int, _all: int) -> None:
        # Short rests leave the disk, and the interpreter, to whoever wants them.
        if stop.wait(0.001) or time.monotonic() > until:
            raise _StoppedError

    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = OFF")
            source.backup(target, pages=PAGES, progress=go_on)
            source.close()
            target.execute("PRAGMA journal_mode = DELETE")
            if target.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                return False
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        # Steps that were kept meanwhile are not in it.
        os.utime(unfinished, ns=(since, since))
        for older, newer in zip(reversed(places), [*reversed(places[:-1]), unfinished], strict=True):
            if newer.exists():
                newer.replace(older)
        for left_over in names(path)[len(places) :]:
            left_over.unlink(missing_ok=True)
    finally:
        unfinished.unlink(missing_ok=True)
    return True


def how_many(path: Path) -> int:
    """How many copies of a file there may be: fewer of a large one, none where there is little room."""
    size = max(path.stat().st_size, 1)
    number = min(KEPT, MOST_BYTES // size)
    taken = sum(copy.stat().st_size for copy in existing(path))
    # While the newest is written, the oldest is still there.
    while number and files.free_room(path) + taken < (number + 1) * size + ROOM_LEFT:
        number -= 1
    return number


def is_due(path: Path) -> bool:
    """Whether the file has changed since the newest copy."""
    copies = existing(path)
    try:
        changed = [
            place.stat().st_mtime_ns for place in (path, files.beside(path, files.LOG)) if place.exists()
        ]
        return bool(changed) and (not copies or copies[0].stat().st_mtime_ns < max(changed))
    except OSError:
        return False
