"""The keyboard reaches everything: a ring shows where it is, and goes with the next touch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView

from nyhavn.ui.preferences import LARGEST_TEXT
from nyhavn.ui.shell import focus
from nyhavn.ui.shell.focus_targets import scope_of
from nyhavn.ui.shell.visible_parts import box_in_window
from tests.match.finished import finished
from tests.ui.shell.keys import (
    DOWN,
    END,
    ENTER,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    SPACE,
    TAB,
    UP,
    Keyboard,
)
from tests.ui.shell.stage import Stage, on_stage


@contextmanager
def keyboard(size: tuple[int, int] = (1280, 800), **chosen: object) -> Iterator[tuple[Stage, Keyboard]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(focus, "LOOK_SECONDS", 0)
        with on_stage(size, **chosen) as stage:  # type: ignore[arg-type]
            yield stage, Keyboard(stage)


def test_the_ring_comes_with_a_key_and_goes_with_a_touch() -> None:
    with keyboard() as (stage, keys):
        assert "focus" not in stage.parts
        keys.press(TAB)
        assert stage.parts["focus"].text == keys.ring == "home.lesson"
        keys.press(TAB)
        assert stage.parts["focus"].text == "home.play"
        around, inside = stage.parts["focus"].rect, stage.parts["home.play"].rect
        assert around == pytest.approx(inside, abs=1)

        stage.tap("home.settings")
        assert "focus" not in stage.parts
        assert not stage.app.focus.is_shown


def test_tab_goes_round_and_back() -> None:
    with keyboard() as (_, keys):
        keys.press(TAB)
        seen = []
        while keys.ring not in seen:
            seen.append(keys.ring)
            keys.press(TAB)
        assert keys.ring == seen[0]
        assert {"home.play", "home.new", "home.saves", "home.rules", "home.settings"} <= set(seen)
        keys.press(TAB, shift=True)
        assert keys.ring == seen[-1]


def test_arrows_go_where_they_point() -> None:
    with keyboard() as (_, keys):
        keys.press(TAB)
        keys.go_to("home.saves")
        keys.press(RIGHT)
        assert keys.ring == "home.players"
        keys.press(RIGHT, RIGHT, RIGHT, LEFT)
        assert keys.ring == "home.saves"
        keys.press(UP)
        assert keys.ring == "home.new"


@pytest.mark.parametrize(
    "screen",
    [
        *("setup", "settings", "replay"),
        *(pytest.param(name, marks=pytest.mark.slow) for name in ("home", "saves", "scoreboard", "rules")),
    ],
)
def test_everything_that_can_be_pressed_is_reached_by_tab(screen: str) -> None:
    game = {"record": finished(2)} if screen in ("scoreboard", "replay") else {}
    with keyboard() as (stage, keys):
        stage.open(screen, **game)
        wanted = {target.widget for target in scope_of(Window).targets}
        assert len(wanted) > 2
        reached = set()
        for _ in range(len(wanted) + 1):
            keys.press(TAB)
            reached.add(stage.app.focus.widget)
            assert _is_in_sight(stage), f"{keys.ring} is scrolled out of sight"
        assert wanted <= reached


def _is_in_sight(stage: Stage) -> bool:
    """Whether the middle of what has the ring is inside the window."""
    x, y, width, height = box_in_window(stage.app.focus.widget)
    return bool(0 <= x + width / 2 <= Window.width and 0 <= y + height / 2 <= Window.height)


def test_a_long_page_is_scrolled_to_what_has_the_ring() -> None:
    with keyboard((412, 700), text_size=LARGEST_TEXT) as (stage, keys):
        stage.open("settings")
        assert "settings.hints" not in stage.parts
        keys.press(TAB)
        keys.go_to("settings.hints")
        assert "settings.hints" in stage.parts
        before = stage.app.preferences.hints
        keys.press(SPACE)
        assert stage.app.preferences.hints is not before
        keys.press(HOME)
        assert "settings.language" in stage.parts


def test_a_sheet_keeps_the_ring_and_gives_it_back() -> None:
    with keyboard() as (stage, keys):
        stage.open("settings")
        keys.press(TAB)
        keys.push("settings.theme", ENTER)
        assert keys.ring == "settings.theme.system", "the sheet begins at what is chosen"
        keys.press(DOWN, DOWN)
        assert keys.ring == "settings.theme.dark"
        keys.press(TAB)
        assert keys.ring.startswith("settings.theme.")
        keys.go_to("settings.theme.light")
        keys.press(ENTER)
        assert stage.app.preferences.theme == "light"
        stage.wait_for(lambda: keys.ring == "settings.theme")


def test_escape_closes_a_sheet_and_leaves_a_screen() -> None:
    with keyboard() as (stage, keys):
        stage.open("settings")
        keys.press(TAB)
        keys.push("settings.theme")
        keys.press(27)
        stage.wait_for(lambda: keys.ring == "settings.theme")
        keys.press(27)
        assert stage.app.manager.current == "home"
        stage.wait_for(lambda: keys.ring.startswith("home."))


def test_a_name_is_typed_between_two_tabs() -> None:
    with keyboard() as (stage, keys):
        stage.open("setup")
        keys.press(TAB)
        keys.push("setup.seat.0.name", ENTER)
        keys.type("Zoé r")
        keys.press(TAB)
        assert keys.ring == "setup.seat.0.kind"
        assert stage.screen.seating.drafts[0].typed_name == "Zoé r"
        keys.press(TAB, shift=True)
        assert keys.ring == "setup.seat.0.name"
        keys.press(ENTER)
        keys.type("x")
        keys.press(ENTER)
        # Who comes to a name types it anew.
        assert stage.screen.seating.drafts[0].typed_name == "x"
        assert keys.ring == "setup.seat.0.name"


def test_the_pages_of_the_rules_are_read_with_keys() -> None:
    with keyboard((1280, 600)) as (stage, keys):
        stage.open("rules", page="build")
        page = next(view for view in stage.screen.reader.walk() if isinstance(view, ScrollView))
        keys.press(PAGE_DOWN)
        assert not stage.app.focus.is_shown, "a page is scrolled without a ring"
        assert page.scroll_y < 1
        keys.press(END)
        assert page.scroll_y == 0
        keys.press(PAGE_UP)
        assert 0 < page.scroll_y < 1


def test_the_line_of_turns_is_moved_by_arrows() -> None:
    with keyboard() as (stage, keys):
        stage.open("replay", record=finished(2))
        keys.press(TAB)
        keys.go_to("replay.slider")
        keys.press(RIGHT, RIGHT, RIGHT, LEFT)
        assert stage.screen.turn == 2
        keys.push("replay.next")
        assert stage.screen.place > 0
