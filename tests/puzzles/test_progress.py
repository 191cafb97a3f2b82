"""What is remembered of puzzles: in the real file, through damage and clocks that were put back."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.puzzles import rating
from nyhavn.puzzles.pack import load_pack
from nyhavn.puzzles.progress import DAYS, PUZZLES, Attempt, Bookkeeper, OpenTry, Progress, keep, read_progress
from nyhavn.puzzles.rating import Difficulty, expected, next_puzzle, rated, result
from nyhavn.puzzles.repetition import INTERVALS, Mistake, due
from nyhavn.storage.store import Store

TODAY = dt.date(2026, 11, 17)
TOMORROW = TODAY + dt.timedelta(days=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store[Setup]]:
    store = Store.open(tmp_path, Setup.from_json)
    yield store
    store.close()


def test_everything_is_there_after_a_restart(store: Store[Setup], tmp_path: Path) -> None:
    books = Bookkeeper(Progress())
    for notes in (
        books.missed("f001"),
        books.hinted("f001"),
        books.finished("f001", 1300, True, TODAY, TODAY),
        books.finished("w001", 1500, False, TODAY),
        books.collected([Mistake(7, 12, TODAY)]),
        books.opened(OpenTry("f002", "R2:a1b1=RR", TOMORROW)),
        books.timed("w002", 70),
        books.timed("w002", 95),
    ):
        keep(store.notes, notes)
    store.close()
    again = Store.open(tmp_path, Setup.from_json)
    kept = read_progress(again.notes)
    again.close()
    assert kept == books.progress
    assert kept.attempt("f001") == Attempt(True, False, 1, 1)
    assert kept.attempt("w002").seconds == 70, "the best"
    assert kept.days == {TODAY: TODAY}
    assert kept.done == {"f001", "w001"}


def test_what_makes_no_sense_is_passed_over(store: Store[Setup]) -> None:
    store.notes.keep(PUZZLES, {"f001": "{}", "f002": "[", "f003": '{"hints":-1,"wrong":0}'})
    store.notes.keep(PUZZLES, {"f004": '{"hints":0,"wrong":0,"seconds":-5}'})
    store.notes.keep(DAYS, {"yesterday": "2026-11-16", "2026-11-16": "soon"})
    store.notes.keep("puzzle rating", {"2026-11-16": "99999"})
    store.notes.keep("puzzle mistake", {"x y": "{}", "1 2": '{"due":"2026-11-17","solved":0}'})
    kept = read_progress(store.notes)
    assert list(kept.attempts) == ["f004"]
    assert kept.attempt("f004").seconds is None
    assert not kept.days
    assert kept.rating == rating.START
    assert list(kept.mistakes) == [(1, 2)]


def test_a_day_caught_up_later_is_in_the_calendar_and_not_in_the_streak() -> None:
    books = Bookkeeper(Progress())
    books.finished("f001", 1200, True, TOMORROW, TODAY)
    assert books.progress.days == {TODAY: TOMORROW}
    assert books.progress.streak(TOMORROW).current == 0


def test_a_facade_whose_solution_was_shown_is_not_the_days_any_more() -> None:
    books = Bookkeeper(Progress())
    books.finished("f001", 1200, False, TODAY, TODAY)
    books.finished("f001", 1200, True, TODAY, TODAY)
    assert not books.progress.days


def test_only_the_first_time_counts_in_the_rating() -> None:
    books = Bookkeeper(Progress())
    books.finished("f001", 1200, True, TODAY)
    first = books.progress.rating
    books.finished("f001", 1200, True, TODAY)
    assert books.progress.rating == first > rating.START


def test_a_clock_put_back_does_not_undo_the_rating() -> None:
    books = Bookkeeper(Progress())
    books.finished("f001", 1200, True, TOMORROW)
    before = books.progress.rating
    books.finished("f002", 1200, True, TODAY)
    assert books.progress.rating > before
    assert set(books.progress.ratings) == {TOMORROW}


def test_the_rating_follows_its_formula() -> None:
    assert expected(1200, 1200) == 0.5
    assert expected(1600, 1200) == pytest.approx(10 / 11)
    assert rated(1200, 1200, 1.0, 0) == 1224
    assert rated(1200, 1200, 1.0, 10) == 1212
    assert rated(1200, 1200, 0.0, 10) == 1188
    assert rated(rating.HIGHEST, 2700, 1.0, 50) == rating.HIGHEST
    assert (result(True, 0, 0), result(True, 1, 0), result(True, 1, 1)) == (1.0, 0.75, 0.5)
    assert (result(True, 9, 9), result(False, 0, 0)) == (0.25, 0.0)


def test_puzzles_come_near_the_rating_easier_or_harder_as_wished() -> None:
    entries = load_pack().facades
    chosen = {difficulty: next_puzzle(entries, frozenset(), 1300, difficulty) for difficulty in Difficulty}
    ratings = [entry.rating for entry in chosen.values() if entry is not None]
    assert ratings == sorted(ratings)
    assert ratings[0] < ratings[1] < ratings[2]
    every = frozenset(entry.name for entry in entries)
    assert next_puzzle(entries, every, 1300, Difficulty.LIKE_ME) is None
    first = chosen[Difficulty.LIKE_ME]
    assert first is not None
    following = next_puzzle(entries, frozenset({first.name}), 1300, Difficulty.LIKE_ME, first.name)
    assert following is not None
    assert following != first


def test_mistakes_come_back_later_when_solved_and_soon_when_missed() -> None:
    mistake = Mistake(1, 2, TODAY)
    waits = []
    for _ in INTERVALS:
        before = mistake.due
        mistake = mistake.after(True, before)
        waits.append((mistake.due - before).days)
    assert waits == sorted(waits)
    assert waits == list(INTERVALS)
    assert mistake.is_learned
    missed = Mistake(1, 2, TODAY, 3).after(False, TODAY)
    assert (missed.due - TODAY).days == INTERVALS[0]
    assert missed.solved == 0


def test_the_longest_due_comes_first_and_the_learned_not_at_all() -> None:
    old, new, later = Mistake(1, 5, TODAY), Mistake(2, 1, TOMORROW), Mistake(3, 1, TOMORROW, len(INTERVALS))
    assert due([new, later, old], TODAY) == [old]
    assert due([new, later, old], TOMORROW) == [old, new]
