"""The log removed, replaced or emptied under the running app: no step that was acknowledged is lost."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.storage import NoticeKind, games
from nyhavn.storage.files import NAME
from tests.storage.damage import LOG
from tests.storage.playing import is_right, open_store, random_game
from tests.storage.tampering import (
    GAME,
    TAMPERS,
    Tamper,
    kill,
    move_away,
    remove,
    replace_by_garbage,
    torment,
)

NAMES = [tamper.__name__ for tamper in TAMPERS]


@pytest.mark.parametrize("tamper", TAMPERS, ids=NAMES)
@pytest.mark.parametrize("moment", ["before", "within", "twice", "written back"])
def test_what_is_acknowledged_afterwards_is_there_after_a_kill(
    tmp_path: Path, tamper: Tamper, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "played"
    store = open_store(folder)
    game_id = store.new_game(GAME.setup, GAME.deal)
    store.append(game_id, 0, GAME.actions[:5], GAME.snapshot(5))
    assert (folder / LOG).stat().st_size > 0

    if moment == "written back":
        monkeypatch.setattr("nyhavn.storage.database.LONG_LOG", 0)
        monkeypatch.setattr("nyhavn.storage.database._SHORTEST_LOG", 0)
        store.tidy()
        assert (folder / LOG).stat().st_size == 0
    if moment != "within":
        tamper(folder / LOG)
        store.append(game_id, 5, GAME.actions[5:6], GAME.snapshot(6))
    if moment == "twice":
        tamper(folder / LOG)
        assert store.load(game_id).actions == GAME.actions[:6]
    if moment == "within":

        def work(connection: sqlite3.Connection) -> None:
            if not (folder / "done").exists():
                (folder / "done").touch()
                tamper(folder / LOG)
            games.append(connection, game_id, 5, GAME.actions[5:6], GAME.snapshot(6), 1)

        store.database.write(work)
    kill(folder, tmp_path / "left")

    again = open_store(tmp_path / "left")
    assert again.notices == []
    assert is_right(again, game_id, GAME, 6, 6)
    again.close()
    assert is_right(store, game_id, GAME, 6, 6)
    store.close()
    last = open_store(folder)
    assert is_right(last, game_id, GAME, 6, 6)
    last.close()


@pytest.mark.parametrize("tamper", TAMPERS, ids=NAMES)
def test_closing_after_it_spoils_nothing(tmp_path: Path, tamper: Tamper) -> None:
    store = open_store(tmp_path)
    game_id = store.new_game(GAME.setup, GAME.deal)
    store.append(game_id, 0, GAME.actions[:9], GAME.snapshot(9))

    tamper(tmp_path / LOG)
    store.close()

    again = open_store(tmp_path)
    assert NoticeKind.IN_MEMORY not in [notice.kind for notice in again.notices]
    assert is_right(again, game_id, GAME, 9, 9)
    again.close()


@pytest.mark.parametrize("tamper", [remove, move_away, replace_by_garbage])
def test_two_windows_bring_it_back(tmp_path: Path, tamper: Tamper) -> None:
    first, second = open_store(tmp_path), open_store(tmp_path)
    other = random_game(2, 2)
    mine = first.new_game(GAME.setup, GAME.deal)
    yours = second.new_game(other.setup, other.deal)
    for number in range(12):
        first.append(mine, number, GAME.actions[number : number + 1], GAME.snapshot(number + 1))
        second.append(yours, number, other.actions[number : number + 1], other.snapshot(number + 1))
        if number == 5:
            tamper(tmp_path / LOG)

    for store in (first, second):
        assert is_right(store, mine, GAME, 12, 12)
        assert is_right(store, yours, other, 12, 12)
    second.close()
    first.close()
    again = open_store(tmp_path)
    assert again.notices == []
    assert is_right(again, mine, GAME, 12, 12)
    assert is_right(again, yours, other, 12, 12)
    again.close()


def test_a_log_that_another_window_writes_back_is_nothing_to_bring_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.storage.database.LONG_LOG", 1000)
    monkeypatch.setattr("nyhavn.storage.database._SHORTEST_LOG", 1000)
    first, second = open_store(tmp_path), open_store(tmp_path)
    mine = first.new_game(GAME.setup, GAME.deal)
    for number in range(30):
        first.append(mine, number, GAME.actions[number : number + 1], GAME.snapshot(number + 1))
        if number % 3 == 0:
            second.tidy()
            assert (tmp_path / LOG).stat().st_size == 0
            second.rename(mine, f"Game {number}")

    first.close()
    assert second.load(mine).title == "Game 27"
    second.close()
    again = open_store(tmp_path)
    assert again.notices == []
    assert is_right(again, mine, GAME, 30, 30)
    again.close()


def test_a_log_that_begins_from_the_start_again_is_sqlite_s_own(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game_id = store.new_game(GAME.setup, GAME.deal)
    for number in range(20):
        store.append(game_id, number, GAME.actions[number : number + 1], GAME.snapshot(number + 1))
        if number % 4 == 0:
            with closing(sqlite3.connect(store.path)) as beside:
                beside.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
    kill(tmp_path, tmp_path / "left")
    store.close()

    again = open_store(tmp_path / "left")
    assert is_right(again, game_id, GAME, 20, 20)
    again.close()


def test_whatever_is_done_to_the_log_no_step_is_lost(tmp_path: Path) -> None:
    assert torment(tmp_path, 8, 1) > 20


@pytest.mark.parametrize("room", [300_000, 0])
def test_with_little_room_the_log_is_written_back_before_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    store = open_store(tmp_path)
    monkeypatch.setattr("nyhavn.storage.files.free_room", lambda _path: room)
    longest = 0
    game_id = store.new_game(GAME.setup, GAME.deal)
    for number in range(len(GAME.actions)):
        store.append(game_id, number, GAME.actions[number : number + 1], GAME.snapshot(number + 1))
        longest = max(longest, (tmp_path / LOG).stat().st_size)

    assert 20_000 < longest < 60_000
    assert is_right(store, game_id, GAME, len(GAME.actions), len(GAME.actions))
    store.close()
    assert os.listdir(tmp_path)
    assert (tmp_path / NAME).exists()
