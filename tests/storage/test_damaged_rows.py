"""Rows that are not as they were written, in a file that SQLite finds nothing wrong with."""

import sqlite3
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import NoticeKind, StorageError, Trouble
from nyhavn.storage.carving import PAGE_SIZE
from nyhavn.storage.files import NAME
from tests.storage.damage import GAMES, change, damaged_files, games, recovered, whole_games
from tests.storage.playing import is_right, open_store, put, random_game


def test_a_changed_action_cuts_its_game_and_no_other(path: Path) -> None:
    length = len(games()[3].actions)
    change(path, "UPDATE actions SET action = 'd23' WHERE game = 3 AND number = 5 AND action != 'd23'")
    before = path.read_bytes()
    store = open_store(path.parent)
    assert store.notices == []

    assert is_right(store, 3, games()[3], 5, 5)

    (notice,) = store.notices
    assert (notice.kind, notice.game_id) == (NoticeKind.GAME_CUT, 3)
    assert notice.path is not None
    assert notice.path.read_bytes()[PAGE_SIZE:] == before[PAGE_SIZE:]
    assert whole_games(store) == len(GAMES) - 1
    store.append(3, 5, games()[3].actions[5:], games()[3].snapshot(length))
    assert is_right(store, 3, games()[3], length, length)
    assert store.load(3).title == "Sunday"
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM actions WHERE game = 3 AND number = 5",
        "UPDATE actions SET step_check = step_check + 1 WHERE game = 3 AND number = 5",
        "UPDATE actions SET step_check = 'x' WHERE game = 3 AND number = 5",
        "UPDATE actions SET action = x'ff00' WHERE game = 3 AND number = 5",
        "UPDATE actions SET number = 5000 WHERE game = 3 AND number = 5",
    ],
)
def test_a_game_goes_on_before_the_first_damaged_step(path: Path, statement: str) -> None:
    change(path, statement)

    store = open_store(path.parent)

    assert is_right(store, 3, games()[3], 5, 5)
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET snapshot = replace(snapshot, 'turn', 'burn') WHERE id = 3",
        "UPDATE games SET snapshot = 'x' WHERE id = 3",
        "UPDATE games SET over = 0 WHERE id = 3",
        "UPDATE games SET row_check = 1 WHERE id = 3",
        "UPDATE games SET deleted = 0 WHERE id = 3",
        "UPDATE games SET title = 'Monday' WHERE id = 3",
        "UPDATE games SET setup = replace(setup, 'Anna', 'Anja') WHERE id = 3",
        "UPDATE games SET start_check = 1 WHERE id = 3",
    ],
)
def test_how_a_game_stands_is_found_out_anew_in_the_list(path: Path, statement: str) -> None:
    change(path, statement)

    store = open_store(path.parent)

    assert whole_games(store) == len(GAMES)
    assert store.list_games(deleted=True) == []
    store.close()


def test_a_table_that_cannot_be_read_is_laid_anew_and_the_game_goes_on(path: Path) -> None:
    change(path, "UPDATE games SET setup = '{' WHERE id = 3")
    change(path, "DELETE FROM actions WHERE game = 3 AND number = -1")

    store = open_store(path.parent)
    saved = store.load(3)

    assert saved.actions == games()[3].actions
    assert [seat.name for seat in saved.setup.seats] == ["1", "2", "3", "4"]
    assert len(store.list_games()) == len(GAMES)
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET deal = '4 99' WHERE id = 3",
        "UPDATE games SET setup = '{}' WHERE id = 3",
        "UPDATE actions SET action = 'x' WHERE game = 3 AND number = -1",
        "UPDATE actions SET action = replace(action, 'red', 'rad') WHERE game = 3 AND number = -1",
        "DELETE FROM actions WHERE game = 3 AND number = -1",
    ],
)
def test_what_a_game_starts_from_is_kept_twice(path: Path, statement: str) -> None:
    change(path, statement)

    store = open_store(path.parent)

    length = len(games()[3].actions)
    assert is_right(store, 3, games()[3], length, length)
    assert [notice.kind for notice in store.notices] == [NoticeKind.GAME_CUT]
    store.close()
    again = open_store(path.parent)
    assert is_right(again, 3, games()[3], length, length)
    assert again.notices == []
    again.close()


def test_a_game_that_is_spoilt_again_as_it_is_written_is_told_to_be_damaged(path: Path) -> None:
    store = open_store(path.parent)
    change(path, "UPDATE actions SET action = 'x' WHERE game = 3 AND number = 5")
    other = sqlite3.connect(path)
    other.execute(
        "CREATE TRIGGER bad_disk AFTER INSERT ON actions BEGIN "
        "UPDATE actions SET action = 'x' WHERE game = new.game AND number = 2; END"
    )
    other.close()

    with pytest.raises(StorageError) as error:
        store.load(3)

    assert error.value.trouble is Trouble.DAMAGED
    assert is_right(store, 4, games()[4], *[len(games()[4].actions)] * 2)
    store.close()


