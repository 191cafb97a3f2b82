"""Paths as they can be shown."""

from __future__ import annotations

import os
from pathlib import Path


def printable(path: Path | str) -> str:
    """A path in letters: bytes that are no text, as old systems wrote them, become question marks."""
    return os.fsencode(path).decode("utf-8", "replace")
