"""Screens are made ahead, step by step, and are the same as those that are made at once."""

from __future__ import annotations

import gc
from itertools import pairwise
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Callback
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout

from nyhavn.match.sandbox import sandbox
from nyhavn.puzzles.pack import load_pack
from nyhavn.ui import screens
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.sheets import HALF, WHOLE, sheet_names, sheets
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest
from nyhavn.ui.shell import ahead
from nyhavn.ui.shell.by_steps import apply_rules
from nyhavn.ui.shell.turned_window import glass_size
from nyhavn.ui.shell.warm_up import WarmUp
from nyhavn.ui.table.board import Board, new_board
from tests.match.positions import moment, setup_for
from tests.ui.shell.stage import Stage, on_stage

NO_SCREENS = {ahead.PICTURES, ahead.PLANS, ahead.BOARD, ahead.BOARD_WARM_UP}

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
    monkeypatch.setattr(sheets, "known", {})
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        made = {screen.name for screen in stage.app.manager.screens}
        assert made == {"home", *ahead.ORDER} - NO_SCREENS
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
    monkeypatch.setattr(sheets, "known", {})
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: ahead.PICTURES in stage.app.ahead.making)
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
        board = stage.app.ahead.next_board
        assert board is not None
        assert _drawings(board) == {0}, "nobody sees it yet"
        table = stage.open("table", match=moment("rich", 3, setup_for(3, curtain=False))).tabletop
        assert table.board is board
        assert stage.parts.keys() >= {"offer.0", "supply.red.3", "house.0", "confirm", "menu"}
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        another = stage.app.ahead.next_board
        assert another is not None
        assert another is not board
        table.put(sandbox(moment("rich", 2, setup_for(2, curtain=False))))
        assert table.board not in (board, another), "that one is for a screen that has none"


@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_a_board_is_laid_out_and_drawn_at_home_and_its_large_pictures_come_later(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At Home those would weigh too much."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "REST_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("table", ahead.BOARD, ahead.BOARD_WARM_UP))
    monkeypatch.setattr(ahead, "LATER", ("settings",))
    monkeypatch.setattr(sheets, "known", {})
    with on_stage(size, ahead=True, lesson_done=True) as stage:
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        board = stage.app.ahead.next_board
        assert board is not None
        plan, drawn = board.plan, _drawings(board)
        assert plan is not None
        assert drawn > {1}
        assert board.pictures
        assert all(sheets[name].wanted == HALF for name in board.pictures)
        stage.open("settings")
        stage.open("home")
        stage.wait_for(lambda: all(sheets[name].loaded == WHOLE for name in board.pictures))
        table = stage.open("table", match=moment("rich", 2, setup_for(2, curtain=False))).tabletop
        assert table.board is board
        assert board.plan is plan, "it was laid out once"


