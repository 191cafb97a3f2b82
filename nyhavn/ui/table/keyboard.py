"""The keys of the table: shortcuts, and the tile in hand moved by arrows. The ring sees to the rest."""

from __future__ import annotations

from typing import Any, Protocol

from nyhavn.ui.focus import ARROWS, ENTER, SPACE, Focus
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.buttons import Deeds
from nyhavn.ui.table.playing import Playing

TILE, CONFIRM = "tile", "confirm"
BACKSPACE = 8


class Table(Deeds, Protocol):
    """What the keys ask of the table beyond what the buttons do."""

    has_curtain: bool

    def open_curtain(self) -> None: ...
    def hurry(self) -> None: ...


class TableKeys:
    """Turns keys into what a person does at the table."""

    def __init__(self, table: Table, board: Board, playing: Playing, focus: Focus) -> None:
        self._table = table
        self._board = board
        self._playing = playing
        self._focus = focus
        self._held = False
        self._letters = {
            "r": playing.turn,
            "f": playing.mirror,
            "m": playing.mirror,
            "u": table.undo,
            "h": table.hint,
            "l": table.open_log,
            "i": self._explain,
        }

    def press(self, key: int, letter: str | None, modifiers: list[str]) -> bool:
        """A key went down; whether the table took it."""
        if self._focus.is_covered:
            return False
        if self._table.has_curtain:
            if key in ENTER or key == SPACE:
                self._table.open_curtain()
                return True
            return False
        if key in ENTER or key == SPACE:
            self._table.hurry()
        if "ctrl" in modifiers or "meta" in modifiers:
            return letter == "z" and self._do(self._table.undo)
        if key in ARROWS:
            return self._move(*ARROWS[key])
        if key in ENTER:
            return self._confirms() and self._do(self._table.confirm)
        if key == SPACE:
            return self._space()
        if key == BACKSPACE:
            return self._do(self._table.undo)
        if letter and letter in "1234567":
            return self._pick(int(letter) - 1)
        return letter in self._letters and self._do(self._letters[letter])

    def follow(self) -> None:
        """What is laid out changed: a tile that was just taken gets the ring."""
        held = self._playing.holds_tile()
        if held and not self._held:
            self._focus.go_to(TILE)
        self._held = held

    @staticmethod
    def _do(deed: Any) -> bool:
        deed()
        return True

    def _move(self, across: int, up: int) -> bool:
        """Arrows are the tile's while it is in hand, unless the ring is elsewhere."""
        if not self._playing.holds_tile() or (self._focus.is_shown and self._focus.name != TILE):
            return False
        self._playing.step(across, up)
        return True

    def _confirms(self) -> bool:
        """Enter confirms what is laid out; round anything that is not part of it, the ring presses that."""
        if not self._focus.is_shown or self._focus.name in (TILE, CONFIRM):
            return True
        chosen = getattr(self._focus.widget, "inspect_selected", False)
        return bool(chosen and self._board.confirm.ready)

    def _space(self) -> bool:
        """The tile turns as by a tap; and no key slips like a finger, so that none has to be held."""
        deed = {TILE: self._playing.turn, CONFIRM: self._table.confirm}.get(self._focus.name)
        return deed is not None and self._do(deed)

    def _pick(self, pier: int) -> bool:
        spot = self._board.piers[pier]
        self._playing.tapped(f"offer.{pier}", spot.center, False)
        return True

    def _explain(self) -> None:
        """Explain what the ring is round, as a long press does."""
        widget = self._focus.widget
        if getattr(widget, "focus_by_tap", False):
            self._playing.explained(self._focus.name, widget.center)
