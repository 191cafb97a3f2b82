"""What recovery begins with: the last good states of the file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import NoticeKind, Store
from nyhavn.storage.carving import PAGE_SIZE
from nyhavn.storage.files import NAME
from tests.storage.damage import (
    GAMES,
    LOG,
    SETTINGS,
    change,
    damaged_files,
    games,
    recovered,
    still_works,
    whole_games,
)
from tests.storage.damage import copies as found
from tests.storage.playing import is_right, open_store, put, random_game
from tests.storage.tampering import kill

GAME = random_game(2, 1)
OTHER = random_game(3, 9)


def destroy(path: Path, part: float = 1.0) -> None:
    content = path.read_bytes()
    size = int(len(content) * part)
    path.write_bytes(b"\xff" * size + content[size:])


def titles(path: Path) -> list[str | None]:
    with closing(sqlite3.connect(path)) as connection:
        return [title for (title,) in connection.execute("SELECT title FROM games ORDER BY id")]


@pytest.mark.parametrize("part", [0.02, 0.3, 0.6, 1.0])
def test_whatever_is_destroyed_the_copy_has_all(copied: Path, part: float) -> None:
    destroy(copied, part)

    store = open_store(copied.parent)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) == len(GAMES)
    assert (store.load(2).draft, store.load(3).title) == ('{"held":1}', "Sunday")
    assert store.settings.load() == SETTINGS
    assert still_works(store)
    store.close()


@pytest.mark.parametrize("end", ["missing", "empty"])
def test_a_file_that_is_gone_comes_back_from_its_copy(copied: Path, end: str) -> None:
    copied.unlink()
    if end == "empty":
        copied.touch()

    store = open_store(copied.parent)

    (notice,) = store.notices
    assert (notice.kind, notice.games) == (NoticeKind.RECOVERED, len(GAMES))
    assert (notice.path is None) == (end == "missing")
    assert whole_games(store) == len(GAMES)
    store.close()


def test_a_spoilt_copy_is_passed_over(copied: Path) -> None:
    store = open_store(copied.parent)
    store.rename(1, "Monday")
    store.keep_copy()
    store.close()
    newest, older = found(copied)
    newest.write_bytes(newest.read_bytes()[:20_000])
    destroy(copied)

    store = open_store(copied.parent)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) == len(GAMES)
    assert store.load(1).title is None
    assert older.exists()
    store.close()


def test_steps_after_the_copy_come_from_the_log(copied: Path, tmp_path: Path) -> None:
    store = open_store(copied.parent)
    new = put(store, GAME, 12)
    store.rename(3, "Monday")
    store.delete(4)
    kill(copied.parent, tmp_path / "left")
    store.close()
    for copy in found(copied):
        copy.rename(tmp_path / "left" / copy.name)
    destroy(tmp_path / "left" / NAME)
    assert (tmp_path / "left" / LOG).stat().st_size > 0

    store = open_store(tmp_path / "left")

    assert recovered(store).lost == 0
    assert is_right(store, new, GAME, 12, 12)
    assert store.load(3).title == "Monday"
    assert [game.id for game in store.list_games(deleted=True)] == [4]
    store.close()


def test_steps_after_the_copy_come_from_the_pages_that_are_left(copied: Path) -> None:
    store = open_store(copied.parent)
    put(store, GAME, 12)
    store.rename(3, "Monday")
    store.delete(4)
    store.close()
    content = copied.read_bytes()
    copied.write_bytes(bytes(PAGE_SIZE) + content[PAGE_SIZE:])

    store = open_store(copied.parent)

    assert recovered(store).lost == 0
    assert is_right(store, len(GAMES) + 1, GAME, 12, 12)
    assert store.load(3).title == "Monday"
    assert [game.id for game in store.list_games(deleted=True)] == [4]
    assert whole_games_but_new(store) == len(GAMES) - 1
    store.close()


def whole_games_but_new(store: Store[Setup]) -> int:
    return sum(1 for game in store.list_games() if game.id in games() and game.snapshot.over)


def test_steps_that_were_taken_back_stay_so(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 20)
    store.keep_copy()
    store.rewrite(1, 20, 11, (), GAME.snapshot(11))
    store.close()
    content = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(bytes(PAGE_SIZE) + content[PAGE_SIZE:])

    store = open_store(tmp_path)

    assert recovered(store).lost == 0
    assert is_right(store, 1, GAME, 11, 11)
    store.close()


def test_a_game_that_is_only_lost_in_the_file_goes_on_as_the_copy_has_it(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 9)
    store.rename(1, "Sunday")
    store.keep_copy()
    store.append(1, 9, GAME.actions[9:14], GAME.snapshot(14))
    store.close()
    change(tmp_path / NAME, "DELETE FROM games")
    change(tmp_path / NAME, "DELETE FROM actions WHERE number < 9")
    content = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(bytes(100) + content[100:])

    store = open_store(tmp_path)

    recovered(store)
    # Of the copy the first nine steps and the title, of the file the others: the sums fit.
    assert is_right(store, 1, GAME, 14, 14)
    assert store.load(1).title == "Sunday"
    store.close()


def test_games_that_were_removed_for_good_do_not_come_back(copied: Path) -> None:
    store = open_store(copied.parent)
    for game_id in range(3, len(GAMES)):
        store.delete(game_id)
    store.keep_copy()
    assert store.purge() == len(GAMES) - 3
    store.close()
    for copy in found(copied):
        assert len(titles(copy)) == 3
    destroy(copied)

    store = open_store(copied.parent)

    assert recovered(store).games == 3
    assert sorted(game.id for game in store.list_games()) == [1, 2, len(GAMES)]
    assert store.list_games(deleted=True) == []
    store.close()


def test_a_game_that_was_deleted_before_the_copy_stays_deleted(path: Path) -> None:
    store = open_store(path.parent)
    store.delete(3)
    store.keep_copy()
    store.close()
    destroy(path)

    store = open_store(path.parent)

    assert recovered(store).games == len(GAMES)
    assert [(game.id, game.title) for game in store.list_games(deleted=True)] == [(3, "Sunday")]
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET action = 'd23' WHERE game = 3 AND number = 5 AND action != 'd23'",
        "DELETE FROM actions WHERE game = 3 AND number > 7",
        "UPDATE games SET title = 'Monday' WHERE id = 3",
        "UPDATE games SET setup = '{}', deal = 'x' WHERE id = 3",
    ],
)
def test_a_single_damaged_game_is_completed_from_the_copy(copied: Path, statement: str) -> None:
    change(copied, statement)

    store = open_store(copied.parent)

    length = len(games()[3].actions)
    assert is_right(store, 3, games()[3], length, length)
    assert store.load(3).title == "Sunday"
    assert len(damaged_files(copied.parent)) == 1
    store.close()


def test_the_room_of_older_copies_goes_to_the_steps(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(copied.parent)
    for number in range(2):
        store.rename(1, f"State {number}")
        store.keep_copy()
    assert len(found(copied)) == 3

    assert store.database.make_room()

    assert len(found(copied)) == 1
    assert titles(found(copied)[0])[0] == "State 1"
    store.close()


def test_a_copy_of_an_older_version_is_brought_to_the_present_one(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nyhavn.storage import schema

    weather = ("ALTER TABLE games ADD COLUMN weather TEXT NOT NULL DEFAULT 'sunny'",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, weather))
    open_store(copied.parent).close()
    destroy(copied)

    store = open_store(copied.parent)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) == len(GAMES)
    store.close()
    with closing(sqlite3.connect(copied)) as connection:
        assert connection.execute("SELECT DISTINCT weather FROM games").fetchall() == [("sunny",)]


def test_a_gap_is_closed_from_the_copy_up_to_the_next_one(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    put(store, GAME, 6)
    assert store.keep_copy()
    store.append(1, 6, GAME.actions[6:10], GAME.snapshot(10))
    store.close()
    change(tmp_path / NAME, "UPDATE actions SET action = 'x' WHERE number IN (5, 8)")
    with (tmp_path / NAME).open("r+b") as content:
        content.write(bytes(100))

    store = open_store(tmp_path)

    assert recovered(store).lost == 1
    assert is_right(store, 1, GAME, 8, 8)
    store.close()
