"""The player's settings in the file: a name and a JSON value each."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from nyhavn.storage.database import Database
from nyhavn.storage.troubles import StorageError

Later = Callable[[Callable[[], None]], object]
"""Takes work to be done soon, elsewhere."""


class Settings:
    """Keeps the preferences: the UI's PreferenceStore."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._later: Later | None = None

    def save_through(self, later: Later | None) -> None:
        """Say where saving is done, so that no frame waits for the disk; None for at once."""
        self._later = later

    @property
    def set_aside(self) -> Path | None:
        """Nothing of its own to tell: a damaged file is among the notices of the store."""
        return None

    def load(self) -> dict[str, object]:
        """What was kept; empty when there is nothing or nothing readable."""
        try:
            rows = self._database.read(_rows)
        except StorageError:
            return {}
        values: dict[str, object] = {}
        for key, value in rows:
            with suppress(ValueError, TypeError, RecursionError):
                values[key] = json.loads(value)
        return values

    def save(self, values: Mapping[str, object]) -> None:
        """Keep these values in place of the old ones; never raises for a full or locked disk."""
        texts = sorted((key, json.dumps(value, ensure_ascii=False)) for key, value in values.items())
        if self._later is None:
            self._write(texts)
        else:
            self._later(lambda: self._write(texts))

    def _write(self, texts: list[tuple[str, str]]) -> None:
        def replace(connection: sqlite3.Connection) -> None:
            if _rows(connection) != texts:
                connection.execute("DELETE FROM settings")
                connection.executemany("INSERT INTO settings VALUES (?, ?)", texts)

        with suppress(StorageError):
            self._database.write(replace)


def _rows(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT key, value FROM settings ORDER BY key").fetchall()
