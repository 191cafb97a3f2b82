"""A store that is not open yet: nobody waits for it to play, and nothing that was played is lost."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import Chronicle, NoticeKind, Store, StoreThread
from nyhavn.storage.files import NAME
from nyhavn.storage.meanwhile import FOLDER
from tests.storage.damage import LOG, copies
from tests.storage.opening import Opening
from tests.storage.playing import is_right, open_store, put, random_game

GAME = random_game(3, 2)
OTHER = random_game(2, 5)


@pytest.fixture
def opening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    held = Opening(monkeypatch)
    yield held
    held.let_go()


def meanwhile(folder: Path) -> list[Path]:
    return list(folder.glob(f"{FOLDER}*"))


def test_steps_are_safe_before_the_store_is_open_and_in_it_afterwards(
    tmp_path: Path, opening: Opening
) -> None:
    thread = StoreThread(opening.begin(tmp_path))
    asked = thread.submit(lambda: [game.snapshot.length for game in thread.store.list_games()])
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    for index in range(4):
        chronicle.record(GAME.actions[index : index + 1], GAME.snapshot(index + 1)).result(60)
    chronicle.count_hint(1).result(60)
    chronicle.keep_draft("{}").result(60)
    assert thread.flush(60)
    assert opening.reached.wait(60)
    assert not thread.is_open
    assert not asked.done()
    assert not chronicle.game_id
    assert chronicle.trouble is None

    opening.let_go()
    assert asked.result(60) == [4]
    chronicle.record(GAME.actions[4:5], GAME.snapshot(5)).result(60)
    assert chronicle.game_id is not None
    thread.close()

    with_all = open_store(tmp_path)
    assert is_right(with_all, chronicle.game_id, GAME, 5, 5)
    assert with_all.load(chronicle.game_id).hints == (0, 1, 0)
    assert with_all.count_games() == 1
    with_all.close()
    assert meanwhile(tmp_path) == []


def test_what_is_laid_out_meanwhile_goes_with_the_game(tmp_path: Path, opening: Opening) -> None:
    thread = StoreThread(opening.begin(tmp_path))
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    chronicle.record(GAME.actions[:2], GAME.snapshot(2)).result(60)
    chronicle.keep_draft("laid out").result(60)
    opening.let_go()
    thread.submit(lambda: None).result(60)

    assert chronicle.game_id is not None
    assert thread.store.load(chronicle.game_id).draft == "laid out"
    thread.close()


def test_an_app_that_ends_before_the_store_is_open_keeps_the_game_for_the_next_start(
    tmp_path: Path, opening: Opening
) -> None:
    before = open_store(tmp_path)
    put(before, OTHER, 3)
    before.close()
    store = opening.begin(tmp_path)
    thread = StoreThread(store)
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal, counted=False)
    chronicle.record(GAME.actions[:7], GAME.snapshot(7)).result(60)
    chronicle.count_hint(0).result(60)
    chronicle.keep_draft("laid out").result(60)
    asked = thread.submit(lambda: 1)

    thread.close()
    assert asked.cancelled()
    assert len(meanwhile(tmp_path)) == 1
    opening.let_go()
    store.close()

    again = StoreThread(Store.begin(tmp_path, Setup.from_json))
    assert again.submit(again.store.count_games).result(60) == 2
    last = again.store.last_game()
    assert last is not None
    saved = again.store.load(last.id)
    assert is_right(again.store, last.id, GAME, 7, 7)
    assert (saved.draft, saved.hints, saved.counted) == ("laid out", (1, 0, 0), False)
    again.close()
    assert meanwhile(tmp_path) == []


def test_a_game_that_was_brought_over_already_does_not_come_twice(tmp_path: Path) -> None:
    """The app may end after the game was written into the file, and before it was removed elsewhere."""
    left = open_store(tmp_path / f"{FOLDER}1")
    put(left, GAME, 4)
    left.close()
    store = open_store(tmp_path)
    put(store, GAME, 6)
    # As far as it goes the same, and then another one.
    put(store, random_game(3, 3), 6)
    store.close()

    thread = StoreThread(Store.begin(tmp_path, Setup.from_json))
    assert thread.submit(thread.store.count_games).result(60) == 2
    thread.close()
    assert meanwhile(tmp_path) == []


def test_damage_in_what_was_left_is_kept_aside(tmp_path: Path) -> None:
    left = open_store(tmp_path / f"{FOLDER}1")
    put(left, GAME, 4)
    left.close()
    with (tmp_path / f"{FOLDER}1" / NAME).open("rb+") as file:
        file.write(bytes(100))

    thread = StoreThread(Store.begin(tmp_path, Setup.from_json))
    assert thread.submit(thread.store.count_games).result(60) == 1
    thread.close()
    assert meanwhile(tmp_path) == []
    (aside,) = (place for place in tmp_path.glob("nyhavn.damaged-*") if place.is_dir())
    assert list(aside.glob("nyhavn.damaged-*.db"))


def test_mending_is_done_beside_a_game_that_is_played(tmp_path: Path) -> None:
    before = open_store(tmp_path)
    ids = [put(before, random_game(2, seed)) for seed in range(5)]
    before.close()
    with (tmp_path / NAME).open("rb+") as file:
        file.write(bytes(100))

    thread = StoreThread(Store.begin(tmp_path, Setup.from_json))
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    chronicle.record(GAME.actions[:3], GAME.snapshot(3)).result(60)
    assert thread.submit(thread.store.count_games).result(60) == 6
    assert [notice.kind for notice in thread.store.notices] == [NoticeKind.RECOVERED]
    for seed, game_id in enumerate(ids):
        game = random_game(2, seed)
        assert is_right(thread.store, game_id, game, len(game.actions), len(game.actions))
    thread.close()


def test_a_store_that_is_closed_while_it_is_opened_lets_go_of_the_file(
    tmp_path: Path, opening: Opening
) -> None:
    store = opening.begin(tmp_path)
    thread = StoreThread(store)
    assert opening.reached.wait(60)
    thread.close()
    opening.let_go()
    for opener in threading.enumerate():
        if opener.name == "nyhavn-store-opening":
            opener.join(60)

    again = open_store(tmp_path)
    assert again.notices == []
    again.close()


# Settings before the first frame


def early(folder: Path) -> dict[str, object]:
    return Store.begin(folder, Setup.from_json).settings.load_early()


def test_settings_are_read_before_the_file_is_looked_at(tmp_path: Path, opening: Opening) -> None:
    before = open_store(tmp_path)
    before.settings.save({"language": "hu", "window": [800, 600]})
    before.close()

    assert opening.begin(tmp_path).settings.load_early() == {"language": "hu", "window": [800, 600]}
    assert not opening.reached.is_set()


def test_settings_that_are_still_in_the_log_are_read_and_the_log_stays(tmp_path: Path) -> None:
    before = open_store(tmp_path)
    before.settings.save({"language": "hu"})
    (tmp_path / "killed").mkdir()
    for name in (NAME, LOG):
        (tmp_path / "killed" / name).write_bytes((tmp_path / name).read_bytes())
    log = (tmp_path / "killed" / LOG).read_bytes()
    before.close()

    assert early(tmp_path / "killed") == {"language": "hu"}
    assert (tmp_path / "killed" / LOG).read_bytes() == log


def test_settings_of_a_damaged_file_come_from_its_copy(tmp_path: Path) -> None:
    before = open_store(tmp_path)
    before.settings.save({"language": "hu"})
    assert before.keep_copy()
    before.close()
    assert copies(tmp_path / NAME)
    (tmp_path / NAME).write_bytes(b"\xff" * 8192)

    assert early(tmp_path) == {"language": "hu"}


@pytest.mark.parametrize("content", [b"", b"\xff" * 8192, b"SQLite format 3\0"])
def test_where_nothing_can_be_read_there_are_no_settings_and_the_log_stays(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / NAME).write_bytes(content)
    (tmp_path / LOG).write_bytes(b"the last steps")

    assert early(tmp_path) == {}
    assert (tmp_path / LOG).read_bytes() == b"the last steps"


@pytest.mark.parametrize("name", [NAME, LOG])
def test_what_never_ends_is_not_read_for_settings(tmp_path: Path, name: str) -> None:
    before = open_store(tmp_path)
    before.settings.save({"language": "hu"})
    before.close()
    (tmp_path / name).unlink(missing_ok=True)
    os.mkfifo(tmp_path / name)

    assert early(tmp_path) == {}


def test_settings_that_never_end_are_given_up(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / NAME) as file:
        file.execute(
            "CREATE VIEW settings AS WITH RECURSIVE n(key) AS (SELECT 1 UNION ALL SELECT key + 1 FROM n) "
            "SELECT key, key AS value FROM n"
        )
    file.close()

    assert early(tmp_path) == {}
