"""A file of every version that was ever published, as SQL, and the games in it as text.

``python -m tests.storage.versions`` writes those of the present version. Do that once, when a version is new,
and never again: what is kept here is what players have on their devices.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from nyhavn.storage.files import NAME

FOLDER = Path(__file__).resolve().parent


def dump(version: int) -> Path:
    """The file as SQL."""
    return FOLDER / f"v{version}.sql"


def texts(version: int) -> Path:
    """Its games as text."""
    return FOLDER / f"v{version}.txt"


def kept_file(folder: Path, version: int) -> Path:
    """The file of an older version, in a folder."""
    connection = sqlite3.connect(folder / NAME)
    connection.executescript(dump(version).read_text("utf-8"))
    connection.close()
    return folder / NAME
