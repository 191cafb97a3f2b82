"""Leads the touches of the board to its gestures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyhavn.ui.table.board import Board
from nyhavn.ui.table.feel import Feel
from nyhavn.ui.table.gestures import Gestures


class Touches:
    """Listens to a board. `touched` hears of every finger, and says whether the table may have it."""

    def __init__(self, board: Board, gestures: Gestures, feel: Feel, touched: Callable[[Any], bool]) -> None:
        self._gestures = gestures
        self._feel = feel
        self._touched = touched
        board.bind(on_touch_down=self._down, on_touch_move=self._move, on_touch_up=self._up)

    def _down(self, board: Board, touch: Any) -> bool:
        if not board.collide_point(touch.x, touch.y) or not self._touched(touch):
            return False
        if board.over_button(touch.x, touch.y):
            return False
        if self._gestures.down(touch):
            touch.grab(board)
            return True
        return False

    def _move(self, board: Board, touch: Any) -> bool:
        if touch.grab_current is board:
            self._gestures.move(touch)
            return True
        return False

    def _up(self, board: Board, touch: Any) -> bool:
        if touch.grab_current is board:
            touch.ungrab(board)
            carried = self._gestures.is_carrying
            self._gestures.up(touch)
            if carried and board.house.ghost_state == "illegal":
                self._feel.refusal()
            return True
        return False
