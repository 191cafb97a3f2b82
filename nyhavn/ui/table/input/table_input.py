"""Fingers, mouse and keys at one board, made into deeds and explanations."""

from __future__ import annotations

from typing import Any, Protocol

from kivy.core.window import Window

from nyhavn.match.deeds import Deed, Tap
from nyhavn.match.placing import Held
from nyhavn.match.spots import HouseOf, SupplySlot
from nyhavn.match.view import TableView
from nyhavn.ui.shell.focus import Focus
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.input.fingers import (
    Carried,
    CarryEnded,
    CarryPaused,
    CarryResumed,
    CarryStarted,
    CarryStopped,
    Meaning,
    PressedLong,
    Tapped,
)
from nyhavn.ui.table.input.gestures import Gestures
from nyhavn.ui.table.input.hit_test import TableHitTest
from nyhavn.ui.table.input.keyboard import Table as KeyTable
from nyhavn.ui.table.input.keyboard import TableKeys
from nyhavn.ui.table.input.mouse import FollowingTile, Hovering, cursor_on
from nyhavn.ui.table.input.tile_in_hand import TileCarrier
from nyhavn.ui.table.input.touch import TouchInput
from nyhavn.ui.widgets.control import is_press
from nyhavn.words.explanations import explain


class Table(KeyTable, Protocol):
    """What fingers, mouse and keys ask of the table."""

    @property
    def has_session(self) -> bool: ...
    def look_closer(self, seat: int) -> None: ...
    def let_down(self, held: Held | None) -> None:
        """A tile that was carried is let go of."""

    def tile_moved(self) -> None:
        """The tile moves with the finger or the cursor, between two squares, too."""


class TableInput:
    """All that touches one board."""

    def __init__(self, board: Board, table: Table, focus: Focus) -> None:
        self._board = board
        self._table = table
        self._focus = focus
        self._hit_test = TableHitTest(board, lambda: table.view)
        self.carrier = TileCarrier(self._hit_test, self._do)
        self._gestures = Gestures(self._hit_test, self._mean)
        self._touch = TouchInput(self._gestures)
        self.keys = TableKeys(table, focus)
        self._following = FollowingTile(self.carrier, lambda: self._hit_test.held)
        self._hovering = Hovering(board, lambda spot: explain(spot, table.view)[0])
        board.bind(on_touch_down=self._down, on_touch_move=self._move, on_touch_up=self._up)

    @property
    def is_carrying(self) -> bool:
        """Whether a finger carries a tile."""
        return self._gestures.is_carrying

    def listen(self, listens: bool) -> None:
        """Hear keys and the mouse, or no more."""
        hear = Window.bind if listens else Window.unbind
        hear(on_key_down=self._on_key, on_key_up=self._on_key_up, mouse_pos=self._on_mouse)
        hear(focus=self._on_focus, size=self._on_window)
        self.keys.forget()
        self._hovering.stop()

    def let_go(self) -> None:
        """Whatever they are about is over: the table changes under them."""
        self._gestures.forget()
        self._following.stop()
        self.carrier.drop()

    def _do(self, deed: Deed) -> None:
        self._table.do(deed)

    def _mean(self, meaning: Meaning) -> None:
        """Do what the fingers mean."""
        table = self._table
        match meaning:
            case Tapped():
                self._tapped(meaning)
            case PressedLong(spot, point):
                table.explain(self._hit_test.thing_at(spot, point))
            case CarryEnded():
                held = table.view.held
                self.carrier.handle(meaning)
                table.let_down(held)
            case CarryStarted() | Carried() | CarryPaused() | CarryResumed() | CarryStopped():
                self.carrier.handle(meaning)
                table.tile_moved()
            case _:
                self._do(meaning)

    def _tapped(self, tap: Tapped) -> None:
        match tap.spot:
            case HouseOf(seat) if seat != self._table.view.seat:
                self._table.look_closer(seat)
            case SupplySlot() as place if not tap.by_finger and self._may_follow(place):
                self._following.start(place, tap.point)
                self._table.tile_moved()
            case _:
                self._do(Tap(tap.spot, self._board.square_at(tap.point), tap.twice))

    def _may_follow(self, place: SupplySlot) -> bool:
        """Whether a tile that is clicked follows the cursor; clicked again it goes back."""
        view: TableView = self._table.view
        held = view.held
        return view.can_take(place.kind) and (held is None or (held.color, held.size) != place.kind)

    # Fingers

    def _down(self, board: Board, touch: Any) -> bool:
        table = self._table
        if not board.collide_point(touch.x, touch.y) or not table.has_session or table.view.has_curtain:
            return False
        on_confirm = board.confirm.collide_point(touch.x, touch.y)
        if not touch.is_mouse_scrolling and not (on_confirm and table.view.guarded):
            table.hurry()
        if board.over_button(touch.x, touch.y):
            return False
        if self._following.follows and not touch.is_mouse_scrolling and is_press(touch):
            if board.house.collide_point(touch.x, touch.y):
                held = table.view.held
                self._following.put_down((touch.x, touch.y))
                table.let_down(held)
                return True
            self._following.stop()
        if self._touch.down(touch):
            touch.grab(board)
            return True
        return False

    def _move(self, board: Board, touch: Any) -> bool:
        if touch.grab_current is board:
            self._touch.move(touch)
            return True
        return False

    def _up(self, board: Board, touch: Any) -> bool:
        if touch.grab_current is board:
            touch.ungrab(board)
            self._touch.up(touch)
            return True
        return False

    # Mouse and keys

    def _on_mouse(self, _window: Any, _pos: Any) -> None:
        table = self._table
        if not table.has_session or self._focus.is_covered:
            return
        point = cursor_on(self._board)
        if self._following.follows:
            self._following.move(point)
            table.tile_moved()
        self._hovering.move(point, table.view)

    def _on_key(self, _window: Any, key: int, _scan: int, letter: str | None, modifiers: list[str]) -> bool:
        return self._table.has_session and self.keys.press(key, letter, modifiers)

    def _on_window(self, *_: Any) -> None:
        """Touches are in the changed window at once; the table is laid out for it a frame or more later."""
        self._gestures.slip()
        self._following.stop()
        self.carrier.slip()

    def _on_focus(self, _window: Any, focus: bool) -> None:
        """A key that is down when another window comes is never heard to go up."""
        if not focus:
            self.keys.forget()

    def _on_key_up(self, _window: Any, key: int, *_rest: Any) -> bool:
        self.keys.release(key)
        return False
