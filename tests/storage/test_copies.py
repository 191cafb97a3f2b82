"""The last good states of the file: made in quiet moments, without a step that waits."""

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.storage import StoreThread, copies
from nyhavn.storage.carving import PAGE_SIZE
from nyhavn.storage.files import NAME
from tests.storage.damage import copies as found
from tests.storage.playing import is_right, open_store, put, random_game

GAME = random_game(2, 1)
OTHER = random_game(3, 9)


def titles(path: Path) -> list[str | None]:
    with closing(sqlite3.connect(path)) as connection:
        return [title for (title,) in connection.execute("SELECT title FROM games ORDER BY id")]


def test_the_last_three_states_are_kept(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 5)
    for number in range(5):
        store.rename(1, f"State {number}")
        assert store.keep_copy()

    assert [titles(copy) for copy in found(store.path)] == [["State 4"], ["State 3"], ["State 2"]]
    assert all(copy.stat().st_size == store.path.stat().st_size for copy in found(store.path))
    store.close()
    assert sorted(os.listdir(tmp_path)) == [
        *(f"nyhavn.copy-{number}.db" for number in (1, 2, 3)),
        NAME,
        "nyhavn.lock",
    ]


def test_one_is_made_in_a_quiet_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "QUIET_SECONDS", 0.01)
    made = threading.Event()
    copy = copies.write_copy

    def heard(path: Path, source: sqlite3.Connection, stop: threading.Event) -> bool:
        done = copy(path, source, stop)
        made.set()
        return done

    monkeypatch.setattr(copies, "write_copy", heard)
    store = open_store(tmp_path)
    thread = StoreThread(store)
    thread.submit(lambda: put(store, GAME, 5)).result(60)

    assert made.wait(600)

    thread.close()
    assert titles(found(tmp_path / NAME)[0]) == [None]


def test_one_that_fails_is_not_tried_again_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "QUIET_SECONDS", 0.01)
    tried: list[Path] = []

    def fails(path: Path, _source: sqlite3.Connection, _stop: threading.Event) -> bool:
        tried.append(path)
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(copies, "write_copy", fails)
    store = open_store(tmp_path)
    put(store, GAME, 5)
    store.tidy()
    for thread in threading.enumerate():
        if thread.name == "nyhavn-store-copy":
            thread.join()
    store.tidy()

    assert tried == [store.path]
    store.close()


def test_of_a_file_that_has_not_changed_no_other_is_made(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 5)
    assert copies.is_due(store.path)
    store.keep_copy()
    assert not copies.is_due(store.path)
    store.append(1, 5, GAME.actions[5:6], GAME.snapshot(6))
    assert copies.is_due(store.path)
    store.keep_copy()
    store.close()

    again = open_store(tmp_path)
    assert is_right(again, 1, GAME, 6, 6)
    again.close()
    assert not copies.is_due(tmp_path / NAME)


def test_a_step_does_not_wait_for_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy stands still in the middle until the steps are safe."""
    monkeypatch.setattr(copies, "PAGES", 1)
    begun, done = threading.Event(), threading.Event()

    class StandingStill(threading.Event):
        """What may stop a copy, asked after each of its pages."""

        def wait(self, _seconds: float | None = None) -> bool:
            begun.set()
            return done.wait(600) and False

    monkeypatch.setattr(copies, "Event", StandingStill)
    store = open_store(tmp_path)
    put(store, GAME, 5)
    copying = threading.Thread(target=store.keep_copy)
    copying.start()
    assert begun.wait(600)

    store.append(1, 5, GAME.actions[5:9], GAME.snapshot(9))
    assert is_right(store, 1, GAME, 9, 9)
    done.set()
    copying.join()

    (copy,) = found(store.path)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT max(number) FROM actions").fetchone() == (4,)
    assert copies.is_due(store.path)
    store.close()


@pytest.mark.parametrize("why", ["room", "size"])
def test_none_is_made_where_there_is_no_room_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 5)
    if why == "room":
        monkeypatch.setattr("nyhavn.storage.files.free_room", lambda _path: copies.ROOM_LEFT)
    else:
        monkeypatch.setattr(copies, "MOST_BYTES", 1000)

    assert not store.keep_copy()

    assert found(store.path) == []
    store.close()


def test_of_a_large_file_fewer_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 5)
    for _ in range(3):
        assert store.keep_copy()
    monkeypatch.setattr(copies, "MOST_BYTES", 2 * store.path.stat().st_size + 1)

    assert store.keep_copy()

    assert len(found(store.path)) == 2
    store.close()


def test_a_damaged_file_is_not_copied_over_a_good_one(copied: Path) -> None:
    store = open_store(copied.parent)
    before = [copy.read_bytes() for copy in found(copied)]
    with copied.open("r+b") as file:
        file.seek(PAGE_SIZE * 3)
        file.write(b"\xff" * PAGE_SIZE)

    assert not store.keep_copy()

    assert [copy.read_bytes() for copy in found(copied)] == before
    assert len(list(copied.parent.glob("*copy-new*"))) == 0
    store.close()


def test_a_second_window_and_a_memory_make_none(copied: Path) -> None:
    first, second = open_store(copied.parent), open_store(copied.parent)
    second.rename(1, "Monday")

    assert not second.keep_copy()
    assert first.keep_copy()

    first.close()
    second.close()
