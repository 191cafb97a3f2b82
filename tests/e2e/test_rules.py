"""From the table to the rules in two taps, through all the pages, and back to exactly the same game."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.i18n import LANGUAGES
from tests.e2e.driver import Driver
from tests.e2e.tables import without_motion

pytestmark = pytest.mark.e2e

PAGES = (
    "aim", "setup", "draw", "build", "coats", "abilities", "scoring", "end", "rulings", "gestures", "words",
)  # fmt: skip


def test_two_taps_from_the_table_and_back_to_the_same_game(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,apprentice", "--seed", "7") as app:
        app.wait_for_widget("offer.2")
        app.tap("offer.2")
        before = app.wait_for(lambda screen: screen["widgets"]["offer.2"]["selected"])
        app.tap("menu")
        app.wait_for_widget("menu.rules")
        app.tap_to("menu.rules", "rules")
        app.tap("rules.page.coats")
        app.wait_for_widget("rules.open.coats")
        app.tap("back")
        app.wait_for_widget("rules.page.coats")
        app.tap("back")
        after = app.wait_for_screen("table")

        assert after["state"] == before["state"]
        assert after["widgets"]["offer.2"]["selected"], "even the picked card is still picked"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_every_page_opens_from_home(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--lang", language, size=size) as app:
        app.tap_to("home.rules", "rules")
        titles = []
        for page in PAGES:
            app.wait_for_widget(f"rules.page.{page}")
            app.tap(f"rules.page.{page}")
            screen = app.wait_for_widget(f"rules.open.{page}")
            titles.append(screen["widgets"][f"rules.open.{page}"]["text"])
            if size[0] < size[1]:
                app.tap("back")

        assert len(set(titles)) == len(PAGES)


@pytest.mark.slow
def test_a_tile_is_tried_by_touch(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, size=(1280, 800)) as app:
        app.tap_to("home.rules", "rules")
        app.tap("rules.page.coats")
        app.wait_for_widget("rules.try.tile")
        grid = app.rect("rules.try")
        app.tap("rules.try.mirror")
        app.settle()
        above_the_finger = 48 * 1.25 + grid.width / 5
        x, y = grid.at(0.7, 0.4)
        app.drag("rules.try.tile", (x, y - above_the_finger))

        app.wait_for(lambda screen: "2 coats of arms" in screen["widgets"]["rules.try.verdict"]["text"])
