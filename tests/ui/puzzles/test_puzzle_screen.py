"""A puzzle on the table: solved, missed, hinted at, given up, and there again after the app was killed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from nyhavn.engine.actions import Build
from nyhavn.match.deeds import Confirm
from nyhavn.match.draft import draft_of
from nyhavn.match.people import People
from nyhavn.match.setup import Setup
from nyhavn.puzzles.model import BEST, FACADE, WIN, Facade, GamePuzzle
from nyhavn.puzzles.progress import read_progress
from nyhavn.puzzles.tries import reasons_of
from nyhavn.storage.store import Store
from nyhavn.ui.puzzles import stopwatch
from nyhavn.ui.puzzles.library import library_of
from nyhavn.ui.puzzles.puzzle import PuzzleScreen
from nyhavn.words.reasons import reason_text
from tests.ui.puzzles.opening import open_puzzle
from tests.ui.shell.shared import shared
from tests.ui.shell.stage import Stage, on_stage

TODAY = dt.date(2026, 11, 20)


@contextmanager
def games_in(folder: Path) -> Iterator[tuple[Stage, Store[Setup]]]:
    with closing(Store.open(folder, Setup.from_json)) as store, on_stage(games=store) as stage:
        library_of(stage.app).today = lambda: TODAY
        yield stage, store


@contextmanager
def with_games() -> Iterator[tuple[Stage, Store[Setup]]]:
    with TemporaryDirectory() as folder, games_in(Path(folder)) as both:
        yield both


@pytest.fixture
def stage() -> Stage:
    return shared(with_games)[0]


@pytest.fixture
def store() -> Store[Setup]:
    return shared(with_games)[1]


def play(stage: Stage, screen: PuzzleScreen, steps: int | None = None) -> None:
    """The solution's steps, with the table's own deeds."""
    assert screen.puzzle is not None
    for action in screen.puzzle.solution[:steps]:
        session = screen.tabletop.session
        stage.wait_for(lambda: screen.tabletop.view.acting)
        session.lay_out(draft_of(session.view.state, action))
        session.do(Confirm())
        stage.frames(3)


def facade_with_builds(stage: Stage, builds: int) -> int:
    entries = library_of(stage.app).pack.facades
    return next(n for n, entry in enumerate(entries) if f"builds={builds} " in entry.text)


def test_the_facade_of_the_day_is_solved_and_counts(stage: Stage, store: Store[Setup]) -> None:
    number = facade_with_builds(stage, 2)
    screen = open_puzzle(stage, FACADE, number, TODAY)
    assert stage.parts["puzzle.goal"].text == screen.goal

    play(stage, screen)

    assert screen.outcome == "solved"
    assert screen.can_share
    library = library_of(stage.app)
    assert library.progress.days == {TODAY: TODAY}
    assert library.progress.rating > 1200
    stage.wait_for(lambda: TODAY in read_progress(store.notes).days)
    stage.open("puzzles")
    assert stage.parts["puzzles.daily"].selected


def test_what_was_done_is_told_of_a_player_with_a_name(stage: Stage) -> None:
    """ "Du" or "Vous" instead of one would need another verb."""
    screen = open_puzzle(stage, WIN, 2)
    assert "Player 1" in [seat.name for seat in screen.tabletop.view.setup.seats]
    stage.app.preferences.keep_people(People().with_solo("Anna"))
    screen.again()
    assert "Anna" in [seat.name for seat in screen.tabletop.view.setup.seats]


def test_time_is_neither_shown_nor_kept_unless_wished(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = [1000.0]
    monkeypatch.setattr(stopwatch, "monotonic", lambda: wall[0])
    number = facade_with_builds(stage, 1) + 1

    def solved(seconds: int) -> str:
        screen = open_puzzle(stage, FACADE, number)
        screen.again()
        wall[0] += seconds
        screen.tell()
        shown = screen.status
        play(stage, screen)
        assert screen.outcome == "solved"
        return f"{shown} | {screen.status}"

    name = library_of(stage.app).pack.facades[number].name
    assert ":05" not in solved(65)
    assert library_of(stage.app).progress.attempt(name).seconds is None
    assert not stage.screen.stopwatch.is_running
    stage.app.preferences.puzzle_time = True
    try:
        # Whoever is in the middle of a puzzle has begun it without a clock.
        open_puzzle(stage, FACADE, number + 1)
        assert "1:05\u00a0· " in (first := solved(65))
        assert first.endswith("Time: 1:05")
        assert not stage.screen.stopwatch.is_running, "it stands still"
        assert library_of(stage.app).progress.attempt(name).seconds == 65
        open_puzzle(stage, FACADE, number + 1)
        stage.open("home")
        wall[0] += 600
        assert solved(80).endswith("Time: 1:20, best: 1:05")
        screen = open_puzzle(stage, FACADE, number + 1)
        wall[0] += 7
        stage.open("home")
        wall[0] += 600
        stage.open("puzzle")
        screen.tell()
        assert screen.status.startswith("0:07\u00a0· "), "away from it no time passes"
    finally:
        stage.app.preferences.puzzle_time = False


def test_too_little_is_called_too_little_and_can_be_tried_again(stage: Stage) -> None:
    screen = open_puzzle(stage, FACADE, facade_with_builds(stage, 1))
    puzzle = screen.puzzle
    assert isinstance(puzzle, Facade)
    stage.tap("puzzle.check")
    assert screen.outcome == "open"
    worst = next(action for action in screen.tabletop.view.state.legal() if isinstance(action, Build))
    session = screen.tabletop.session
    session.lay_out(draft_of(session.view.state, worst))
    session.do(Confirm())
    stage.wait_for(lambda: screen.tabletop.view.acting)
    while screen.tabletop.view.state.phase == "coat":
        last = screen.tabletop.view.state.legal()[-1]
        session.lay_out(draft_of(session.view.state, last))
        session.do(Confirm())
        stage.wait_for(lambda: screen.tabletop.view.acting)

    stage.tap("puzzle.check")

    assert screen.outcome == "wrong"
    assert str(puzzle.target) in screen.status
    assert library_of(stage.app).progress.attempt(puzzle.name).wrong == 1
    said = screen.status
    stage.app.preferences.language = "hu"
    assert screen.status != said, "what was said is said in the other language"
    stage.app.preferences.language = "en"
    assert screen.status == said
    stage.tap("puzzle.again")
    assert screen.outcome == "open"
    assert screen.tabletop.view.state == puzzle.position()


def test_builds_can_be_taken_back_to_the_start(stage: Stage) -> None:
    screen = open_puzzle(stage, FACADE, facade_with_builds(stage, 2) + 3)
    play(stage, screen, 1)
    assert screen.tabletop.view.can_undo
    screen.tabletop.undo()
    stage.frames()
    assert screen.puzzle is not None
    assert screen.tabletop.view.state == screen.puzzle.position()


def test_hints_light_the_colour_and_then_the_place(stage: Stage) -> None:
    screen = open_puzzle(stage, FACADE, facade_with_builds(stage, 2))
    screen.again()
    stage.tap("puzzle.hint")
    lit = len(screen.highlights.children)
    stage.tap("puzzle.hint")
    assert 0 < lit < len(screen.highlights.children)


def test_giving_up_shows_the_solution_step_by_step(stage: Stage) -> None:
    number = facade_with_builds(stage, 2) + 1
    screen = open_puzzle(stage, FACADE, number)
    assert screen.puzzle is not None
    stage.tap("puzzle.solution")
    stage.tap("puzzle.solution.show")
    steps = len(screen.puzzle.solution)
    while screen.can_step:
        stage.wait_for(lambda: screen.tabletop.view.acting or not screen.can_step)
        stage.tap("puzzle.step")
    assert screen.game is not None
    stage.wait_for(lambda: len(screen.game.tried) == steps)  # type: ignore[union-attr]
    assert screen.game.tried == screen.puzzle.solution
    attempt = library_of(stage.app).progress.attempt(screen.puzzle.name)
    assert attempt.gave_up
    assert not attempt.solved


def test_a_win_is_found(stage: Stage) -> None:
    screen = open_puzzle(stage, WIN)
    play(stage, screen)
    stage.wait_for(lambda: screen.outcome == "solved")
    stage.tap("puzzle.next")
    stage.wait_for(lambda: screen.request is not None and screen.puzzle is not None)
    assert screen.outcome == "open"


def test_a_turn_that_does_not_win_is_told_so(stage: Stage) -> None:
    screen = open_puzzle(stage, WIN, 1)
    session = screen.tabletop.session
    session.lay_out(draft_of(session.view.state, session.view.state.legal()[0]))
    session.do(Confirm())
    stage.wait_for(lambda: screen.outcome == "wrong")


def test_what_was_begun_is_there_when_the_app_comes_back(tmp_path: Path) -> None:
    with games_in(tmp_path) as (stage, store):
        number = facade_with_builds(stage, 2)
        screen = open_puzzle(stage, FACADE, number, TODAY)
        play(stage, screen, 1)
        stage.frames()
        assert screen.game is not None
        kept = screen.game.tried
        assert kept
        stage.wait_for(lambda: (lies := read_progress(store.notes).open) is not None and bool(lies.actions))
    with games_in(tmp_path) as (stage, _store):
        screen = open_puzzle(stage, FACADE, number, TODAY)
        assert screen.game is not None
        assert screen.game.tried == kept


def test_the_best_turn_is_told_with_its_reasons(stage: Stage) -> None:
    screen = open_puzzle(stage, BEST)
    play(stage, screen)
    stage.wait_for(lambda: screen.outcome == "solved")
    assert isinstance(screen.puzzle, GamePuzzle)
    assert reason_text(reasons_of(screen.puzzle)[0]) in screen.status


def test_a_win_leads_to_no_scoreboard_that_is_not_there(stage: Stage) -> None:
    """The large button once offered one, in gold, and did nothing."""
    screen = open_puzzle(stage, WIN, 1)
    play(stage, screen)
    stage.wait_for(lambda: screen.outcome == "solved" and screen.tabletop.view.over)
    stage.frames(3)
    confirm = stage.parts["confirm"]
    assert (confirm.text, confirm.enabled) == ("The game is over", False)
