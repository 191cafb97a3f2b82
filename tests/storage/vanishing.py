"""Folders that vanish, files that are replaced and links that lead elsewhere, under a game in progress."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

from nyhavn.match.setup import Setup
from nyhavn.storage import Chronicle, StoreThread
from nyhavn.storage.files import NAME
from tests.storage.playing import is_right, open_store, random_game

GAME = random_game(3, 2)


def remove_folder(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def move_folder(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder.with_name("moved"), ignore_errors=True)
        folder.rename(folder.with_name("moved"))


def remove_file(folder: Path) -> None:
    (folder / NAME).unlink(missing_ok=True)


def empty_file(folder: Path) -> None:
    if (folder / NAME).exists():
        (folder / NAME).write_bytes(b"")


def replace_file(folder: Path) -> None:
    """What restoring an old backup does."""
    if folder.exists():
        other = folder.with_name("other")
        shutil.rmtree(other, ignore_errors=True)
        open_store(other).close()
        (other / NAME).replace(folder / NAME)


def lead_elsewhere(folder: Path) -> None:
    """The file moves to another folder and leaves a link."""
    if (folder / NAME).exists() and not (folder / NAME).is_symlink():
        other = folder.with_name("linked")
        shutil.rmtree(other, ignore_errors=True)
        other.mkdir()
        for path in folder.glob(NAME + "*"):
            path.rename(other / path.name)
        (folder / NAME).symlink_to(other / NAME)


VANISHINGS: tuple[Callable[[Path], None], ...] = (
    *(remove_folder, move_folder, remove_file, empty_file, replace_file, lead_elsewhere),
)


def vanish(folder: Path, rounds: int, seed: int) -> int:
    """Have the data vanish under games; the game on the table must be there in the end. How often it did."""
    chance, times = random.Random(seed), 0
    for number in range(rounds):
        place = folder / f"vanishing-{seed}-{number}"
        place.mkdir()
        data = place / "data"
        thread: StoreThread[Setup] = StoreThread(open_store(data))
        chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
        length = 0
        for _ in range(chance.randrange(3, 15)):
            if chance.random() < 0.4:
                thread.flush(60)
                chance.choice(VANISHINGS)(data)
                times += 1
            after = min(length + chance.choice((1, 2, 5)), len(GAME.actions))
            chronicle.record(GAME.actions[length:after], GAME.snapshot(after)).result(60)
            length = after
        thread.close()
        _look(data, length)
        shutil.rmtree(place)
    return times


def _look(data: Path, length: int) -> None:
    store = open_store(data)
    try:
        assert any(is_right(store, game.id, GAME, length, length) for game in store.list_games()), length
    finally:
        store.close()
