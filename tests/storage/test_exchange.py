"""Games as text: out, in again, and what is refused."""

from __future__ import annotations

import time
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from nyhavn.engine.record import Deal, record_to_text
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage import ImportRefusedError, Refusal, StorageError, Store, Trouble, exchange, incoming
from nyhavn.storage.incoming import LARGEST_GAME, LARGEST_TEXT, MOST_LINES
from tests.engine.records import read_record
from tests.storage.fuzzing import contents, fuzz_texts
from tests.storage.playing import exported, put, random_game, take_in


def other_store(folder: Path) -> Store[Setup]:
    """The store of another device, a minute later: steps that follow within a millisecond are set ahead."""
    return Store.open(folder / "other", Setup.from_json, clock=lambda: time.time() + 60)


def test_a_game_goes_to_another_device_with_all_that_belongs_to_it(
    tmp_path: Path, store: Store[Setup]
) -> None:
    game = random_game(4, 3)
    setup = Setup(
        (
            Seat("An na:  1.", "yellow"),
            Seat("Ångström, Ö", "green", "harbourmaster", "towers"),
            Seat("(3) d12 #", "red"),
            Seat("seat 1: x", "blue", "mason"),
        ),
        3,
        curtain=False,
        flat=True,
        sides=("left", "right", "bottom", "top"),
    )
    game_id = store.new_game(setup, game.deal)
    store.append(game_id, 0, game.actions, game.snapshot(len(game.actions)))
    store.rename(game_id, "Sunday: the long one")
    store.count_hint(game_id, 2)
    other = other_store(tmp_path)

    imported = take_in(other, store.export_game(game_id))

    assert imported.known == 0
    (new_id,) = imported.ids
    assert other.load(new_id).setup == setup
    assert contents(other) == contents(store)
    other.close()


def test_an_exported_game_can_be_replayed_by_the_engine_and_read_by_a_person(store: Store[Setup]) -> None:
    game = random_game(2, 1)

    text = store.export_game(put(store, game))

    assert read_record(text).final() == game.states[-1]
    assert "seat 1: red human Anna\nseat 2: blue mason Béla\n" in text
    assert text.splitlines()[-1].startswith("result: ")


def test_everything_comes_back_from_one_text(tmp_path: Path, store: Store[Setup]) -> None:
    for players in (2, 3, 4):
        put(store, random_game(players, 5), step=500)
        put(store, random_game(players, 6), 7)
    store.duplicate(store.list_games()[0].id)
    store.duplicate(store.list_games()[2].id)
    other = other_store(tmp_path)

    imported = take_in(other, exported(store))

    assert len(imported.ids) == 8
    assert contents(other) == contents(store)
    other.close()


def test_a_game_that_is_there_is_not_taken_in_twice(store: Store[Setup]) -> None:
    game = random_game(2, 2)
    game_id = put(store, game, 10)
    text = exported(store)

    assert take_in(store, text).known == 1
    assert store.count_games() == 1

    store.append(game_id, 10, game.actions[10:11], game.snapshot(11))
    assert len(take_in(store, text).ids) == 1
    assert store.count_games() == 2


def test_a_deleted_game_can_be_taken_in_again(store: Store[Setup]) -> None:
    game_id = put(store, random_game(2, 2), 10)
    text = exported(store)
    store.delete(game_id)

    assert len(take_in(store, text).ids) == 1


def test_a_plain_record_of_the_engine_gets_a_table(store: Store[Setup]) -> None:
    game = random_game(3, 7)
    text = "nyhavn game 1\nplayers: 3\nseed: 7\n"

    (game_id,) = take_in(store, text).ids

    seats = store.load(game_id).setup.seats
    assert [(seat.name, seat.color) for seat in seats] == [("1", "red"), ("2", "blue"), ("3", "yellow")]
    assert store.load(game_id).deal == game.deal


@pytest.mark.parametrize("seed", [-(2**63), 2**64 - 1])
def test_a_deal_beyond_the_seeds_of_a_setup_can_be_taken_in(store: Store[Setup], seed: int) -> None:
    (game_id,) = take_in(store, f"nyhavn game 1\nplayers: 2\nseed: {seed}\n").ids

    assert store.load(game_id).deal == Deal(2, seed)


def test_a_text_may_begin_with_a_byte_order_mark_and_end_its_lines_as_it_likes(
    tmp_path: Path, store: Store[Setup]
) -> None:
    text = store.export_game(put(store, random_game(2, 2), 10))
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf\r\n" + text.replace("\n", "\r\n").encode())
    other = other_store(tmp_path)

    assert len(take_in(other, path).ids) == 1
    other.close()


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


