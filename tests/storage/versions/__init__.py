"""A file of every version that was ever published, as SQL, and the games in it as text.

``python -m tests.storage.versions`` writes those of the present version. Do that once, when a version is new,
and never again: what is kept here is what players have on their devices.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def dump(version: int) -> Path:
    """The file as SQL."""
    return FOLDER / f"v{version}.sql"


def texts(version: int) -> Path:
    """Its games as text."""
    return FOLDER / f"v{version}.txt"
