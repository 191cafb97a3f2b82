"""Links, locks and other things in the folder that are not what they should be."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import NoticeKind, Store
from nyhavn.storage.files import NAME
from nyhavn.storage.presence import Presence
from tests.storage.damage import (
    GAMES,
    LOG,
    copy,
    damaged_files,
    fill_and_kill,
    games,
    recovered,
    still_works,
    whole_games,
)
from tests.storage.playing import is_right, open_store, put, random_game

ROOT = Path(__file__).resolve().parents[2]
GAME = random_game(2, 1)


def kinds(store: Store[Setup]) -> list[NoticeKind]:
    return [notice.kind for notice in store.notices]


@pytest.fixture(scope="module")
def killed(module_path: Path) -> Path:
    (module_path / "killed").mkdir()
    return fill_and_kill(module_path / "killed")


@pytest.fixture
def linked(tmp_path: Path, killed: Path) -> Path:
    """A folder in which the file is a link to the file of a killed app elsewhere."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "here").mkdir()
    copy(killed, tmp_path / "elsewhere")
    (tmp_path / "here" / NAME).symlink_to(tmp_path / "elsewhere" / NAME)
    return tmp_path / "here"


def test_behind_a_link_the_log_is_found(linked: Path) -> None:
    log = linked.parent / "elsewhere" / LOG
    content = bytearray(log.read_bytes())
    content[17] ^= 4
    log.write_bytes(content)

    store = open_store(linked)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) >= len(GAMES) - 1
    assert (linked / NAME).is_symlink()
    assert still_works(store)
    store.close()


