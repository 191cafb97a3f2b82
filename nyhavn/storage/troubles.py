"""What can go wrong with the file of games, as kinds that a screen puts into words."""

from __future__ import annotations

import errno
import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Trouble(StrEnum):
    """Why something could not be kept or read."""

    FULL = "full"
    """No space left on the device."""
    READ_ONLY = "read_only"
    """The file or its folder may not be written."""
    LOCKED = "locked"
    """Another program holds the file."""
    DAMAGED = "damaged"
    """The file is not as it was written."""
    IO = "io"
    """The device refused to read or write."""
    CONFLICT = "conflict"
    """The game was played on elsewhere."""
    NO_SUCH_GAME = "no_such_game"
    """The game is not in the file."""
    FAULT = "fault"
    """The app itself did something wrong; the file is as it was."""


class StorageError(Exception):
    """Something was not kept or not read; nothing is half done. What was asked for can be tried again."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble}: {detail}" if detail else str(trouble))
        self.trouble = trouble


class NoticeKind(StrEnum):
    """What the player is to be told, in one sentence."""

    RECOVERED = "recovered"
    """The file was damaged: `games` were read out of it, `lost` were not, and it is kept at `path`."""
    NEWER = "newer"
    """The file is of a newer version of the app: `games` were read out of it, and it is kept at `path`."""
    IN_MEMORY = "in_memory"
    """Nothing can be kept this time, because of `trouble`; `games` could be read."""
    SECOND = "second"
    """The app is open twice with the same games."""
    GAME_CUT = "game_cut"
    """Of game `game_id` the last steps were damaged: it goes on before them. The old file is at `path`."""
    GAME_BRANCHED = "game_branched"
    """The game was played on in another window: this one goes on as game `game_id`."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing that the player is to be told."""

    kind: NoticeKind
    path: Path | None = None
    games: int = 0
    lost: int = 0
    trouble: Trouble | None = None
    game_id: int | None = None


_TROUBLES = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_AUTH: Trouble.READ_ONLY,
    # Of a file beside it that may not be made, SQLite only says that it cannot be opened.
    sqlite3.SQLITE_CANTOPEN: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Trouble.LOCKED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_FORMAT: Trouble.DAMAGED,
    # What SQLite says of a statement, not of the file. Only opening the file anew tells whether it has lost
    # a table or a column meanwhile.
    sqlite3.SQLITE_ERROR: Trouble.FAULT,
    sqlite3.SQLITE_CONSTRAINT: Trouble.FAULT,
    sqlite3.SQLITE_MISMATCH: Trouble.FAULT,
    sqlite3.SQLITE_MISUSE: Trouble.FAULT,
    sqlite3.SQLITE_RANGE: Trouble.FAULT,
    sqlite3.SQLITE_TOOBIG: Trouble.FAULT,
}
_PRIMARY_CODE = 0xFF
"""SQLite's extended codes carry the primary one in their low byte."""


_TROUBLES_OF_SYSTEM = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EFBIG: Trouble.FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
}


FILE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises. Of a damaged schema it may complain in words that are no text."""


def trouble_of(error: sqlite3.Error | UnicodeDecodeError | OSError) -> Trouble:
    """The kind of an error of SQLite or of the system."""
    if isinstance(error, UnicodeDecodeError):
        return Trouble.DAMAGED
    if isinstance(error, OSError):
        return _TROUBLES_OF_SYSTEM.get(error.errno or 0, Trouble.IO)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Python's own complaint: a statement with too few values, a connection that is closed.
        return Trouble.FAULT
    return _TROUBLES.get(code & _PRIMARY_CODE, Trouble.IO)
