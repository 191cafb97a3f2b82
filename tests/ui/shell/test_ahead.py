"""Screens are made ahead, step by step, and are the same as those that are made at once."""

from __future__ import annotations

import gc
from itertools import pairwise
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout

from nyhavn.match.sandbox import sandbox
from nyhavn.ui import screens
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.sheets import sheet_names, sheets
from nyhavn.ui.shell import ahead
from nyhavn.ui.shell.by_steps import apply_rules
from nyhavn.ui.table.board import Board, new_board
from tests.match.positions import moment, setup_for
from tests.ui.shell.stage import on_stage

Builder.load_string("""
<ByStepsInner@BoxLayout>
    size_hint_y: None
    height: words.height + 10
    Label:
        id: words
        size_hint_y: None
        height: 30
<ByStepsOuter>
    number: inner.height
    canvas:
        Color:
            rgba: 1, 0, 0, 1
        Rectangle:
            size: self.size
    ByStepsInner:
        id: inner
        on_height: root.heard = True
    Label:
        text: str(root.number)
""")


class ByStepsOuter(BoxLayout):  # type: ignore[misc]
    """Made by steps or at once."""

    heard = False
    later = False

    def apply_class_lang_rules(self, *args: Any, **kwargs: Any) -> None:
        if not self.later:
            super().apply_class_lang_rules(*args, **kwargs)


class ByStepsLater(ByStepsOuter):
    """Empty until its rules are applied."""

    later = True


def _tree(widget: Any) -> list[tuple[str, float, str, int]]:
    return [
        (type(each).__name__, each.height, str(getattr(each, "text", "")), each.canvas.length())
        for each in widget.walk(restrict=True)
        if each is not widget
    ]


def test_rules_applied_by_steps_make_the_same() -> None:
    with on_stage() as stage:
        at_once, by_steps = ByStepsOuter(), ByStepsLater()
        assert not by_steps.children
        steps = sum(1 for _ in apply_rules(by_steps))
        stage.frames()
        assert steps > 4
        assert _tree(by_steps) == _tree(at_once) != []
        by_steps.ids.inner.ids.words.height = 50
        stage.frames()
        assert (by_steps.number, by_steps.heard) == (60, True)


def test_between_two_steps_others_are_made_of_the_same_rules() -> None:
    with on_stage():
        one = ByStepsLater()
        steps = apply_rules(one)
        for _ in range(3):
            next(steps)
        other = ByStepsOuter()
        for _ in steps:
            pass
        assert _tree(one) == _tree(other)


def _is_looked_through(widget: Any) -> bool:
    """Whether Python's collector has this among what it may look through."""
    return any(each is widget for each in gc.get_objects())


def test_all_screens_are_made_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(sheets, "_known", {})
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        made = {screen.name for screen in stage.app.manager.screens}
        assert made == {"home", *ahead.ORDER} - {ahead.PICTURES, ahead.BOARD}
        assert all(sheets[name].is_ready for name in sheet_names())
        assert stage.app.manager.current == "home"
        settings = stage.app.manager.get_screen("settings")
        assert settings.size == stage.app.manager.size
        assert not _is_looked_through(settings), "the collector would keep a frame waiting"
        assert stage.open("settings") is settings
        assert "settings.language" in stage.parts


def test_what_weighs_much_is_made_once_home_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ())
    with on_stage(ahead=True) as stage:
        stage.frames(10)
        assert not stage.app.ahead.is_busy
        stage.open("settings")
        stage.wait_for(lambda: all(map(stage.app.manager.has_screen, ahead.LATER)))
        assert stage.app.manager.current == "settings"


def test_pictures_are_loaded_in_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one go they would keep a frame waiting."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", (ahead.PICTURES,))
    monkeypatch.setattr(sheets, "_known", {})
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: ahead.PICTURES in stage.app.ahead._making)
        ready = []
        while stage.app.ahead.is_busy:
            ready.append(sum(sheets[name].is_ready for name in sheet_names()))
            stage.frames(1)
        assert len(ready) > 50
        assert {later - earlier for earlier, later in pairwise(ready)} == {0, 1}


