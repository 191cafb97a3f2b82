"""The end as an event: the end card large, the winner's windows lighting one by one, and a kind word."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine.material import Square
from nyhavn.match.view import Stage, TableView
from nyhavn.ui.table.speech import SpeechBalloon
from nyhavn.ui.table.table_widget import TableWidget
from nyhavn.ui.widgets.houses import draw_house, windows_of
from nyhavn.words.endings import ending_why, finale_title, kind_word

LIGHTING_SECONDS = 2.0
"""From the first window to the last."""


class Finale(TableWidget, FloatLayout):
    """Lies over the table while the end of a game is looked at. Takes no touch: a tap goes on."""

    title = StringProperty()
    why = StringProperty()
    """The points, and what decided."""
    word = StringProperty()
    by_end_card = BooleanProperty(False)
    spoken = BooleanProperty(False)
    """Whether an opponent has said something about it: there is room for a balloon then."""
    house = ObjectProperty()
    end_card = ObjectProperty()
    speaker = ObjectProperty()
    """Where the balloon stands."""

    def __init__(self, **kwargs: Any) -> None:
        self._shown = False
        self._lighting: Any = None
        super().__init__(**kwargs)
        self.speaker.bind(pos=self._place_balloon, size=self._place_balloon)

    def follow(self, view: TableView, patterns: bool, pace: float) -> None:
        """Be there while the end is looked at, and only then."""
        shown = view.stage is Stage.LAST_LOOK
        if shown:
            self._say(view, patterns)
        if shown == self._shown:
            return
        self._shown = shown
        self.spoken = False
        self.opacity = 1 if shown else 0
        self.disabled = not shown
        self.stop()
        if shown:
            self._light_up(windows_of(view.players[self._winner(view)].house.squares), pace)

    def make_room_for(self, balloon: SpeechBalloon) -> None:
        """What an opponent says at the end is to hide neither the end card nor the house."""
        if self._shown and balloon.opacity:
            self.spoken = True
            self._place_balloon()

    def _place_balloon(self, *_: Any) -> None:
        if self.spoken and self.parent is not None:
            balloon, room = self.parent.speech, self.speaker
            balloon.pos = round(room.center_x - balloon.width / 2), round(room.y)

    def stop(self) -> None:
        """Light no more windows."""
        if self._lighting is not None:
            self._lighting.cancel()
            self._lighting = None

    @staticmethod
    def _winner(view: TableView) -> int:
        return (view.state.winners or [0])[0]

    def _say(self, view: TableView, patterns: bool) -> None:
        names, people = [player.name for player in view.players], view.setup.humans
        self.title = finale_title(view.state, names, people)
        self.why = ending_why(view.state)
        word = kind_word(view.state, names, people)
        self.word = "" if word == self.why else word
        self.by_end_card = view.state.ended_by == "end_card"
        winner = view.players[self._winner(view)]
        self.house.house_color, self.house.patterns = winner.color, patterns
        draw_house(self.house, winner.house)

    def _light_up(self, windows: list[Square], pace: float) -> None:
        if not pace or not windows:
            self.house.shining = windows
            return
        self.house.shining = []
        waiting = list(windows)

        def light(_dt: float) -> bool:
            self.house.shining = [*self.house.shining, waiting.pop(0)]
            return bool(waiting)

        self._lighting = Clock.schedule_interval(light, LIGHTING_SECONDS * pace / len(windows))

    def on_touch_down(self, touch: Any) -> bool:
        return False
