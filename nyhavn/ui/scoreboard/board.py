"""The parts of the scoreboard; their look is in kv/scoreboard/screen.kv."""

from __future__ import annotations

from typing import Any

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.label import Label

from nyhavn.engine.material import HOUSE_COLORS
from nyhavn.ui.widgets.control import Named, Panel, QuayButton


class PlayerScore(Named, Panel):
    """A player at the end of the game: house, name and points."""

    screen = ObjectProperty(rebind=True)
    player_name = StringProperty()
    score = NumericProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    won = BooleanProperty(False)
    house = ObjectProperty()


class PlayerColumn(PlayerScore):
    """With the house below the words, standing on the quay."""

    brass = ColorProperty()
    weight = NumericProperty(1)
    """How much of the width it has, for that of those who lost."""
    share = NumericProperty(1)
    """How wide the column may become."""
    ratio = NumericProperty(1)
    head = NumericProperty()
    wanted_height = NumericProperty()
    """How high the column is when its house is as large as its share of the width allows."""


class PlayerRow(PlayerScore):
    """With the house beside the words, one of several below each other."""


class FigureRow(Panel):
    """What is counted, and each player's number under the player's gable."""

    screen = ObjectProperty(rebind=True)
    text = StringProperty()
    values = ListProperty()
    striped = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether there is room for larger letters."""
    grand = BooleanProperty(False)
    """Whether there is room for letters larger still."""
    cells = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._fill()

    def on_values(self, *_: Any) -> None:
        self._fill()

    def _fill(self) -> None:
        if self.cells is None:
            return
        self.cells.clear_widgets()
        for value in self.values:
            self.cells.add_widget(FigureCell(text=str(value), row=self))


class FigureCell(Label):
    """One number."""

    row = ObjectProperty(None, allownone=True, rebind=True)
    """The line that it stands in."""


class WayOnButton(QuayButton):
    """What to do after the game: a button with its icon above its words, or beside them."""

    text = StringProperty()
    icon = StringProperty()
    brass = BooleanProperty(False)
    beside = BooleanProperty(False)
    grand = BooleanProperty(False)
    """Whether there is room for larger letters."""
