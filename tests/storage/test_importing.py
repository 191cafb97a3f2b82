"""An import beside a game in progress: nothing twice, nothing half, and a step always comes first."""

from __future__ import annotations

import os
import sqlite3
import threading
import tracemalloc
from collections.abc import Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from threading import Event

import pytest

from nyhavn.match.setup import Seat, Setup
from nyhavn.storage import ImportRefusedError, Refusal, StorageError, Store, Trouble, importing, incoming
from nyhavn.storage.database import Database, Work
from nyhavn.storage.games import find_steps, insert_game
from nyhavn.storage.importing import GameImport, Imported, Slices, finish
from nyhavn.storage.rows import GameRow, Step
from nyhavn.storage.thread import StoreThread
from tests.storage.import_beside import attack
from tests.storage.playing import exported, open_store, put, random_game, take_in

GAME = "nyhavn game 1\nplayers: 2\nseed: {seed}\nseat 1: red human {name}\n\n1. (1) d12\n"


def texts(number: int, seed: int | None = None) -> str:
    """So many games: of one deal with other names, or of as many deals."""
    return "".join(
        GAME.format(seed=game if seed is None else seed, name="Anna" if seed is None else f"Anna {game}")
        for game in range(number)
    )


def test_the_same_game_three_times_in_a_text_is_stored_once(store: Store[Setup]) -> None:
    assert take_in(store, texts(1) * 3) == Imported((1,), known=2)
    assert store.count_games() == 1


def test_progress_goes_from_nothing_to_all_twice(store: Store[Setup]) -> None:
    """Once for reading, once for writing."""
    work = store.begin_import(texts(200))
    read: list[float] = []
    written: list[float] = []
    for _ in work.slices():
        (written if work.progress.writing else read).append(work.progress.share)

    assert len({*read}) > 20, "and a step may come in between"
    for shares in (read, written):
        assert shares == sorted(shares)
        assert shares[0] < 0.1
        assert max(shares) <= 1.0
    assert read[-1] > 0.9


