"""The files in the data folder: their names, and how a mended one takes the place of a damaged one.

Nothing is ever deleted here. A damaged file goes beside the new one under a name that says when.
"""

from __future__ import annotations

import os
import shutil
import stat
from datetime import datetime
from pathlib import Path
from typing import Final

NAME: Final = "nyhavn.db"
LOG: Final = "-wal"
INDEX: Final = "-shm"
ROLLBACK: Final = "-journal"
BESIDE: Final = (LOG, INDEX, ROLLBACK)
"""What SQLite keeps beside a file, by the ends of their names."""

_UNFINISHED: Final = "-mending"
_MENDED: Final = "-mended"
LARGEST_LOG: Final = 1 << 26


def beside(path: Path, end: str) -> Path:
    """A file that belongs to another one."""
    return path.with_name(path.name + end)


def unfinished(path: Path) -> Path:
    """Where a mended file is written."""
    return beside(path, _UNFINISHED)


def drop_unfinished(path: Path) -> None:
    """Make way for a mended file; one that was begun and not finished holds nothing that is not elsewhere."""
    for end in ("", *BESIDE):
        old = beside(unfinished(path), end)
        if old.is_dir() and not old.is_symlink():
            old.rename(dated(path, "damaged"))
        else:
            old.unlink(missing_ok=True)


def seal(path: Path) -> None:
    """Call the mended file finished: from now on it counts, whatever happens to the app."""
    with unfinished(path).open("rb+") as file:
        os.fsync(file.fileno())
    unfinished(path).replace(beside(path, _MENDED))
    _sync_folder(path.parent)


def is_sealed(path: Path) -> bool:
    """Whether a mended file waits to take its place, because the app ended before it could."""
    return beside(path, _MENDED).is_file()


def mended(path: Path) -> Path:
    """Where a mended file waits."""
    return beside(path, _MENDED)


def put_in_place(path: Path, kind: str) -> Path | None:
    """Set the damaged file aside and the mended one in its place; where the damaged one is now, if there was.

    Can be interrupted anywhere and done again: until the last step the mended file waits under its own name.
    """
    aside = dated(path, kind)
    kept: Path | None = None
    # The log goes first. Were it left to the mended file, SQLite would take it for that file's own.
    for end in (LOG, ROLLBACK, ""):
        old = beside(path, end)
        if os.path.lexists(old):
            kept = old.rename(beside(aside, end))
    beside(path, INDEX).unlink(missing_ok=True)
    beside(path, _MENDED).replace(path)
    _sync_folder(path.parent)
    return kept


def dated(path: Path, kind: str) -> Path:
    """A free name beside a file that says what is the matter with it, and when that was found."""
    stem = f"{path.stem}.{kind}-{datetime.now():%Y%m%d-%H%M%S}"
    name, number = path.with_name(stem + path.suffix), 1
    while any(os.path.lexists(beside(name, end)) for end in ("", *BESIDE)):
        number += 1
        name = path.with_name(f"{stem}-{number}{path.suffix}")
    return name


def real(path: Path) -> Path:
    """The file itself where the path is a link: SQLite keeps the log beside the file, not beside the link."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def count_aside(path: Path) -> int:
    """How many damaged files lie beside a file."""
    return sum(1 for _ in path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"))


def read_log(path: Path) -> bytes:
    """The log as it is now; empty if there is none."""
    try:
        log = beside(path, LOG)
        return log.read_bytes() if is_plain(log) and log.stat().st_size <= LARGEST_LOG else b""
    except OSError:
        return b""


def clear_way(path: Path) -> None:
    """Set aside what is in the place of SQLite's own files and never ends, or cannot be opened as a file."""
    for end in BESIDE:
        odd = beside(path, end)
        if not is_plain(odd):
            odd.rename(beside(dated(path, "damaged"), end))


def set_mended_aside(path: Path) -> None:
    """Keep a mended file that is none out of the way."""
    beside(path, _MENDED).rename(dated(path, "damaged"))


def is_plain(path: Path) -> bool:
    """Whether there is a file, and not a folder or something that never ends."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return not os.path.lexists(path)


def free_room(path: Path) -> int:
    """Bytes that are left on the disk of a file; very many if that cannot be said."""
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return 1 << 62


def identity(path: Path) -> tuple[int, int] | None:
    """Which file goes by this name; None if none does."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _sync_folder(folder: Path) -> None:
    """Make the names safe, too, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
