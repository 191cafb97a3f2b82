"""What each part of recovery brings back: copies, the log, and the pages of the file read by hand."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

from nyhavn.storage.carving import Rows, carve
from nyhavn.storage.files import NAME
from nyhavn.storage.log_file import newest_pages
from tests.storage.damage import LOG, copies
from tests.storage.fuzzing import GAMES, spoilt
from tests.storage.playing import open_store

LENGTH: Final = 40
PART: Final = 30
"""Actions of each game that the copy has."""
WAYS: Final = (
    "the copy alone",
    "the copy and the log",
    "the copy, the log and the pages",
    "no copy, the pages",
)


def measure(folder: Path, number: int, seed: int) -> dict[str, dict[str, float]]:
    """For damaged files of several kinds: the part of all steps that each way brings back."""
    chance = random.Random(seed)
    found: dict[str, dict[str, float]] = {}
    for kind in ("closed in order", "killed"):
        source = _played(folder / f"worth-{seed}-{kind[:6]}", kill=kind == "killed")
        for damage in ("anything", "everything"):
            kept = dict.fromkeys(WAYS, 0)
            for _ in range(number):
                content = (source / NAME).read_bytes()
                broken = spoilt(content, chance) if damage == "anything" else b"\xff" * len(content)
                for way in WAYS:
                    kept[way] += _kept(source, folder / "broken", broken, way)
            total = number * LENGTH * len(GAMES)
            found[f"{kind}, {damage} destroyed"] = {way: steps / total for way, steps in kept.items()}
    return found


def _played(folder: Path, kill: bool) -> Path:
    """A file with a copy, and steps that were played after it."""
    playing = folder / "playing"
    store = open_store(playing)
    for game_id, game in GAMES.items():
        assert store.new_game(game.setup, game.deal) == game_id
        store.append(game_id, 0, game.actions[:PART], game.snapshot(PART))
    assert store.keep_copy()
    for game_id, game in GAMES.items():
        for index in range(PART, LENGTH):
            store.append(game_id, index, game.actions[index : index + 1], game.snapshot(index + 1))
    if not kill:
        store.close()
    left = folder / "left"
    left.mkdir()
    for name in (NAME, LOG, *(copy.name for copy in copies(playing / NAME))):
        if (playing / name).exists():
            shutil.copy(playing / name, left / name)
    if kill:
        store.close()
    return left


def _kept(source: Path, place: Path, broken: bytes, way: str) -> int:
    """How many steps of all games are there after the damage."""
    shutil.copytree(source, place)
    (place / NAME).write_bytes(broken)
    if way == WAYS[3]:
        for copy in copies(place / NAME):
            copy.unlink()
    with _only(way):
        store = open_store(place)
        steps = 0
        for listed in store.list_games():
            game, actions = GAMES.get(listed.id), store.load(listed.id).actions
            if game is not None and actions == game.actions[: len(actions)]:
                steps += len(actions)
        store.close()
    shutil.rmtree(place)
    return steps


@contextmanager
def _only(way: str) -> Iterator[None]:
    def copy_alone(_path: Path, _log: bytes, _copy: Path | None) -> Rows:
        return Rows()

    def with_log(_path: Path, log: bytes, copy: Path | None) -> Rows:
        return carve(b"", newest_pages(log), b"" if copy is None else copy.read_bytes())

    instead = {WAYS[0]: copy_alone, WAYS[1]: with_log}.get(way)
    if instead is None:
        yield
        return
    with patch("nyhavn.storage.opening.carve_file", instead):
        yield
