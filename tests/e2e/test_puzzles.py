"""The façade of the day by touch: a wrong try, a twist and a drag, shared, and there after a kill."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from nyhavn.engine.actions import Build
from nyhavn.puzzles.daily import of_the_day
from nyhavn.puzzles.model import Facade
from nyhavn.puzzles.pack import load_pack
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.tables import without_motion


@pytest.mark.slow
def test_the_facade_of_the_day(tmp_path: Path) -> None:
    without_motion(tmp_path)
    puzzle = of_the_day(load_pack().facades, dt.date.today()).puzzle()
    assert isinstance(puzzle, Facade)
    with Driver(tmp_path, "--lang", "en") as app:
        app.tap_to("home.puzzles", "puzzles")
        app.tap_to("puzzles.daily", "puzzle")
        player = Player(app, state=puzzle.position())
        screen = player.see()
        assert str(puzzle.target) in screen["widgets"]["puzzle.goal"]["text"]

        app.tap("puzzle.check")
        app.wait_for(lambda screen: "Still to do" in screen["widgets"]["puzzle.status"]["text"])
        _twist(app, player, puzzle)
        for action in puzzle.solution:
            player.act(action, by_drag=True)
        app.wait_for(lambda screen: screen["widgets"]["puzzle.status"]["text"] == "Solved!")
        app.tap("puzzle.share")
        app.wait_for(lambda _screen: any((app.data / "pictures").glob("nyhavn-*.png")))
        app.kill()
    with Driver(tmp_path, "--lang", "en") as app:
        app.tap_to("home.puzzles", "puzzles")
        app.wait_for(lambda screen: screen["widgets"].get("puzzles.daily", {}).get("selected", False))
        app.tap_to("puzzles.win", "puzzle")
        app.wait_for(lambda screen: bool(screen["widgets"].get("puzzle.goal", {}).get("text")))
        app.tap("puzzle.solution")
        app.wait_for_widget("puzzle.solution.show")
        app.tap("puzzle.solution.show")
        app.wait_for(lambda screen: "step 1" in screen["widgets"].get("puzzle.status", {}).get("text", ""))


def _twist(app: Driver, player: Player, puzzle: Facade) -> None:
    """Turn a tile in the air with two fingers, and put it back."""
    first = next(action for action in puzzle.solution if isinstance(action, Build))
    name = f"supply.{first.color}.{first.size}"
    app.tap(name)
    app.wait_for_widget("tile")
    app.tap(player.square(first.cells[0]))
    before = app.settle()["widgets"]["tile"]
    app.two_finger_turn(app.rect("tile").center, -90)
    app.wait_for(lambda screen: not screen["busy"] and screen["widgets"]["tile"] != before)
    app.tap("undo")
    app.wait_for(lambda screen: not screen["busy"])
    while "tile" in app.settle()["widgets"]:
        app.tap("undo")
        app.settle()
