"""From a review to one's own mistakes as puzzles, and from a medal to the game that it was earned in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.match.deeds import Confirm
from nyhavn.match.draft import draft_of
from nyhavn.match.setup import Setup
from nyhavn.puzzles.progress import read_progress
from nyhavn.review import reviewer
from nyhavn.storage import Snapshot, Store
from nyhavn.ui.puzzles.library import library_of
from nyhavn.ui.resume import match_of
from tests.match.finished import finished
from tests.ui.shell.stage import Stage, on_stage


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store[Setup]]:
    """With one finished game."""
    store = Store.open(tmp_path, Setup.from_json)
    record = finished(2)
    game_id = store.new_game(record.setup, record.deal)
    store.append(game_id, 0, record.actions, Snapshot.of(record.state, len(record.steps)))
    yield store
    store.close()


def play(stage: Stage) -> None:
    """The solution of the puzzle on the table, with the table's own deeds."""
    for action in stage.screen.puzzle.solution:
        session = stage.screen.tabletop.session
        stage.wait_for(lambda: stage.screen.tabletop.view.acting)
        session.lay_out(draft_of(session.view.state, action))
        session.do(Confirm())
        stage.frames(3)


def test_a_mistake_that_a_review_finds_comes_back_as_a_puzzle(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "USUAL_MILLISECONDS", 3)
    with on_stage(games=store) as stage:
        stage.open("puzzles")
        stage.wait_for(lambda: library_of(stage.app).is_open)
        stage.tap("puzzles.own")
        assert stage.screen.name == "puzzles", "nothing was found yet"
        stage.open("review", record=match_of(store.load(1)).record())
        stage.wait_for(lambda: not stage.screen.working)
        stage.open("puzzles")
        stage.wait_for(lambda: len(library_of(stage.app).due()) > 1)
        waiting = library_of(stage.app).due()

        stage.tap("puzzles.own")
        stage.wait_for(lambda: stage.screen.name == "puzzle" and stage.screen.puzzle is not None)
        puzzle = stage.screen.puzzle
        assert puzzle.position() == match_of(store.load(1)).steps[len(puzzle.record.actions)].before
        play(stage)
        stage.wait_for(lambda: stage.screen.outcome == "solved")

        first = waiting[0]
        assert first not in library_of(stage.app).due(), "it comes back later"
        stage.wait_for(lambda: read_progress(store.notes).mistakes[first.game, first.turn].solved == 1)
        stage.tap("puzzle.next")
        stage.wait_for(lambda: stage.screen.puzzle not in (None, puzzle))
        assert stage.screen.request.mistake == waiting[1]


def test_a_medal_leads_to_the_game_that_it_was_earned_in(store: Store[Setup]) -> None:
    with on_stage((1280, 800), games=store) as stage:
        stage.open("book")
        stage.wait_for(lambda: any(medal.game == 1 for medal in stage.screen.book.medals.values()))
        key = next(key for key, medal in stage.screen.book.medals.items() if medal.game == 1)
        button = stage.screen.medal_buttons[key]
        assert button.earned
        stage.screen.ids.page.scroll_to(button, animate=False)
        stage.frames()
        stage.tap(f"book.medal.{key}")
        stage.wait_for(lambda: stage.screen.name == "replay")
        assert stage.screen.record.actions == store.load(1).actions