def test_of_a_lost_table_of_games_the_actions_tell_all(path: Path) -> None:
    change(path, "DELETE FROM games WHERE id != 5")
    content = bytearray(path.read_bytes())
    content[:100] = bytes(100)
    path.write_bytes(content)

    store = open_store(path.parent)

    assert recovered(store).games == len(GAMES)
    assert whole_games(store) == len(GAMES)
    store.close()


def test_steps_that_are_newer_than_the_row_of_their_game_are_kept(tmp_path: Path) -> None:
    """The page of the row was not written when the power failed, that of the actions was."""
    game = random_game(2, 1)
    store = open_store(tmp_path)
    put(store, game, 5)
    store.close()
    file = sqlite3.connect(tmp_path / NAME)
    row = file.execute("SELECT * FROM games").fetchone()
    file.close()
    store = open_store(tmp_path)
    store.append(1, 5, game.actions[5:9], game.snapshot(9))
    store.close()
    file = sqlite3.connect(tmp_path / NAME)
    file.execute(f"INSERT OR REPLACE INTO games VALUES ({', '.join('?' * len(row))})", row)
    file.commit()
    file.close()
    with (tmp_path / NAME).open("r+b") as content:
        content.write(bytes(100))

    store = open_store(tmp_path)

    assert recovered(store).games == 1
    assert is_right(store, 1, game, 9, 9)
    store.close()


def test_a_game_without_a_deal_is_not_shown_and_stays_in_the_file(path: Path) -> None:
    change(path, "UPDATE games SET deal = 'x', snapshot = 'x' WHERE id = 3")
    change(path, "DELETE FROM actions WHERE game = 3 AND number = -1")

    store = open_store(path.parent)

    assert len(store.list_games()) == len(GAMES) - 1
    store.close()
    other = sqlite3.connect(path)
    assert other.execute("SELECT count(*) FROM games").fetchone() == (len(GAMES),)
    other.close()


@pytest.mark.parametrize("column", ["setup", "over", "played"])
def test_a_game_whose_row_is_none_is_laid_anew_from_its_actions(path: Path, column: str) -> None:
    change(path, f"UPDATE games SET {column} = x'00' WHERE id = 3")

    store = open_store(path.parent)

    assert whole_games(store) == len(GAMES)
    assert [notice.kind for notice in store.notices] == [NoticeKind.GAME_CUT]
    store.close()


def test_a_game_that_is_neither_over_nor_not_is_found_by_the_right_list(path: Path) -> None:
    change(path, "UPDATE games SET over = x'' WHERE id = 3")
    store = open_store(path.parent)

    assert 3 not in [game.id for game in store.list_games(over=False)]
    assert 3 in [game.id for game in store.list_games(over=True)]
    store.close()


def test_a_game_that_only_a_flipped_bit_deleted_is_not_removed(path: Path) -> None:
    change(path, "UPDATE games SET deleted = 1000000000000 WHERE id = 3")
    store = open_store(path.parent)

    assert store.purge() == 0

    length = len(games()[3].actions)
    assert is_right(store, 3, games()[3], length, length)
    assert len(store.list_games()) == len(GAMES)
    store.close()


def test_of_many_damaged_games_one_copy_of_the_file_is_kept(path: Path) -> None:
    change(path, "UPDATE games SET title = 'Monday' WHERE id != 3")
    store = open_store(path.parent)

    assert whole_games(store) == len(GAMES)

    assert [notice.kind for notice in store.notices] == [NoticeKind.GAME_CUT] * (len(GAMES) - 1)
    (kept,) = damaged_files(path.parent)
    assert {notice.path for notice in store.notices} == {kept}
    store.close()
    other = sqlite3.connect(kept)
    assert other.execute("SELECT count(*) FROM games WHERE title = 'Monday'").fetchone() == (len(GAMES) - 1,)
    other.close()


def test_whatever_happens_at_every_start_there_are_few_copies(path: Path) -> None:
    for number in range(1, 9):
        change(path, f"UPDATE games SET title = 'Monday' WHERE id = {number}")
        store = open_store(path.parent)
        assert whole_games(store) == len(GAMES)
        store.close()

    assert len(damaged_files(path.parent)) == 3


def test_a_changed_draft_is_not_offered(path: Path) -> None:
    change(path, "UPDATE drafts SET draft = replace(draft, 'held', 'hold')")

    store = open_store(path.parent)

    assert store.load(2).draft is None
    store.close()


def test_a_setup_of_a_newer_version_is_read_as_far_as_it_is_known(tmp_path: Path) -> None:
    class NewerSetup(Setup):
        def to_json(self) -> dict[str, object]:
            return super().to_json() | {"music": "accordion"}

    game = random_game(2, 1)
    store = open_store(tmp_path)
    setup = game.setup
    store.new_game(NewerSetup(setup.seats, setup.seed, curtain=False, flat=True), game.deal)

    (listed,) = store.list_games()

    assert listed.setup == Setup(setup.seats, setup.seed, curtain=False, flat=True)
    assert store.load(listed.id).setup == listed.setup
    store.close()