GOOD = record_to_text(read_record("nyhavn game 1\nplayers: 2\nseed: 1\n")) + "1. (1) d12\n"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", Refusal.NO_GAME),
        ("hello", Refusal.NO_GAME),
        ("hello\n" + GOOD, Refusal.NO_GAME),
        (changed(GOOD, "game 1", "game 2"), Refusal.NO_GAME),
        (changed(GOOD, "players: 2", "players: 5"), Refusal.BAD_GAME),
        (changed(GOOD, "seed: 1", "seed: one"), Refusal.BAD_GAME),
        (changed(GOOD, "d12", "d17x"), Refusal.BAD_GAME),
        (changed(GOOD, "d12", "R5:a1b1c1d1e1=RRRRR"), Refusal.BAD_GAME),
        (changed(GOOD, "1. (1)", "2. (1)"), Refusal.BAD_GAME),
        (changed(GOOD, "1. (1)", "1. (2)"), Refusal.BAD_GAME),
        (changed(GOOD, "1. (1) d12", "1."), Refusal.BAD_GAME),
        (changed(GOOD, "1. (1) d12", "1. (1) d12 d34"), Refusal.BAD_GAME),
        (changed(GOOD, "deal:", "seat 3: red human Anna\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat 0: red human Anna\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat x: red human Anna\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat 1: red human\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat 1: blue human Anna\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat 1: pink human Anna\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat 1: red wizard Anna\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "seat 1: red human Anna\x07\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", f"seat 1: red human {'A' * 15}\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "hints: 1\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "hints: 1 -1\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "hints: 1 99999999\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", "played: yesterday\ndeal:"), Refusal.BAD_TABLE),
        (changed(GOOD, "deal:", f"note: {'x' * LARGEST_GAME}\ndeal:"), Refusal.TOO_LARGE),
        (changed(GOOD, "deal:", f"deck: {'RGBYP' * 20}E\ndeal:"), Refusal.TOO_LARGE),
        (changed(GOOD, "1. (1) d12", "1. (1) " + "d12 " * 5000), Refusal.TOO_LARGE),
        (changed(GOOD, "deal:", "\n" * MOST_LINES + "deal:"), Refusal.TOO_LARGE),
        ("\n" * (MOST_LINES + 1) + GOOD, Refusal.NO_GAME),
    ],
)
def test_what_is_wrong_is_refused_and_nothing_is_changed(
    store: Store[Setup], text: str, refusal: Refusal
) -> None:
    put(store, random_game(2, 9), 5)
    before = contents(store)

    with pytest.raises(ImportRefusedError) as error:
        take_in(store, text)

    assert error.value.refusal is refusal
    assert contents(store) == before


@pytest.mark.parametrize(("limit", "most"), [("MOST_GAMES", 2), ("LARGEST_TEXT", 3 * len(GOOD) - 1)])
def test_a_text_is_limited(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(incoming, limit, most)

    with pytest.raises(ImportRefusedError) as error:
        take_in(store, GOOD * 3)

    assert error.value.refusal is Refusal.TOO_LARGE
    assert len(take_in(store, GOOD * 2).ids) == 1


def test_the_text_that_the_refusals_are_made_of_is_right(store: Store[Setup]) -> None:
    assert len(take_in(store, GOOD).ids) == 1


def test_one_wrong_game_keeps_all_others_out(store: Store[Setup]) -> None:
    wrong = changed(GOOD, "d12", "d21")

    with pytest.raises(ImportRefusedError) as error:
        take_in(store, GOOD + GOOD + wrong + GOOD)

    assert (error.value.refusal, error.value.game) == (Refusal.BAD_GAME, 3)
    assert store.count_games() == 0


def test_a_time_in_the_future_counts_as_now(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json, clock=lambda: 1000.0)

    (game_id,) = take_in(store, changed(GOOD, "deal:", "played: 2999-01-01T00:00:00Z\ndeal:")).ids

    assert store.load(game_id).played == 1_000_000
    store.close()


@pytest.mark.parametrize(
    ("content", "refusal"), [(b"\xff\xfe nyhavn", Refusal.NOT_TEXT), (None, Refusal.UNREADABLE)]
)
def test_a_file_must_be_text(
    tmp_path: Path, store: Store[Setup], content: bytes | None, refusal: Refusal
) -> None:
    path = tmp_path / "game.txt"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(ImportRefusedError) as error:
        take_in(store, path)

    assert error.value.refusal is refusal


def test_a_file_that_never_ends_is_read_no_further_than_need_be(tmp_path: Path, store: Store[Setup]) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(40 * LARGEST_TEXT)

    with pytest.raises(ImportRefusedError) as error:
        take_in(store, path)

    assert error.value.refusal is Refusal.TOO_LARGE


def test_games_are_exported_to_files_of_their_own(tmp_path: Path, store: Store[Setup]) -> None:
    one, two = put(store, random_game(2, 1), 5), put(store, random_game(2, 2), 5)

    paths = [store.export_file(one), store.export_file(two), store.export_file()]

    assert len({*paths}) == 3
    assert all(path.parent == tmp_path / "exports" for path in paths)
    assert paths[0].read_text("utf-8") == store.export_game(one)
    assert paths[2].read_text("utf-8") == exported(store)
    assert len(list((tmp_path / "exports").iterdir())) == 3


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path, store: Store[Setup]) -> None:
    (tmp_path / "exports").write_text("in the way")
    game_id = put(store, random_game(2, 1), 5)

    with pytest.raises(StorageError) as error:
        store.export_file(game_id)

    assert error.value.trouble is Trouble.IO


def test_thousands_of_spoilt_texts_are_taken_in_whole_or_not_at_all(store: Store[Setup]) -> None:
    assert fuzz_texts(store, 3000, seed=20) > 30


def test_exports_within_a_second_are_numbered_from_two_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Still(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Still:
            return cls(2026, 5, 17, 10, 30)

    monkeypatch.setattr(exchange, "datetime", Still)
    names = [exchange.write_texts(tmp_path, [text]).name for text in ("one", "two", "three")]
    stem = "nyhavn-20260517-103000"
    assert names == [f"{stem}.txt", f"{stem}-2.txt", f"{stem}-3.txt"]
    assert sorted(path.read_text("utf-8") for path in tmp_path.iterdir()) == ["one", "three", "two"]
