"""Files that are not as they were written: what can be read is, the file is kept, and the player is told."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn.storage import NoticeKind, Trouble
from nyhavn.storage.carving import PAGE_SIZE
from nyhavn.storage.files import NAME
from nyhavn.storage.salvage import Tally
from tests.storage.damage import (
    GAMES,
    LOG,
    SETTINGS,
    damaged_files,
    recovered,
    still_works,
    whole_games,
)
from tests.storage.playing import is_right, open_store, put, random_game

ROOT = Path(__file__).resolve().parents[2]


def test_a_file_that_is_no_database_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"a letter to my aunt\n" * 999)

    store = open_store(tmp_path)

    assert recovered(store).games == 0
    assert [path.read_bytes()[:8] for path in damaged_files(tmp_path)] == [b"a letter"]
    assert not store.in_memory
    assert still_works(store)
    store.close()


def test_a_destroyed_header_costs_no_game(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[:PAGE_SIZE] = bytes(PAGE_SIZE)
    path.write_bytes(content)

    store = open_store(path.parent)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) == len(GAMES)
    assert store.load(2).draft == '{"held":1}'
    assert store.load(3).title == "Sunday"
    assert store.settings.load() == SETTINGS
    assert still_works(store)
    store.close()


def test_removed_games_do_not_come_back_from_the_pages_they_were_on(path: Path) -> None:
    store = open_store(path.parent)
    for game_id in range(3, len(GAMES)):
        store.delete(game_id)
    assert store.purge() == len(GAMES) - 3
    store.close()
    content = bytearray(path.read_bytes())
    content[:PAGE_SIZE] = bytes(PAGE_SIZE)
    path.write_bytes(content)

    store = open_store(path.parent)

    assert recovered(store).lost == 0
    assert sorted(game.id for game in store.list_games()) == [1, 2, len(GAMES)]
    store.close()


def test_the_damaged_file_is_kept_bit_by_bit(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[:PAGE_SIZE] = bytes(PAGE_SIZE)
    path.write_bytes(content)

    store = open_store(path.parent)

    kept = recovered(store).path
    assert kept is not None
    assert kept.read_bytes() == content
    store.close()


@pytest.mark.parametrize("part", [0.1, 0.35, 0.6, 0.85, 0.99])
def test_of_a_file_that_was_cut_off_the_rest_is_read(path: Path, part: float) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * part)])

    store = open_store(path.parent)

    notice = recovered(store)
    assert notice.games == len(store.list_games())
    whole = whole_games(store)
    if part > 0.5:
        assert notice.games > 0
        assert whole < len(GAMES)
        assert notice.lost > 0
    assert still_works(store)
    store.close()


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()

    store = open_store(tmp_path)

    assert store.notices == []
    assert still_works(store)
    store.close()


@pytest.mark.parametrize("length", [1, 6, 10, 23, 31, 40])
def test_the_first_bytes_of_a_log_cost_no_game(path: Path, length: int) -> None:
    path.with_name(LOG).write_bytes(bytes(range(200, 200 + length)))

    store = open_store(path.parent)

    assert not store.in_memory
    assert whole_games(store) == len(GAMES)
    store.close()


def test_a_folder_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "letter").write_text("kept")

    store = open_store(tmp_path)

    kept = recovered(store).path
    assert kept is not None
    assert (kept / "letter").read_text() == "kept"
    assert still_works(store)
    store.close()


def test_the_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / NAME)
    other.execute("CREATE TABLE letters (text)")
    other.execute("INSERT INTO letters VALUES ('to my aunt')")
    other.commit()
    other.close()

    store = open_store(tmp_path)

    kept = recovered(store).path
    assert kept is not None
    other = sqlite3.connect(kept)
    assert other.execute("SELECT text FROM letters").fetchall() == [("to my aunt",)]
    other.close()
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE actions",
        "DROP INDEX games_by_played",
        "ALTER TABLE games DROP COLUMN hints",
        "CREATE TABLE other (a)",
        "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "CREATE VIEW v AS SELECT 1",
    ],
)
def test_a_file_with_other_tables_is_made_anew(path: Path, statement: str) -> None:
    other = sqlite3.connect(path)
    other.execute(statement)
    other.commit()
    other.close()

    store = open_store(path.parent)

    recovered(store)
    if statement != "DROP TABLE actions":
        assert whole_games(store) == len(GAMES)
    assert still_works(store)
    store.close()


def test_of_a_newer_version_what_is_known_is_read_and_the_file_is_kept(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("ALTER TABLE games ADD COLUMN weather TEXT")
    other.execute("UPDATE games SET weather = 'sunny'")
    other.execute("CREATE TABLE friends (name)")
    other.execute("PRAGMA user_version = 9")
    other.commit()
    other.close()

    store = open_store(path.parent)

    (notice,) = store.notices
    assert (notice.kind, notice.games, notice.lost) == (NoticeKind.NEWER, len(GAMES), 0)
    assert notice.path is not None
    assert ".newer-" in notice.path.name
    assert whole_games(store) == len(GAMES)
    assert store.settings.load() == SETTINGS
    store.close()
    other = sqlite3.connect(notice.path)
    assert other.execute("SELECT count(*) FROM games WHERE weather = 'sunny'").fetchone() == (len(GAMES),)
    other.close()


def test_of_a_newer_version_the_columns_may_come_in_another_order(path: Path) -> None:
    other = sqlite3.connect(path)
    for table in ("games", "actions", "drafts", "settings"):
        names = [column[1] for column in other.execute(f"PRAGMA table_info({table})")]
        other.execute(f"CREATE TABLE other AS SELECT {', '.join(reversed(names))} FROM {table}")
        other.execute(f"DROP TABLE {table}")
        other.execute(f"ALTER TABLE other RENAME TO {table}")
    other.execute("PRAGMA user_version = 9")
    other.commit()
    other.close()

    store = open_store(path.parent)

    assert [notice.kind for notice in store.notices] == [NoticeKind.NEWER]
    assert whole_games(store) == len(GAMES)
    assert store.load(2).draft == '{"held":1}'
    assert store.load(3).title == "Sunday"
    assert store.settings.load() == SETTINGS
    store.close()


def test_of_a_newer_version_with_other_tables_what_looks_familiar_is_read(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("ALTER TABLE actions RENAME TO moves")
    other.execute("PRAGMA user_version = 9")
    other.commit()
    other.close()

    store = open_store(path.parent)

    assert [notice.kind for notice in store.notices] == [NoticeKind.NEWER]
    assert whole_games(store) == len(GAMES)
    store.close()


def test_a_second_damage_on_the_same_day_keeps_both_files(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / NAME).write_bytes(b"%d" % number * 5000)
        open_store(tmp_path).close()

    assert sorted(path.read_bytes()[:1] for path in damaged_files(tmp_path)) == [b"0", b"1", b"2"]


def test_damage_that_is_met_while_the_app_runs_is_mended_at_once(path: Path) -> None:
    store = open_store(path.parent)
    # A second instance writes, so that the first forgets what it has read.
    second = open_store(path.parent)
    second.settings.save({})
    second.close()
    content = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(PAGE_SIZE)
        file.write(b"\xff" * (len(content) // 2))

    listed = store.list_games()

    recovered(store)
    assert len(listed) == len(store.list_games())
    assert 0 < whole_games(store) < len(GAMES)
    assert still_works(store)
    store.close()


def test_the_second_instance_mends_once_the_first_is_gone(path: Path) -> None:
    first, second = open_store(path.parent), open_store(path.parent)
    first.settings.save({})
    first.close()
    with path.open("r+b") as file:
        file.seek(PAGE_SIZE)
        file.write(b"\xff" * (path.stat().st_size // 2))

    listed = second.list_games()

    assert [notice.kind for notice in second.notices] == [NoticeKind.SECOND, NoticeKind.RECOVERED]
    assert len(listed) == len(second.list_games())
    assert still_works(second)
    second.close()


OTHER_WINDOW = """
import sys
from pathlib import Path
from tests.storage.playing import open_store, put, random_game
store, game = open_store(Path(sys.argv[1])), random_game(2, 50)
game_id = put(store, game, 4)
print(game_id, flush=True)
input()
store.append(game_id, 4, game.actions[4:6], game.snapshot(6))
store.close()
"""


def test_what_another_window_still_has_open_does_not_spoil_a_mended_file(path: Path) -> None:
    store = open_store(path.parent)
    command = [sys.executable, "-c", OTHER_WINDOW, str(path.parent)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        game_id = int(other.stdout.readline())
        with path.open("r+b") as file:
            file.seek(PAGE_SIZE)
            file.write(b"\xff" * (path.stat().st_size // 2))

        store.list_games()

        recovered(store)
        assert is_right(store, game_id, random_game(2, 50), 4, 4)
        other.communicate("\n")
        assert other.returncode == 0
    assert is_right(store, game_id, random_game(2, 50), 6, 6)
    assert still_works(store)
    store.close()


def test_a_store_that_cannot_mend_a_second_time_says_that_the_file_is_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.storage.opening.mend", lambda path, *_given: (path, Tally(0, 0)))
    path.write_bytes(b"x" * 5000)

    store = open_store(path.parent)

    assert store.in_memory
    assert store.notices[-1].trouble is Trouble.DAMAGED
    store.close()


@pytest.mark.parametrize("value", [0x00, 0x07, 0xFF])
def test_no_byte_of_the_header_keeps_the_games_from_being_mended(tmp_path: Path, value: int) -> None:
    """Of some of them SQLite complains as if our statement were wrong: the number of the format is one."""
    store = open_store(tmp_path / "whole")
    game = random_game(2, 3)
    put(store, game, 5)
    store.close()
    content = (tmp_path / "whole" / NAME).read_bytes()
    for place in range(100):
        folder = tmp_path / str(place)
        folder.mkdir()
        (folder / NAME).write_bytes(content[:place] + bytes([value]) + content[place + 1 :])
        store = open_store(folder)
        assert not store.in_memory, place
        assert is_right(store, 1, game, 5, 5)
        store.close()
