"""What is told of the screen: exactly what a person could see and touch, exactly where."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from kivy.animation import Animation
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.uix.button import Button
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.modalview import ModalView
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.scatter import Scatter
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from nyhavn.ui.command_line import Options
from nyhavn.ui.shell import automation
from nyhavn.ui.shell.driver_time import DriverTime
from nyhavn.ui.shell.touch_clock import TOUCH_CLOCK
from nyhavn.ui.shell.visible_parts import Part, visible_parts
from nyhavn.ui.widgets.control import Named
from tests.ui.shell.stage import Stage, on_stage


class Board(Named, Widget):  # type: ignore[misc]
    """One canvas with two things on it."""

    def named_parts(self) -> Iterator[Part]:
        yield Part("left", (self.x, self.y, 50, 60), text="L", selected=True)
        yield Part("right", (self.x + 50, self.y, 50, 60), enabled=False)


class NamedInKv(Button):  # type: ignore[misc]
    """Gets its name where its look is written."""


@pytest.fixture
def stage() -> Iterator[Stage]:
    with on_stage((400, 600)) as stage:
        stage.screen.clear_widgets()
        yield stage


def show(stage: Stage, widget: Any) -> None:
    stage.screen.add_widget(widget)
    stage.frames()


def rect(stage: Stage, called: str) -> list[float]:
    told: list[float] = stage.parts[called].to_json()["rect"]
    return told


def button(called: str, **kwargs: Any) -> Any:
    made = Button(size_hint=(None, None), size=(100, 50), **kwargs)
    made.name = called
    return made


def test_a_named_widget_is_told_with_its_place_and_text(stage: Stage) -> None:
    show(stage, button("ok", pos=(30, 40), text="OK"))

    told = stage.parts["ok"].to_json()
    assert told == {"rect": [30, 40, 100, 50], "text": "OK", "enabled": True, "selected": False}


def test_a_name_in_kv_is_that_of_one_widget_alone(stage: Stage) -> None:
    """Kivy makes the property for the whole class: the others then have one, too, and it is None."""
    row = Builder.load_string(
        """
BoxLayout:
    NamedInKv:
        name: "first"
        enabled: False
    NamedInKv:
        text: "nameless"
    NamedInKv:
        name: "last"
