"""A disk that fails at every point where something is written or read: full or broken, once or for good."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import Chronicle, NoticeKind, StorageError, Store, StoreThread, Trouble
from nyhavn.storage.database import Database
from nyhavn.storage.files import NAME
from tests.matrix import spread
from tests.storage.damage import change, damaged_files
from tests.storage.disk import FULL, IO_ERROR, OK, Disk, available, watched
from tests.storage.failing_disk import FailingDisk
from tests.storage.playing import is_right, open_store, put, random_game

pytestmark = pytest.mark.skipif(not available(), reason="this Python has SQLite built in")

GAME = random_game(3, 1)
OLD_GAME = random_game(2, 2)
STEPS = 7


class Acknowledged:
    """What the player was told is safe."""

    def __init__(self) -> None:
        self.game_id: int | None = None
        self.length = 0
        self.old_length = 5
        self.draft: str | None = None


def attempt(work: Callable[[], object]) -> bool:
    """Whether something was kept; a failing disk says so, and in no other way."""
    try:
        work()
    except StorageError:
        return False
    return True


def play(folder: Path, told: Acknowledged, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short life of the app: go on with an old game, play a new one, undo, keep a draft, tidy up."""
    monkeypatch.setattr("nyhavn.storage.database.LONG_LOG", 30_000)
    store = open_store(folder)
    try:
        if store.in_memory:
            return
        step = OLD_GAME.actions[5:6]
        if attempt(lambda: store.append(1, 5, step, OLD_GAME.snapshot(6))):
            told.old_length = 6
        if not attempt(lambda: begin(store, told)) or told.game_id is None:
            return
        game_id = told.game_id
        for number in range(STEPS):
            actions = GAME.actions[told.length : number + 1]
            missing = told.length
            if attempt(lambda: store.append(game_id, missing, actions, GAME.snapshot(number + 1))):  # noqa: B023
                told.length = number + 1
        if attempt(lambda: store.save_draft(game_id, "{}")):
            told.draft = "{}"
        store.tidy()
        attempt(lambda: store.settings.save({"language": "hu"}))
    finally:
        store.close()


def begin(store: Store[Setup], told: Acknowledged) -> None:
    told.game_id = store.new_game(GAME.setup, GAME.deal)


def old_folder(folder: Path) -> Path:
    """A folder with an old game in it."""
    folder.mkdir()
    store = open_store(folder)
    put(store, OLD_GAME, 5)
    store.close()
    return folder


def check(folder: Path, told: Acknowledged) -> None:
    """Everything that was acknowledged is there, and no more than what was tried."""
    store = open_store(folder)
    try:
        assert not store.in_memory
        assert is_right(store, 1, OLD_GAME, told.old_length, 6)
        if told.game_id is not None:
            assert is_right(store, told.game_id, GAME, told.length, STEPS)
            if told.draft is not None:
                assert store.load(told.game_id).draft == told.draft
        assert not [notice for notice in store.notices if notice.lost]
    finally:
        store.close()


def points_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> FailingDisk:
    """How often the disk is written and read when all goes well."""
    disk, told = FailingDisk(), Acknowledged()
    with watched(disk):
        play(folder, told, monkeypatch)
    check(folder, told)
    assert (told.length, told.old_length, told.draft) == (STEPS, 6, "{}")
    return disk


@pytest.mark.parametrize(("code", "for_good"), spread((FULL, IO_ERROR), (False, True)))
def test_a_failing_write_loses_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, for_good: bool
) -> None:
    points = points_of(old_folder(tmp_path / "well"), monkeypatch).points
    assert points > 60

    for number in range(points):
        folder = old_folder(tmp_path / str(number))
        disk, told = FailingDisk(number, code, for_good), Acknowledged()
        with watched(disk):
            play(folder, told, monkeypatch)
        assert disk.points > number
        check(folder, told)


def test_a_failing_read_loses_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = points_of(old_folder(tmp_path / "well"), monkeypatch).reads
    assert reads > 10

    for number in range(reads):
        folder = old_folder(tmp_path / str(number))
        disk, told = FailingDisk(code=IO_ERROR), Acknowledged()
        disk.read_fails_at = number
        with watched(disk):
            play(folder, told, monkeypatch)
        check(folder, told)


@pytest.mark.parametrize("code", [FULL, IO_ERROR])
def test_a_first_start_on_a_failing_disk_works_in_memory_and_the_next_one_on_disk(
    tmp_path: Path, code: int
) -> None:
    whole = FailingDisk()
    with watched(whole):
        open_store(tmp_path / "well").close()

    for number in range(whole.points):
        folder = tmp_path / str(number)
        with watched(FailingDisk(number, code, for_good=True)):
            store = open_store(folder)
            assert store.in_memory or number > whole.points / 2
            if store.in_memory:
                assert is_right(store, put(store, GAME, 3), GAME, 3, 3)
                assert [notice.kind for notice in store.notices] == [NoticeKind.IN_MEMORY]
            store.close()

        again = open_store(folder)
        assert not again.in_memory
        put(again, GAME, 3)
        again.close()


