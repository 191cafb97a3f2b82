"""The tile in the player's hand: under the finger, over the house, or laid down and not yet confirmed."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation

from nyhavn.engine.actions import Build
from nyhavn.engine.board import squares as squares_of
from nyhavn.engine.board import supported
from nyhavn.engine.material import COLUMNS, ROWS, Square
from nyhavn.engine.state import State
from nyhavn.match.draft import Draft, proposed
from nyhavn.match.placing import Held, Refusal, judge
from nyhavn.ui.table.board import Board, hide, is_shown, show
from nyhavn.ui.words.gains import cost_line, gain_lines, price_line
from nyhavn.ui.words.refusals import refusal

Point = tuple[float, float]
FLY_SECONDS = 0.18
ABOVE_FINGER = 1.25
"""How far above the finger the tile floats, in targets, so that the finger does not hide it."""
LOWEST_FINGER = 0.5
"""How near to the lower edge a finger comes at ease, in targets."""
MAGNET = 0.75
"""How far outside the grid, in squares, the tile's middle may be and still be over the house."""


class Carrying:
    """Where the tile is on the screen, and where in the house that would be."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._grip: Point | None = None
        """From the finger to the tile's middle while it is carried."""
        self._floats = False
        """Whether it floats above the finger instead of keeping to the grip."""
        self._middle: Point = (0.0, 0.0)
        self._paused = False
        self._slipped = False
        """Whether the table has moved under the finger: the grip is then taken anew."""

    @property
    def in_air(self) -> bool:
        """Whether a finger carries the tile."""
        return self._grip is not None

    def take(self, point: Point, held: Held, by_finger: bool) -> None:
        """Begin to carry: from the supply the tile jumps above the finger, in the house it stays put."""
        tile = self._board.tile
        if held.at is not None or (is_shown(tile) and tile.collide_point(*point)):
            self._grip, self._floats = (tile.center_x - point[0], tile.center_y - point[1]), False
        else:
            self._grip, self._floats = (0.0, 0.0), by_finger

    def move(self, point: Point, held: Held) -> Held:
        """The tile with the finger there: over the house it snaps to the squares below it."""
        assert self._grip is not None
        if self._slipped:
            self.resume(point)
        lift = self._lift(point[1], held) if self._floats else self._grip[1]
        self._middle = (point[0] + self._grip[0], point[1] + lift)
        return held.moved(self._snapped(held))

    def _lift(self, y: float, held: Held) -> float:
        """How far above the finger the tile floats: less near the lower edge, so that it gets everywhere."""
        board = self._board
        half = held.extent()[1] * board.house.unit / 2
        lowest = LOWEST_FINGER * board.target
        at_the_edge = max(0.0, board.house.grid[1] + half - lowest)
        return float(min(ABOVE_FINGER * board.target + half, at_the_edge + max(0.0, y - lowest)))

    def pause(self) -> None:
        """Keep the tile where it floats while two fingers turn it."""
        self._grip, self._paused = None, True

    def resume(self, point: Point) -> None:
        """Carry on with the tile as it now lies to the finger."""
        tile = self._board.tile
        self._grip = (tile.center_x - point[0], tile.center_y - point[1])
        self._floats = self._paused = self._slipped = False

    def slip(self) -> None:
        """The table is laid out anew: the tile keeps to its squares, and the finger grips it there."""
        self._slipped = self._grip is not None

    def drop(self) -> None:
        """Let go of the tile where it is."""
        self._grip, self._paused, self._slipped = None, False, False

    def _snapped(self, held: Held) -> Square | None:
        house = self._board.house
        x, y, *_ = house.grid
        across = (self._middle[0] - x) / house.unit
        up = (self._middle[1] - y) / house.unit
        if not (-MAGNET <= across <= COLUMNS + MAGNET and -MAGNET <= up <= ROWS + MAGNET):
            return None
        width, height = held.extent()
        return round(across - width / 2), round(up - height / 2)

    def _middle_over_house(self, held: Held) -> Point:
        assert held.at is not None
        house = self._board.house
        width, height = held.extent()
        x, y, *_ = house.grid
        return x + (held.at[0] + width / 2) * house.unit, y + (held.at[1] + height / 2) * house.unit

    # On the screen

    def show(self, state: State, draft: Draft, acting: bool) -> None:
        """Draw the tile, what it would do, and the buttons that turn it."""
        board, held = self._board, draft.held if acting else None
        for button in (board.rotate, board.flip):
            show(button, held is not None and not held.is_special)
        self._show_house(state, held)
        self._show_tile(held)
        self._show_bubble(state, draft, held)

    def _show_house(self, state: State, held: Held | None) -> None:
        house = self._board.house
        if held is None or held.at is None:
            house.ghost, house.ghost_state = [], ""
            house.lit_rows, house.lit_columns = [], []
            special = held is not None and held.is_special
            house.lit_squares = list(squares_of(supported(state.occupied(state.current)))) if special else []
            return
        cells = held.cells()
        verdict = judge(state, held)
        inside = [(x, y) for x, y in cells if 0 <= x < COLUMNS and 0 <= y < ROWS]
        wall = None if held.is_special else cells[0]
        house.ghost = [(x, y, held.color, (x, y) == wall) for x, y in cells] if inside else []
        house.ghost_state = "legal" if verdict.refusal is None else "illegal"
        house.lit_squares = []
        legal = verdict.refusal is None
        house.lit_rows = [n + 1 for kind, n, _ in verdict.gain.lines if kind == "row"] if legal else []
        house.lit_columns = [n for kind, n, _ in verdict.gain.lines if kind == "column"] if legal else []

    def _show_tile(self, held: Held | None) -> None:
        board = self._board
        tile = board.tile
        if held is None:
            hide(tile)
            return
        unit = board.house.unit
        width, height = held.extent()
        tile.color, tile.cells = held.color, list(held.shape())
        tile.wall = None if held.is_special else held.shape()[0]
        tile.unit = unit
        tile.inspect_text = f"{held.color} {held.size} {held.turns}{'m' if held.mirrored else ''}"
        tile.size = width * unit, height * unit
        if held.at is not None:
            middle = self._middle_over_house(held)
        elif self.in_air or self._paused:
            middle = self._middle
        else:
            middle = self._resting_place(height * unit)
        tile.pos = round(middle[0] - tile.width / 2), round(middle[1] - tile.height / 2)
        tile.disabled = False
        # Over the house the house itself draws it, snapped to its squares; the inspector still finds it.
        tile.opacity = 1
        tile.snapped = held.at is not None

    def _resting_place(self, height: float) -> Point:
        """Above the house, for a tile that was tapped and waits for its square."""
        house = self._board.house
        x, y, width, grid_height = house.grid
        top = y + grid_height + (house.top - y - grid_height) / 2
        return x + width / 2, min(top, self._board.top - height / 2)

    def _show_bubble(self, state: State, draft: Draft, held: Held | None) -> None:
        bubble = self._board.bubble
        if held is None or held.at is None:
            hide(bubble)
            return
        verdict = judge(state, held)
        lines: list[str] = []
        if verdict.refusal is not None:
            lines.append(refusal(verdict.refusal))
            if verdict.refusal is Refusal.TOO_FEW_CARDS:
                lines.append(price_line(verdict, held))
        action = proposed(state, draft)
        if isinstance(action, Build):
            lines.append(cost_line(verdict, action))
        if verdict.refusal is None:
            lines += gain_lines(verdict.gain)
        bubble.refused = verdict.refusal is not None
        bubble.say("\n".join(lines), self._board.width - 2 * self._board.gap)
        show(bubble, bool(lines))
        self._put_bubble(bubble)

    def _put_bubble(self, bubble: Any) -> None:
        """Beside the tile where there is more room, never over it and never off the table."""
        board, tile = self._board, self._board.tile
        gap = board.gap
        above, below = tile.top + gap, tile.y - gap - bubble.height
        fits_above = above + bubble.height <= board.top
        bubble.y = above if fits_above or below < board.y else below
        left = tile.center_x - bubble.width / 2
        bubble.x = min(max(left, board.x + gap), max(board.x + gap, board.right - gap - bubble.width))

    def fly_back(self, held: Held, to: Any, pace: float) -> None:
        """Let a tile that was dropped beside the house glide back to its place in the supply."""
        if not pace:
            return
        tile = type(self._board.tile)(floating=True)
        tile.color, tile.cells = held.color, list(held.shape())
        tile.wall = None if held.is_special else held.shape()[0]
        tile.unit = self._board.house.unit
        width, height = held.extent()
        tile.size = width * tile.unit, height * tile.unit
        tile.center = self._middle
        self._board.add_widget(tile)
        flight = Animation(center=to.center, opacity=0.2, duration=FLY_SECONDS * pace, t="out_quad")
        flight.bind(on_complete=lambda *_: self._board.remove_widget(tile))
        flight.start(tile)