"""
    )
    show(stage, row)

    assert {name: part.enabled for name, part in stage.parts.items()} == {"first": False, "last": True}


def test_every_thing_on_a_screen_has_a_name_of_its_own() -> None:
    with on_stage() as stage:
        for screen in ("home", "setup", "settings", "saves", "rules"):
            stage.open(screen)
            names = [part.name for part in visible_parts(Window, Window.size)]
            assert len(names) == len(set(names)), screen


def test_one_canvas_can_have_several_parts(stage: Stage) -> None:
    show(stage, Board(pos=(10, 20), size=(100, 60), size_hint=(None, None)))

    assert rect(stage, "left") == [10, 20, 50, 60]
    assert rect(stage, "right") == [60, 20, 50, 60]
    assert (stage.parts["left"].text, stage.parts["left"].selected, stage.parts["left"].enabled) == (
        "L",
        True,
        True,
    )
    assert not stage.parts["right"].enabled


def test_places_are_right_in_nested_coordinates(stage: Stage) -> None:
    inner = RelativeLayout(pos=(20, 30), size_hint=(None, None), size=(200, 200))
    outer = RelativeLayout(pos=(100, 100), size_hint=(None, None), size=(300, 300))
    inner.add_widget(button("deep", pos=(5, 6)))
    outer.add_widget(inner)
    show(stage, outer)

    assert rect(stage, "deep") == [125, 136, 100, 50]


@pytest.mark.parametrize(
    ("turn", "expected"), [(0, [110, 220, 100, 50]), (90, [230, 210, 50, 100]), (180, [290, 330, 100, 50])]
)
def test_a_turned_widget_is_told_by_the_box_around_it(stage: Stage, turn: int, expected: list[float]) -> None:
    scatter = Scatter(size=(300, 200), size_hint=(None, None), rotation=turn, do_rotation=False)
    scatter.add_widget(button("turned", pos=(10, 20)))
    show(stage, scatter)
    scatter.pos = (100, 200)
    stage.frames()

    assert rect(stage, "turned") == expected


def test_a_scatter_itself_is_told_by_the_box_around_it(stage: Stage) -> None:
    scatter = Scatter(size=(120, 60), size_hint=(None, None), rotation=90)
    scatter.name = "tile"
    show(stage, scatter)
    scatter.pos = (50, 70)
    stage.frames()

    assert rect(stage, "tile") == [50, 70, 60, 120]


def test_the_invisible_is_not_told(stage: Stage) -> None:
    layout = FloatLayout()
    layout.add_widget(button("hidden", opacity=0))
    behind = FloatLayout(opacity=0)
    behind.add_widget(button("inside"))
    layout.add_widget(behind)
    layout.add_widget(button("far", pos=(5000, 0)))
    layout.add_widget(button("nothing"))
    layout.children[0].size = (0, 0)
    show(stage, layout)

    assert set(stage.parts) == set()


def test_what_is_partly_off_the_screen_is_told_by_what_is_seen_of_it(stage: Stage) -> None:
    show(stage, button("edge", pos=(350, -20)))

    assert rect(stage, "edge") == [350, 0, 50, 30]


def test_what_is_scrolled_away_is_not_told(stage: Stage) -> None:
    page = FloatLayout(size_hint=(None, None), size=(400, 2000))
    page.add_widget(button("top", pos=(0, 1950)))
    page.add_widget(button("bottom", pos=(0, 0)))
    scroll = ScrollView()
    scroll.add_widget(page)
    show(stage, scroll)
    assert set(stage.parts) == {"top"}
    scroll.scroll_y = 0
    stage.frames()

    assert set(stage.parts) == {"bottom"}


def test_a_disabled_widget_is_told_as_such_even_if_only_its_parent_is(stage: Stage) -> None:
    layout = FloatLayout()
    layout.add_widget(button("off", disabled=True))
    layout.add_widget(button("on"))
    show(stage, layout)
    assert (stage.parts["off"].enabled, stage.parts["on"].enabled) == (False, True)
    layout.disabled = True

    assert not stage.parts["on"].enabled


def test_a_curtain_hides_what_lies_behind_it_and_not_what_lies_before(stage: Stage) -> None:
    layout = FloatLayout()
    curtain = Board(size=(10, 10), size_hint=(None, None))
    curtain.name = "curtain"
    layout.add_widget(button("hand.0"))
    layout.add_widget(curtain)
    layout.add_widget(button("open"))
    show(stage, layout)
    assert "hand.0" in stage.parts
    curtain.modal = True

    assert set(stage.parts) == {"curtain", "left", "right", "open"}


def test_a_modal_view_hides_everything_beneath(stage: Stage) -> None:
    show(stage, button("below"))
    view = ModalView(size_hint=(0.5, 0.5))
    view.add_widget(button("above"))
    view.open(animation=False)
    stage.frames()

    assert set(stage.parts) == {"above"}
    view.dismiss(animation=False)
    stage.frames()
    assert set(stage.parts) == {"below"}


def watched(path: Path) -> Any:
    return on_stage((400, 600), options=Options(inspect=path), painted=True)


def read(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return told


def live(stage: Stage, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        stage.frames(1)


def live_until(stage: Stage, path: Path, busy: bool) -> dict[str, Any]:
    """Live on until the file says so, however slow the machine is; what it says in the end."""
    end = time.monotonic() + 300
    while not (path.exists() and read(path)["busy"] is busy) and time.monotonic() < end:
        live(stage, 0.02)
    return read(path)


def test_the_file_says_what_the_contract_says(tmp_path: Path) -> None:
    path = tmp_path / "screen.json"
    with watched(path) as stage:
        TOUCH_CLOCK.ask_the_wall()
        told = live_until(stage, path, busy=False)
    assert set(told) == {"screen", "size", "density", "lang", "busy", "frame", "widgets", "state"}
    assert (told["screen"], told["size"], told["density"], told["lang"]) == ("home", [400, 600], 1.0, "en")
    assert (told["busy"], told["state"]) == (False, None)
    assert all(set(widget) == {"rect", "text", "enabled", "selected"} for widget in told["widgets"].values())


def test_to_whom_tells_the_time_the_file_says_how_far_the_app_has_come(tmp_path: Path) -> None:
    path = tmp_path / "screen.json"
    with watched(path) as stage:
        live_until(stage, path, busy=False)
        EventLoop.post_dispatch_input("begin", DriverTime("test", 1, [5_250]))
        stage.wait_for(lambda: read(path)["time"] == 5_250)


def test_the_file_is_written_at_most_ten_times_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(tmp_path / "screen.json") as stage:
        live(stage, 0.4)
        moments: list[float] = []
        monkeypatch.setattr(automation, "replace_file", lambda *_: moments.append(Clock.get_time()))
        moving = button("moving")
        stage.screen.add_widget(moving)
        while len(moments) < 5:
            moving.x += 1
            stage.frames(1)

    assert min(later - earlier for earlier, later in pairwise(moments)) >= 0.099


def test_busy_lasts_from_the_first_reason_to_the_last(tmp_path: Path) -> None:
    path = tmp_path / "screen.json"
    with watched(path) as stage:
        live_until(stage, path, busy=False)
        first = stage.app.inspector.busy("ai")
        with stage.app.inspector.busy("ai"):
            assert live_until(stage, path, busy=True)["busy"]
        live(stage, 0.3)
        assert read(path)["busy"]
        first.stop()
        first.stop()

        assert not live_until(stage, path, busy=False)["busy"]


def test_it_is_busy_until_everything_is_laid_out_for_the_size_that_is_told(tmp_path: Path) -> None:
    with watched(tmp_path / "screen.json") as stage:
        before = stage.parts["home.new"].rect
        Window._size = [900, 500]
        told = stage.app.inspector.describe()
        assert (told["size"], told["busy"], stage.parts["home.new"].rect) == ([900, 500], True, before)
        stage.wait_for(lambda: not stage.app.inspector.is_busy)

        assert stage.parts["home.new"].rect != before


def test_an_animation_is_busy_until_its_end_even_if_that_draws_nothing(tmp_path: Path) -> None:
    path = tmp_path / "screen.json"
    with watched(path) as stage:
        live_until(stage, path, busy=False)
        Animation(unseen=1, duration=1).start(Unseen())
        stage.app.inspector.changed()
        assert live_until(stage, path, busy=True)["busy"]

        assert not live_until(stage, path, busy=False)["busy"]


class Unseen(Widget):  # type: ignore[misc]
    """Moves without anything to see."""

    unseen = 0.0


def test_nothing_is_watched_unless_asked_for() -> None:
    with on_stage(painted=True) as stage:
        waiting = set(Clock.get_events())
        stage.app.inspector.busy("ai").stop()
        assert set(Clock.get_events()) == waiting, "nothing is to be written"
        Window.canvas.ask_update()
        stage.frames()

        assert stage.app.inspector.describe()["frame"] == 0


def test_a_folder_that_is_cleared_away_does_not_end_the_app(tmp_path: Path) -> None:
    path = tmp_path / "watched" / "inspect.json"
    with on_stage(options=Options(inspect=path)) as stage:
        stage.wait_for(path.exists)
        shutil.rmtree(path.parent)
        stage.open("rules")
        stage.wait_for(lambda: path.exists() and json.loads(path.read_text("utf-8"))["screen"] == "rules")
        shutil.rmtree(path.parent)
        path.parent.write_text("in the way")
        stage.open("home")
        stage.frames(30)
        path.parent.unlink()
        stage.open("settings")
        stage.wait_for(lambda: path.exists() and json.loads(path.read_text("utf-8"))["screen"] == "settings")


def test_what_has_no_name_is_not_told() -> None:
    with on_stage() as stage:
        assert "home.new" in stage.parts
        assert "None" not in stage.parts