def test_behind_a_link_the_log_is_written_back(linked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nyhavn.storage.database.LONG_LOG", 1000)
    store = open_store(linked)
    put(store, GAME, 9)

    store.tidy()

    assert (linked.parent / "elsewhere" / LOG).stat().st_size == 0
    store.close()


def test_a_link_that_leads_elsewhere_meanwhile_is_followed(linked: Path, tmp_path: Path) -> None:
    store = open_store(linked)
    put(store, GAME, 3)
    (tmp_path / "third").mkdir()
    copy(linked.parent / "elsewhere" / NAME, tmp_path / "third")
    (linked / NAME).unlink()
    (linked / NAME).symlink_to(tmp_path / "third" / NAME)

    new = put(store, random_game(2, 5), 4)
    store.close()

    again = open_store(linked)
    assert is_right(again, new, random_game(2, 5), 4, 4)
    again.close()


def test_a_link_to_nothing_leads_to_a_new_file(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to(tmp_path / "real.db")

    store = open_store(tmp_path)

    assert not store.in_memory
    assert still_works(store)
    store.close()
    assert (tmp_path / "real.db").stat().st_size > 0


def test_a_link_to_itself_leaves_a_memory(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to(tmp_path / NAME)

    store = open_store(tmp_path)

    assert still_works(store)
    store.close()


# The lock


def test_in_a_folder_that_is_not_there_yet_the_first_is_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"

    first, second = Presence(folder), Presence(folder)

    assert (first.first, second.first) == (True, False)
    first.leave()
    assert second.take()
    second.leave()


def test_of_many_first_starts_one_is_the_first(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from nyhavn.storage.presence import Presence\n"
        "input(); p = Presence(Path(sys.argv[1])); print(p.first, flush=True); input()"
    )
    for number in range(3):
        starts = [
            subprocess.Popen(
                [sys.executable, "-c", script, str(tmp_path / f"folder-{number}")],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in range(4)
        ]
        for start in starts:
            assert start.stdin is not None
            start.stdin.write("\n")
            start.stdin.flush()
        said = []
        for start in starts:
            assert start.stdout is not None
            said.append(start.stdout.readline().strip())
        for start in starts:
            start.communicate("\n")
        assert sorted(said) == ["False"] * 3 + ["True"]


@pytest.mark.parametrize("odd", ["garbage", "folder", "fifo", "link to nothing", "null"])
def test_a_lock_that_is_none_keeps_nobody_from_being_the_first_alone(tmp_path: Path, odd: str) -> None:
    lock = tmp_path / "nyhavn.lock"
    match odd:
        case "garbage":
            lock.write_bytes(b"garbage" * 999)
        case "folder":
            lock.mkdir()
        case "fifo":
            os.mkfifo(lock)
        case "link to nothing":
            lock.symlink_to(tmp_path / "nothing" / "there")
        case _:
            lock.symlink_to("/dev/null")

    first, second = open_store(tmp_path), open_store(tmp_path)

    assert (kinds(first), kinds(second)) == ([], [NoticeKind.SECOND])
    first.close()
    second.close()
    third = open_store(tmp_path)
    assert kinds(third) == []
    third.close()


def test_a_lock_that_was_removed_is_taken_again_before_anything_is_mended(tmp_path: Path) -> None:
    first = Presence(tmp_path)
    (tmp_path / "nyhavn.lock").unlink()
    second = Presence(tmp_path)
    assert second.first

    assert not first.take()

    second.leave()
    assert first.take()
    first.leave()


# What is in the place of SQLite's own files


@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal", "-mending"])
@pytest.mark.parametrize("odd", ["fifo", "zero", "folder", "dangling"])
def test_what_never_ends_in_the_place_of_the_log_is_set_aside(path: Path, end: str, odd: str) -> None:
    place = path.with_name(path.name + end)
    match odd:
        case "fifo":
            os.mkfifo(place)
        case "zero":
            place.symlink_to("/dev/zero")
        case "folder":
            place.mkdir()
        case _:
            place.symlink_to(path.parent / "nothing" / "there")
    if end == "-mending":
        path.write_bytes(bytes(100) + path.read_bytes()[100:])

    store = open_store(path.parent)

    assert not store.in_memory
    assert whole_games(store) == len(GAMES)
    assert still_works(store)
    store.close()


def test_a_fifo_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / NAME)

    store = open_store(tmp_path)

    recovered(store)
    assert still_works(store)
    store.close()


# What a mending left


@pytest.mark.parametrize("leftover", ["empty", "garbage", "without games", "cut off"])
def test_a_leftover_of_a_repair_does_not_displace_a_good_file(
    path: Path, tmp_path: Path, leftover: str
) -> None:
    mended = path.with_name(path.name + "-mended")
    match leftover:
        case "empty":
            mended.touch()
        case "garbage":
            mended.write_bytes(b"garbage" * 999)
        case "without games":
            open_store(tmp_path / "new").close()
            (tmp_path / "new" / NAME).rename(mended)
        case _:
            mended.write_bytes(path.read_bytes()[:30_000])

    store = open_store(path.parent)

    assert store.notices == []
    assert whole_games(store) == len(GAMES)
    assert not mended.exists()
    assert len(damaged_files(path.parent)) == 1
    store.close()


def test_a_leftover_that_is_none_is_not_the_end_of_a_damaged_file(path: Path) -> None:
    path.with_name(path.name + "-mended").touch()
    path.write_bytes(bytes(100) + path.read_bytes()[100:])

    store = open_store(path.parent)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) == len(GAMES)
    store.close()


# Whose error it is


def test_an_error_of_ours_is_not_the_file_s(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    store = open_store(path.parent)
    monkeypatch.setattr("nyhavn.storage.games.SELECT_GAME", "SELECT nonsense FROM games")

    with pytest.raises(Exception, match="fault: no such column"):
        store.load(3)

    monkeypatch.undo()
    assert store.notices == []
    assert is_right(store, 3, games()[3], *[len(games()[3].actions)] * 2)
    store.close()
    assert damaged_files(path.parent) == []
    assert path.read_bytes() == before


def test_a_table_that_is_gone_meanwhile_is_damage(path: Path) -> None:
    store = open_store(path.parent)
    other = sqlite3.connect(path)
    other.execute("DROP TABLE drafts")
    other.commit()
    other.close()

    assert whole_games(store) == len(GAMES)

    assert recovered(store).games == len(GAMES)
    assert still_works(store)
    store.close()
