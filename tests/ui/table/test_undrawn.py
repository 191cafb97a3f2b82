"""What is out of sight is not painted, and comes back where it lay."""

from __future__ import annotations

from typing import Any

from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held
from tests.match.positions import moment
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import at_table


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
