"""A disk whose power can fail: it remembers what has been synced, and what a crash may make of the rest."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

from tests.storage.disk import OK, Disk, watched
from tests.storage.playing import open_store, random_game

GAME = random_game(2, 3)
STEPS = 30

SECTOR = 512
_KEPT = ("nyhavn.db", "nyhavn.db-wal", "nyhavn.db-journal")


class _File:
    """A file as the disk has it for certain, and what was done to it since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.since: list[tuple[int, bytes] | int] = []
        self.created_safely = False

    def sync(self) -> None:
        for change in self.since:
            _apply(self.safe, change)
        self.since.clear()
        self.created_safely = True

    def after_crash(self, chance: random.Random) -> bytes | None:
        """What may be left: of the changes since the last sync any, in part, or none; None for no file."""
        if not self.created_safely and chance.random() < 0.5:
            return None
        left = bytearray(self.safe)
        mood = chance.random()
        for change in self.since:
            if isinstance(change, int):
                if chance.random() < mood:
                    _apply(left, change)
                continue
            offset, content = change
            for start in range(0, len(content), SECTOR):
                if chance.random() < mood:
                    _apply(left, (offset + start, content[start : start + SECTOR]))
        return bytes(left)


def _apply(content: bytearray, change: tuple[int, bytes] | int) -> None:
    if isinstance(change, int):
        del content[change:]
        return
    offset, written = change
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(written)] = written


class PowerDisk(Disk):
    """Tells `on_change` before everything that reaches the disk; any of these moments may be the last."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self._files: dict[str, _File] = {}
        self._on_change = on_change

    def _file(self, path: str) -> _File:
        return self._files.setdefault(Path(path).name, _File())

    def create(self, path: str) -> int:
        self._file(path)
        return OK

    def delete(self, path: str, synced: bool) -> int:
        self._on_change()
        self._files.pop(Path(path).name, None)
        return OK

    def write(self, path: str, offset: int, content: bytes) -> int:
        self._on_change()
        self._file(path).since.append((offset, content))
        return OK

    def truncate(self, path: str, size: int) -> int:
        self._on_change()
        self._file(path).since.append(size)
        return OK

    def sync(self, path: str) -> int:
        self._on_change()
        self._file(path).sync()
        return OK

    def crash_into(self, folder: Path, chance: random.Random) -> None:
        """Write what a crash now would leave into a folder."""
        folder.mkdir()
        for name in _KEPT:
            if name in self._files:
                left = self._files[name].after_crash(chance)
                if left is not None:
                    (folder / name).write_bytes(left)


class Life:
    """A game being played, with crashes now and then that it knows nothing of."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.disk = PowerDisk(self.maybe_crash)
        self.acknowledged = -1
        self.draft = -1
        self.crashes: list[tuple[Path, int, int]] = []

    def maybe_crash(self) -> None:
        """Keep what a crash at this moment would leave, with what the player had been told by then."""
        if self.chance.random() < 0.6:
            place = self.folder / f"crash-{len(self.crashes)}"
            self.disk.crash_into(place, self.chance)
            self.crashes.append((place, self.acknowledged, self.draft))

    def play(self) -> None:
        with watched(self.disk):
            store = open_store(self.folder / "played")
            game_id = store.new_game(GAME.setup, GAME.deal)
            self.acknowledged = 0
            for number in range(STEPS):
                store.append(game_id, number, GAME.actions[number : number + 1], GAME.snapshot(number + 1))
                self.acknowledged, self.draft = number + 1, -1
                store.save_draft(game_id, f"[{number}]")
                self.draft = number
                if number % 10 == 9:
                    store.tidy()
            store.close()


def lost(life: Life) -> int:
    """In how many crashes something acknowledged was lost, or something was there that never was."""
    losses = told = 0
    for place, acknowledged, draft in life.crashes:
        store = open_store(place)
        found = store.list_games()
        if acknowledged >= 0:
            saved = store.load(found[0].id) if found else None
            length = len(saved.actions) if saved else -1
            known = saved is not None and saved.actions == GAME.actions[:length]
            ends_well = acknowledged <= length <= acknowledged + 1
            drafted = (
                draft < 0
                or length > acknowledged
                or (saved and saved.draft in (f"[{draft}]", f"[{draft + 1}]"))
            )
            losses += not (known and ends_well and drafted)
        told += len(store.notices)
        store.close()
        shutil.rmtree(place)
    assert told == 0 or losses, "an ordinary crash is nothing to tell the player"
    return losses
