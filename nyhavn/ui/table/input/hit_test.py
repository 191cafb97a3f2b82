"""What fingers are on at the table: spots, squares, and the tile in hand, from the board and the view."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.engine.material import COAT_ROWS, COAT_SQUARES
from nyhavn.match.placing import Held
from nyhavn.match.spots import COAT, LINES, TILE, HandSlot, HouseOf, Spot, SupplySlot, TileInHand
from nyhavn.match.view import TableView
from nyhavn.ui.table.board import Board, is_shown
from nyhavn.ui.table.input.fingers import Point
from nyhavn.ui.table.input.gestures import SLOP


class TableHitTest:
    """The board under the fingers. Both what the gestures ask and what carrying a tile asks."""

    def __init__(self, board: Board, view: Callable[[], TableView]) -> None:
        self._board = board
        self._view = view

    # For the gestures

    def spot_at(self, point: Point) -> Spot | None:
        """What lies under a point; a tile in the air lies over everything but the house."""
        held = self.held
        if held is not None and held.at is None and self.grips_at(point) and not self._on_grid(point):
            return TILE
        return self._board.spot_at(*point)

    def can_carry(self, spot: Spot) -> bool:
        """Whether a drag from here carries a tile."""
        view = self._view()
        if not view.acting:
            return False
        match spot:
            case SupplySlot():
                return view.can_take(spot.kind)
            case TileInHand():
                return True
            case HouseOf(seat):
                return seat == view.seat and view.held is not None
        return False

    def can_peek(self, spot: Spot) -> bool:
        """Whether the hand lies face down until it is held up."""
        view = self._view()
        return isinstance(spot, HandSlot) and view.acting and view.hand_is_covered

    def holds_tile(self) -> bool:
        return self.held is not None

    def slop(self) -> float:
        return float(self._board.target * SLOP)

    # For the tile in hand

    @property
    def origin(self) -> Point:
        x, y, *_size = self._board.house.grid
        return x, y

    @property
    def unit(self) -> float:
        return float(self._board.house.unit)

    @property
    def target(self) -> float:
        return float(self._board.target)

    @property
    def floor(self) -> float:
        return 0.0

    @property
    def held(self) -> Held | None:
        view = self._view()
        return view.held if view.acting else None

    def drawn_middle(self) -> Point:
        tile = self._board.tile
        return tile.center_x, tile.center_y

    def grips_at(self, point: Point) -> bool:
        tile = self._board.tile
        return is_shown(tile) and bool(tile.collide_point(*point))

    # For explanations

    def thing_at(self, spot: Spot, point: Point) -> Spot:
        """What there is to explain: in the own house a tile in hand, a coat of arms, or rows and columns."""
        held, house = self.held, self._board.house
        if held is not None and isinstance(spot, TileInHand):
            return SupplySlot(held.color, held.size)
        if spot != HouseOf(int(house.seat)):
            return spot
        square = self._board.square_at(point)
        if square is None:
            return COAT if self._is_sign(point) else spot
        if held is not None and square in held.cells():
            return SupplySlot(held.color, held.size)
        covered = {(x, y) for x, y, *_rest in self._view().own.house.squares}
        return COAT if square in COAT_SQUARES and square not in covered else LINES

    def _is_sign(self, point: Point) -> bool:
        """Whether a point is on one of the signs that hang to the right of the coat rows."""
        house = self._board.house
        x, y, width, _ = house.grid
        return bool(point[0] >= x + width and (point[1] - y) // house.unit in COAT_ROWS)

    def _on_grid(self, point: Point) -> bool:
        return self._board.square_at(point) is not None
