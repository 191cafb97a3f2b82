"""What an opponent says: a face at the window and a balloon, beside the house of whoever speaks."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.match.opponents import saying
from nyhavn.match.talk import Speech, speech_after, speech_while_waiting
from nyhavn.match.view import TableView
from nyhavn.ui.table.table_widget import ViewWidget

SECONDS = 4.0
"""How long a sentence stays, unless the game goes on."""
PATIENCE = 60.0
"""How long a person may think before somebody says something kind."""


class SpeechBalloon(ViewWidget, FloatLayout):
    """One sentence at a time, never in the way: touches go through it."""

    allowed = BooleanProperty(False)
    """Whether opponents speak at this table, and the player likes it."""
    level = StringProperty("apprentice")
    expression = StringProperty("calm")
    text = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._steps = -1
        """How many steps had been done when it last listened; none yet at a new table."""
        self._waited = False
        self._hush = Clock.create_trigger(lambda _dt: self.hush(), SECONDS)
        self._impatience: Any = None
        self._view: TableView | None = None

    def show_view(self, view: TableView) -> None:
        """Speak where a step gives occasion to; be silent as soon as somebody acts."""
        before, self._view = self._view, view
        if before is None or before.setup is not view.setup or len(view.steps) < self._steps:
            self._waited = False
            self._steps = len(view.steps)
            self.hush()
        if not self.allowed:
            self._steps = len(view.steps)
            self.hush()
            return
        if len(view.steps) > self._steps:
            self._steps = len(view.steps)
            self.hush()
            speech = speech_after(view.setup, view.steps)
            if speech is not None:
                self.say(speech)
        elif not view.draft.is_empty:
            self.hush()
        self._wait(view)

    def say(self, speech: Speech) -> None:
        """Say it now."""
        panel = self._panel_of(speech.seat)
        if panel is None:
            return
        self.level, self.expression = speech.level, speech.expression
        self.text = saying(speech.level, speech.occasion)
        self._stand_by(panel)
        self.opacity = 1
        self._hush.cancel()
        self._hush()

    def hush(self) -> None:
        """Say nothing."""
        self._hush.cancel()
        self.opacity = 0
        self.text = ""

    def on_touch_down(self, touch: Any) -> bool:
        return False

    def _wait(self, view: TableView) -> None:
        """Somebody who thinks for long is told once that there is no hurry."""
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None
        if view.acting and not self._waited:
            self._impatience = Clock.schedule_once(lambda _dt: self._be_patient(view), PATIENCE)

    def _be_patient(self, view: TableView) -> None:
        speech = speech_while_waiting(view.setup, view.seat)
        if speech is not None and self.parent is not None and view is self._view:
            self._waited = True
            self.say(speech)

    def _panel_of(self, seat: int) -> Any:
        return next((panel for panel in self.parent.opponents if panel.seat == seat), None)

    def _stand_by(self, panel: Any) -> None:
        """Beside the panel of whoever speaks; where panels are small, over the roof of the own house.

        On a phone on its side it would hide the upper rows of the house, and points and cards beside them:
        there it is over the supply, below whoever speaks.
        """
        board = self.parent
        width = min(260 * self.sp, 0.62 * board.width)
        self.size = width, max(68 * self.dp, 62 * self.sp)
        if panel.height > 1.5 * self.height:
            left, top = panel.right - 0.3 * panel.width, panel.top - 8 * self.dp
        elif width <= board.house.width or board.height > board.width:
            left, top = board.house.center_x - width / 2, board.house.top
        else:
            supply = board.supply.values()
            left = max(panel.center_x - width / 2, min(spot.x for spot in supply))
            top = max(spot.top for spot in supply)
        self.x = round(max(board.x + 4 * self.dp, min(left, board.right - width - 4 * self.dp)))
        self.y = round(max(board.y, top - self.height))
