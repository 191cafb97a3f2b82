"""Notes in the file: small values that belong to a game but not to its record, or to no game at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final, NamedTuple

from nyhavn.storage.bounds import LARGEST_ID, LONGEST_TEXT
from nyhavn.storage.checks import note_check

NO_GAME: Final = 0
"""Stands for the game of a note that belongs to none; ids of games begin with 1."""
LONGEST_NAME: Final = 200
"""Of a subject and of a key."""
NOTE_COLUMNS: Final = "game, subject, key, value, note_check"
_SELECT: Final = (
    f"SELECT notes.game, substr(subject, 1, {LONGEST_NAME + 1}), substr(key, 1, {LONGEST_NAME + 1}), "
    f"substr(value, 1, {LONGEST_TEXT}), note_check FROM"
)
"""What is longer than any text of ours is cut, so that its sum is wrong and it is damage."""


class NoteKey(NamedTuple):
    """What a note is found by."""

    game: int
    subject: str
    key: str


class NoteText(NamedTuple):
    """What it says, with the sum of all of it."""

    value: str
    check: int


Notes = dict[NoteKey, NoteText]


def note(place: NoteKey, value: str) -> NoteText:
    """A note that is to be kept; ValueError if it is too long for one."""
    if not _may_be(place, value):
        raise ValueError(f"too long for a note: {place}"[:LONGEST_NAME])
    return NoteText(value, note_check(*place, value))


def _may_be(place: NoteKey, value: str) -> bool:
    names = (place.subject, place.key)
    return (
        NO_GAME <= place.game <= LARGEST_ID
        and len(value) < LONGEST_TEXT
        and all(len(name) <= LONGEST_NAME and "\n" not in name for name in names)
    )


def is_note(place: NoteKey, text: NoteText) -> bool:
    """Whether this is a note as it was written, whatever the row holds."""
    types = tuple(map(type, (*place, *text)))
    return (
        types == (int, str, str, str, int)
        and _may_be(place, text.value)
        and text.check == note_check(*place, text.value)
    )


def find_notes(
    connection: sqlite3.Connection, subject: str, game: int | None, key: str | None = None
) -> tuple[Notes, list[NoteKey]]:
    """The notes on a subject, of one game or of every game there is, or the one of a key; and which of them
    are not as they were written."""
    if game is None:
        # By way of the games each one's notes are a step in the index; all else would be read through.
        rows = connection.execute(
            f"{_SELECT} games CROSS JOIN notes ON notes.game = games.id WHERE subject = ?", (subject,)
        )
    elif key is None:
        rows = connection.execute(f"{_SELECT} notes WHERE game = ? AND subject = ?", (game, subject))
    else:
        rows = connection.execute(
            f"{_SELECT} notes WHERE game = ? AND subject = ? AND key = ?", (game, subject, key)
        )
    sound: Notes = {}
    damaged = []
    for row in rows:
        place, text = NoteKey(*row[:3]), NoteText(*row[3:])
        if is_note(place, text):
            sound[place] = text
        elif type(place.game) is int and isinstance(place.key, str):
            damaged.append(place)
    return sound, damaged


def write_notes(connection: sqlite3.Connection, notes: Mapping[NoteKey, NoteText]) -> None:
    """Write notes in the place of those that there are."""
    connection.executemany(
        f"INSERT OR REPLACE INTO notes ({NOTE_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
        [(*place, *text) for place, text in notes.items()],
    )


def drop_notes_of_no_game(connection: sqlite3.Connection) -> None:
    """Remove the notes on games that there are no more: a later game must not find them under its id."""
    connection.execute("DELETE FROM notes WHERE game <> ? AND game NOT IN (SELECT id FROM games)", (NO_GAME,))


def copy_notes(connection: sqlite3.Connection, game: int, copy: int) -> None:
    """Keep all notes on a game for its copy as well."""
    rows = connection.execute(f"{_SELECT} notes WHERE game = ?", (game,)).fetchall()
    found = [(NoteKey(*row[:3]), NoteText(*row[3:])) for row in rows]
    theirs = {place._replace(game=copy): text.value for place, text in found if is_note(place, text)}
    write_notes(connection, {place: note(place, value) for place, value in theirs.items()})
