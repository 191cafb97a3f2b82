"""Small values beside the records of games, kept as safely as these: judgements, puzzles, people."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from nyhavn.storage.database import Database
from nyhavn.storage.note_rows import (
    NO_GAME,
    NoteKey,
    find_notes,
    note,
    write_notes,
)
from nyhavn.storage.note_rows import Notes as Found


class Notes:
    """The notes of a store: texts by subject and key, on a game or on none. Those on a game go with it.

    StorageError, as in all of the store: nothing was changed. What a text says is its reader's to check.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def read(self, subject: str, *, game: int = NO_GAME) -> dict[str, str]:
        """All notes on a subject by their keys."""
        return {place.key: text.value for place, text in self._find(subject, game).items()}

    def read_one(self, subject: str, key: str, *, game: int = NO_GAME) -> str | None:
        """A note; None if there is none."""
        found = self._find(subject, game, key).get(NoteKey(game, subject, key))
        return None if found is None else found.value

    def read_of_all_games(self, subject: str) -> dict[int, dict[str, str]]:
        """The notes on a subject of every game that has any, deleted ones that can be had back included."""
        games: dict[int, dict[str, str]] = {}
        for place, text in self._find(subject, None).items():
            games.setdefault(place.game, {})[place.key] = text.value
        return games

    def keep(self, subject: str, notes: Mapping[str, str], *, game: int = NO_GAME) -> None:
        """Keep notes by their keys in the place of those that there are, all or none; others stay.

        Notes on a game that is gone meanwhile are not kept. ValueError for a note of 64 KB or more.
        """
        places = {NoteKey(game, subject, key): value for key, value in notes.items()}
        texts = {place: note(place, value) for place, value in places.items()}

        def work(connection: sqlite3.Connection) -> None:
            if game == NO_GAME or connection.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone():
                write_notes(connection, texts)

        self._database.write(work)

    def _find(self, subject: str, game: int | None, key: str | None = None) -> Found:
        """What is sound; a damaged note is taken from the copies if one has it, and passed over otherwise."""
        sound, damaged = self._database.read(lambda c: find_notes(c, subject, game, key))
        if damaged:
            mended = self._database.notes_from_copies(damaged)
            if mended:
                self._database.write(lambda c: write_notes(c, mended))
            sound |= mended
        return sound
