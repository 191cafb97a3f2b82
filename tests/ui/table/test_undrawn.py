"""What is out of sight is not painted, or not made yet, and comes back where it lay."""

from __future__ import annotations

from typing import Any

from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held
from nyhavn.ui.table.board import hide, is_shown, show
from nyhavn.ui.table.supply_widget import ReachStar, SupplyWidget
from tests.match.positions import moment
from tests.ui.shell.stage import on_stage
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import Seated, at_table


def _painted(board: Any) -> list[Any]:
    """The things of the board whose canvas is on its canvas, from below."""
    by_canvas = {thing.canvas: thing for thing in board.children}
    return [by_canvas[each] for each in board.canvas.children if each in by_canvas]


def _seen(board: Any) -> list[Any]:
    return [thing for thing in reversed(board.children) if thing.opacity]


def test_what_is_out_of_sight_is_off_the_canvas_and_comes_back_between_its_neighbours() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        board = table.board
        hidden = {board.finale, board.spotlight, board.coats, board.speech, board.tile}
        assert not hidden & set(_painted(board))
        assert _painted(board) == _seen(board)
        for laid in (Draft(held=Held("red", 3).moved((1, 6))), Draft(), Draft(held=Held("blue", 2))):
            table.lay_out(laid)
            assert (board.tile in _painted(board)) is (laid.held is not None)
            assert _painted(board) == _seen(board)


def test_under_a_house_that_is_shown_large_the_own_one_is_not_painted() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        board = table.board
        before = _painted(board)
        show(board.spotlight)
        assert board.house not in _painted(board)
        assert is_shown(board.house), "but it is there, for whoever asks"
        hide(board.spotlight)
        assert _painted(board) == before


def _stars(spot: SupplyWidget) -> list[ReachStar]:
    return [each for each in spot.children if isinstance(each, ReachStar)]


def test_only_a_tile_that_takes_an_ability_has_a_star() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        marked = {kind for kind, supply in table.view.supply.items() if supply.with_ability}
        assert marked
        assert {kind for kind, spot in table.board.supply.items() if _stars(spot)} == marked


def test_a_star_lies_on_its_tile_and_goes_with_the_reason_for_it() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        spot = table.board.supply["red", 3]
        for reach in (True, False, True):
            spot.reach = reach
            (star,) = _stars(spot)
            assert bool(star.opacity) is reach
        for size in ((412, 915), (1280, 800)):
            table.stage.resize(*size)
            tile = spot.tile_box()
            assert spot.x + tile.x <= star.center_x <= spot.x + tile.right
            assert spot.y + tile.y <= star.center_y <= spot.y + tile.top
            assert spot.x <= star.x < star.right <= spot.right
            assert star.text


def test_a_new_board_is_laid_out_once_all_is_known() -> None:
    with on_stage(left_handed=True, text_size=130) as stage:
        stage.open("table")
        table = Seated(stage, moment("rich", setup=NO_CURTAIN))
        assert table.board.layouts == 1