@pytest.mark.parametrize("lesson_done", [False, True])
def test_the_board_is_laid_out_for_the_lesson_until_that_is_done(
    lesson_done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have their own place for it, and a newcomer is led to the lesson."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("table", "lesson", ahead.BOARD, ahead.BOARD_WARM_UP))
    monkeypatch.setattr(ahead, "LATER", ())
    with on_stage(ahead=True, lesson_done=lesson_done) as stage:
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        board = stage.app.ahead.next_board
        assert board is not None
        plan = board.plan
        table = stage.open("table" if lesson_done else "lesson").tabletop
        table.put(sandbox(moment("rich", 2, setup_for(2, curtain=False))))
        table.open()
        assert table.board is board
        assert board.plan is plan, "it was laid out once"


@pytest.mark.parametrize(
    ("size", "name", "players"),
    [
        ((412, 915), "table", 2),
        ((1280, 800), "table", 3),
        ((412, 915), "lesson", 2),
        ((412, 915), "puzzle", 1),
    ],
)
def test_nothing_is_left_on_a_board_of_what_it_showed_before_it_was_wanted(
    size: tuple[int, int], name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "LATER", ())
    shown = []
    for last in (ahead.BOARD, ahead.BOARD_WARM_UP):
        order = ("table", "lesson", "puzzle", ahead.BOARD, ahead.BOARD_WARM_UP)
        monkeypatch.setattr(ahead, "ORDER", order[: order.index(last) + 1])
        with on_stage(size, ahead=True) as stage:
            _wait_until_all_is_made(stage)
            board = stage.app.ahead.next_board
            assert board is not None
            assert (board.plan is not None) == (last == ahead.BOARD_WARM_UP)
            if players == 1:
                table = stage.open(name, request=PuzzleRequest(load_pack().facades[0])).tabletop
                _wait_for_a_board(stage, table)
            else:
                table = stage.open(name).tabletop
                table.put(sandbox(moment("rich", players, setup_for(players, curtain=False))))
                table.open()
            assert table.board is board
            stage.frames(10)
            shown.append((_looks(board), board.export_as_image().texture.pixels))
    (looks, pixels), (after_another, pixels_after_another) = shown
    assert after_another == looks
    # Pictures of which the first board has loaded more are a trifle sharper on the second.
    assert max(abs(one - other) for one, other in zip(pixels, pixels_after_another, strict=True)) < 3


def _wait_until_all_is_made(stage: Stage) -> None:
    stage.wait_for(lambda: not stage.app.ahead.is_busy)


def _wait_for_a_board(stage: Stage, table: Any) -> None:
    stage.wait_for(lambda: table.has_board)


def _looks(board: Any) -> list[tuple[Any, ...]]:
    """Where everything in sight lies on a board, and what it says."""
    return [
        (type(each).__name__, *each.pos, *each.size, getattr(each, "text", ""))
        for each in board.walk(restrict=True)
        if _is_in_sight(each)
    ]


def _is_in_sight(widget: Any) -> bool:
    while widget.opacity and not isinstance(widget, Board):
        widget = widget.parent
    return bool(widget.opacity)


def test_a_board_that_is_wanted_at_once_is_not_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("table", ahead.BOARD, ahead.BOARD_WARM_UP))
    monkeypatch.setattr(ahead, "LATER", ())
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: ahead.BOARD_WARM_UP in stage.app.ahead.making)
        board = stage.app.ahead.next_board
        assert board is not None
        undrawn = [each for each in board.supply.values() if not each.drawings]
        assert undrawn
        assert stage.app.ahead.board() is board
        assert ahead.BOARD_WARM_UP not in stage.app.ahead.making
        assert not any(each.drawings for each in undrawn)
        assert board.is_put_away


def test_a_board_that_is_half_made_is_whole_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("table", ahead.BOARD))
    monkeypatch.setattr(ahead, "LATER", ())
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: ahead.BOARD in stage.app.ahead.making)
        begun = stage.app.ahead.next_board
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

    def freeze() -> None:
        begun.append(bool(frames))

    monkeypatch.setattr(Clock, "tick_draw", draw)
    monkeypatch.setattr(ahead, "gc", SimpleNamespace(freeze=freeze, enable=gc.enable, disable=gc.disable))
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: bool(begun))
    assert begun[0]


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
        stage.wait_for(lambda: "setup" in stage.app.ahead.making)
        stage.open("setup")
        assert {"setup.count.2", "setup.seat.1.name", "setup.start"} <= set(stage.parts)
        assert "setup" not in stage.app.ahead.making


def test_every_screen_has_its_turn() -> None:
    turns = (*ahead.ORDER, *ahead.LATER, "home")
    assert sorted(turns) == sorted((*screens.SCREENS, *NO_SCREENS))


def test_what_was_made_ahead_and_never_opened_follows_the_language() -> None:
    with on_stage() as stage:
        for name in ("puzzles", "book", "players"):
            stage.app.manager.add_widget(stage.app.ahead.screen(name))
        book, puzzles = map(stage.app.manager.get_screen, ("book", "puzzles"))
        before = _texts(book), _texts(puzzles)
        stage.app.preferences.language = "hu"
        stage.frames()
        assert stage.screen.name == "home"
        for now, then in zip((_texts(book), _texts(puzzles)), before, strict=True):
            # Names may be the same everywhere.
            assert len(now & then) < len(now) / 4


def _texts(screen: Any) -> set[str]:
    return {each.text for each in screen.walk() if " " in getattr(each, "text", "")}


