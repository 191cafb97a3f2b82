"""Home, setup and settings at every size, in every language: all in sight, in reach and whole."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.window import Window

from nyhavn.i18n import LANGUAGES
from nyhavn.match.people import People
from nyhavn.match.seating import first_seating
from nyhavn.ui import screens
from nyhavn.ui.home.continue_game import UnfinishedGame
from tests.matrix import SIZES, TELLING_LANGUAGES, seldom, spread, thinned
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

FULL_TABLE = first_seating().with_count(4).with_kind(1, "harbourmaster").with_kind(2, "architect").to_json()

EVERY_LANGUAGE = pytest.mark.parametrize(
    "languages",
    [TELLING_LANGUAGES, pytest.param(tuple(LANGUAGES), marks=pytest.mark.slow)],
    ids=("telling", "all"),
)


@pytest.fixture
def all_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Home with every way that it will ever have."""
    for name in ("table", "saves", "rules"):
        monkeypatch.setitem(screens.SCREENS, name, screens.SCREENS["settings"])


def all_faults(stage: Stage, languages: tuple[str, ...]) -> list[str]:
    """What is wrong anywhere, with the language changed on the way."""
    stage.app.unfinished = UnfinishedGame(lambda: "Anna, Bence, Clara", lambda: "14", lambda: None)
    found = []
    for language in languages:
        stage.app.preferences.language = language
        for screen in ("home", "setup", "settings"):
            stage.open(screen)
            found += [f"{language} {screen}: {fault}" for fault in faults(stage.screen)]
    return found


@EVERY_LANGUAGE
@pytest.mark.parametrize("size", seldom(SIZES, (360, 640), (1280, 800)))
@pytest.mark.usefixtures("all_ways")
def test_everything_fits(size: tuple[int, int], languages: tuple[str, ...]) -> None:
    with on_stage(size, seats=FULL_TABLE) as stage:
        assert all_faults(stage, languages) == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("size", seldom(((360, 640), (412, 915), (1280, 800)), (360, 640)))
@pytest.mark.usefixtures("all_ways")
def test_everything_fits_with_letters_twice_as_large(
    size: tuple[int, int], languages: tuple[str, ...]
) -> None:
    with on_stage(size, seats=FULL_TABLE, text_size=200) as stage:
        assert all_faults(stage, languages) == []


@pytest.mark.slow
@pytest.mark.parametrize("density", [2.0, 3.0])
@pytest.mark.usefixtures("all_ways")
def test_everything_fits_on_dense_screens(density: float) -> None:
    with on_stage((int(360 * density), int(640 * density)), density, seats=FULL_TABLE) as stage:
        assert all_faults(stage, tuple(LANGUAGES)) == []


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("size", "text_size"), thinned(spread(((360, 640), (640, 360), (1280, 800)), (200, 100)), 2)
)
def test_the_sheets_fit(size: tuple[int, int], text_size: int, languages: tuple[str, ...]) -> None:
    with on_stage(size, seats=FULL_TABLE, text_size=text_size) as stage:
        found = []
        for language in languages:
            stage.app.preferences.language = language
            for screen, row in (
                ("setup", "ask_first"),
                ("settings", "ask_palette"),
                ("settings", "ask_language"),
            ):
                getattr(stage.open(screen), row)()
                stage.frames()
                found += [f"{language} {row}: {fault}" for fault in faults(Window.children[0])]
                stage.go_back()
        assert found == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_a_table_for_four_is_set_without_scrolling(size: tuple[int, int], languages: tuple[str, ...]) -> None:
    wanted = {f"setup.seat.{seat}.{part}" for seat in range(4) for part in ("name", "kind", "color")}
    with on_stage(size, seats=FULL_TABLE) as stage:
        stage.open("setup")
        for language in languages:
            stage.app.preferences.language = language
            stage.frames()

            assert wanted | {"setup.start", "setup.first", "setup.count.2"} <= set(stage.parts)
            assert not stage.screen.ids.scroll.do_scroll_y


def test_on_a_phone_a_game_is_started_without_scrolling_however_much_there_is_to_set() -> None:
    known = People().having_played("Dani", "green").having_played("Anna", "blue").to_json()
    with on_stage((360, 640), people=known) as stage:
        setup = stage.open("setup")
        setup.set_count(4)
        setup.seat_people_only()
        setup.set_flat(True)
        stage.frames()
        _x, _y, _width, height = stage.parts["setup.start"].rect
        assert height >= 48, "as much of it as is in sight"
        stage.resize(640, 360)
        assert faults(stage.screen) == []


@pytest.mark.parametrize("screen", ["home", "setup", "settings"])
def test_turning_the_device_keeps_everything_in_place(screen: str) -> None:
    with on_stage((412, 915), seats=FULL_TABLE) as stage:
        stage.open(screen)
        before = _names(stage)
        stage.resize(915, 412)
        assert faults(stage.screen) == []
        stage.resize(412, 915)
        assert faults(stage.screen) == []

        assert _names(stage) == before


def _names(stage: Stage) -> set[Any]:
    return set(stage.parts)
