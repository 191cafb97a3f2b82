"""Notes: small values beside the records of games, as safe as these."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.storage import StoreThread
from nyhavn.storage.bounds import LONGEST_TEXT
from nyhavn.storage.carving import PAGE_SIZE
from nyhavn.storage.files import NAME
from tests.storage.damage import change, copies, recovered
from tests.storage.playing import open_store, put, random_game
from tests.storage.tampering import kill
from tests.storage.versions import kept_file

GAME = random_game(2, 1)
LONG = "ő" * 9_000
"""More than two pages."""


def destroy(path: Path, size: int = PAGE_SIZE) -> None:
    path.write_bytes(b"\xff" * size + path.read_bytes()[size:])


def filled(folder: Path) -> Path:
    """A file with notes on two games and on none."""
    store = open_store(folder)
    assert [put(store, GAME, 6, step=6), put(store, GAME, 9, step=9)] == [1, 2]
    store.notes.keep("review", {"0": "{}", "1": LONG}, game=1)
    store.notes.keep("review", {"0": "second"}, game=2)
    store.notes.keep("puzzle", {"7": "solved"})
    store.close()
    return folder / NAME


def test_notes_are_found_by_subject_and_key(tmp_path: Path) -> None:
    store = open_store(filled(tmp_path).parent)

    assert store.notes.read("review", game=1) == {"0": "{}", "1": LONG}
    assert store.notes.read("puzzle") == {"7": "solved"}
    assert store.notes.read("review") == store.notes.read("puzzle", game=1) == {}
    assert store.notes.read_one("review", "0", game=2) == "second"
    assert store.notes.read_one("review", "1", game=2) is None
    assert store.notes.read_of_all_games("review") == {1: {"0": "{}", "1": LONG}, 2: {"0": "second"}}
    store.close()


def test_a_note_takes_the_place_of_the_one_before_and_others_stay(tmp_path: Path) -> None:
    store = open_store(filled(tmp_path).parent)

    store.notes.keep("review", {"1": "short", "2": "new"}, game=1)
    assert store.notes.read("review", game=1) == {"0": "{}", "1": "short", "2": "new"}
    assert store.notes.read("review", game=2) == {"0": "second"}
    store.close()


def test_of_many_notes_all_are_kept_or_none(tmp_path: Path) -> None:
    store = open_store(filled(tmp_path).parent)

    with pytest.raises(ValueError, match="too long"):
        store.notes.keep("puzzle", {"7": "again", "8": "x" * LONGEST_TEXT})

    assert store.notes.read("puzzle") == {"7": "solved"}
    store.close()


def test_notes_go_with_their_game_out_of_the_file_and_its_copies(tmp_path: Path) -> None:
    path = filled(tmp_path)
    store = open_store(tmp_path)
    assert store.keep_copy()
    store.delete(1)
    assert store.notes.read("review", game=1)["0"] == "{}", "it can be had back"

    store.purge()
    store.notes.keep("review", {"0": "too late"}, game=1)

    assert store.notes.read("review", game=1) == {}
    store.close()
    for place in (path, *copies(path)):
        with closing(sqlite3.connect(place)) as connection:
            assert connection.execute("SELECT DISTINCT game FROM notes").fetchall() == [(0,), (2,)]


def test_a_copy_from_before_there_were_notes_stays_when_games_are_removed(tmp_path: Path) -> None:
    path = kept_file(tmp_path, 1)
    path.rename(path.with_name("nyhavn.copy-1.db"))
    kept_file(tmp_path, 1)
    store = open_store(tmp_path)

    assert store.purge() == 1

    (copy,) = copies(path)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (5,)
    store.close()


def test_the_copy_of_a_game_has_its_notes(tmp_path: Path) -> None:
    store = open_store(filled(tmp_path).parent)

    copy = store.duplicate(1)

    assert store.notes.read("review", game=copy) == {"0": "{}", "1": LONG}
    store.close()


@pytest.mark.parametrize("copied", [False, True])
def test_a_damaged_note_is_passed_over_or_comes_from_a_copy(tmp_path: Path, copied: bool) -> None:
    path = filled(tmp_path)
    store = open_store(tmp_path)
    if copied:
        assert store.keep_copy()
    store.close()
    change(path, "UPDATE notes SET value = 'sold' WHERE subject = 'puzzle'")
    change(path, "UPDATE notes SET value = 3 WHERE key = '1'")

    for _ in range(2):
        store = open_store(tmp_path)
        assert store.notes.read("puzzle") == ({"7": "solved"} if copied else {})
        assert store.notes.read("review", game=1) == {"0": "{}"} | ({"1": LONG} if copied else {})
        assert store.notices == []
        store.close()
        for copy in copies(path):
            # What came from a copy is in the file again.
            copy.unlink()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE notes SET note_check = 'x'",
        "UPDATE notes SET key = zeroblob(3) WHERE key = '0'",
        f"UPDATE notes SET subject = hex(zeroblob({LONGEST_TEXT}))",
        f"UPDATE notes SET value = hex(zeroblob({LONGEST_TEXT}))",
        "UPDATE notes SET game = 9223372036854775807 WHERE game = 2",
        "UPDATE notes SET game = game - 5",
    ],
)
def test_rows_that_cannot_be_are_no_notes(tmp_path: Path, statement: str) -> None:
    path = filled(tmp_path)
    change(path, statement)

    for _ in range(2):
        store = open_store(tmp_path)
        found = store.notes.read_of_all_games("review")
        assert all(note in ("{}", LONG, "second") for notes in found.values() for note in notes.values())
        assert len(store.list_games()) == 2
        store.notes.keep("puzzle", {"8": "new"})
        assert store.notes.read_one("puzzle", "8") == "new"
        store.close()
        # The next time by way of the pages.
        destroy(path)


def test_notes_come_back_from_the_pages_of_a_damaged_file(tmp_path: Path) -> None:
    path = filled(tmp_path)
    destroy(path)

    store = open_store(tmp_path)

    assert recovered(store).lost == 0
    assert store.notes.read_of_all_games("review") == {1: {"0": "{}", "1": LONG}, 2: {"0": "second"}}
    assert store.notes.read("puzzle") == {"7": "solved"}
    assert store.settings.load() == {}, "no note is taken for a setting"
    store.close()


def test_notes_since_the_copy_come_from_the_log_of_a_killed_app(tmp_path: Path) -> None:
    path = filled(tmp_path)
    store = open_store(tmp_path)
    assert store.keep_copy()
    store.notes.keep("review", {"0": "newer"}, game=2)
    store.notes.keep("puzzle", {"9": "opened"})
    kill(tmp_path, left := tmp_path / "left")
    (copy,) = copies(path)
    shutil.copy(copy, left)
    store.close()
    destroy(left / NAME, path.stat().st_size)

    store = open_store(left)

    recovered(store)
    assert store.notes.read("review", game=1) == {"0": "{}", "1": LONG}
    assert store.notes.read("review", game=2) == {"0": "newer"}
    assert store.notes.read("puzzle") == {"7": "solved", "9": "opened"}
    store.close()


def test_notes_on_a_game_that_is_lost_are_not_left_for_the_next_one(tmp_path: Path) -> None:
    path = filled(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        for table, key in (("actions", "game"), ("games", "id")):
            connection.execute(f"DELETE FROM {table} WHERE {key} = 2")
        connection.commit()
    destroy(path)

    store = open_store(tmp_path)

    assert put(store, GAME, 3) == 2
    assert store.notes.read("review", game=2) == {}
    store.close()


def test_notes_are_kept_through_the_thread_of_the_store(tmp_path: Path) -> None:
    store = open_store(filled(tmp_path).parent)
    thread = StoreThread(store)

    kept = thread.submit(lambda: store.notes.keep("puzzle", {"8": "new"}))
    read = thread.submit(lambda: store.notes.read("puzzle"))

    assert kept.result(60) is None
    assert read.result(60) == {"7": "solved", "8": "new"}
    thread.close()
