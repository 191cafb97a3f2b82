"""The shell on a desktop: mouse, keyboard, and a window that changes its size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.match.people import People
from nyhavn.match.seating import Seating
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from tests.e2e.desktop import Desktop, DesktopDriver
from tests.e2e.tables import without_motion

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as desktop:
        yield desktop


def test_a_name_is_typed_and_kept(desktop: Desktop, tmp_path: Path) -> None:
    without_motion(tmp_path)
    with DesktopDriver(desktop, tmp_path) as app:
        app.wait_for_widget("home.new")
        app.click("home.new")
        app.wait_for_screen("setup")
        app.click("setup.seat.0.name")
        # The name is selected whole, so that what is typed takes its place.
        app.wait_for(lambda screen: screen["widgets"]["setup.seat.0.name"]["selected"])
        app.write("Bence")
        app.key("Return")
        app.wait_for(lambda screen: screen["widgets"]["setup.seat.0.name"]["text"] == "Bence")
        app.wait_for(lambda screen: "Bence" in screen["widgets"]["setup.first"]["text"])
        app.click("setup.start")
        app.wait_for_screen("table")
        assert app.leave() == 0

    store = Store.open(tmp_path / "data", Setup.from_json)
    kept = store.settings.load()
    store.close()
    assert [person.name for person in People.from_json(kept["people"]).known] == ["Bence"]
    assert Seating.from_json(kept["seats"]).drafts[0].typed_name == "Bence"


def test_escape_goes_back_and_leaves_only_when_pressed_twice(desktop: Desktop, tmp_path: Path) -> None:
    without_motion(tmp_path)
    with DesktopDriver(desktop, tmp_path) as app:
        app.wait_for_widget("home.settings")
        app.click("home.settings")
        app.wait_for_screen("settings")
        app.click("settings.motion")
        app.wait_for_widget("settings.motion.off")
        app.key("Escape")
        app.wait_for_widget("settings.motion")
        app.key("Escape")
        app.wait_for_screen("home")
        app.key("Escape")
        app.wait_for_widget("notice")
        assert app.process.poll() is None

        assert app.leave() == 0


def test_the_right_button_and_the_wheel_press_nothing(desktop: Desktop, tmp_path: Path) -> None:
    without_motion(tmp_path)
    with DesktopDriver(desktop, tmp_path) as app:
        app.wait_for_widget("home.settings")
        app.click("home.settings", button=4)
        app.click("home.settings", button=5)
        app.click("home.settings", button=3)
        screen = app.settle()

        assert screen["screen"] == "home"


def test_the_window_is_where_it_was_left_and_never_out_of_sight(desktop: Desktop, tmp_path: Path) -> None:
    store = Store.open(tmp_path / "data", Setup.from_json)
    store.settings.save({"window": [900, 700], "place": [5000, -4000]})
    store.close()
    with DesktopDriver(desktop, tmp_path, size=None) as app:
        app.wait_for(lambda screen: screen["size"] == [900, 700] and not screen["busy"])
        assert app.box == (350, 300, 900, 700)
        app.resize(1000, 640)
        app.put(123, 45)
        assert app.leave() == 0

    with DesktopDriver(desktop, tmp_path, size=None) as app:
        app.wait_for_widget("home.new")
        assert app.box == (123, 45, 1000, 640)
