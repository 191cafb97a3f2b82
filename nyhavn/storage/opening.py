"""Opens the file of games in whatever state it is: as it is, mended, or as a copy in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from nyhavn.storage import copies, files
from nyhavn.storage.bounds import LARGEST_ID
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

_WRITE_FORMAT: Final = 18
"""Where the header of a file has the number of the format to write it in: 1, or 2 with a log."""

Tell = Callable[[Notice], None]


class _DamageError(Exception):
    """The file is not as it was written."""


def open_on_disk(path: Path, presence: Presence, tell: Tell) -> sqlite3.Connection:
    """The file, mended if it must be; StorageError if it cannot be worked with now."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if presence.first:
            files.clear_way(path)
            if files.is_sealed(path):
                _finish_mending(path, tell)
        log = files.read_log(path)
        try:
            return _open_sound(path, log if presence.first else b"", presence.first)
        except NewerVersionError:
            kind, rows = NoticeKind.NEWER, _rows_of_newer(path)
        except (_DamageError, ForeignFileError):
            kind, rows = NoticeKind.RECOVERED, None
        if not presence.first:
            raise StorageError(Trouble.DAMAGED, "and another instance has it")
        _mend(path, log, rows, kind, tell)
        return _open_sound(path, b"", presence.first)
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
    copy, known = _connect(":memory:"), _newest_sound_copy(path)
    try:
        prepare_new(copy, known)
    except sqlite3.Error:
        # A script of ours fails with what is in the copy: with nothing it does not.
        copy.close()
        copy, known = _connect(":memory:"), None
        prepare_new(copy)
    with suppress(OSError):
        fill(copy, carve_file(path, log, known))
    return copy, _games_in(copy)


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    # A flipped bit may leave bytes that are no text; the sums tell, so reading must not fail.
    connection.text_factory = lambda content: content.decode(errors="replace")
    return connection


def _open_sound(path: Path, log: bytes, first: bool) -> sqlite3.Connection:
    """The file, if nothing is wrong with it."""
    if not files.is_plain(path):
        raise _DamageError("not a file")
    is_new = not path.exists() or not path.stat().st_size
    if is_new and (committed_frames(log) or (first and _newest_sound_copy(path) is not None)):
        # SQLite deletes the log of an empty file, and with it the last that was played.
        raise _DamageError("only the log and the copies are left")
    connection = _connect(path)
    try:
        _prepare(connection)
        _check(connection)
        _check_log(connection, log)
        _check_writable(connection)
    except FILE_ERRORS as error:
        connection.close()
        trouble = trouble_of(error)
        if trouble is Trouble.DAMAGED or (trouble is Trouble.READ_ONLY and not _may_be_written(path)):
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


def _may_be_written(path: Path) -> bool:
    """Whether the file itself says so: another number there is one of a time to come."""
    try:
        with path.open("rb") as file:
            return file.read(_WRITE_FORMAT + 1)[_WRITE_FORMAT:] in (b"", b"\1", b"\2")
    except OSError:
        return True


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
    if 0 < version < latest():
        # What is wrong with the file is to be found before the script stumbles over it: an error in the
        # script itself is none of the file's.
        _check(connection)
    if version < latest():
        migrate(connection)


def _check(connection: sqlite3.Connection) -> None:
    check_shape(connection)
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise _DamageError(str(verdict))
    _check_ids(connection)


def _check_ids(connection: sqlite3.Connection) -> None:
    """See that there is a number for another game, and that nothing lies under it already."""
    largest, given, played = (
        connection.execute(f"SELECT max({column}) FROM {table}").fetchone()[0] or 0
        for column, table in (("id", "games"), ("seq", "sqlite_sequence"), ("game", "actions"))
    )
    if not all(isinstance(number, int) and number <= LARGEST_ID for number in (largest, given)):
        raise _DamageError("no number is left for another game")
    if not isinstance(played, int) or played > max(largest, given):
        raise _DamageError("actions of a game that was never begun")


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
    copy = _newest_sound_copy(path) if rows is None else None
    if rows is None:
        rows = carve_file(path, log, copy)
    aside, tally = mend(path, rows, "newer" if kind is NoticeKind.NEWER else "damaged", copy)
    tell(_rescued(kind, aside, tally))


def _newest_sound_copy(path: Path) -> Path | None:
    return next((copy for copy in copies.existing(path) if _sound_games(copy, "immutable=1")), None)


def _rescued(kind: NoticeKind, aside: Path | None, tally: Tally) -> Notice:
    return Notice(kind, path=aside, games=tally.games, lost=tally.lost)


def _finish_mending(path: Path, tell: Tell) -> None:
    """Go on where the app ended while it was mending."""
    games = _sound_games(files.mended(path), "immutable=1")
    if games is None or games < (_sound_games(path, "mode=ro") or 0):
        # Not what a mending left behind: that one has at least what the file itself still has.
        files.set_mended_aside(path)
        return
    aside = files.put_in_place(path, "damaged")
    with closing(_connect(path)) as connection:
        tell(Notice(NoticeKind.RECOVERED, path=aside, games=_games_in(connection)))


def _sound_games(path: Path, access: str) -> int | None:
    """How many games are in a file; None if it is none of ours, or something is wrong with it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{access}", uri=True)) as connection:
            if not version_of(connection):
                return None
            _check(connection)
            return _games_in(connection)
    except (*FILE_ERRORS, _DamageError, ForeignFileError, NewerVersionError):
        return None


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