def test_a_mending_on_a_failing_disk_keeps_the_damaged_file(tmp_path: Path) -> None:
    def damaged(folder: Path) -> bytes:
        path = old_folder(folder) / "nyhavn.db"
        content = bytearray(path.read_bytes())
        content[:200] = bytes(200)
        path.write_bytes(content)
        return bytes(content)

    damaged(tmp_path / "well")
    whole = FailingDisk()
    with watched(whole):
        open_store(tmp_path / "well").close()
    assert whole.points > 20

    for number in range(whole.points):
        folder = tmp_path / str(number)
        content = damaged(folder)
        with watched(FailingDisk(number, FULL, for_good=True)):
            store = open_store(folder)
            assert is_right(store, 1, OLD_GAME, 5, 5)
            store.close()

        again = open_store(folder)
        assert is_right(again, 1, OLD_GAME, 5, 5)
        again.close()
        kept = [path for path in folder.iterdir() if ".damaged-" in path.name]
        assert [path.read_bytes() for path in kept] == [content]


@pytest.mark.parametrize("code", [FULL, IO_ERROR])
def test_a_game_goes_on_while_the_disk_fails_and_is_all_there_when_it_works_again(
    tmp_path: Path, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steps that could not be kept are kept with the next one that can be."""
    disk = FailingDisk(code=code, for_good=True)
    with watched(disk):
        thread = StoreThread(open_store(tmp_path))
        heard: list[Trouble | None] = []
        chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal, watch=heard.append)
        assert thread.flush(10)
        disk.fails_at = 0
        failed = [
            chronicle.record(GAME.actions[number : number + 1], GAME.snapshot(number + 1))
            for number in range(5)
        ]
        chronicle.take_back(4, GAME.snapshot(4))
        chronicle.keep_draft("{}")
        assert thread.flush(10)
        assert all(isinstance(future.exception(), StorageError) for future in failed)
        assert heard == [chronicle.trouble] != [None]

        disk.fails_at = None
        chronicle.record(GAME.actions[4:6], GAME.snapshot(6)).result(10)

        assert heard[1:] == [chronicle.trouble] == [None]
        assert chronicle.game_id is not None
        assert is_right(thread.store, chronicle.game_id, GAME, 6, 6)
        thread.close()


def test_what_could_not_be_kept_is_tried_again_without_another_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.storage.thread.RETRY_SECONDS", 0.02)
    disk = FailingDisk(code=FULL, for_good=True)
    with watched(disk):
        thread = StoreThread(open_store(tmp_path))
        chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
        thread.flush(10)
        disk.fails_at = 0
        assert chronicle.record(GAME.actions[:1], GAME.snapshot(1)).exception(10) is not None
        chronicle.keep_draft("{}").exception(10)

        disk.fails_at = None
        thread.close()

        store = open_store(tmp_path)
        assert chronicle.game_id is not None
        assert is_right(store, chronicle.game_id, GAME, 1, 1)
        assert store.load(chronicle.game_id).draft == "{}"
        store.close()


def test_the_database_lets_go_of_everything_when_it_is_closed(tmp_path: Path) -> None:
    """`watched` itself complains of files that are left open; here they all are closed."""
    with watched(Disk()):
        database = Database(tmp_path, lambda notice: None)
        database.open()
        database.close()

    assert sorted(path.name for path in tmp_path.iterdir()) == ["nyhavn.db", "nyhavn.lock"]


class FullForCopies(Disk):
    """A disk with no room for another file of games."""

    def write(self, path: str, offset: int, content: bytes) -> int:
        return FULL if ".damaged-" in path else OK


def test_a_copy_of_a_damaged_file_that_fails_leaves_nothing(tmp_path: Path) -> None:
    folder = old_folder(tmp_path / "old")
    change(folder / NAME, "UPDATE games SET title = 'Monday' WHERE id = 1")
    with watched(FullForCopies()):
        store = open_store(folder)
        with pytest.raises(StorageError) as error:
            store.load(1)
        store.close()

    assert error.value.trouble is Trouble.FULL
    assert damaged_files(folder) == []
    store = open_store(folder)
    assert is_right(store, 1, OLD_GAME, 5, 5)
    assert len(damaged_files(folder)) == 1
    store.close()


class LittleRoom(Disk):
    """A disk that is full as soon as the log has some length."""

    def __init__(self) -> None:
        self.refused = 0

    def write(self, path: str, offset: int, content: bytes) -> int:
        if path.endswith("-wal") and offset + len(content) > 60_000:
            self.refused += 1
            return FULL
        return OK


def test_a_log_that_fills_the_disk_is_written_back_and_the_step_is_kept(tmp_path: Path) -> None:
    disk = LittleRoom()
    with watched(disk):
        store = open_store(tmp_path)
        assert is_right(store, put(store, GAME), GAME, len(GAME.actions), len(GAME.actions))
        store.close()

    assert disk.refused > 3
