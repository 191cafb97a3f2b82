"""Every name that the contract promises to who drives the app is in its file, on the screen it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from nyhavn.engine.material import ABILITIES, COLORS, SIZES
from nyhavn.match.setup import HUMAN
from tests.e2e.driver import Driver
from tests.e2e.tables import put_away, without_motion
from tests.match.positions import moment, setup_for

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

HOME = {f"home.{name}" for name in ("continue", "new", "puzzles", "saves", "rules", "settings")}
SETUP = {
    *(f"setup.count.{number}" for number in (2, 3, 4)),
    *(f"setup.seat.0.{name}" for name in ("name", "kind", "color")),
    *("setup.first", "setup.start"),
}
TABLE = {
    *(f"offer.{number}" for number in range(7)),
    *(f"supply.{color}.{size}" for color in COLORS for size in SIZES),
    *("supply.special", "confirm", "undo", "hint", "menu", "hand.0", "house.0", "score.0", "score.1"),
}
SCOREBOARD = {
    *("score.0", "score.1"),
    *(f"scoreboard.{name}" for name in ("rematch", "home", "replay", "review")),
}
REVIEW = {f"review.{name}" for name in ("curve", "turn", "next", "previous", "try")}
SETTINGS = {f"settings.{name}" for name in ("language", "patterns", "motion", "sound", "haptics", "text")}
PUZZLE = {f"puzzle.{name}" for name in ("goal", "check", "hint", "next")}

AGAINST_A_MASON = (HUMAN, "mason", HUMAN, HUMAN)


def see(app: Driver, names: Iterable[str]) -> None:
    """Wait until all of these are in the file."""
    wanted = set(names)
    app.wait_for(lambda screen: wanted <= set(screen["widgets"]) and not screen["busy"])


def back(app: Driver, screen: str) -> None:
    app.tap_to("back", screen)


@pytest.mark.parametrize("size", [(412, 1200), (1280, 800)])
def test_names_outside_the_table(tmp_path: Path, size: tuple[int, int]) -> None:
    without_motion(tmp_path)
    put_away(tmp_path, moment("over", 2))
    put_away(tmp_path, moment("rich", 2))
    with Driver(tmp_path, "--lang", "en", size=size) as app:
        see(app, HOME)
        app.tap_to("home.new", "setup")
        see(app, SETUP)
        back(app, "home")
        app.tap_to("home.settings", "settings")
        see(app, SETTINGS)
        back(app, "home")
        app.tap_to("home.puzzles", "puzzles")
        see(app, {"puzzles.daily"})
        app.tap_to("puzzles.daily", "puzzle")
        see(app, PUZZLE | {"house.0", "hand.0", "supply.special", "confirm", "undo"})
        back(app, "puzzles")
        back(app, "home")
        app.tap_to("home.saves", "saves")
        see(app, {"save.0", "save.0.resume", "save.0.delete"})
        app.tap("saves.finished")
        app.wait_for(lambda screen: screen["widgets"]["saves.finished"]["selected"] and not screen["busy"])
        see(app, {"save.0"})
        app.tap("save.0")
        app.wait_for_screen("scoreboard")
        see(app, SCOREBOARD)
        app.tap_to("scoreboard.review", "review")
        app.wait_for(lambda screen: REVIEW | {"review.progress"} <= set(screen["widgets"]))
        assert app.widget("review.turn")["text"]


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (1280, 800)])
def test_names_at_the_table(tmp_path: Path, size: tuple[int, int]) -> None:
    match = moment("rich", 2, setup_for(2, kinds=AGAINST_A_MASON, curtain=False))
    without_motion(tmp_path)
    put_away(tmp_path, match)
    with Driver(tmp_path, "--lang", "en", size=size) as app:
        app.tap_to("home.continue", "table")
        see(app, TABLE | {"recap"} | {f"ability.{ability}" for ability in ABILITIES})
        for seat in range(2):
            assert app.widget(f"score.{seat}")["text"] == str(match.state.score(seat))
        house = app.rect("house.0")
        assert house.width / 5 == pytest.approx(house.height / 9), "exactly the grid"

        app.tap("hint")
        app.wait_for(lambda screen: bool(screen["widgets"].get("hint.strip", {}).get("text")))
        assert "recap" not in app.settle()["widgets"]
        app.tap("undo")
        app.settle()
        app.tap("supply.red.5")
        see(app, {"tile", "tile.rotate", "tile.flip"})