def test_nothing_is_made_while_a_screen_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "REST_SECONDS", 3600.0)
    monkeypatch.setattr(ahead, "ORDER", ())
    with on_stage(ahead=True) as stage:
        stage.frames(3)
        threads = Mock()
        monkeypatch.setattr(ahead, "Thread", threads)
        stage.open("settings")
        stage.wait_for(lambda: stage.app.ahead.is_busy)
        stage.frames(20)
        threads.assert_not_called()
        assert not any(map(stage.app.manager.has_screen, ahead.LATER))


def test_while_nothing_can_be_made_the_collector_keeps_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waste of the game that went on while files were read was passed over for ever."""
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("settings",))
    monkeypatch.setattr(ahead, "LATER", ())
    beside = Mock()
    monkeypatch.setattr(ahead, "Thread", beside)
    watched = Mock(wraps=gc)
    with on_stage(ahead=True) as stage:
        stage.wait_for(lambda: beside.called and not stage.app.inspector.is_busy)
        monkeypatch.setattr(ahead, "gc", watched)
        stage.frames(5)
        assert stage.app.ahead.is_busy, "it waits for the files"
        watched.freeze.assert_not_called()
        read = beside.call_args.kwargs
        read["target"](*read["args"])
        stage.wait_for(lambda: watched.freeze.called)


def test_the_collector_waits_for_the_end_of_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("settings",))
    with on_stage(ahead=True) as stage:
        begin, seen = screens.begin, set()

        def watched(name: str, app: Any) -> AppScreen:
            seen.add(gc.isenabled())
            return begin(name, app)

        monkeypatch.setattr(screens, "begin", watched)
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        assert seen == {False}
        assert gc.isenabled()


def test_what_is_rehearsed_is_drawn_before_it_is_seen_and_nothing_is_seen_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ahead, "WAIT_SECONDS", 0.0)
    monkeypatch.setattr(ahead, "ORDER", ("setup",))
    with on_stage(ahead=True, painted=True) as stage:
        stage.wait_for(lambda: not stage.app.ahead.is_busy)
        setup, drawn = stage.app.manager.get_screen("setup"), []
        parts = [each for each in setup.walk(restrict=True) if not each.children]
        for part in parts:
            with part.canvas:
                Callback(lambda _instruction, part=part: drawn.append(part))
        before = _pixels()
        steps = sum(1 for _ in WarmUp().steps(setup))
        assert set(drawn) == set(parts)
        assert steps > 10
        assert _pixels() == before


def test_of_each_kind_of_widget_one_is_drawn_ahead_and_nothing_is_seen_of_it() -> None:
    with on_stage(painted=True) as stage:
        settings, drawn = stage.app.ahead.screen("settings"), []
        stage.app.manager.add_widget(settings)
        stage.frames()
        leaves = [each for each in settings.walk(restrict=True) if not each.children]
        for leaf in leaves:
            with leaf.canvas:
                Callback(lambda _instruction, leaf=leaf: drawn.append(leaf))
        before, warm_up = _pixels(), WarmUp()
        assert list(warm_up.new_classes(settings))
        few = set(drawn)
        assert list(warm_up.steps(settings))
        assert {type(leaf) for leaf in few} == {type(leaf) for leaf in drawn}
        assert len(few) < len(set(drawn)) / 2
        assert not list(warm_up.new_classes(settings)), "all of them are known by now"
        assert _pixels() == before


def test_whoever_opens_a_screen_does_not_wait_for_its_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(WarmUp, "draw", lambda _warm_up, part, _is_inside: drawn.append(part))
    with on_stage() as stage:
        stage.open("settings")
        assert stage.screen.children
        assert not drawn


def _pixels() -> bytes:
    return bytes(glReadPixels(0, 0, *glass_size(), GL_RGBA, GL_UNSIGNED_BYTE))


def test_the_table_has_its_curtain_ready_for_any_number() -> None:
    with on_stage() as stage:
        stage.app.manager.add_widget(stage.app.ahead.screen("table"))
        curtain = stage.app.manager.get_screen("table").tabletop.curtain
        for players in (2, 4, 3):
            curtain.seat(players)
            assert len(curtain.houses) == players
            assert set(curtain.houses) <= set(curtain.children)
