"""A change of theme, colours, language or letters is seen at once, and everywhere: nothing old is left.

What is on the screen after the change is compared, pixel by pixel, with an app that began so.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from kivy.core.window import Window
from PIL import Image, ImageChops

from nyhavn.folders import KV
from nyhavn.lesson.lessons import FIRST
from tests.match.finished import finished
from tests.ui.shell.all_views import VIEWS
from tests.ui.shell.reading import picture_of_window
from tests.ui.shell.stage import Stage, on_stage

BEFORE = {"theme": "light", "palette": "standard", "language": "en", "text_size": 100}
CHANGES = {"theme": "dark", "palette": "deuteranopia", "language": "hu", "text_size": 150}
FRAMES = 15
"""Frames until everything is drawn in its place."""
SOFT = 40
"""How much an edge may differ that was drawn anew at half a pixel's distance, of 255."""
FEW = 0.002
"""The share of the pixels of a view that may be such edges."""


def _clear(stage: Stage) -> None:
    for child in list(Window.children):
        if child is not stage.app.root:
            Window.remove_widget(child)


def _pictures(
    views: list[str], start: dict[str, object], change: dict[str, object]
) -> dict[str, Image.Image]:
    """Each view of an app that begins like this, after a change."""
    found = {}
    with on_stage(**start) as stage:  # type: ignore[arg-type]
        for view in views:
            EVERYTHING[view](stage)
            stage.frames(FRAMES)
            for name, value in change.items():
                setattr(stage.app.preferences, name, value)
            stage.frames(FRAMES)
            found[view] = picture_of_window()
            _clear(stage)
            for name in change:
                setattr(stage.app.preferences, name, start[name])
            stage.frames(2)
    return found


def _review(stage: Stage) -> None:
    stage.open("review", record=finished(2))
    stage.wait_for(lambda: stage.screen.review is not None)
    # What comes later than the first look comes when it likes.
    stage.screen.background.changed = lambda: None
    stage.screen.background.rest()


EVERYTHING: dict[str, Callable[[Stage], object]] = VIEWS | {
    "saves": lambda stage: stage.open("saves"),
    "players": lambda stage: stage.open("players"),
    "contents": lambda stage: stage.open("rules"),
    "lesson": lambda stage: stage.open("lesson", begin=FIRST),
    "review": _review,
}


def left_behind(changed: Image.Image, fresh: Image.Image) -> float:
    """The share of pixels that are not as in an app that began so."""
    difference = ImageChops.difference(changed, fresh).convert("L").point(lambda value: value > SOFT and 255)
    return difference.histogram()[255] / (changed.width * changed.height)


# Sheets and notices are gone with the next tap; what they say is in the words of when they came.
LASTING = [view for view in EVERYTHING if view not in ("sheet", "keys", "notice", "log")]


def test_what_is_measured_by_letters_watches_how_large_they_are() -> None:
    """Kivy's `sp` is asked once: nothing is measured again when the player chooses larger letters."""
    asked_once = {file.name for file in KV.rglob("*.kv") if re.search(r"\bsp\(", file.read_text("utf-8"))}
    assert asked_once == set()


TELLING = ["setup", "table", "log", "puzzle", "sheet"]


@pytest.mark.parametrize(
    ("name", "views"),
    [
        ("theme", TELLING),
        pytest.param("theme", list(EVERYTHING), marks=pytest.mark.slow),
        pytest.param("palette", list(EVERYTHING), marks=pytest.mark.slow),
        pytest.param("language", [view for view in LASTING if view != "character"], marks=pytest.mark.slow),
        # The coach has several sizes of letters that fit, and stays with one that does.
        pytest.param("text_size", [view for view in LASTING if view != "lesson"], marks=pytest.mark.slow),
    ],
)
def test_a_change_repaints_everything_that_is_on_the_screen(name: str, views: list[str]) -> None:
    change = {name: CHANGES[name]}
    changed = _pictures(views, BEFORE, change)
    fresh = _pictures(views, {**BEFORE, **change}, {})
    # Home has no cards, and looks alike with every palette.
    old = _pictures(["table"], BEFORE, {})
    assert left_behind(changed["table"], old["table"]) > FEW, "the change is not to be seen at all"
    found = {view: left_behind(changed[view], fresh[view]) for view in views}
    assert {view: share for view, share in found.items() if share > FEW} == {}
