"""Makes a sound file out of what can be read of a damaged one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from nyhavn.storage import files
from nyhavn.storage.bounds import MOST_ACTIONS
from nyhavn.storage.carving import PAGE_SIZE, Rows, carve
from nyhavn.storage.checks import text_check
from nyhavn.storage.log_file import newest_pages
from nyhavn.storage.merging import NOTHING, Parts, merged
from nyhavn.storage.note_rows import drop_notes_of_no_game, write_notes
from nyhavn.storage.rows import START, GameRow, SoundGame, Step, game_row, start_to_text
from nyhavn.storage.schema import migrate, table_forms

GAME_COLUMNS = ", ".join(GameRow._fields)
GAME_MARKS = ", ".join("?" * len(GameRow._fields))
DRAFT_COLUMNS = "game, number, draft, draft_check"


class Tally(NamedTuple):
    """How a rescue went."""

    games: int
    lost: int
    """Games of which something was missing: all, the last steps, or only how it stood."""


def carve_file(path: Path, log: bytes, copy: Path | None = None) -> Rows:
    """All rows that can be read out of a file and its log, apart from those that are in its copy as well;
    OSError if the file itself cannot be read."""
    content = path.read_bytes() if path.is_file() else b""
    return carve(content, newest_pages(log), b"" if copy is None else copy.read_bytes())


def rows_by_name(connection: sqlite3.Connection) -> Rows:
    """All rows of a file whose tables may have columns that this version does not know."""
    rows = Rows()
    for form in table_forms():
        for row in connection.execute(f"SELECT {', '.join(form.names)} FROM {form.name}"):
            rows.add(form.name, dict(zip(form.names, row, strict=True)))
    return rows


def mend(path: Path, rows: Rows, kind: str, copy: Path | None = None) -> tuple[Path | None, Tally]:
    """Put a new file in a file's place, with these rows over those of its copy; where the old one is now.

    sqlite3.Error or OSError if there is no room for it: then the old file is where it was.
    """
    files.drop_unfinished(path)
    with closing(sqlite3.connect(files.unfinished(path), isolation_level=None)) as connection:
        prepare_new(connection, copy)
        tally = fill(connection, rows)
    files.seal(path)
    return files.put_in_place(path, kind), tally


def prepare_new(connection: sqlite3.Connection, copy: Path | None = None) -> None:
    """Make the tables in an empty file, with all that is in a copy."""
    connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
    if copy is not None:
        with closing(open_copy(copy)) as known:
            known.backup(connection)
    connection.execute("PRAGMA synchronous = EXTRA")
    migrate(connection)


def open_copy(copy: Path) -> sqlite3.Connection:
    """A file that nobody writes to, for reading."""
    return sqlite3.connect(f"{copy.absolute().as_uri()}?immutable=1", uri=True)


def fill(connection: sqlite3.Connection, rows: Rows) -> Tally:
    """Write what can be trusted of the rows into a file, over what it has, in one transaction."""
    lost = 0
    connection.execute("BEGIN IMMEDIATE")
    there = {game_id for (game_id,) in connection.execute("SELECT id FROM games")}
    for game_id in rows.ids():
        older = find_parts(connection, game_id) if game_id in there else NOTHING
        sound = merged(game_id, rows.parts(game_id), older)
        lost += sound is None or not sound.whole
        if sound is None:
            continue
        write_game(connection, sound)
        draft = rows.drafts.get(game_id)
        if draft is not None and sound.whole and draft[2] == text_check(game_id, draft[1]):
            connection.execute(
                f"INSERT OR REPLACE INTO drafts ({DRAFT_COLUMNS}) VALUES (?, ?, ?, ?)", (game_id, *draft)
            )
    for setting in rows.settings.items():
        connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", setting)
    write_notes(connection, rows.notes)
    drop_notes_of_no_game(connection)
    (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
    connection.execute("COMMIT")
    return Tally(games, lost)


def find_parts(connection: sqlite3.Connection, game_id: int) -> Parts:
    """What a file has of a game."""
    found = connection.execute(f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?", (game_id,)).fetchone()
    steps = connection.execute(
        "SELECT number, action, step_check FROM actions WHERE game = ? LIMIT ?", (game_id, MOST_ACTIONS + 1)
    )
    return Parts(
        None if found is None else game_row(found),
        {number: Step(str(action), check) for number, action, check in steps},
    )


def write_game(connection: sqlite3.Connection, sound: SoundGame) -> None:
    """Write a game as it is known to be, in place of what there is of it."""
    connection.execute(f"INSERT OR REPLACE INTO games ({GAME_COLUMNS}) VALUES ({GAME_MARKS})", sound.row)
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
        "INSERT INTO actions (game, number, action, step_check) VALUES (?, ?, ?, ?)",
        [(game_id, number, step.action, step.check) for number, step in enumerate(steps, first)],
    )
