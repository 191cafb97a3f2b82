"""Makes a sound file out of what can be read of a damaged one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from nyhavn.storage import files
from nyhavn.storage.carving import PAGE_SIZE, Rows, carve
from nyhavn.storage.checks import text_check
from nyhavn.storage.log_file import newest_pages
from nyhavn.storage.rows import START, GameRow, SoundGame, Step, sound_game, start_to_text
from nyhavn.storage.schema import migrate


class Tally(NamedTuple):
    """How a rescue went."""

    games: int
    lost: int
    """Games of which something was missing: all, the last steps, or only how it stood."""


def carve_file(path: Path, log: bytes) -> Rows:
    """All rows that can be read out of a file and its log; OSError if the file itself cannot be read."""
    content = path.read_bytes() if path.is_file() else b""
    return carve(content, newest_pages(log))


def rows_by_name(connection: sqlite3.Connection) -> Rows:
    """All rows of a file whose tables may have columns that this version does not know."""
    rows = Rows()
    for table, columns, add in (
        ("games", GameRow._fields, rows.add_game),
        ("actions", ("game", "number", "action", "step_check"), rows.add_step),
        ("drafts", ("game", "number", "draft", "draft_check"), rows.add_draft),
        ("settings", ("key", "value"), rows.add_setting),
    ):
        for row in connection.execute(f"SELECT {', '.join(columns)} FROM {table}"):
            add(row)
    return rows


def mend(path: Path, rows: Rows, kind: str) -> tuple[Path, Tally]:
    """Put a new file with these rows in a file's place; where the old one is now.

    sqlite3.Error or OSError if there is no room for it: then the old file is where it was.
    """
    files.drop_unfinished(path)
    with closing(sqlite3.connect(files.unfinished(path), isolation_level=None)) as connection:
        prepare_new(connection)
        tally = fill(connection, rows)
    files.seal(path)
    return files.put_in_place(path, kind), tally


def prepare_new(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty file."""
    connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
    connection.execute("PRAGMA synchronous = EXTRA")
    migrate(connection)


def fill(connection: sqlite3.Connection, rows: Rows) -> Tally:
    """Write what can be trusted of the rows into an empty file, in one transaction."""
    kept = lost = 0
    connection.execute("BEGIN IMMEDIATE")
    for game_id in sorted(rows.games.keys() | rows.steps.keys()):
        sound = sound_game(rows.games.get(game_id), rows.start_of(game_id), rows.steps_of(game_id))
        lost += sound is None or not sound.whole
        if sound is None:
            continue
        kept += 1
        write_game(connection, sound)
        draft = rows.drafts.get(game_id)
        if draft is not None and sound.whole and draft[2] == text_check(game_id, draft[1]):
            connection.execute("INSERT INTO drafts VALUES (?, ?, ?, ?)", (game_id, *draft))
    for setting in rows.settings.items():
        connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", setting)
    connection.execute("COMMIT")
    return Tally(kept, lost)


def write_game(connection: sqlite3.Connection, sound: SoundGame) -> None:
    """Write a game as it is known to be, in place of what there is of it."""
    marks = ", ".join("?" * len(sound.row))
    connection.execute(f"INSERT OR REPLACE INTO games VALUES ({marks})", sound.row)
    connection.execute("DELETE FROM actions WHERE game = ?", (sound.row.id,))
    write_start(connection, sound.row)
    write_steps(connection, sound.row.id, 0, sound.steps)


def write_start(connection: sqlite3.Connection, row: GameRow) -> None:
    """Write what a game starts from before its actions."""
    write_steps(connection, row.id, START, [Step(start_to_text(row), row.start_check)])


def write_steps(
    connection: sqlite3.Connection, game_id: int, first: int, steps: tuple[Step, ...] | list[Step]
) -> None:
    """Write actions of a game from this number on."""
    connection.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?)",
        [(game_id, number, step.action, step.check) for number, step in enumerate(steps, first)],
    )
