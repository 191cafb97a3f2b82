"""Light round what a hint points at; it takes no touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from nyhavn.engine.actions import Action, Build, DrawCards, PlaceSpecial, TakeAbility
from nyhavn.ui.table.board import Board, is_shown

Rect = tuple[float, float, float, float]


class HintHighlight(Widget):
    """A frame of light; its look is in kv/puzzles/puzzle.kv."""

    def on_touch_down(self, touch: Any) -> bool:
        return False


class HintHighlights(FloatLayout):
    """All of them, over the table."""

    def show(self, rects: Iterable[Rect]) -> None:
        """Light these up, in the window's coordinates."""
        self.clear_widgets()
        for x, y, width, height in rects:
            light = HintHighlight(size_hint=(None, None))
            light.size = width, height
            light.pos = self.to_widget(x, y)
            self.add_widget(light)


def highlighted_by(board: Board, action: Action, place: bool) -> list[Rect]:
    """What a hint for an action lights up: at first the kind of thing, then its place, too."""
    found = [_rect(widget) for widget in _kind(board, action, place) if is_shown(widget)]
    cells = action.cells if isinstance(action, Build) else ()
    if isinstance(action, PlaceSpecial):
        cells = (action.cell,)
    if place:
        house = board.house
        for cell in cells:
            x, y, width, height = house.square_rect(*cell)
            found.append((*house.to_window(x, y), width, height))
    return found


def _kind(board: Board, action: Action, place: bool) -> list[Any]:
    match action:
        case Build():
            block = board.blocks[f"block.{action.color}"]
            if place or not is_shown(block):
                return [board.supply[action.color, action.size]] if place else _of_color(board, action.color)
            return [block]
        case DrawCards():
            return [board.piers[slot] for slot in action.slots] if place else [board.surface]
        case PlaceSpecial():
            return [board.special]
        case TakeAbility():
            return [board.pool[action.ability]] if action.ability in board.pool else []
    return [board.coats]


def _of_color(board: Board, color: str) -> list[Any]:
    return [spot for (each, _size), spot in board.supply.items() if each == color]


def _rect(widget: Any) -> Rect:
    if hasattr(widget, "harbour"):
        x, y, width, height = widget.harbour
        return (*widget.to_window(x, y), width, height)
    return (*widget.to_window(widget.x, widget.y), widget.width, widget.height)
