"""Draws the tile in hand: in the air, over the house, and the bubble that says what it costs and brings."""

from __future__ import annotations

from itertools import product
from typing import Any

from kivy.animation import Animation

from nyhavn.engine.actions import Build
from nyhavn.match.placing import Held, Refusal, Verdict
from nyhavn.match.spots import SPECIAL_KIND, TileKind
from nyhavn.match.view import TableView
from nyhavn.ui.table.board import Board, hide, is_shown, show
from nyhavn.ui.table.input.fingers import Point
from nyhavn.ui.table.input.tile_in_hand import TileCarrier
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.bubble import bubble_box
from nyhavn.words.gains import cost_line, gain_lines, price_line
from nyhavn.words.refusals import refusal

FLY_BACK_SECONDS = 0.18
HOVERS = 0.36
"""How far above its squares a tile that was tapped waits, in squares."""
SHRUNK = (1.0, 0.85, 0.7, 0.6, 0.5)
"""How much smaller the bubble's letters may become to have a place beside the tile."""


class TileDrawing:
    """Keeps the tile in hand and its bubble equal to the view."""

    def __init__(self, board: Board, carrier: TileCarrier) -> None:
        self._board = board
        self._carrier = carrier

    def show(self, view: TableView) -> None:
        """Draw the tile, and what turns it."""
        board, held = self._board, view.held
        for button in (board.rotate, board.flip):
            show(button, held is not None and not held.is_special and board.has_place(button.name))
        tile = board.tile
        if held is None:
            hide(tile)
            return
        self._shape(tile, held)
        tile.description = f"{held.color} {held.size} {held.turns}{'m' if held.mirrored else ''}"
        self.place_tile(view)
        tile.disabled = False
        # Over the house the house itself draws it, snapped to its squares; the inspector still finds it.
        tile.opacity = 1
        tile.snapped = held.at is not None

    def place_tile(self, view: TableView) -> None:
        """Put the tile where it is: over the house, under the finger, or waiting where it hides nothing."""
        tile, held = self._board.tile, view.held
        if held is None:
            return
        middle = self._carrier.middle or self._waiting_place(view, held)
        if held.at is not None:
            middle = self._carrier.middle_over_house(held, held.at)
        tile.pos = round(middle[0] - tile.width / 2), round(middle[1] - tile.height / 2)

    def _shape(self, tile: Any, held: Held) -> None:
        unit = self._board.house.unit
        width, height = held.extent()
        tile.color, tile.cells = held.color, list(held.shape())
        tile.wall = None if held.is_special else held.shape()[0]
        tile.unit = unit
        tile.size = width * unit, height * unit

    def _waiting_place(self, view: TableView, held: Held) -> Point:
        """Over the house, where it hides nothing that is tapped, and between its squares: it hovers yet."""
        corner = view.waiting_corner
        assert corner is not None, "there is a place for every tile in hand"
        x, y = self._carrier.middle_over_house(held, corner)
        return x, y + HOVERS * self._board.house.unit

    def fly_back(self, held: Held, pace: float) -> None:
        """Let a tile that was dropped beside the house glide back to its place in the supply."""
        if not pace:
            return
        board = self._board
        kind: TileKind = (held.color, held.size)
        to = board.special if kind == SPECIAL_KIND else board.supply[kind]
        tile = type(board.tile)(floating=True)
        self._shape(tile, held)
        tile.center = board.tile.center
        board.add_widget(tile)
        flight = Animation(center=to.center, opacity=0.2, duration=FLY_BACK_SECONDS * pace, t="out_quad")
        flight.bind(on_complete=lambda *_: board.remove_widget(tile))
        flight.start(tile)

    def show_bubble(self, view: TableView) -> None:
        """Say what the tile costs and brings, beside it and beside whatever else is to be seen by now."""
        bubble, held, verdict = self._board.bubble, view.held, view.verdict
        if held is None or held.at is None or verdict is None:
            hide(bubble)
            return
        lines = _bubble_lines(view, held, verdict)
        bubble.refused = verdict.refusal is not None
        show(bubble, bool(lines))
        if lines:
            self._put_bubble("\n".join(lines))

    def _put_bubble(self, text: str) -> None:
        """Beside the tile, never over it, off the table, over a button or a hint; letters rather shrink."""
        board, bubble, gap = self._board, self._board.bubble, self._board.gap
        table, tile = Box(*board.pos, *board.size), Box(*board.tile.pos, *board.tile.size)
        buttons = [Box(*each.pos, *each.size) for each in {*board.buttons, board.strip} if is_shown(each)]
        # In the smallest windows better over a button than nowhere.
        for kept_clear, shrunk, slim in product((buttons, []), SHRUNK, (False, True)):
            bubble.shrunk = shrunk
            bubble.say(text, table.width - 2 * gap, slim)
            place = bubble_box(bubble.size, tile, table, kept_clear, gap)
            if place is not None:
                bubble.pos = place.x, place.y
                return


def _bubble_lines(view: TableView, held: Held, verdict: Verdict) -> list[str]:
    """What the tile costs and brings where it is, or why it cannot stay there."""
    lines: list[str] = []
    if verdict.refusal is not None:
        lines.append(refusal(verdict.refusal))
        if verdict.refusal is Refusal.TOO_FEW_CARDS:
            lines.append(price_line(verdict, held))
    action = view.proposal.action
    if isinstance(action, Build):
        lines.append(cost_line(verdict, action))
    if verdict.refusal is None:
        lines += gain_lines(verdict.gain)
    return lines
