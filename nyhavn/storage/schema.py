"""The tables, and the way from every older version of them to this one.

A new version appends a script to MIGRATIONS and never changes an older one: a new file runs them all, so that
there is one way only. What the columns mean is in docs/storage.md.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Final, NamedTuple

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

_VERSION_2: Final = (
    """
    CREATE TABLE notes (
        game INTEGER NOT NULL,
        subject TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        note_check INTEGER NOT NULL,
        PRIMARY KEY (game, subject, key)
    ) WITHOUT ROWID
    """,
)

Script = tuple[str, ...]
MIGRATIONS: tuple[Script, ...] = (_VERSION_1, _VERSION_2)
"""Entry n makes version n + 1 out of version n."""

OWNED: Final = (("actions", "game"), ("drafts", "game"), ("notes", "game"), ("games", "id"))
"""What goes with a game: each table, and the column that has the game's id."""

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
    try:
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            # Nothing can be wrong with this statement: the file says that it is of a format to come.
            raise ForeignFileError(str(error)) from error
        raise
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


class Column(NamedTuple):
    """A column as SQLite's pages have it."""

    name: str
    type: type
    required: bool
    default: object
    """What it is in a row that was written before there was such a column."""


class TableForm(NamedTuple):
    """How the rows of a table look in the pages of a file."""

    name: str
    rowid: str | None
    """The column that is the row's own number, and is not in the record itself."""
    columns: tuple[Column, ...]
    """Those of the last version."""
    names: tuple[str, ...]
    sizes: frozenset[int]
    """How many columns its rows had in each version: SQLite leaves old rows short when a column is added."""


def table_forms() -> tuple[TableForm, ...]:
    """The tables of the last version."""
    return _table_forms(MIGRATIONS)


@cache
def _table_forms(migrations: tuple[Script, ...]) -> tuple[TableForm, ...]:
    sizes: dict[str, set[int]] = {}
    pattern = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for script in migrations:
            for statement in script:
                pattern.execute(statement)
            for name in _table_names(pattern):
                sizes.setdefault(name, set()).add(len(_columns(pattern, name)))
        return tuple(
            TableForm(
                name,
                _rowid(pattern, name),
                columns := _columns(pattern, name),
                tuple(column.name for column in columns),
                frozenset(sizes[name]),
            )
            for name in _table_names(pattern)
        )
    finally:
        pattern.close()


def _table_names(connection: sqlite3.Connection) -> list[str]:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [name for (name,) in names if not name.startswith("sqlite_")]


def _columns(connection: sqlite3.Connection, table: str) -> tuple[Column, ...]:
    columns = []
    for _, name, kind, required, default, _ in connection.execute(f"PRAGMA table_info({table})"):
        (value,) = connection.execute(f"SELECT {default or 'NULL'}").fetchone()
        columns.append(Column(name, int if kind == "INTEGER" else str, bool(required), value))
    return tuple(columns)


def _rowid(connection: sqlite3.Connection, table: str) -> str | None:
    try:
        connection.execute(f"SELECT rowid FROM {table} LIMIT 0")
    except sqlite3.OperationalError:
        return None
    keys = [name for _, name, _, _, _, key in connection.execute(f"PRAGMA table_info({table})") if key]
    return str(keys[0])


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
    """ForeignFileError unless the file has exactly the tables of its version: no more, no triggers."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if shape_of(connection) != _expected_shape(MIGRATIONS[:version]):
        raise ForeignFileError("the tables are not ours")


@cache
def _expected_shape(migrations: tuple[Script, ...]) -> Shape:
    """The shape of a file that has come the way of these migrations."""
    pattern = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for script in migrations:
            for statement in script:
                pattern.execute(statement)
        return shape_of(pattern)
    finally:
        pattern.close()
