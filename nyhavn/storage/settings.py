"""The player's settings in the file: a name and a JSON value each."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from math import isfinite
from pathlib import Path

from nyhavn.storage import copies, files
from nyhavn.storage.bounds import LONGEST_TEXT
from nyhavn.storage.database import Database
from nyhavn.storage.troubles import FILE_ERRORS, StorageError

Later = Callable[[Callable[[], None]], object]
"""Takes work to be done soon, elsewhere."""


MOST_SETTINGS = 1_000
LONGEST_NUMBER = 16
EARLY_SECONDS = 0.25
"""How long the first frame waits for what one file says of the settings; usually a hundredth of that."""


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
        return _values(rows)

    def load_early(self) -> dict[str, object]:
        """What was kept, for the first frame: read in a moment, from the newest file that can be read.

        The file is neither checked nor changed. What is found here may be older than what `load` has once
        the store is open.
        """
        for path, access in early_places(self._database.path):
            with suppress(*FILE_ERRORS, OSError):
                return _values(_read_early(path, access))
        return {}

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
                connection.executemany("INSERT INTO settings (key, value) VALUES (?, ?)", texts)

        with suppress(StorageError):
            self._database.write(replace)


def _rows(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute(
        f"SELECT substr(key, 1, {LONGEST_TEXT}), substr(value, 1, {LONGEST_TEXT}) FROM settings "
        "ORDER BY key LIMIT ?",
        (MOST_SETTINGS,),
    ).fetchall()


def early_places(path: Path) -> list[tuple[Path, str]]:
    """Where to look for settings before the file is open, and how: nothing that never ends or is changed."""
    places = []
    with suppress(OSError):
        # SQLite removes the log of an empty file, and reads all of a long one.
        if path.stat().st_size and all(
            files.is_plain(files.beside(path, end)) for end in ("", *files.BESIDE)
        ):
            log = files.beside(path, files.LOG)
            if not log.exists() or log.stat().st_size <= files.LARGEST_LOG:
                places.append((path, "mode=ro"))
            places.append((path, "immutable=1"))
    return [*places, *((copy, "immutable=1") for copy in copies.existing(path))]


def _read_early(path: Path, access: str) -> list[tuple[str, str]]:
    until = time.monotonic() + EARLY_SECONDS
    uri = f"{path.absolute().as_uri()}?{access}"
    with closing(sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)) as connection:
        connection.text_factory = lambda content: content.decode(errors="replace")
        connection.set_progress_handler(lambda: time.monotonic() > until, 1000)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        return _rows(connection)


def _values(rows: list[tuple[str, str]]) -> dict[str, object]:
    values: dict[str, object] = {}
    for key, value in rows:
        with suppress(ValueError, TypeError, RecursionError):
            values[_text(key)] = _value(_text(value))
    return values


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")
    return value


def _value(text: str) -> object:
    """A value as it was kept; ValueError if nothing of ours could have kept it."""
    value = json.loads(text, parse_int=_integer, parse_float=_real, parse_constant=_real)
    # Half a sign can be written as JSON, but not as text.
    json.dumps(value, ensure_ascii=False).encode()
    return value


def _integer(word: str) -> int:
    if len(word) > LONGEST_NUMBER:
        raise ValueError("too large")
    return int(word)


def _real(word: str) -> float:
    value = float(word)
    if not isfinite(value):
        raise ValueError("not a number")
    return value
