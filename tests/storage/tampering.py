"""What somebody may do to the log under the running app, and what a killed app then leaves behind."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

from nyhavn.storage.files import NAME
from tests.storage.damage import LOG, copy
from tests.storage.playing import is_right, open_store, random_game

GAME = random_game(3, 1)


def remove(log: Path) -> None:
    log.unlink(missing_ok=True)


def move_away(log: Path) -> None:
    if log.exists():
        log.rename(log.with_name("elsewhere"))


def replace_by_garbage(log: Path) -> None:
    log.unlink(missing_ok=True)
    log.write_bytes(b"garbage" * 2000)


def replace_by_itself(log: Path) -> None:
    """What a synchronizing program does: another file with the same bytes."""
    if log.exists():
        shutil.copy(log, log.with_name("same"))
        log.with_name("same").replace(log)


def empty(log: Path) -> None:
    if log.exists():
        log.write_bytes(b"")


def cut(log: Path) -> None:
    if log.exists():
        with log.open("r+b") as file:
            file.truncate(log.stat().st_size // 2)


def overwrite(log: Path) -> None:
    if log.exists():
        with log.open("r+b") as file:
            file.write(b"\xff" * 5000)


def fill_with_nothing(log: Path) -> None:
    if log.exists():
        size = log.stat().st_size
        with log.open("r+b") as file:
            file.write(bytes(size))


def to_folder(log: Path) -> None:
    remove(log)
    log.mkdir()


Tamper = Callable[[Path], None]
TAMPERS: tuple[Tamper, ...] = (
    *(remove, move_away, replace_by_garbage, replace_by_itself, empty, cut, overwrite, fill_with_nothing),
    to_folder,
)


def kill(folder: Path, left: Path) -> None:
    """Take what an app that is killed now leaves on the disk."""
    left.mkdir()
    copy(folder / NAME, left)


def torment(folder: Path, rounds: int, seed: int) -> int:
    """Tamper with the log between and within the steps of games; every step must be there after a kill.

    How often the log was tampered with.
    """
    chance, times = random.Random(seed), 0
    for number in range(rounds):
        place = folder / f"log-{seed}-{number}"
        store = open_store(place)
        game_id = store.new_game(GAME.setup, GAME.deal)
        length = 0
        for _ in range(chance.randrange(3, 25)):
            if chance.random() < 0.4:
                chance.choice(TAMPERS[:-1])(place / LOG)
                times += 1
            after = min(length + chance.choice((1, 1, 2, 5)), len(GAME.actions))
            store.append(game_id, length, GAME.actions[length:after], GAME.snapshot(after))
            length = after
            if chance.random() < 0.1:
                store.tidy()
            if chance.random() < 0.3:
                _check(place, folder / "left", game_id, length)
        _check(place, folder / "left", game_id, length)
        store.close()
        _check(place, folder / "left", game_id, length)
        shutil.rmtree(place)
    return times


def _check(place: Path, left: Path, game_id: int, length: int) -> None:
    kill(place, left)
    store = open_store(left)
    try:
        assert store.notices == []
        assert is_right(store, game_id, GAME, length, length), f"{length} steps in {place.name}"
    finally:
        store.close()
        shutil.rmtree(left)
