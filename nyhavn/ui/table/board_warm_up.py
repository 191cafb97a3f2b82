"""Has a board that nobody plays on yet look as when a game begins: little is left to do for the first one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from nyhavn.match.game import Match
from nyhavn.match.sandbox import sandbox
from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup
from nyhavn.match.view import TableView
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.board_widgets import USUAL_PLAYERS
from nyhavn.ui.table.drawing import Drawing
from nyhavn.ui.table.input.hit_test import TableHitTest
from nyhavn.ui.table.input.tile_in_hand import TileCarrier
from nyhavn.ui.table.tabletop import Tabletop


def warm_up_board(board: Board, table: Tabletop, app: Any) -> Iterator[None]:
    """Lay out and draw a board for a table, step by step, and for as many players as most games have."""
    preferences = app.preferences
    board.lay_out_for(table.fitting(USUAL_PLAYERS))
    yield
    view = _first_view()
    yield
    carrier = TileCarrier(TableHitTest(board, lambda: view), lambda _deed: None)
    Drawing(board, carrier).show(view, preferences.patterns, preferences.hold, still=True, anew=True)
    for each in list(board.walk(restrict=True)):
        if isinstance(each, Drawn):
            yield
            board.is_put_away = False
            each.draw_now()
            board.is_put_away = True


@cache
def _first_view() -> TableView:
    seats = tuple(Seat(str(number), HOUSE_COLORS[number]) for number in range(USUAL_PLAYERS))
    return sandbox(Match(Setup(seats, seed=1))).view
