"""The attack "imports beside a game in progress": killed again and again, nothing is lost or comes twice.

A process plays a game and takes in a text at the same time, saying which steps are safe; it is killed at a
random moment and started again with the same text, until all of the text is in.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from nyhavn.match.setup import Setup
from nyhavn.storage import Store, StoreThread
from tests.storage.playing import NAMES, open_store, random_game

ROOT = Path(__file__).resolve().parents[2]
PLAYED = random_game(4, 11)
"""The game on the table; its deal is none of the text's."""


class Tally(NamedTuple):
    """What was done, when all went well."""

    kills: int
    steps: int
    """Acknowledged beside an import."""
    games: int
    """Taken in."""


def write_text(path: Path, games: int) -> None:
    """Games of one deal with other names, and as many of other deals."""
    with path.open("w", encoding="utf-8") as file:
        for number in range(games):
            deal = 1 if number % 2 else number
            name = f"{NAMES[number % 4]} {number}"
            file.write(f"nyhavn game 1\nplayers: 2\nseed: {deal}\nseat 1: red human {name}\n\n1. (1) d12\n")


def attack(folder: Path, kills: int, games: int, seed: int) -> Tally:
    """Kill so often at least, then let it end; AssertionError at the first loss."""
    folder.mkdir(parents=True)
    text = folder / "games.txt"
    write_text(text, games)
    chance, steps, killed = random.Random(seed), 0, 0
    while True:
        # Early, while all is checked, and late, while it is written.
        after = chance.randint(1, 100 if killed % 2 else 10)
        ended, safe = _live(folder, text, after if killed < kills else None)
        steps += max(0, safe)
        _check(folder / "data", safe)
        if ended:
            break
        killed += 1
    store = open_store(folder / "data")
    found = [game.setup.seats[0].name for game in store.list_games() if len(game.setup.seats) == 2]
    store.close()
    assert sorted(found) == sorted(f"{NAMES[number % 4]} {number}" for number in range(games)), (
        "lost or twice"
    )
    return Tally(killed, steps, games)


def torture_imports(folder: Path, kills: int, seed: int) -> str:
    """The attack as `make torture` does it; what it came to."""
    tally = attack(folder / "imported", kills, 400 * (kills + 1), seed)
    return (
        f"{tally.kills} kills of an import beside a game, {tally.steps} steps acknowledged, none lost; "
        f"{tally.games} games taken in, none twice"
    )


def _live(folder: Path, text: Path, steps: int | None) -> tuple[bool, int]:
    """One life of the app, killed after so many steps; whether it ended by itself, and how many were safe."""
    command = [sys.executable, "-m", "tests.storage.import_beside", str(folder / "data"), str(text)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range((steps or 0) + 1)]
        if steps is not None:
            process.kill()
        said = "".join([*said, process.stdout.read()]).split()
    assert steps is not None or process.returncode == 0
    # The last word may be cut off by the kill.
    whole = [word for word in said if word.endswith(".")]
    return "all." in whole, max((int(word[:-1]) for word in whole if word[:-1].isdigit()), default=0)


def _check(folder: Path, safe: int) -> None:
    store = open_store(folder)
    assert not store.notices, store.notices
    played = [game for game in store.list_games() if len(game.setup.seats) == 4]
    assert safe == 0 or max(game.snapshot.length for game in played) >= safe, "a step was lost"
    for game in played:
        saved = store.load(game.id)
        assert saved.actions == PLAYED.actions[: len(saved.actions)]
        store.delete(game.id)
    names = [game.setup.seats[0].name for game in store.list_games()]
    assert len({*names}) == len(names), "a game came twice"
    store.purge()
    store.close()


def _play(games: StoreThread[Setup], store: Store[Setup]) -> Iterator[int]:
    """Steps, each yielded when it is safe."""
    game_id = games.submit(lambda: store.new_game(PLAYED.setup, PLAYED.deal)).result()
    for number, action in enumerate(PLAYED.actions):
        safe = partial(store.append, game_id, number, [action], PLAYED.snapshot(number + 1))
        games.submit(safe).result()
        yield number + 1


def main(folder: Path, text: Path) -> None:
    """The life of the app that is killed."""
    store = open_store(folder)
    games = StoreThread(store)
    print("begun.", flush=True)
    done = games.submit_slices(store.begin_import(text).slices)
    steps = _play(games, store)
    while not done.done():
        safe = next(steps, None)
        if safe is not None:
            print(f"{safe}.", flush=True)
        time.sleep(0.005)
    done.result()
    games.close()
    print("all.", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
