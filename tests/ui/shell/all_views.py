"""Every screen and layer of the app, each with how to show it."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.puzzles.pack import load_pack
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest
from tests.match.finished import finished
from tests.match.positions import moment, setup_for
from tests.ui.shell.stage import Stage


def _replay(stage: Stage) -> None:
    stage.open("replay", record=finished(3))
    stage.screen.go_to(30)


def _table(stage: Stage) -> None:
    stage.open("table", match=moment("all active", 2, setup_for(2, curtain=False)))


def _coat(stage: Stage) -> None:
    stage.open("table", match=moment("coat", 3, setup_for(3, curtain=False)))


def _curtain(stage: Stage) -> None:
    stage.open("table", match=moment("rich", 3))
    # Pale at first, until nobody can open it by a slip.
    stage.wait_for(lambda: not stage.screen.tabletop.view.guarded)


def _log(stage: Stage) -> None:
    _table(stage)
    stage.screen.tabletop.open_log()


def _notice(stage: Stage) -> None:
    stage.open("settings")
    stage.app.say("Go back once more to leave.")


def _sheet(stage: Stage) -> None:
    stage.open("settings")
    stage.screen.ask_palette()


def _puzzle(stage: Stage) -> None:
    stage.open("puzzle", request=PuzzleRequest(load_pack().facades[0]))
    stage.wait_for(lambda: bool(stage.screen.goal))


def _character(stage: Stage) -> None:
    stage.open("book").open_character("harbourmaster")


VIEWS: dict[str, Callable[[Stage], object]] = {
    "home": lambda stage: stage.open("home"),
    "setup": lambda stage: stage.open("setup"),
    "settings": lambda stage: stage.open("settings"),
    "rules": lambda stage: stage.open("rules", page="build"),
    "scoreboard": lambda stage: stage.open("scoreboard", record=finished(3)),
    "replay": _replay,
    "table": _table,
    "coat": _coat,
    "log": _log,
    "curtain": _curtain,
    "puzzles": lambda stage: stage.open("puzzles"),
    "puzzle": _puzzle,
    "book": lambda stage: stage.open("book"),
    "character": _character,
    "notice": _notice,
    "sheet": _sheet,
    "keys": lambda stage: stage.app.show_keys(),
}
