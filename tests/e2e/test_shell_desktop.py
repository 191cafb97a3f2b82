"""The shell on a desktop: mouse, keyboard, and a window that changes its size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import Desktop, DesktopDriver

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as desktop:
        yield desktop


def test_a_name_is_typed_and_kept(desktop: Desktop, tmp_path: Path) -> None:
    with DesktopDriver(desktop, tmp_path) as app:
        app.wait_for_widget("home.new")
        app.click("home.new")
        app.wait_for_screen("setup")
        app.click("setup.seat.0.name")
        app.wait_for(lambda screen: screen["widgets"]["setup.seat.0.name"]["text"] == "")
        app.write("Bence")
        app.key("Return")
        app.wait_for(lambda screen: screen["widgets"]["setup.seat.0.name"]["text"] == "Bence")
        app.wait_for(lambda screen: "Bence" in screen["widgets"]["setup.first"]["text"])


def test_escape_goes_back_and_leaves_only_when_pressed_twice(desktop: Desktop, tmp_path: Path) -> None:
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
        app.key("Escape")

        assert app.wait_for_end() == 0


def test_the_right_button_and_the_wheel_press_nothing(desktop: Desktop, tmp_path: Path) -> None:
    with DesktopDriver(desktop, tmp_path) as app:
        app.wait_for_widget("home.settings")
        app.click("home.settings", button=4)
        app.click("home.settings", button=5)
        app.click("home.settings", button=3)
        screen = app.settle()

        assert screen["screen"] == "home"
