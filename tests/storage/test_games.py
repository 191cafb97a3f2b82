"""Games in the file: dealt, played on, taken back, copied."""

from collections.abc import Callable
from pathlib import Path

import pytest

from nyhavn.engine.record import Deal
from nyhavn.match.setup import Setup
from nyhavn.storage import Snapshot, StorageError, Store, Trouble
from tests.storage.playing import PlayedGame, is_right, open_store, put, random_game, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_back_after_the_store_was_closed(tmp_path: Path, players: int) -> None:
    game = random_game(players, seed=players)
    store = open_store(tmp_path)
    game_id = put(store, game)
    store.close()

    again = open_store(tmp_path)

    assert is_right(again, game_id, game, len(game.actions), len(game.actions))
    assert again.notices == []
    again.close()


def test_a_game_is_back_when_the_store_was_never_closed(tmp_path: Path, store: Store[Setup]) -> None:
    game = random_game(2, seed=5)
    game_id = put(store, game, 20)

    copy = tmp_path / "copy"
    copy.mkdir()
    for path in tmp_path.glob("nyhavn.db*"):
        (copy / path.name).write_bytes(path.read_bytes())
    again = open_store(copy)

    assert is_right(again, game_id, game, 20, 20)
    again.close()


def test_a_deal_from_a_given_pile_is_kept_card_by_card(store: Store[Setup]) -> None:
    pile = ("red", "blue", "green", "purple", "yellow") * 6
    deal = Deal(3, seed=-5, deck=pile)

    game_id = store.new_game(table(3), deal)

    assert store.load(game_id).deal == deal


@pytest.mark.parametrize("seed", [-(2**63), -1, 0, 2**63 - 1, 2**64 - 1])
def test_the_seed_of_a_deal_may_be_any_number_of_64_bits(store: Store[Setup], seed: int) -> None:
    game_id = store.new_game(table(2), Deal(2, seed))

    assert store.load(game_id).deal == Deal(2, seed)


def test_several_actions_are_kept_in_one_step(store: Store[Setup]) -> None:
    game = random_game(4, seed=2)

    game_id = put(store, game, step=7)

    assert store.load(game_id).actions == game.actions


def test_a_step_that_is_handed_in_again_changes_nothing(store: Store[Setup]) -> None:
    game = random_game(2, seed=3)
    game_id = put(store, game, 10)

    store.append(game_id, 9, game.actions[9:10], game.snapshot(10))
    store.append(game_id, 8, game.actions[8:12], game.snapshot(12))

    assert is_right(store, game_id, game, 12, 12)


def test_other_actions_in_the_place_of_kept_ones_are_a_conflict(store: Store[Setup]) -> None:
    game = random_game(2, seed=3)
    game_id = put(store, game, 10)
    other = next(action for action in game.states[9].legal() if action != game.actions[9])

    for index, actions, length in (
        (9, [other], 10),
        (8, game.actions[8:9], 9),
        (11, game.actions[11:12], 12),
    ):
        with pytest.raises(StorageError) as error:
            store.append(game_id, index, actions, game.snapshot(length))
        assert error.value.trouble is Trouble.CONFLICT

    assert is_right(store, game_id, game, 10, 10)


def test_a_snapshot_must_be_of_the_game_after_the_actions(store: Store[Setup]) -> None:
    game = random_game(2, seed=3)
    game_id = put(store, game, 3)

    with pytest.raises(ValueError, match="snapshot after 7"):
        store.append(game_id, 3, game.actions[3:4], game.snapshot(7))

    assert is_right(store, game_id, game, 3, 3)


def test_undone_actions_are_gone_and_others_can_follow(store: Store[Setup]) -> None:
    game = random_game(3, seed=8)
    game_id = put(store, game, 10)

    store.rewrite(game_id, 10, 7, (), game.snapshot(7))
    assert is_right(store, game_id, game, 7, 7)

    store.append(game_id, 7, game.actions[7:8], game.snapshot(8))
    assert is_right(store, game_id, game, 8, 8)


def test_an_undo_of_the_last_step_lets_a_game_go_on(store: Store[Setup]) -> None:
    game = random_game(3, seed=8)
    game_id, last = put(store, game), len(game.actions) - 1
    assert store.list_games()[0].over

    store.rewrite(game_id, last + 1, last, (), game.snapshot(last))

    assert is_right(store, game_id, game, last, last)
    assert not store.list_games()[0].over


def test_more_actions_cannot_be_left_than_there_are(store: Store[Setup]) -> None:
    game = random_game(3, seed=8)
    game_id = put(store, game, 4)

    with pytest.raises(StorageError) as error:
        store.rewrite(game_id, 5, 5, (), game.snapshot(5))

    assert error.value.trouble is Trouble.CONFLICT


def test_a_rewrite_takes_back_and_plays_on_at_once_and_only_once(store: Store[Setup]) -> None:
    game = random_game(2, seed=4)
    game_id = put(store, game, 10)

    for _ in range(2):
        store.rewrite(game_id, 10, 6, game.actions[6:8], game.snapshot(8))

    assert is_right(store, game_id, game, 8, 8)
    with pytest.raises(StorageError) as error:
        store.rewrite(game_id, 10, 5, game.actions[5:7], game.snapshot(7))
    assert error.value.trouble is Trouble.CONFLICT


