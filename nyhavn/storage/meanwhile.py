"""Games that are begun while the file of games is still being opened, in a small store of their own.

Checking or mending a large file takes long, and nobody has to wait for it to play: a step is as safe here as
it is in the file itself. Once that is open, each game goes on there. What was left here because the app ended
is brought in at the next start.
"""

from __future__ import annotations

import shutil
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, Generic

from nyhavn.storage import files
from nyhavn.storage.seating import S
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import StorageError

FOLDER: Final = "nyhavn.meanwhile-"
"""Followed by a number."""


class Meanwhile(Generic[S]):
    """Where games are kept until there is a better place."""

    def __init__(self, store: Store[S]) -> None:
        self._store = store
        self._own: Store[S] | None = None
        self._left: list[Path] = []
        with suppress(OSError):
            self._left = sorted(place for place in store.path.parent.glob(f"{FOLDER}*") if place.is_dir())

    def store(self) -> Store[S]:
        """The small store; made when it is first asked for."""
        if self._own is None:
            self._own = self._store.beside(self._free_name())
        return self._own

    def close(self) -> None:
        """Let go of it; what is in it stays for the next start."""
        if self._own is not None:
            self._own.close()
            self._own = None

    def drop(self) -> None:
        """Remove it: all that was in it is in the file of games."""
        if self._own is not None:
            folder = self._own.path.parent
            self.close()
            shutil.rmtree(folder, ignore_errors=True)

    def bring_in(self) -> None:
        """Take the games of earlier runs into the store, which is open; never raises."""
        if not self._store.is_first or self._store.in_memory:
            return
        for place in self._left:
            with suppress(StorageError, OSError):
                self._bring(place)

    def _bring(self, place: Path) -> None:
        with closing(self._store.beside(place)) as left:
            for game in reversed(left.list_games()):
                self._store.take_over(left.load(game.id))
            was_sound = not left.notices
        if was_sound:
            shutil.rmtree(place, ignore_errors=True)
        else:
            # Something could not be read: it is set aside like every damaged file, never deleted.
            place.rename(files.dated(self._store.path, "damaged").with_suffix(""))

    def _free_name(self) -> Path:
        parent, number = self._store.path.parent, 1
        while (folder := parent / f"{FOLDER}{number}").exists():
            number += 1
        return folder
