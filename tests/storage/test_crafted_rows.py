"""Rows with right sums that cannot be: numbers, times, houses and players that no game has."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import NoticeKind, Store
from nyhavn.storage.bounds import LARGEST_ID, LATEST_TIME
from nyhavn.storage.files import NAME
from tests.matrix import seldom
from tests.storage import crafting
from tests.storage.crafting import GAME, craft, fuzz_rows, use_everything
from tests.storage.damage import recovered, still_works
from tests.storage.playing import is_right, open_store, put, random_game

LENGTH = len(GAME.actions)


@pytest.fixture(scope="module")
def filled(module_path: Path) -> Path:
    return crafting.filled(module_path)


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE games SET hints = '{'9' * 5000} 0 0' WHERE id = 1",
        f"UPDATE games SET hints = '{'9' * 25}' WHERE id = 1",
        f"UPDATE games SET created = {2**63 - 1} WHERE id = 1",
        f"UPDATE games SET played = {2**63 - 1} WHERE id = 1",
        "UPDATE games SET played = -1 WHERE id = 1",
        f"UPDATE games SET deleted = {2**63 - 1} WHERE id = 1",
        "UPDATE games SET over = 7 WHERE id = 1",
        "UPDATE games SET counted = 7 WHERE id = 1",
        "UPDATE games SET deal = '2' || substr(deal, 2) WHERE id = 1",
        f"UPDATE games SET deal = '3 {'9' * 5000}' WHERE id = 1",
        "UPDATE games SET deal = '5 1' WHERE id = 1",
        "UPDATE games SET title = hex(zeroblob(1000000)) WHERE id = 1",
        "UPDATE games SET setup = hex(zeroblob(1000000)) WHERE id = 1",
        "INSERT INTO actions VALUES (1, 5000, 'd23', 0)",
    ],
)
def test_a_row_that_cannot_be_is_damage_and_the_game_is_whole_again(path: Path, statement: str) -> None:
    craft(path, statement)

    use_everything(path.parent)

    store = open_store(path.parent)
    assert is_right(store, 1, GAME, LENGTH, LENGTH)
    assert [notice.kind for notice in store.notices] in ([], [NoticeKind.GAME_CUT])
    store.close()


@pytest.mark.parametrize("digits", [25, 5000])
def test_a_time_of_so_many_digits_does_not_end_the_app(path: Path, digits: int) -> None:
    start = f"{'1' * digits} 1 3 1"
    craft(path, "UPDATE actions SET action = ? WHERE game = 1 AND number = -1", start)
    use_everything(path.parent)
    craft(path, "UPDATE actions SET action = ? WHERE game = 1 AND number = -1", start)
    craft(path, "DELETE FROM games WHERE id = 1")
    content = path.read_bytes()

    path.write_bytes(bytes(100) + content[100:])

    use_everything(path.parent)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("scores", [1, 2, 3, 4, 5]),
        ("scores", [1]),
        ("scores", [1, 2, True]),
        ("scores", [1, 2, 10**4000]),
        ("houses", ["Gz9", "", ""]),
        ("houses", ["?a1", "", ""]),
        ("houses", ["Ra1a2", ""]),
        ("houses", [["Ra1"], "", ""]),
        ("houses", "abc"),
        ("winners", [3]),
        ("winners", []),
        ("winners", [0, 0]),
        ("winners", "0"),
        ("ended_by", "boredom"),
        ("ended_by", None),
        ("current", 3),
        ("current", -1),
        ("turn", 0.5),
        ("length", 10**30),
    ],
)
def test_a_stand_that_no_game_comes_to_is_found_out_anew(path: Path, key: str, value: object) -> None:
    form = json.loads(GAME.snapshot(LENGTH).to_text()) | {key: value}
    craft(path, "UPDATE games SET snapshot = ? WHERE id = 1", json.dumps(form))

    store = open_store(path.parent)

    listed = next(game for game in store.list_games() if game.id == 1)
    assert listed.snapshot == GAME.snapshot(LENGTH)
    assert store.statistics()
    assert is_right(store, 1, GAME, LENGTH, LENGTH)
    store.close()


@pytest.mark.parametrize("value", [LATEST_TIME, LATEST_TIME + 1, 2**63 - 1, "tomorrow", b"\0"])
def test_after_the_largest_date_new_games_still_have_a_date(path: Path, value: object) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE games SET played = ?", (value,))
        connection.commit()

    store = open_store(path.parent)

    new = put(store, random_game(2, 5), 3)
    assert store.load(new).played < LATEST_TIME
    store.touch(new)
    store.delete(new)
    assert [game.id for game in store.list_games(deleted=True)] == [new]
    store.close()


@pytest.mark.parametrize("seconds", [-1e18, -5.0, 0.0, 978_307_199.0, 1e18])
def test_a_game_is_deleted_by_whatever_clock(path: Path, seconds: float) -> None:
    store = Store.open(path.parent, Setup.from_json, clock=lambda: seconds)

    store.delete(1)

    assert [game.id for game in store.list_games()] == [2]
    assert [game.id for game in store.list_games(deleted=True)] == [1]
    store.restore(1)
    assert is_right(store, 1, GAME, LENGTH, LENGTH)
    new = put(store, random_game(2, 5), 3)
    assert is_right(store, new, random_game(2, 5), 3, 3)
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE sqlite_sequence SET seq = {2**63 - 1}",
        "UPDATE sqlite_sequence SET seq = 'x'",
        f"UPDATE games SET id = {2**63 - 1} WHERE id = 2",
        f"UPDATE games SET id = {LARGEST_ID + 1} WHERE id = 2",
        "INSERT INTO actions VALUES (3, -1, 'of no game', 0)",
    ],
)
def test_a_file_without_a_number_for_another_game_gets_new_ones(path: Path, statement: str) -> None:
    craft(path, statement)

    store = open_store(path.parent)

    recovered(store)
    assert is_right(store, 1, GAME, LENGTH, LENGTH)
    assert is_right(store, 2, random_game(2, 1), 20, 20)
    assert put(store, random_game(2, 5), 3) < 10
    store.close()


def test_actions_in_a_file_without_any_game_are_those_of_a_lost_one(path: Path) -> None:
    for statement in (
        "DELETE FROM games",
        "DELETE FROM sqlite_sequence",
        "DELETE FROM actions WHERE game != 1",
    ):
        craft(path, statement)

    store = open_store(path.parent)

    assert recovered(store).games == 1
    assert is_right(store, 1, GAME, LENGTH, LENGTH)
    assert put(store, random_game(2, 5), 3) == 2
    store.close()


@pytest.mark.parametrize(
    "value", ["9" * 5000, "9" * 25, '"\\ud800"', "NaN", "1e999", "[" * 10**5, "x", b"1", '{"a": [Infinity]}']
)
@pytest.mark.parametrize("key", ["window", b"window"])
def test_a_setting_that_cannot_be_is_not_there(path: Path, key: object, value: object) -> None:
    craft(path, "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, value)
    store = open_store(path.parent)

    kept = store.settings.load()

    assert kept in ({"language": "hu"}, {"language": "hu", "window": [800, 600]})
    store.settings.save(kept | {"language": "es"})
    assert store.settings.load() == kept | {"language": "es"}
    store.close()


def test_a_draft_beyond_all_measure_is_not_offered(path: Path) -> None:
    craft(path, "UPDATE drafts SET draft = ?", "x" * 10**6)
    store = open_store(path.parent)

    assert store.load(2).draft is None
    assert still_works(store)
    store.close()


def test_an_action_that_the_rules_refuse_cuts_its_game(path: Path) -> None:
    craft(path, "UPDATE actions SET action = 'd99' WHERE game = 1 AND number = 5")
    store = open_store(path.parent)

    assert is_right(store, 1, GAME, 5, 5)
    assert [notice.kind for notice in store.notices] == [NoticeKind.GAME_CUT]
    store.close()


@pytest.mark.parametrize("seed", seldom(range(1, 5), 1))
def test_whatever_is_in_a_row_is_survived(tmp_path: Path, seed: int) -> None:
    assert fuzz_rows(tmp_path, 20, seed) == 20
    assert not (tmp_path / NAME).exists()