def test_the_unconfirmed_part_of_a_turn_is_back_until_the_turn_goes_on(store: Store[Setup]) -> None:
    game = random_game(2, seed=6)
    game_id = put(store, game, 5)
    draft = '{"piers":[2,3],"name":"Ødegård"}'

    store.save_draft(game_id, '{"piers":[2]}')
    store.save_draft(game_id, draft)
    assert store.load(game_id).draft == draft

    store.append(game_id, 5, game.actions[5:6], game.snapshot(6))
    assert store.load(game_id).draft is None

    store.save_draft(game_id, draft)
    store.rewrite(game_id, 6, 4, (), game.snapshot(4))
    assert store.load(game_id).draft is None

    store.save_draft(game_id, draft)
    store.save_draft(game_id, None)
    assert store.load(game_id).draft is None


def test_an_undo_does_not_bring_an_old_draft_back(store: Store[Setup]) -> None:
    game = random_game(2, seed=6)
    game_id = put(store, game, 5)
    store.save_draft(game_id, "{}")

    store.append(game_id, 5, game.actions[5:6], game.snapshot(6))
    store.rewrite(game_id, 6, 5, (), game.snapshot(5))

    assert store.load(game_id).draft is None


def test_a_draft_has_a_largest_size(store: Store[Setup]) -> None:
    game_id = put(store, random_game(2, seed=6), 5)

    store.save_draft(game_id, "x" * 65536)
    assert store.load(game_id).draft == "x" * 65536

    with pytest.raises(ValueError, match="too long"):
        store.save_draft(game_id, "x" * 65537)


def test_a_copy_is_the_whole_game_and_goes_its_own_way(store: Store[Setup]) -> None:
    game = random_game(3, 4)
    game_id = put(store, game, 12)
    store.rename(game_id, "Sunday")
    store.save_draft(game_id, "{}")

    copy = store.duplicate(game_id)
    store.append(copy, 12, game.actions[12:13], game.snapshot(13))

    assert is_right(store, game_id, game, 12, 12)
    assert is_right(store, copy, game, 13, 13)
    assert store.load(game_id).draft == "{}"
    assert store.load(copy).title == "Sunday"
    assert not store.load(copy).counted


def test_hints_are_counted_at_their_seat(store: Store[Setup]) -> None:
    game_id = put(store, random_game(3, 1), 3)

    for seat in (2, 0, 2):
        store.count_hint(game_id, seat)

    assert store.load(game_id).hints == (1, 0, 2)


def test_nothing_can_be_done_to_a_game_that_is_not_there(store: Store[Setup]) -> None:
    game = random_game(2, 1)
    attempts: list[Callable[[], object]] = [
        lambda: store.load(7),
        lambda: store.append(7, 0, game.actions[:1], game.snapshot(1)),
        lambda: store.rewrite(7, 1, 0, (), game.snapshot(0)),
        lambda: store.save_draft(7, "{}"),
        lambda: store.rename(7, "x"),
        lambda: store.delete(7),
        lambda: store.restore(7),
        lambda: store.touch(7),
        lambda: store.duplicate(7),
        lambda: store.count_hint(7, 0),
        lambda: store.export_game(7),
    ]
    for attempt in attempts:
        with pytest.raises(StorageError) as error:
            attempt()
        assert error.value.trouble is Trouble.NO_SUCH_GAME


def test_a_snapshot_reads_as_it_was_written() -> None:
    game = random_game(4, 7)

    for length in range(0, len(game.actions) + 1, 5):
        snapshot = game.snapshot(length)
        assert snapshot.over == game.states[length].over
        for seat in range(4):
            squares = dict.fromkeys(snapshot.squares(seat), 0)
            for tile in game.states[length].tiles(seat):
                if tile.color in squares:
                    squares[tile.color] += tile.size
            assert snapshot.squares(seat) == squares


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_counted_for_each_seat(players: int) -> None:
    game = random_game(players, 1)
    turns = [0] * players
    seen = -1
    for length, state in enumerate(game.states):
        if state.turn != seen:
            turns[state.current] += 1
            seen = state.turn
        assert [Snapshot.of(state, length).turns_of(seat) for seat in range(players)] == turns


def test_a_game_is_found_by_who_did_what_at_which_deal(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game, other = random_game(2, 1), random_game(2, 2)
    longer, shorter = put(store, game, 12, step=12), put(store, game, 9, step=9)

    def find(length: int, of: PlayedGame = game) -> int | None:
        return store.find_game(of.setup, of.deal, of.actions[:length])

    assert [find(9), find(10), find(12)] == [shorter, longer, longer]
    assert find(3) == shorter, "the one that has played on least"
    assert find(13) is None
    assert find(1, other) is None
    assert store.find_game(game.setup.starting_with(1), game.deal, game.actions[:9]) is None
    assert store.find_game(game.setup, game.deal, other.actions[:9]) is None
    store.close()
