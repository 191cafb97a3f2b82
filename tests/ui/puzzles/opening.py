"""Opens a puzzle as a player does."""

from __future__ import annotations

import datetime as dt

from nyhavn.ui.puzzles.asked import Asked
from nyhavn.ui.puzzles.puzzle import PuzzleScreen
from nyhavn.ui.puzzles.shelf import shelf_of
from tests.ui.shell.stage import Stage


def open_puzzle(stage: Stage, kind: str, number: int = 0, day: dt.date | None = None) -> PuzzleScreen:
    shelf = shelf_of(stage.app)
    stage.open("puzzles")
    stage.wait_for(lambda: shelf.is_open)
    screen: PuzzleScreen = stage.open("puzzle", asked=Asked(shelf.pack.of_kind(kind)[number], day))
    stage.wait_for(lambda: screen.puzzle is not None and screen.tabletop.has_session)
    return screen
