"""The mouse at the table: a tile that follows the cursor after one click, and what answers to hovering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

from nyhavn.match.placing import Held
from nyhavn.match.spots import Spot, SupplySlot
from nyhavn.match.view import TableView
from nyhavn.ui.shell.turned_window import from_glass
from nyhavn.ui.table.board import Board, hide, is_shown
from nyhavn.ui.table.input.fingers import Carried, CarryEnded, CarryStarted, CarryStopped, Point
from nyhavn.ui.table.input.tile_in_hand import TileCarrier

TOOLTIP_SECONDS = 0.6
"""How long the cursor rests on something before its name is shown."""


class FollowingTile:
    """A tile that was clicked in the supply follows the cursor until the next click puts it down."""

    def __init__(self, carrier: TileCarrier, held: Callable[[], Held | None]) -> None:
        self._carrier = carrier
        self._held = held
        self._follows = False

    @property
    def follows(self) -> bool:
        """Whether a tile follows the cursor now."""
        if self._follows and self._held() is None:
            self._follows = False
        return self._follows

    def start(self, place: SupplySlot, point: Point) -> None:
        """Take this tile, and have it follow."""
        self._follows = True
        self._carrier.handle(CarryStarted(place, point, by_finger=False))
        self._carrier.handle(Carried(point))

    def move(self, point: Point) -> None:
        """The cursor is there now."""
        self._carrier.handle(Carried(point))

    def put_down(self, point: Point) -> None:
        """A click: the tile stays in the house, or goes back."""
        self._follows = False
        self._carrier.handle(CarryEnded(point))

    def stop(self) -> None:
        """The tile is to follow no more, but stays in hand."""
        if self.follows:
            self._follows = False
            self._carrier.handle(CarryStopped())


class Hovering:
    """What lies under the cursor looks so, and says its name when the cursor rests there."""

    def __init__(self, board: Board, name_of: Callable[[Spot], str]) -> None:
        self._board = board
        self._name_of = name_of
        self._over: Any = None
        self._tell_soon = Clock.create_trigger(lambda _dt: self.tell(), TOOLTIP_SECONDS)

    def move(self, point: Point, view: TableView) -> None:
        """The cursor is there now, in the table's own coordinates."""
        self._be_over(None if view.has_curtain else self._thing_at(point))

    def stop(self) -> None:
        """The cursor is elsewhere."""
        self._be_over(None)

    def _thing_at(self, point: Point) -> Any:
        board = self._board
        things = (*board.buttons, *(board.coats.choices if is_shown(board.coats) else ()))
        for button in things:
            if is_shown(button) and button.collide_point(*point):
                return button
        for _spot, widget in board.spots():
            if is_shown(widget) and widget.collide_point(*point):
                return widget
        return None

    def _be_over(self, widget: Any) -> None:
        if widget is self._over:
            return
        if self._over is not None and hasattr(self._over, "hovered"):
            self._over.hovered = False
        self._over = widget
        self._tell_soon.cancel()
        hide(self._board.tooltip)
        if widget is not None:
            if hasattr(widget, "hovered"):
                widget.hovered = True
            self._tell_soon()

    def tell(self) -> None:
        """Show the name of what the cursor rests on."""
        widget, tooltip = self._over, self._board.tooltip
        if widget is None or not is_shown(widget):
            return
        spot = self._board.spot_of(widget)
        text = self._name_of(spot) if spot is not None else getattr(widget, "hint", "")
        if text:
            tooltip.say(text, self._board.width / 2)
            tooltip.put_by(widget, self._board)


def cursor_on(board: Any) -> Point:
    """Where the cursor is, in the table's own coordinates."""
    point: Point = board.to_widget(*from_glass(*Window.mouse_pos))
    return point
