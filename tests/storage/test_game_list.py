"""The list of games: how each stands, which was last, what it is called, and what is deleted."""

from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import StorageError, Store, Trouble
from nyhavn.storage.games import KEPT_DELETED_MS, LONGEST_TITLE
from tests.storage.playing import is_right, put, random_game


def test_a_list_says_how_each_game_stands(store: Store[Setup]) -> None:
    game = random_game(4, seed=9)
    game_id = put(store, game)
    final = game.states[-1]

    (listed,) = store.list_games()

    assert listed.id == game_id
    assert listed.setup == game.setup
    assert listed.over
    assert listed.snapshot.scores == tuple(final.score(seat) for seat in range(4))
    assert listed.snapshot.winners == tuple(final.winners or ())
    assert listed.snapshot.turn == final.turn
    for seat in range(4):
        assert list(listed.snapshot.house(seat)) == final.tiles(seat)


def test_the_game_played_last_comes_first(store: Store[Setup]) -> None:
    first, second, third = (put(store, random_game(2, seed), 4) for seed in (1, 2, 3))
    assert [game.id for game in store.list_games()] == [third, second, first]

    store.append(first, 4, random_game(2, 1).actions[4:5], random_game(2, 1).snapshot(5))
    assert [game.id for game in store.list_games()] == [first, third, second]

    store.touch(second)
    assert [game.id for game in store.list_games()] == [second, first, third]
    last = store.last_game()
    assert last is not None
    assert last.id == second


def test_a_clock_that_was_set_back_does_not_change_which_game_was_last(tmp_path: Path) -> None:
    now = [2_000_000_000.0]
    store = Store.open(tmp_path, Setup.from_json, clock=lambda: now[0])
    put(store, random_game(2, 1), 4)
    now[0] = 1_000_000_000.0
    newer = put(store, random_game(2, 2), 4)

    assert [game.id for game in store.list_games(limit=1)] == [newer]
    store.close()


def test_the_last_game_may_be_asked_for_among_those_that_go_on(store: Store[Setup]) -> None:
    assert store.last_game() is None
    going_on = put(store, random_game(2, 1), 4)
    finished = put(store, random_game(2, 2))

    games = [store.last_game(over=over) for over in (None, False, True)]

    assert [game and game.id for game in games] == [finished, going_on, finished]


def test_a_long_list_comes_in_pages(store: Store[Setup]) -> None:
    ids = [put(store, random_game(2, seed % 5), 5 if seed % 2 else None, step=99) for seed in range(23)]

    pages = [store.list_games(offset=start, limit=10) for start in (0, 10, 20, 30)]

    assert [len(page) for page in pages] == [10, 10, 3, 0]
    assert [game.id for page in pages for game in page] == ids[::-1]
    assert store.count_games() == 23
    assert store.count_games(over=True) == len(store.list_games(over=True)) == 12


@pytest.mark.parametrize(
    ("title", "kept"),
    [
        ("  Sunday,\tat Åse's \n", "Sunday, at Åse's"),
        ("", None),
        (" \u2028 ", None),
        (None, None),
        ("x" * 200, "x" * LONGEST_TITLE),
    ],
)
def test_a_title_is_one_clean_line_or_none(store: Store[Setup], title: str | None, kept: str | None) -> None:
    game_id = put(store, random_game(2, 1), 3)
    store.rename(game_id, "before")

    store.rename(game_id, title)

    assert store.load(game_id).title == kept
    assert store.list_games()[0].title == kept


def test_a_deleted_game_can_be_had_back(store: Store[Setup]) -> None:
    game = random_game(2, 1)
    game_id, other = put(store, game), put(store, random_game(2, 2), 3)

    store.delete(game_id)
    assert [listed.id for listed in store.list_games()] == [other]
    assert [listed.id for listed in store.list_games(deleted=True)] == [game_id]
    assert store.statistics() == []

    store.restore(game_id)
    assert {listed.id for listed in store.list_games()} == {game_id, other}
    assert is_right(store, game_id, game, len(game.actions), len(game.actions))


def test_a_deleted_game_is_gone_for_good_after_thirty_days(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    store = Store.open(tmp_path, Setup.from_json, clock=lambda: now[0])
    old, newer, kept = (put(store, random_game(2, seed), 3) for seed in (1, 2, 3))

    store.delete(old)
    now[0] += KEPT_DELETED_MS / 1000 + 1
    store.delete(newer)

    assert [game.id for game in store.list_games(deleted=True)] == [newer]
    with pytest.raises(StorageError) as error:
        store.load(old)
    assert error.value.trouble is Trouble.NO_SUCH_GAME
    assert store.purge() == 1
    assert store.list_games(deleted=True) == []
    assert [game.id for game in store.list_games()] == [kept]
    store.close()


def test_the_id_of_a_removed_game_is_not_given_again(store: Store[Setup]) -> None:
    last = put(store, random_game(2, 1), 3)
    store.delete(last)
    store.purge()

    assert put(store, random_game(2, 2), 3) > last


def test_a_deleted_game_can_be_had_back_for_thirty_days(tmp_path: Path) -> None:
    day = [20_000.0]
    store = Store.open(tmp_path, Setup.from_json, clock=lambda: day[0] * 24 * 60 * 60)
    first, second, third = (put(store, random_game(2, seed), 3) for seed in (1, 2, 3))
    store.delete(first)
    day[0] += 29.9
    store.delete(second)
    assert {game.id for game in store.list_games(deleted=True)} == {first, second}
    day[0] += 0.2
    store.delete(third)
    assert {game.id for game in store.list_games(deleted=True)} == {second, third}
    store.close()
