"""What if: from any moment of a replay a new game goes its own way, and the old one stays as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.deeds import Confirm, OpenCurtain
from nyhavn.match.draft import draft_of
from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import Setup
from nyhavn.match.view import Stage as Moment
from nyhavn.storage.store import Store
from tests.match.finished import best_action, finished
from tests.ui.shell.stage import Stage, on_stage


def branch(stage: Stage, record: MatchRecord, place: int) -> MatchRecord:
    """Go to a moment of a game and play on from there."""
    stage.open("replay", record=record)
    stage.screen.go_to(place)
    stage.frames()
    stage.tap("replay.what_if")
    stage.wait_for(lambda: stage.app.manager.current == "table")
    found: MatchRecord = stage.screen.tabletop.session.record()
    return found


@pytest.mark.parametrize("place", [0, 1, 17, 40])
def test_the_new_game_begins_at_exactly_that_moment(place: int) -> None:
    record = finished(2)
    before = list(record.steps)
    with on_stage((1280, 800)) as stage:
        new = branch(stage, record, place)

        assert new is not record
        assert state_to_json(new.state) == state_to_json(record.steps[place].before)
        assert new.actions == record.actions[:place]
        assert "does not count" in stage.parts["notice"].text
        stage.screen.tabletop.session.lay_out(draft_of(new.state, best_action(new)))
        stage.screen.tabletop.do(Confirm())
        assert list(record.steps) == before


def test_the_end_of_a_game_leads_nowhere() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        assert stage.parts["replay.what_if"].enabled
        stage.screen.go_to(10_000)
        stage.frames()
        assert not stage.parts["replay.what_if"].enabled


def test_it_is_kept_and_stays_out_of_the_statistics(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage((1280, 800), games=store) as stage:
        record = finished(2)
        new = branch(stage, record, len(record.actions) - 3)
        table = stage.screen.tabletop
        while not table.view.over:
            stage.wait_for(lambda: table.view.acting or (table.view.has_curtain and not table.view.guarded))
            table.do(OpenCurtain())
            stage.wait_for(lambda: table.view.acting)
            table.session.lay_out(draft_of(table.view.state, best_action(table.session.record())))
            table.do(Confirm())
            stage.wait_for(lambda: table.view.stage is not Moment.SAVING)
        stage.wait_for(lambda: stage.app.manager.current == "scoreboard")
        assert stage.app.games is not None
        stage.app.games.flush(10)
        kept = store.last_game(over=True)
        assert kept is not None
        assert not kept.counted
        assert store.load(kept.id).actions == table.session.record().actions
        assert store.load(kept.id).actions[: len(new.actions)] == new.actions
        assert store.statistics() == []
