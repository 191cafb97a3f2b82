"""The games' file takes long to open: the player sees Home and plays, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.store import Store
from nyhavn.ui import app as app_module
from nyhavn.ui.preferences import Preferences
from tests.storage.opening import Opening
from tests.storage.playing import put, random_game
from tests.ui.shell.stage import Memory, Stage, on_stage

SETUP = Setup((Seat("Anna", "red"), Seat("Bence", "blue")), 1, curtain=False)


@pytest.fixture
def opening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    monkeypatch.setattr(app_module, "UNNOTICED_SECONDS", 0.0)
    held = Opening(monkeypatch)
    yield held
    held.let_go()


def kept(folder: Path) -> Store[Setup]:
    return Store.open(folder, Setup.from_json)


def play_a_step(stage: Stage) -> None:
    """Take cards, and see that it is shown as done: then it is safe."""
    stage.wait_for(lambda: "offer.2" in stage.parts)
    stage.tap("offer.2")
    stage.tap("offer.3")
    stage.tap("confirm")
    stage.wait_for(lambda: len(stage.screen.tabletop.view.steps) == 1)


def test_home_is_there_and_a_game_is_played_and_kept_before_the_store_is_open(
    tmp_path: Path, opening: Opening
) -> None:
    before = kept(tmp_path)
    put(before, random_game(2, 5), 3)
    before.close()
    with on_stage(games=opening.begin(tmp_path)) as stage:
        stage.wait_for(lambda: "home.games" in stage.parts)
        assert "home.play" in stage.parts
        assert "home.continue" not in stage.parts
        stage.app.start_game(SETUP)
        play_a_step(stage)
        assert stage.app.games is not None
        assert not stage.app.games.is_open
        assert stage.app.games.flush(60)

        opening.let_go()
        stage.wait_for(lambda: not stage.app.looking_after_games)
        stage.open("home")
        assert "home.games" not in stage.parts
    after = kept(tmp_path)
    assert after.count_games() == 2
    last = after.last_game()
    assert last is not None
    assert (last.setup, last.snapshot.length) == (SETUP, 1)
    after.close()


def test_the_list_says_what_it_waits_for_and_then_shows_the_games(tmp_path: Path, opening: Opening) -> None:
    before = kept(tmp_path)
    put(before, random_game(2, 5), 3)
    before.close()
    with on_stage(games=opening.begin(tmp_path)) as stage:
        stage.wait_for(lambda: "home.games" in stage.parts)
        stage.open("saves")
        assert "saves.games" in stage.parts
        assert "save.0" not in stage.parts
        opening.let_go()
        stage.wait_for(lambda: "save.0" in stage.parts)
        assert "saves.games" not in stage.parts
        stage.open("home")
        assert "home.continue" in stage.parts


def test_the_first_game_is_learnt_without_waiting(tmp_path: Path, opening: Opening) -> None:
    with on_stage(games=opening.begin(tmp_path)) as stage:
        stage.wait_for(lambda: "home.lesson" in stage.parts)
        stage.tap("home.lesson")
        stage.wait_for(lambda: stage.app.manager.current == "lesson" and "offer.2" in stage.parts)


def test_settings_found_late_are_taken_but_for_what_was_chosen_meanwhile() -> None:
    store = Memory({})
    preferences = Preferences(store, {"theme": "light"})
    preferences.volume = 20
    preferences.adopt({"theme": "dark", "volume": 50, "hold": True, "motion": "no such thing"})
    assert (preferences.theme, preferences.volume, preferences.hold) == ("dark", 20, True)
    preferences.keep()
    assert store.values["volume"] == 20
    assert store.values["theme"] == "dark"


def test_the_app_takes_settings_that_only_the_mended_file_has(tmp_path: Path, opening: Opening) -> None:
    before = kept(tmp_path)
    before.settings.save({"hold": True})
    before.close()
    with on_stage(games=opening.begin(tmp_path)) as stage:
        assert not stage.app.preferences.hold
        opening.let_go()
        stage.wait_for(lambda: bool(stage.app.preferences.hold))
