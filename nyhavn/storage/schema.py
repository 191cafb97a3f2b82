"""The tables, and the way from every older version of them to this one.

A new version appends a script to MIGRATIONS and never changes an older one: a new file runs them all, so that
there is one way only. What the columns mean is in docs/storage.md.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Final

APPLICATION_ID: Final = int.from_bytes(b"Nyhv", "big")
"""Marks the file as ours in SQLite's header."""

_VERSION_1: Final = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        created INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        setup TEXT NOT NULL,
        deal TEXT NOT NULL,
        start_check INTEGER NOT NULL,
        title TEXT,
        played INTEGER NOT NULL,
        deleted INTEGER,
        hints TEXT NOT NULL,
        over INTEGER NOT NULL,
        snapshot TEXT NOT NULL,
        row_check INTEGER NOT NULL
    )
    """,
    "CREATE INDEX games_by_played ON games (played)",
    """
    CREATE TABLE actions (
        game INTEGER NOT NULL,
        number INTEGER NOT NULL,
        action TEXT NOT NULL,
        step_check INTEGER NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE drafts (
        game INTEGER PRIMARY KEY,
        number INTEGER NOT NULL,
        draft TEXT NOT NULL,
        draft_check INTEGER NOT NULL
    )
    """,
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
)

Script = tuple[str, ...]
MIGRATIONS: tuple[Script, ...] = (_VERSION_1,)
"""Entry n makes version n + 1 out of version n."""

Shape = dict[str, tuple[tuple[str, str], ...]]


class NewerVersionError(Exception):
    """The file was written by a newer version of the app."""


class ForeignFileError(Exception):
    """A database, but not one of ours, or no longer in its own shape."""


def latest() -> int:
    """The version that this app works with."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The file's version, 0 for a new file; errors if this app cannot work with it."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables and not version and not mark:
        return 0
    if mark != APPLICATION_ID or version < 1:
        raise ForeignFileError("not a file of games")
    if version > latest():
        raise NewerVersionError(f"version {version} of the file, the app knows {latest()}")
    return int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the last version, in one transaction: it is of the old version or of the new one."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another instance may have done it while this one waited.
        for script in MIGRATIONS[version_of(connection) :]:
            for statement in script:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {latest()}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def shape_of(connection: sqlite3.Connection) -> Shape:
    """Names and columns of all there is."""
    found: Shape = {}
    for kind, name in connection.execute("SELECT type, name FROM sqlite_master").fetchall():
        if name.startswith("sqlite_"):
            continue
        of = "table_info" if kind == "table" else "index_info" if kind == "index" else None
        columns = (
            connection.execute(f'PRAGMA {of}("{name.replace(chr(34), chr(34) * 2)}")').fetchall()
            if of
            else []
        )
        found[f"{kind} {name}"] = tuple((str(column[1]), str(column[2])) for column in columns)
    return found


def check_shape(connection: sqlite3.Connection) -> None:
    """ForeignFileError unless the file has exactly the tables of the last version: no more, no triggers."""
    if shape_of(connection) != _expected_shape(MIGRATIONS):
        raise ForeignFileError("the tables are not ours")


@cache
def _expected_shape(_migrations: tuple[Script, ...]) -> Shape:
    """The shape of a new file, which has come all the way of these migrations."""
    pattern = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(pattern)
        return shape_of(pattern)
    finally:
        pattern.close()