def test_a_board_is_ready_for_whoever_plays_first_and_then_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("table", ahead.BOARD))
    monkeypatch.setattr(ahead, "LATER", ())
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        board = stage.app.ahead._board
        assert board is not None
        assert _drawings(board) == {0}, "nobody sees it yet"
        table = stage.open("table", match=moment("rich", 3, setup_for(3, curtain=False))).tabletop
        assert table.board is board
        assert _drawings(board) >= {1}
        assert stage.parts.keys() >= {"offer.0", "supply.red.3", "house.0", "confirm", "menu"}
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        another = stage.app.ahead._board
        assert another is not None
        assert another is not board
        table.put(sandbox(moment("rich", 2, setup_for(2, curtain=False))))
        assert table.board not in (board, another), "that one is for a screen that has none"


def test_a_board_that_is_half_made_is_whole_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("table", ahead.BOARD))
    monkeypatch.setattr(ahead, "LATER", ())
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: ahead.BOARD in stage.app.ahead._making)
        begun = stage.app.ahead._board
        assert begun is not None
        table = stage.open("table", match=moment("rich", 2, setup_for(2, curtain=False))).tabletop
        assert table.board is begun
        fresh = new_board()
        fresh.seat(2)
        assert list(map(type, begun.children)) == list(map(type, fresh.children))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_board_has_a_panel_for_everybody_above_the_house(players: int) -> None:
    with on_stage() as stage:
        stage.app.ahead.screen("table")
        board = new_board()
        board.seat(players)
        from_below = list(reversed(board.children))
        house = from_below.index(board.house)
        assert from_below[house + 1 : house + 1 + players] == board.players
        assert [panel.own for panel in board.players] == [True, False, False, False][:players]
        assert from_below[house + 1 + players] is board.supply["red", 2]


def _drawings(board: Board) -> set[int]:
    """How often the things on it were drawn that are not hidden."""
    return {each.drawings for each in board.walk() if isinstance(each, Drawn) and each.opacity}


def test_nothing_is_made_before_the_first_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to get there: whoever waits for it does not wait for other screens, too."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    frames: list[float] = []
    begun: list[bool] = []
    tick_draw = Clock.tick_draw

    def draw() -> None:
        frames.append(Clock.time())
        tick_draw()

    def _begin(_ahead: ahead.Ahead, _dt: float) -> None:
        begun.append(bool(frames))

    monkeypatch.setattr(Clock, "tick_draw", draw)
    monkeypatch.setattr(ahead.Ahead, "_begin", _begin)
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: bool(begun))
    assert begun == [True]


def test_half_made_screens_find_their_sizes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A row that is as high as its words, and words that for a moment are as high as their row, never do."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("settings",))
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: stage.app.manager.has_screen("settings"))
    assert not [each.message for each in caplog.records if "too much iteration" in each.message]


def test_a_mouse_over_the_window_keeps_nobody_from_making_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kivy counts a mouse that only hovers among the touches for as long as it is there."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("settings",))
    with on_stage(ahead=True) as stage:
        Window.mouse_pos = 100, 100
        stage.frames(1)
        assert EventLoop.touches
        stage.wait_for(lambda: stage.app.manager.has_screen("settings"))


def test_a_screen_that_is_opened_half_made_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "SLICE_SECONDS", 0.0)
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: "setup" in stage.app.ahead._making)
        stage.open("setup")
        assert {"setup.count.2", "setup.seat.1.name", "setup.start"} <= set(stage.parts)
        assert "setup" not in stage.app.ahead._making


def test_every_screen_has_its_turn() -> None:
    turns = (*ahead.ORDER, *ahead.LATER, "home")
    assert sorted(turns) == sorted((*screens.SCREENS, ahead.PICTURES, ahead.BOARD))


def test_what_was_made_ahead_and_never_opened_follows_the_language() -> None:
    with on_stage() as stage:
        for name in ("puzzles", "book", "players"):
            stage.app.manager.add_widget(stage.app.ahead.screen(name))
        stage.app.preferences.language = "hu"
        stage.frames()
        assert stage.screen.name == "home"
