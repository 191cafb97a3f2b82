"""The table of a puzzle, each time in an app of its own: beside a shared one it could not be."""

from __future__ import annotations

from pathlib import Path

from nyhavn.match.setup import Setup
from nyhavn.puzzles.model import BEST, FACADE
from nyhavn.storage.store import Store
from tests.ui.puzzles.opening import open_puzzle
from tests.ui.shell.stage import on_stage


def test_its_new_board_is_laid_out_once(tmp_path: Path) -> None:
    with on_stage(games=Store.open(tmp_path, Setup.from_json)) as stage:
        assert open_puzzle(stage, FACADE).tabletop.board.layouts == 1


def test_on_a_small_phone_the_table_stays_where_it_is_whatever_is_told_above_it(tmp_path: Path) -> None:
    with on_stage((360, 640), games=Store.open(tmp_path, Setup.from_json)) as stage:
        screen = open_puzzle(stage, BEST)
        house = screen.tabletop.board.house
        before = (*house.pos, house.unit)
        said = set()
        for do in (screen.check, screen.hint, screen.hint, screen.show_solution, screen.step):
            do()
            stage.frames(4)
            said.add(screen.status)
            assert (*house.pos, house.unit) == before, screen.status
        assert len(said) > 3
