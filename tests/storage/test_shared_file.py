"""Files that are not ours alone, or not ours to write: read-only, locked, open twice, moved away."""

import ctypes
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from nyhavn.engine.state import apply
from nyhavn.match.setup import Setup
from nyhavn.storage import Chronicle, NoticeKind, Snapshot, StorageError, Store, StoreThread, Trouble
from nyhavn.storage.files import NAME
from tests.storage.damage import LOG, copy
from tests.storage.playing import is_right, open_store, put, random_game

GAME = random_game(2, 1)
NOBODY = 65534


@contextmanager
def without_privileges() -> Iterator[None]:
    """Permissions count for everybody but root; root becomes nobody for a moment, in this thread alone."""
    if os.geteuid() != 0:
        yield
        return
    # What this imports late, in some versions of Python, may lie where nobody may look.
    Path("/").as_uri()
    system = ctypes.CDLL(None)
    system.setfsuid(NOBODY)
    try:
        yield
    finally:
        system.setfsuid(0)


def kinds(store: Store[Setup]) -> list[NoticeKind]:
    return [notice.kind for notice in store.notices]


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A folder that anybody may use, with a game."""
    tmp_path.chmod(0o777)
    store = open_store(tmp_path)
    put(store, GAME, 9)
    store.settings.save({"language": "hu"})
    store.close()
    for path in tmp_path.iterdir():
        path.chmod(0o666)
    return tmp_path


def check_memory(store: Store[Setup], trouble: Trouble) -> None:
    """The old game is there, new ones can be played, and the player knows that nothing will be kept."""
    assert store.in_memory
    assert kinds(store) == [NoticeKind.IN_MEMORY]
    assert store.notices[0].trouble is trouble
    assert store.notices[0].games == 1
    assert is_right(store, 1, GAME, 9, 9)
    assert store.settings.load() == {"language": "hu"}
    store.append(1, 9, GAME.actions[9:12], GAME.snapshot(12))
    assert is_right(store, 1, GAME, 12, 12)
    assert len(store.list_games()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="permissions for one thread are Linux's")
@pytest.mark.parametrize("what", ["file", "folder", "both"])
def test_a_file_that_may_not_be_written_is_played_in_memory(filled: Path, what: str) -> None:
    if what != "folder":
        (filled / NAME).chmod(0o444)
    if what != "file":
        filled.chmod(0o555)
    before = (filled / NAME).read_bytes()

    with without_privileges():
        store = open_store(filled)
        check_memory(store, Trouble.READ_ONLY)
        store.close()

    assert (filled / NAME).read_bytes() == before
    filled.chmod(0o777)


@pytest.mark.skipif(sys.platform != "linux", reason="permissions for one thread are Linux's")
def test_of_a_killed_app_s_read_only_folder_the_log_is_read_too(tmp_path: Path) -> None:
    playing = open_store(tmp_path / "playing")
    put(playing, GAME, 9)
    playing.settings.save({"language": "hu"})
    left = tmp_path / "left"
    left.mkdir()
    copy(tmp_path / "playing" / NAME, left)
    playing.close()
    assert (left / LOG).stat().st_size > 0
    for path in (*left.iterdir(), left, tmp_path):
        path.chmod(0o555 if path.is_dir() else 0o444)

    with without_privileges():
        store = open_store(left)
        check_memory(store, Trouble.READ_ONLY)
        store.close()

    for path in (tmp_path, left):
        path.chmod(0o777)


@pytest.mark.skipif(sys.platform != "linux", reason="permissions for one thread are Linux's")
def test_a_folder_that_cannot_be_made_leaves_an_empty_memory(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)

    with without_privileges():
        store = open_store(tmp_path / "not" / "there")
        assert store.in_memory
        assert (kinds(store), store.notices[0].trouble) == ([NoticeKind.IN_MEMORY], Trouble.READ_ONLY)
        assert is_right(store, put(store, GAME, 3), GAME, 3, 3)
        store.close()

    tmp_path.chmod(0o777)


@pytest.mark.skipif(sys.platform != "linux", reason="permissions for one thread are Linux's")
def test_a_file_that_may_not_even_be_read_leaves_an_empty_memory(filled: Path) -> None:
    (filled / NAME).chmod(0)

    with without_privileges():
        store = open_store(filled)
        assert store.in_memory
        assert store.notices[0].games == 0
        assert is_right(store, put(store, GAME, 3), GAME, 3, 3)
        store.close()

    (filled / NAME).chmod(stat.S_IRUSR | stat.S_IWUSR)
    again = open_store(filled)
    assert is_right(again, 1, GAME, 9, 9)
    again.close()


def test_a_file_in_the_place_of_the_folder_leaves_an_empty_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    store = open_store(tmp_path / "file")

    assert store.in_memory
    assert is_right(store, put(store, GAME, 3), GAME, 3, 3)
    store.close()


def test_a_file_that_another_program_holds_is_played_in_memory(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.storage.opening.WAIT", 0.05)
    with closing(sqlite3.connect(filled / NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        store = open_store(filled)

        check_memory(store, Trouble.LOCKED)
        store.close()

    again = open_store(filled)
    assert not again.in_memory
    again.close()


def test_a_write_that_waits_in_vain_says_so_and_can_be_tried_again(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.storage.opening.WAIT", 0.05)
    store = open_store(filled)
    with closing(sqlite3.connect(filled / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as error:
            store.append(1, 9, GAME.actions[9:10], GAME.snapshot(10))
        assert error.value.trouble is Trouble.LOCKED
        assert is_right(store, 1, GAME, 9, 9)
        other.execute("ROLLBACK")

    store.append(1, 9, GAME.actions[9:10], GAME.snapshot(10))
    assert is_right(store, 1, GAME, 10, 10)
    store.close()


# Two instances


def test_the_second_instance_works_and_is_told(filled: Path) -> None:
    first, second = open_store(filled), open_store(filled)
    assert (kinds(first), kinds(second)) == ([], [NoticeKind.SECOND])

    mine, yours = put(first, random_game(2, 5), 4), put(second, random_game(2, 6), 4)

    assert mine != yours
    for store in (first, second):
        assert {game.id for game in store.list_games()} == {1, mine, yours}
    first.close()
    assert is_right(second, yours, random_game(2, 6), 4, 4)
    second.close()
    third = open_store(filled)
    assert kinds(third) == []
    assert third.count_games() == 3
    third.close()


def test_a_game_that_both_play_on_becomes_two(filled: Path) -> None:
    first, second = open_store(filled), open_store(filled)
    threads = StoreThread(first), StoreThread(second)
    one, two = (Chronicle.resume(thread, thread.store.load(1)) for thread in threads)
    other = next(action for action in GAME.states[9].legal() if action != GAME.actions[9])

    after, _ = apply(GAME.states[9], other)

    one.record(GAME.actions[9:12], GAME.snapshot(12)).result(10)
    two.record([other], Snapshot.of(after, 10)).result(10)

    assert one.game_id == 1
    assert two.game_id not in (None, 1)
    assert two.game_id is not None
    assert kinds(second) == [NoticeKind.SECOND, NoticeKind.GAME_BRANCHED]
    assert second.notices[-1].game_id == two.game_id
    assert is_right(first, 1, GAME, 12, 12)
    assert first.load(two.game_id).actions == (*GAME.actions[:9], other)
    assert not first.load(two.game_id).counted
    for thread in threads:
        thread.close()


def test_the_same_step_from_both_is_one(filled: Path) -> None:
    first, second = open_store(filled), open_store(filled)

    for store in (first, second):
        store.append(1, 9, GAME.actions[9:10], GAME.snapshot(10))

    assert is_right(first, 1, GAME, 10, 10)
    first.close()
    second.close()


def test_an_undo_here_does_not_undo_what_was_played_there(filled: Path) -> None:
    first, second = open_store(filled), open_store(filled)
    thread = StoreThread(second)
    chronicle = Chronicle.resume(thread, second.load(1))
    thread.flush(10)
    first.append(1, 9, GAME.actions[9:12], GAME.snapshot(12))

    chronicle.take_back(8, GAME.snapshot(8)).result(10)

    assert chronicle.game_id not in (None, 1)
    assert is_right(first, 1, GAME, 12, 12)
    thread.close()
    first.close()


def test_a_file_that_the_first_mends_is_found_by_the_second(filled: Path) -> None:
    first, second = open_store(filled), open_store(filled)
    assert is_right(second, 1, GAME, 9, 9)
    # What a mending does, without the damage.
    copied = filled / "copy"
    copied.mkdir()
    copy(filled / NAME, copied)
    for name in (NAME, LOG, NAME + "-shm"):
        (filled / name).rename(filled / f"old-{name}")
    copy(copied / NAME, filled)

    second.append(1, 9, GAME.actions[9:10], GAME.snapshot(10))

    assert is_right(first, 1, GAME, 10, 10)
    first.close()
    second.close()
    again = open_store(filled)
    assert is_right(again, 1, GAME, 10, 10)
    again.close()


def test_a_game_whose_file_is_gone_is_written_down_anew(filled: Path) -> None:
    store = open_store(filled)
    thread = StoreThread(store)
    chronicle = Chronicle.resume(thread, store.load(1))
    thread.flush(10)
    for path in list(filled.iterdir()):
        path.unlink()

    chronicle.record(GAME.actions[9:11], GAME.snapshot(11)).result(10)

    thread.close()
    again = open_store(filled)
    assert chronicle.game_id is not None
    assert is_right(again, chronicle.game_id, GAME, 11, 11)
    assert again.load(chronicle.game_id).counted
    again.close()
