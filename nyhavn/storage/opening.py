"""Opens the file of games in whatever state it is: as it is, mended, or as a copy in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from nyhavn.storage import files
from nyhavn.storage.carving import PAGE_SIZE, Rows
from nyhavn.storage.log_file import committed_frames, synced_frames
from nyhavn.storage.presence import Presence
from nyhavn.storage.salvage import Tally, carve_file, fill, mend, prepare_new, rows_by_name
from nyhavn.storage.schema import (
    ForeignFileError,
    NewerVersionError,
    check_shape,
    latest,
    migrate,
    version_of,
)
from nyhavn.storage.troubles import FILE_ERRORS, Notice, NoticeKind, StorageError, Trouble, trouble_of

WAIT: Final = 2.0
"""Seconds to wait for another program that has the file."""

SYNCHRONOUS: Final = "FULL"
"""With NORMAL the last steps would wait for the system's own time, and a dead battery would lose them."""

Tell = Callable[[Notice], None]


class _DamageError(Exception):
    """The file is not as it was written."""


def open_on_disk(path: Path, presence: Presence, tell: Tell) -> sqlite3.Connection:
    """The file, mended if it must be; StorageError if it cannot be worked with now."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if presence.first and files.is_sealed(path):
            _finish_mending(path, tell)
        log = files.read_log(path)
        try:
            return _open_sound(path, log if presence.first else b"")
        except NewerVersionError:
            kind, rows = NoticeKind.NEWER, _rows_of_newer(path)
        except (_DamageError, ForeignFileError):
            kind, rows = NoticeKind.RECOVERED, None
        if not presence.first:
            raise StorageError(Trouble.DAMAGED, "and another instance has it")
        _mend(path, log, rows, kind, tell)
        return _open_sound(path, b"")
    except (*FILE_ERRORS, OSError) as error:
        raise StorageError(trouble_of(error), str(error)) from error
    except (_DamageError, ForeignFileError, NewerVersionError) as error:
        raise StorageError(Trouble.DAMAGED, str(error)) from error


def open_in_memory(path: Path) -> tuple[sqlite3.Connection, int]:
    """A copy in memory of what can be read of the file, and the number of games in it."""
    log = files.read_log(path)
    # The second way reads what the first may not, but not the log.
    for access in ("mode=ro",) if log else ("mode=ro", "immutable=1"):
        copy = _connect(":memory:")
        try:
            with closing(
                sqlite3.connect(f"{path.absolute().as_uri()}?{access}", uri=True, timeout=0)
            ) as file:
                version_of(file)
                file.backup(copy)
            copy.execute("PRAGMA journal_mode = MEMORY")
            migrate(copy)
            _check(copy)
            return copy, _games_in(copy)
        except (*FILE_ERRORS, _DamageError, ForeignFileError, NewerVersionError):
            copy.close()
    copy = _connect(":memory:")
    prepare_new(copy)
    try:
        tally = fill(copy, carve_file(path, log))
    except OSError:
        return copy, 0
    return copy, tally.games


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    # A flipped bit may leave bytes that are no text; the sums tell, so reading must not fail.
    connection.text_factory = lambda content: content.decode(errors="replace")
    return connection


def _open_sound(path: Path, log: bytes) -> sqlite3.Connection:
    """The file, if nothing is wrong with it."""
    if not files.is_plain(path):
        raise _DamageError("not a file")
    if committed_frames(log) and (not path.exists() or not path.stat().st_size):
        # SQLite deletes the log of an empty file, and with it the last that was played.
        raise _DamageError("only the log is left")
    connection = _connect(path)
    try:
        _prepare(connection)
        _check(connection)
        _check_log(connection, log)
        _check_writable(connection)
    except FILE_ERRORS as error:
        connection.close()
        if trouble_of(error) is Trouble.DAMAGED:
            _restore_log(path, log)
            raise _DamageError(str(error)) from error
        raise
    except (_DamageError, ForeignFileError):
        connection.close()
        _restore_log(path, log)
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Settings of the connection; docs/storage.md says why these."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
    version = version_of(connection)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS if mode == 'wal' else 'EXTRA'}")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    if version < latest():
        migrate(connection)


def _check(connection: sqlite3.Connection) -> None:
    check_shape(connection)
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise _DamageError(str(verdict))


def _check_writable(connection: sqlite3.Connection) -> None:
    """Find out now whether the file can be written at all; what is written here is taken back."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {latest()}")
    connection.execute("ROLLBACK")


def _check_log(connection: sqlite3.Connection, log: bytes) -> None:
    """See that SQLite read as much of the log as was written."""
    expected = synced_frames(log)
    if not expected:
        return
    _busy, read, _moved = connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    if 0 <= read < expected:
        raise _DamageError(f"{expected - read} frames of the log are damaged")


def _restore_log(path: Path, log: bytes) -> None:
    """Write the log again that SQLite has removed with its last connection: what it passed over is in it."""
    place = files.beside(path, files.LOG)
    if log and not place.exists():
        place.write_bytes(log)


def _mend(path: Path, log: bytes, rows: Rows | None, kind: NoticeKind, tell: Tell) -> None:
    if rows is None:
        rows = carve_file(path, log)
    aside, tally = mend(path, rows, "newer" if kind is NoticeKind.NEWER else "damaged")
    tell(_rescued(kind, aside, tally))


def _rescued(kind: NoticeKind, aside: Path, tally: Tally) -> Notice:
    return Notice(kind, path=aside, games=tally.games, lost=tally.lost)


def _finish_mending(path: Path, tell: Tell) -> None:
    """Go on where the app ended while it was mending."""
    aside = files.put_in_place(path, "damaged")
    with closing(_connect(path)) as connection:
        tell(Notice(NoticeKind.RECOVERED, path=aside, games=_games_in(connection)))


def _rows_of_newer(path: Path) -> Rows | None:
    """The rows of a newer file, if it still has the tables that this version knows."""
    with closing(_connect(path)) as connection:
        try:
            return rows_by_name(connection)
        except FILE_ERRORS:
            return None


def _games_in(connection: sqlite3.Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
    return int(count)
