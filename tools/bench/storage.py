"""What keeping games costs, each figure beside a baseline of the same run."""

from __future__ import annotations

import random
import sqlite3
import statistics
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from nyhavn.engine.actions import Action
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State, apply
from nyhavn.match.game import Match
from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup
from nyhavn.storage import Snapshot, Store
from nyhavn.storage.database import Database
from nyhavn.storage.files import NAME
from nyhavn.storage.games import insert_game, new_row
from nyhavn.storage.seating import setup_to_text

MANY = 5000
DIFFERENT = 30
APPENDS = 600
PAGE = 20


class PlayedGame(NamedTuple):
    setup: Setup
    deal: Deal
    actions: list[Action]
    states: list[State]


def run() -> None:
    """Print the figures of storage."""
    print("storage (the ratio is to a bare insert and commit with the same settings, in turn with it)")
    with TemporaryDirectory(prefix="nyhavn-bench-") as name:
        folder = Path(name)
        empty, ratio = _appends(folder / "empty", 0)
        print(f"  append one action               {_spread(empty)}  x{ratio:.2f}")
        print(f"  … a bare one with a rollback journal instead of the log: x{_other_journal(folder):.2f}")
        early, late = _early_and_late(folder / "growth")
        print(f"  … at the end of a long game     x{late / early:.2f} of its beginning")
        full, ratio = _appends(folder / "full", MANY)
        growth = statistics.median(full) / statistics.median(empty)
        print(
            f"  … beside {MANY} other games       {_spread(full)}  x{ratio:.2f}, x{growth:.2f} of the first"
        )
        _reading(folder / "full")


def _reading(folder: Path) -> None:
    opening = [_timed(lambda: _open(folder).close()) for _ in range(5)]
    print(f"  open the file of {MANY} games    {_spread(opening)}")
    with closing(_open(folder)) as store:
        longest = max(store.list_games(), key=lambda game: (len(game.snapshot.scores), game.snapshot.length))
        figures: list[tuple[str, Callable[[], object], int]] = [
            (f"open a game of 4, {longest.snapshot.length} actions", lambda: store.load(longest.id), 50),
            ("… and replay it", lambda: _replay(store, longest.id), 20),
            (f"list {PAGE} of {MANY} games", lambda: store.list_games(limit=PAGE), 50),
            (f"list all {MANY} games", store.list_games, 3),
            (f"statistics of {MANY} games", store.statistics, 3),
        ]
        for title, work, times in figures:
            print(f"  {title:31} {_spread([_timed(work) for _ in range(times)])}")
    size = (folder / NAME).stat().st_size
    print(f"  file size                       {size / MANY / 1024:.2f} KB a game")


def _replay(store: Store[Setup], game_id: int) -> Match:
    game = store.load(game_id)
    return Match(game.setup, game.actions, deal=game.deal)


def _open(folder: Path) -> Store[Setup]:
    return Store.open(folder, Setup.from_json)


def _appends(folder: Path, games: int) -> tuple[list[float], float]:
    """Times of appending one action beside so many games, and the ratio to a bare insert in turn with it."""
    played = [random_game(4, seed) for seed in range(APPENDS // 60)]
    if games:
        _fill(folder, games)
    ours, bare = [], []
    with closing(_open(folder)) as store, closing(_bare(folder)) as other:
        for game in played:
            game_id = store.new_game(game.setup, game.deal)
            for number in range(60):
                text = action_to_text(game.actions[number])
                bare.append(_timed(lambda: _insert(other, text)))  # noqa: B023
                ours.append(_timed(lambda: _append(store, game_id, game, number)))  # noqa: B023
            store.tidy()
    return ours, statistics.median(ours) / statistics.median(bare)


def _append(store: Store[Setup], game_id: int, game: PlayedGame, number: int) -> None:
    """What a step costs on the way to the file, the snapshot included."""
    snapshot = Snapshot.of(game.states[number + 1], number + 1)
    store.append(game_id, number, game.actions[number : number + 1], snapshot)


def _early_and_late(folder: Path) -> tuple[float, float]:
    """Medians of appending at the beginning and at the end of long games."""
    early, late = [], []
    with closing(_open(folder)) as store:
        for seed in range(20):
            game = random_game(4, seed)
            game_id = store.new_game(game.setup, game.deal)
            times = []
            for number in range(len(game.actions)):
                times.append(_timed(lambda: _append(store, game_id, game, number)))  # noqa: B023
            early += times[:15]
            late += times[-15:]
            store.tidy()
    return statistics.median(early), statistics.median(late)


def _other_journal(folder: Path) -> float:
    """The other way to be as safe, and how it compares."""
    ours, other = [], []
    (folder / "other").mkdir()
    with closing(_bare(folder)) as one, closing(_bare(folder / "other", "DELETE", "EXTRA")) as two:
        for _ in range(APPENDS // 4):
            ours.append(_timed(lambda: _insert(one, "d12")))
            other.append(_timed(lambda: _insert(two, "d12")))
    return statistics.median(other) / statistics.median(ours)


def _bare(folder: Path, journal: str = "WAL", synchronous: str = "FULL") -> sqlite3.Connection:
    """A file of its own with the settings of ours, or with others."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute(f"PRAGMA journal_mode = {journal}")
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("CREATE TABLE actions (action TEXT)")
    return connection


def _insert(connection: sqlite3.Connection, text: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO actions VALUES (?)", (text,))
    connection.execute("COMMIT")


def _fill(folder: Path, games: int) -> None:
    """Many finished games, of which some are alike."""
    prepared = []
    for seed in range(DIFFERENT):
        game = random_game(2 + seed % 3, seed)
        snapshot = Snapshot.of(game.states[-1], len(game.actions))
        row = new_row(setup_to_text(game.setup), game.deal, snapshot, 1_700_000_000_000)
        prepared.append((row, [action_to_text(action) for action in game.actions]))

    def work(connection: sqlite3.Connection) -> None:
        for number in range(games):
            row, actions = prepared[number % DIFFERENT]
            insert_game(connection, row._replace(played=row.played + number), actions)

    with closing(Database(folder, lambda notice: None)) as database:
        database.write(work)


def random_game(players: int, seed: int) -> PlayedGame:
    chance, deal = random.Random(seed), Deal(players, seed)
    seats = tuple(Seat(f"Player {seat}", HOUSE_COLORS[seat]) for seat in range(players))
    game = PlayedGame(Setup(seats, seed), deal, [], [deal.start()])
    while not game.states[-1].over:
        game.actions.append(chance.choice(game.states[-1].legal()))
        game.states.append(apply(game.states[-1], game.actions[-1])[0])
    return game


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    return f"p50 {statistics.median(ordered):7.2f} ms  p99 {ordered[int(len(ordered) * 0.99)]:7.2f} ms"
