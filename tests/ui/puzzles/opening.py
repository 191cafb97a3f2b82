"""Opens a puzzle as a player does."""

from __future__ import annotations

import datetime as dt

from nyhavn.ui.puzzles.library import library_of
from nyhavn.ui.puzzles.puzzle import PuzzleScreen
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest
from tests.ui.shell.stage import Stage


def open_puzzle(stage: Stage, kind: str, number: int = 0, day: dt.date | None = None) -> PuzzleScreen:
    library = library_of(stage.app)
    stage.open("puzzles")
    stage.wait_for(lambda: library.is_open)
    screen: PuzzleScreen = stage.open(
        "puzzle", request=PuzzleRequest(library.pack.of_kind(kind)[number], day)
    )
    stage.wait_for(lambda: screen.puzzle is not None and screen.tabletop.has_session)
    return screen
