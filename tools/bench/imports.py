"""What an import costs, and what it costs the game on the table meanwhile: ratios of the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from nyhavn.engine.record import Record, record_to_text
from nyhavn.match.setup import Setup
from nyhavn.storage import Snapshot, Store, StoreThread
from nyhavn.storage.importing import finish
from nyhavn.system import let_frames_through
from tools.bench.storage import PlayedGame, random_game

GAMES = 2000
STEPS = 400
PAUSE = 0.004
"""Seconds between two steps: a player is slower, and the import gets on."""


def run() -> None:
    """Print the figures of imports."""
    print(f"imports ({GAMES} games; a step is timed until it is safe)")
    with TemporaryDirectory(prefix="nyhavn-bench-") as name:
        folder = Path(name)
        different, alike = (
            _write(folder / "different.txt", _different()),
            _write(folder / "alike.txt", _alike()),
        )
        with closing(_open(folder / "one")) as store:
            one = _timed(lambda: finish(store.begin_import(different).slices()))
        with closing(_open(folder / "two")) as store:
            first = _timed(lambda: finish(store.begin_import(alike).slices()))
            again = _timed(lambda: finish(store.begin_import(alike).slices()))
        print(f"  of as many deals                {one:7.2f} s")
        ratio = (first + again) / one
        print(f"  of one deal, twice              {first + again:7.2f} s  x{ratio:.2f} of it (at most x3)")
        _steps(folder / "three", different)


def _steps(folder: Path, text: Path) -> None:
    let_frames_through()
    store = _open(folder)
    games = StoreThread(store)
    usual: list[float] = []
    beside: list[float] = []
    imports = 0
    # In turn, so that a busy machine is busy for both.
    for number in range(4):
        usual += _play(games, random_game(4, number))
        copy = _renamed(text, folder.with_name(f"{number}.txt"), number)
        done = games.submit_slices(store.begin_import(copy).slices)
        while not done.done() and len(beside) < (number + 1) * STEPS // 4:
            beside += _play(games, random_game(4, 100 + number), done.done)
        imports += len(done.result().ids)
    games.close()
    for name, share in (("median", 0.5), ("p95", 0.95)):
        one, other = (sorted(times)[int(len(times) * share)] for times in (usual, beside))
        print(
            f"  a step, {name:6}                  {one:7.2f} ms, beside an import {other:7.2f} ms  "
            f"x{other / one:.2f} (at most x2)"
        )
    print(f"  … {len(beside)} steps beside imports of {imports} games, {len(usual)} without")


def _play(
    games: StoreThread[Setup], game: PlayedGame, ended: Callable[[], bool] = lambda: False
) -> Iterator[float]:
    """Milliseconds until each step is safe."""
    game_id = games.submit(lambda: games.store.new_game(game.setup, game.deal)).result()
    for number, action in enumerate(game.actions):
        if ended():
            return
        time.sleep(PAUSE)
        snapshot = Snapshot.of(game.states[number + 1], number + 1)
        start = time.perf_counter()
        step = games.submit(partial(games.store.append, game_id, number, [action], snapshot))
        # When it is safe, not when this thread gets its turn to see it.
        safe: list[float] = []
        step.add_done_callback(lambda _done: safe.append(time.perf_counter()))  # noqa: B023
        step.result()
        while not safe:
            time.sleep(0)
        yield (safe[0] - start) * 1000


def _different() -> Iterator[str]:
    for number in range(GAMES):
        yield _text(random_game(2, number), f"Anna {number}")


def _alike() -> Iterator[str]:
    game = random_game(2, 0)
    for number in range(GAMES):
        yield _text(game, f"Anna {number}")


def _text(game: PlayedGame, name: str) -> str:
    tags = {"seat 1": f"red human {name}"}
    return record_to_text(Record(game.deal, tuple(game.actions), tags))


def _renamed(text: Path, copy: Path, number: int) -> Path:
    copy.write_text(text.read_text("utf-8").replace("human Anna", f"human An{number}a"), "utf-8")
    return copy


def _write(path: Path, texts: Iterator[str]) -> Path:
    path.write_text("".join(texts), "utf-8")
    return path


def _open(folder: Path) -> Store[Setup]:
    return Store.open(folder, Setup.from_json)


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
