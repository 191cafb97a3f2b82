"""The way back: one layer at a time, and never out of a game by accident."""

from __future__ import annotations

from typing import Any

import pytest

from nyhavn.ui import screens
from nyhavn.ui.app_screen import AppScreen
from tests.ui.shell.stage import PATIENCE, Stage, on_stage


class Table(AppScreen):
    """A table that opens its menu before it is left."""

    kv = ("app.kv",)
    asked = 0

    def back(self) -> bool:
        self.asked += 1
        return True


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(screens.SCREENS, "table", lambda: Table)


def test_a_sheet_closes_before_the_screen() -> None:
    with on_stage() as stage:
        stage.open("setup")
        stage.tap("setup.first")
        assert "setup.first.random" in stage.parts

        assert stage.go_back()

        assert "setup.first.random" not in stage.parts
        assert stage.screen.name == "setup"


def test_a_screen_goes_back_to_the_one_before() -> None:
    with on_stage() as stage:
        stage.open("setup")
        stage.open("settings")
        stage.go_back()
        assert stage.screen.name == "setup"
        stage.go_back()

        assert stage.screen.name == "home"


def test_opening_a_screen_that_lies_on_the_way_goes_back_to_it() -> None:
    with on_stage() as stage:
        stage.open("settings")
        stage.open("home")
        stopped = _stops(stage)
        stage.go_back()

        assert stage.screen.name == "home"
        assert stopped == []


def test_home_is_left_by_a_second_press_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nyhavn.ui.app.SECOND_PRESS_SECONDS", PATIENCE)
    with on_stage() as stage:
        stopped = _stops(stage)
        assert stage.go_back()
        assert stopped == []
        assert stage.parts["notice"].text == "Go back once more to leave."
        assert stage.go_back()

        assert stopped == ["stop"]


@pytest.mark.usefixtures("table")
def test_a_game_is_not_left_by_the_back_key_alone() -> None:
    with on_stage() as stage:
        stage.open("table", setup=None)
        stopped = _stops(stage)
        for _ in range(5):
            stage.go_back()

        assert stage.screen.name == "table"
        assert stage.screen.asked == 5
        assert stopped == []


def test_layers_close_from_the_top() -> None:
    with on_stage() as stage:
        closed: list[str] = []
        stage.app.back_stack.over(lambda: closed.append("below"))
        gone = stage.app.back_stack.over(lambda: closed.append("gone"))
        stage.app.back_stack.over(lambda: closed.append("above"))
        gone.done()
        gone.done()
        stage.go_back()
        stage.go_back()

        assert closed == ["above", "below"]


def _stops(stage: Stage) -> list[Any]:
    """Where leaving the app is noted instead of done."""
    stopped: list[Any] = []
    stage.app.stop = lambda: stopped.append("stop")
    return stopped
