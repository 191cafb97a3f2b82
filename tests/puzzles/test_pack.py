"""The pack that comes with the app: complete, small, and every puzzle in it what it claims to be."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import action_of, move_of
from nyhavn.engine.state import apply
from nyhavn.puzzles.best_turn import CLEAR, SEEDS, full_work, kind_of_turn, look_for_best
from nyhavn.puzzles.daily import DAYS
from nyhavn.puzzles.model import BEST, FACADE, WIN, Facade, GamePuzzle
from nyhavn.puzzles.pack import PATH, Entry, load_pack
from nyhavn.puzzles.solver import Solver, wins_now
from nyhavn.puzzles.text import PuzzleTextError, blocks, pack_to_text, puzzle_from_text
from nyhavn.puzzles.tries import is_known_right, reached
from tests.puzzles import slow_solver

PACK = load_pack()


def test_there_is_enough_of_every_kind() -> None:
    assert len(PACK.facades) >= 400
    assert len(PACK.facades) > DAYS
    assert len(PACK.of_kind(WIN)) >= 120
    assert len(PACK.of_kind(BEST)) >= 120
    assert len({entry.name for entry in PACK.entries}) == len(PACK.entries)


def test_it_is_small() -> None:
    assert PATH.stat().st_size < 300_000


def test_no_facade_is_there_twice() -> None:
    starts = [entry.text.split("\n", 1)[1].rsplit("\nsolution", 1)[0] for entry in PACK.facades]
    assert len(set(starts)) == len(starts)


@pytest.mark.slow
def test_the_whole_pack_reads_and_is_written_the_same_again() -> None:
    text = PATH.read_text(encoding="utf-8")
    assert pack_to_text([puzzle_from_text(block) for block in blocks(text)]) == text


def _spread(entries: tuple[Entry, ...], count: int) -> list[Entry]:
    return list(entries[:: max(1, len(entries) // count)])


def _solved_again(entry: Entry) -> None:
    puzzle = entry.puzzle()
    assert isinstance(puzzle, Facade)
    solution = Solver(puzzle.position().flat, puzzle.builds, puzzle.measure).solve()
    assert (solution.best, len(solution.ways)) == (puzzle.target, puzzle.ways), entry.name
    state = puzzle.position()
    for action in puzzle.solution:
        state, _ = apply(state, action)
    assert reached(puzzle, state) == puzzle.target
    assert state.turn <= puzzle.builds


def _wins_again(entry: Entry) -> None:
    puzzle = entry.puzzle()
    assert isinstance(puzzle, GamePuzzle)
    position = puzzle.position()
    solution = wins_now(position.flat)
    assert len(solution.ways) == puzzle.ways, entry.name
    for moves in (*solution.ways.values(), tuple(move_of(action) for action in puzzle.solution)):
        state = position
        for move in moves:
            state, _ = apply(state, action_of(move))
        assert state.winners == [position.current]
        assert is_known_right(puzzle, puzzle.solution, state)


def test_facades_are_solved_again() -> None:
    single = tuple(entry for entry in PACK.facades if "builds=1 " in entry.text)
    for entry in _spread(single, 20):
        _solved_again(entry)
    _solved_again(next(entry for entry in PACK.facades if "builds=2 " in entry.text))


def test_wins_win_again() -> None:
    for entry in _spread(PACK.of_kind(WIN), 5):
        _wins_again(entry)


@pytest.mark.slow
def test_every_facade_is_solved_again() -> None:
    for entry in PACK.facades:
        _solved_again(entry)


@pytest.mark.slow
def test_every_win_wins_again() -> None:
    for entry in PACK.of_kind(WIN):
        _wins_again(entry)


@pytest.mark.parametrize("count", [6, pytest.param(60, marks=pytest.mark.slow)])
def test_a_second_solver_agrees(count: int) -> None:
    single = tuple(entry for entry in PACK.facades if "builds=1 " in entry.text)
    for entry in _spread(single, count):
        puzzle = entry.puzzle()
        assert isinstance(puzzle, Facade)
        best, ways = slow_solver.solve(puzzle)
        assert (best, len(ways)) == (puzzle.target, puzzle.ways), entry.name


@pytest.mark.slow
def test_a_second_solver_agrees_on_two_builds() -> None:
    double = tuple(entry for entry in PACK.facades if "builds=2 " in entry.text and " B5" not in entry.text)
    for entry in sorted(double, key=lambda entry: entry.rating)[:90]:
        puzzle = entry.puzzle()
        assert isinstance(puzzle, Facade)
        best, ways = slow_solver.solve(puzzle)
        assert (best, len(ways)) == (puzzle.target, puzzle.ways), entry.name


@pytest.mark.slow
def test_best_turns_hold_at_four_times_the_work() -> None:
    for entry in _spread(PACK.of_kind(BEST), 6):
        puzzle = entry.puzzle()
        assert isinstance(puzzle, GamePuzzle)
        position = puzzle.position()
        wanted = kind_of_turn(position, [move_of(action) for action in puzzle.solution])
        for seed in SEEDS:
            look = look_for_best(position, seed, full_work())
            assert look is not None
            assert kind_of_turn(position, look.best) == wanted, entry.name
            assert look.second >= CLEAR


def test_the_goal_of_a_facade_needs_all_its_builds() -> None:
    entry = next(entry for entry in PACK.facades if "builds=2 " in entry.text)
    puzzle = entry.puzzle()
    assert isinstance(puzzle, Facade)
    assert not Solver(puzzle.position().flat, 1, puzzle.measure, least=puzzle.target).solve().ways


def test_themes_and_ratings_are_there() -> None:
    themes = {theme for entry in PACK.entries for theme in entry.themes}
    assert {"windows", "chain", "change", "both", "roof", "free"} <= themes
    for kind in (FACADE, WIN, BEST):
        ratings = [entry.rating for entry in PACK.of_kind(kind)]
        assert max(ratings) - min(ratings) >= 300


@pytest.mark.parametrize(
    "text",
    [
        "f001 facade rating=1000",
        "f001 tower rating=1000\ndeal 2 1\ngame d12\nsolution d12",
        "w001 win rating=1000 ways=1\ndeal 9 1\ngame d12\nsolution d12",
        "w001 win rating=1000 ways=1\ndeal 2 1\ngame d11\nsolution d12",
    ],
)
def test_what_is_no_puzzle_is_told_so(text: str) -> None:
    with pytest.raises(PuzzleTextError):
        puzzle_from_text(text)
