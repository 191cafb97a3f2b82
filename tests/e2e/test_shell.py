"""From the start to the table, by touch, in the real app."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nyhavn.engine import new_game
from nyhavn.engine.jsonform import state_to_json
from nyhavn.storage.files import NAME
from tests.e2e.driver import Driver, Screen
from tests.e2e.tables import without_motion

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """The app on its first day, on Home."""
    with Driver(tmp_path_factory.mktemp("home")) as app:
        yield app


def test_home_shows_the_ways_that_there_are_and_is_still(at_home: Driver) -> None:
    screen = at_home.wait_for_screen("home")

    assert {"home.new", "home.settings"} <= set(screen["widgets"])
    assert "home.continue" not in screen["widgets"]
    assert screen["size"] == [412, 915]
    assert screen["state"] is None
    inspect = at_home.folder / "inspect.json"
    # Only a screen that is never still for so long fails: how soon it is depends on the machine.
    at_home.wait_for(lambda screen: stays(inspect, screen["frame"], seconds=1.5))


def test_one_tap_from_home_starts_a_game_once_the_name_is_known_or_skipped(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path) as app:
        app.wait_for_widget("home.play")
        app.tap("home.play")
        app.wait_for_widget("home.name.skip")
        screen = app.tap_to("home.name.skip", "table")

        assert screen["state"]["players"] == 2


def test_setting_a_table_for_three_that_is_there_again_at_the_next_start(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--seed", "7") as app:
        app.tap_to("home.new", "setup")
        app.tap("setup.count.3")
        app.wait_for_widget("setup.seat.2.name")
        before = [app.widget(f"setup.seat.{seat}.color")["text"] for seat in range(3)]
        app.tap("setup.seat.0.color")
        app.wait_for(lambda screen: screen["widgets"]["setup.seat.0.color"]["text"] == before[1])
        assert app.widget("setup.seat.1.color")["text"] == before[0]
        app.tap("setup.seat.1.kind")
        app.wait_for_widget("setup.seat.1.kind.human")
        assert "setup.start" not in app.screen["widgets"], "a sheet covers what lies under it"
        app.tap("setup.seat.1.kind.human")
        app.wait_for_widget("setup.first")
        app.tap("setup.first")
        app.wait_for_widget("setup.first.1")
        app.tap("setup.first.1")
        screen = app.wait_for_widget("setup.start")
        assert screen["widgets"]["setup.first"]["text"] == screen["widgets"]["setup.seat.1.name"]["text"]

        app.tap("setup.start")
        state = app.wait_for(lambda screen: screen["screen"] == "table")["state"]

        assert state["offer"] == _dealt(3, 7)
        _wait_until_kept(app, "seats", lambda seats: seats["count"] == 3)
        app.kill()
    with Driver(tmp_path) as app:
        screen = app.tap_to("home.new", "setup")

        assert screen["widgets"]["setup.count.3"]["selected"]
        assert screen["widgets"]["setup.seat.0.color"]["text"] == before[1]


def test_play_goes_straight_to_the_table_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    asked = ("--play", "human,human", "--seed", "1", "--lang", "hu")
    with Driver(tmp_path, *asked, environment={"LANG": "fr_FR.UTF-8"}) as app:
        screen = app.wait_for(lambda screen: screen["screen"] == "table")

        assert screen["state"]["offer"] == _dealt(2, 1)
        assert screen["lang"] == "hu"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        pytest.param({"LANG": "fr_CA.UTF-8"}, "fr", marks=pytest.mark.slow),
        ({"LANGUAGE": "ja:es"}, "es"),
        pytest.param({"LANG": "ja_JP.UTF-8"}, "en", marks=pytest.mark.slow),
    ],
)
def test_the_language_is_the_devices_unless_another_is_asked_for(
    tmp_path: Path, environment: dict[str, str], language: str
) -> None:
    with Driver(tmp_path, environment=environment) as app:
        assert app.screen["lang"] == language


def stays(inspect: Path, frame: int, seconds: float) -> bool:
    """Whether nothing is drawn or written for a while."""
    written = inspect.stat().st_mtime_ns
    time.sleep(seconds)
    unchanged = inspect.stat().st_mtime_ns == written
    return unchanged and bool(json.loads(inspect.read_text(encoding="utf-8"))["frame"] == frame)


def test_the_inspect_file_is_whole_whenever_it_is_read(at_home: Driver) -> None:
    frames = set()
    for _ in range(2):
        at_home.wait_for_widget("home.settings")
        at_home.tap("home.settings")
        for _ in range(60):
            frames.add(at_home.screen["frame"])
        at_home.wait_for_screen("settings")
        at_home.tap("back")
        at_home.wait_for_screen("home")

    assert len(frames) > 1
    assert not [path for path in at_home.folder.iterdir() if path.name.startswith(".inspect")]


def test_a_damaged_file_is_kept_aside_and_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / NAME).write_bytes(b"not a database at all" * 100)
    with Driver(tmp_path) as app:
        app.wait_for_widget("notice")

        aside = [
            path for path in data.rglob("*") if path.is_file() and b"not a database" in path.read_bytes()
        ]
        assert len(aside) == 1
        assert aside[0].name != NAME


def _dealt(players: int, seed: int) -> list[str | None]:
    """The offer that the engine deals."""
    offer: list[str | None] = json.loads(json.dumps(state_to_json(new_game(players, seed))))["offer"]
    return offer


def _wait_until_kept(app: Driver, key: str, wanted: Callable[[Any], bool]) -> None:
    """Until a setting is in the file; the app writes it a moment after a change."""

    def is_kept(_screen: Screen) -> bool:
        with closing(sqlite3.connect(f"file:{app.data / NAME}?mode=ro", uri=True)) as kept:
            row = kept.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        return row is not None and wanted(json.loads(row[0]))

    app.wait_for(is_kept)
