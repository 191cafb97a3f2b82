"""Whose hand lies open, and the curtain that hides it while the device goes from one player to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.match.game import Match
from nyhavn.ui.controls import is_press
from nyhavn.ui.inspector import Inspected
from nyhavn.ui.table.board import Board
from nyhavn.ui.words.happenings import since_text


class Curtain(Inspected, FloatLayout):
    """Hides the hands while the device goes from one player to the next. A tap opens it."""

    title = StringProperty()
    news = StringProperty()
    house_color = StringProperty("red")
    opened = ObjectProperty(None, allownone=True)
    focus_by_tap = True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(inspect_modal=True, **kwargs)

    def on_touch_down(self, touch: Any) -> bool:
        if is_press(touch):
            touch.grab(self)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            if self.opened is not None:
                self.opened()
        return True


class OpenHand:
    """The seat whose hand lies open. `stage` is where the curtain hangs, `opened` hears of a tap on it."""

    def __init__(self, stage: Any, opened: Callable[[], None]) -> None:
        self._stage = stage
        self._opened = opened
        self._curtain: Curtain | None = None
        self._seat: int | None = None

    @property
    def is_hidden(self) -> bool:
        """Whether the curtain hangs."""
        return self._curtain is not None

    def may_show(self, match: Match, seat: int) -> bool:
        """Whether a seat's hand may be seen now."""
        return not match.setup.needs_curtain or self._seat == seat

    def is_at_move(self, match: Match) -> bool:
        """Whether whoever is to move sees the own hand."""
        return self._curtain is None and self._seat == match.state.current

    def begin(self, match: Match) -> None:
        """A match comes to the table. Who begins it, or plays alone, needs no curtain."""
        self.show(None)
        humans = match.setup.humans
        if len(humans) == 1:
            self._seat = humans[0]
        elif not match.steps or not match.setup.needs_curtain:
            self._seat = match.state.current

    def turn_begins(self, match: Match, board: Board) -> None:
        """A person is to move: behind the curtain, where it is not the one who sees the hand already."""
        if self.may_show(match, match.state.current):
            self._seat = match.state.current
        else:
            self._hide(match, board)

    def turn_ended(self, match: Match) -> None:
        """The turn is over: what lay open is nobody's now, where there is a curtain."""
        if match.setup.needs_curtain:
            self._seat = None

    def show(self, seat: int | None) -> None:
        """Take the curtain away, and show the hand of this seat or of nobody."""
        self._seat = seat
        if self._curtain is not None:
            self._stage.remove_widget(self._curtain)
            self._curtain = None

    def _hide(self, match: Match, board: Board) -> None:
        seat = match.state.current
        names = [player.name for player in match.setup.seats]
        if self._curtain is None:
            self._curtain = Curtain(opened=self._opened)
            self._stage.add_widget(self._curtain)
        self._curtain.title = names[seat]
        self._curtain.house_color = match.setup.seats[seat].color
        self._curtain.news = "\n".join(since_text(match.steps_since_turn_of(seat), names))
        board.bind(size=self._curtain.setter("size"))
        self._curtain.size = board.size