def test_what_does_not_fit_into_memory_waits_on_the_disk(
    tmp_path: Path, store: Store[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "IN_MEMORY", 500)
    before = sorted(os.listdir(tmp_path))

    assert len(take_in(store, texts(50)).ids) == 50

    assert [game.setup.seats[0].name for game in store.list_games()] == ["Anna"] * 50
    assert take_in(store, texts(50)).known == 50
    assert sorted(os.listdir(tmp_path)) == before


def test_a_text_that_grows_while_it_is_read_is_too_large_at_some_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(incoming, "LARGEST_TEXT", 5000)
    said = len(texts(10))
    assert len(list(incoming.TextSource(StringIO(texts(10)), said, lambda: 0).games())) == 10

    with pytest.raises(ImportRefusedError) as error:
        list(incoming.TextSource(StringIO(texts(1000)), said, lambda: 0).games())

    assert error.value.refusal is Refusal.TOO_LARGE


def test_another_spelling_of_the_same_game_is_the_same(store: Store[Setup]) -> None:
    spelt = texts(1).replace("d12", "d12  ").replace("seed: 0", "seed:   00").replace("\n\n", "\n\n\n")
    assert take_in(store, texts(1) + spelt).known == 1


@pytest.mark.parametrize("seed", [None, 7])
def test_of_games_that_are_there_each_is_read_once_at_most(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch, seed: int | None
) -> None:
    text = texts(300, seed)
    assert len(take_in(store, text).ids) == 300
    read: list[int] = []

    def watched(connection: sqlite3.Connection, game: int) -> list[Step]:
        read.append(game)
        return find_steps(connection, game)

    monkeypatch.setattr(importing, "find_steps", watched)

    assert take_in(store, text).known == 300

    assert len(read) == len({*read}) <= 300


def test_games_of_one_table_and_deal_are_told_apart_by_what_was_done(store: Store[Setup]) -> None:
    game = random_game(2, 3)
    for length in range(40):
        put(store, game, length, step=100)
    text = exported(store)

    assert take_in(store, text).known == 40
    store.delete(1)
    assert len(take_in(store, text).ids) == 1


def halfway(store: Store[Setup], text: str, games: int) -> tuple[GameImport[Setup], Slices[Imported]]:
    """An import of which so many games are in."""
    work = store.begin_import(text)
    slices = work.slices()
    while store.count_games() < games:
        next(slices)
    return work, slices


def test_stopped_while_it_is_checked_nothing_is_in(store: Store[Setup]) -> None:
    work = store.begin_import(texts(30))
    slices = work.slices()
    while work.progress.share < 0.5:
        next(slices)
    assert not work.progress.writing
    work.stop()

    assert finish(slices) == Imported((), known=0, stopped=True)
    assert store.count_games() == 0


def test_stopped_while_it_is_written_what_is_in_stays_and_the_rest_comes_later(store: Store[Setup]) -> None:
    work, slices = halfway(store, texts(30), 8)
    assert work.progress.writing
    work.stop()
    done = finish(slices)

    assert done.stopped
    assert 8 <= len(done.ids) < 30
    assert store.count_games() == len(done.ids)
    again = take_in(store, texts(30))
    assert (len(again.ids), again.known) == (30 - len(done.ids), len(done.ids))
    assert store.count_games() == 30


def test_what_is_wrong_at_the_end_keeps_all_out(store: Store[Setup]) -> None:
    with pytest.raises(ImportRefusedError) as error:
        take_in(store, texts(40) + texts(1).replace("d12", "d99"))

    assert error.value.game == 41
    assert store.count_games() == 0


def test_two_windows_with_the_same_text_bring_each_game_once(tmp_path: Path) -> None:
    one, two = open_store(tmp_path), open_store(tmp_path)
    slices = [store.begin_import(texts(40)).slices() for store in (one, two)]
    running = [*slices]
    while running:
        for each in [*running]:
            if next(each, "ended") == "ended":
                running.remove(each)

    assert one.count_games() == 40
    assert len({game.setup.seed for game in one.list_games()}) == 40
    one.close()
    two.close()


def test_a_game_begun_meanwhile_is_in_nobodys_way(store: Store[Setup]) -> None:
    _, slices = halfway(store, texts(30), 8)
    put(store, random_game(2, 99), 3)
    finish(slices)
    assert store.count_games() == 31


def test_when_the_disk_is_full_halfway_what_is_in_is_told(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, slices = halfway(store, texts(30), 8)

    def full(*_args: object) -> None:
        raise StorageError(Trouble.FULL)

    with monkeypatch.context() as patch:
        patch.setattr(Database, "write", full)
        done = finish(slices)

    assert (len(done.ids), done.trouble) == (store.count_games(), Trouble.FULL)
    take_in(store, texts(30))
    assert store.count_games() == 30


def test_whatever_waits_is_done_before_the_next_slice(store: Store[Setup]) -> None:
    games, enough, heard = StoreThread(store), Event(), list[str]()

    def endless() -> Slices[str]:
        while not enough.is_set():
            heard.append("slice")
            yield
        return "done"

    long = games.submit_slices(lambda _is_wanted: endless())
    game_id = games.submit(lambda: put(store, random_game(2, 1), 0)).result(60)
    for number, action in enumerate(random_game(2, 1).actions[:20]):
        snapshot = random_game(2, 1).snapshot(number + 1)
        games.submit(partial(store.append, game_id, number, [action], snapshot)).result(60)
    assert not long.done()
    enough.set()
    assert long.result(60) == "done"
    assert heard
    games.close()


def test_a_slice_that_is_overtaken_is_written_again_and_smaller(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    write = Database.write

    def watched(database: Database, work: Work[object]) -> object:
        before = len(inserted)
        try:
            return write(database, work)
        finally:
            sizes.append(len(inserted) - before)

    inserted: list[object] = []
    monkeypatch.setattr(Database, "write", watched)

    def insert(connection: sqlite3.Connection, row: GameRow, actions: Sequence[str]) -> int:
        inserted.append(row)
        return insert_game(connection, row, actions)

    monkeypatch.setattr(importing, "insert_game", insert)
    done = finish(store.begin_import(texts(20)).slices(lambda: True))

    assert len(done.ids) == store.count_games() == 20
    assert max(sizes) == 1


def test_a_refusal_and_the_end_of_the_app_reach_whoever_waits(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    others = set(threading.enumerate())
    games = StoreThread(store)
    refused = games.submit_slices(store.begin_import("nonsense").slices)
    assert isinstance(refused.exception(60), ImportRefusedError)
    endless: Slices[None] = (None for _ in iter(int, 1))
    games.submit_slices(lambda _is_wanted: endless)
    games.close(60)
    assert {thread for thread in threading.enumerate() if thread.name == "nyhavn-store"} <= others


def test_newlines_alone_are_refused_before_they_are_lines(tmp_path: Path, store: Store[Setup]) -> None:
    path = tmp_path / "newlines.txt"
    path.write_bytes(b"\n" * (32 << 20))
    tracemalloc.start()
    try:
        with pytest.raises(ImportRefusedError) as error:
            take_in(store, path)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert error.value.refusal is Refusal.NO_GAME
    assert peak < 4 << 20


@pytest.mark.parametrize("content", [b"x" * (8 << 20), b"nyhavn game 1\n" + b"\0" * (8 << 20)])
def test_a_line_without_an_end_is_not_read_to_it(tmp_path: Path, store: Store[Setup], content: bytes) -> None:
    path = tmp_path / "line.txt"
    path.write_bytes(content)
    del content
    tracemalloc.start()
    try:
        with pytest.raises(ImportRefusedError) as error:
            take_in(store, path)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert error.value.refusal is Refusal.TOO_LARGE
    assert peak < 4 << 20


@pytest.mark.parametrize("kind", ["fifo", "folder", "dangling", "device", "nul"])
def test_what_is_no_file_is_refused_and_never_waited_for(
    tmp_path: Path, store: Store[Setup], kind: str
) -> None:
    path = tmp_path / "games.txt"
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "dangling":
        path.symlink_to(tmp_path / "nowhere")
    elif kind == "device":
        path.symlink_to("/dev/zero")
    else:
        path = Path(f"{path}\0")

    with pytest.raises(ImportRefusedError) as error:
        take_in(store, path)

    assert error.value.refusal is Refusal.UNREADABLE


def test_names_in_any_bytes_are_taken_in(tmp_path: Path, store: Store[Setup]) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/gar\xe7on.txt"))
    path.write_text(texts(2), "utf-8")
    assert len(take_in(store, path).ids) == 2


def test_an_export_is_written_game_by_game_and_comes_back_whole(tmp_path: Path, store: Store[Setup]) -> None:
    # More games than are read in one go, some of them of the same moment.
    seats = (Seat("Anna", "red"), Seat("Béla", "blue"))
    for seed in range(450):
        store.new_game(Setup(seats, seed), random_game(2, 1).deal.__class__(2, seed))
    other = open_store(tmp_path / "other")

    assert len(take_in(other, store.export_file()).ids) == 450
    assert take_in(store, store.export_file()) == Imported((), known=450)
    other.close()


def test_an_import_beside_a_game_survives_being_killed(tmp_path: Path) -> None:
    tally = attack(tmp_path / "attack", kills=3, games=1500, seed=1)
    assert tally.kills >= 1
    assert tally.steps > 10
