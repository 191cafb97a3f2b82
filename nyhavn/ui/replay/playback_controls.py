"""What moves a replay along: the line of turns and the buttons."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.widgets import buttons  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.control import Panel, QuayButton
from nyhavn.ui.widgets.rows import QuaySlider


class TurnSlider(QuaySlider):
    """The turns of the game in a line; a mark in a house's colour where that house scored."""

    marks = ListProperty()
    """Pairs of a turn and the colour of a house."""


class TurnMarks(Drawn):
    """Small flags at the turns in which somebody scored."""

    marks = ListProperty()
    turns = NumericProperty(1)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"flags": ("marks", "turns")}

    def draw_flags(self, group: InstructionGroup) -> None:
        """One for each turn that brought points."""
        wide = max(2.0, self.height / 3)
        for turn, house in self.marks:
            group.add(Color(*palette.color(f"house.{house}.flag")))
            x = self.width * turn / self.turns
            group.add(Rectangle(pos=(round(x - wide / 2), 0), size=(round(wide), round(self.height))))


class SpeedButton(QuayButton):
    """How fast the game is played; a press takes the next speed."""

    text = StringProperty()


class BranchButton(QuayButton):
    """Plays on from this moment; in words where there is room for them."""

    text = StringProperty()
    in_words = BooleanProperty(True)


class PlaybackControls(Panel):
    """The line of turns, and the buttons that move along it."""

    is_made_by_steps = True
    screen = ObjectProperty()
    slider = ObjectProperty()
    turn = NumericProperty()
    turns = NumericProperty()
    playing = BooleanProperty(False)
    speed = NumericProperty(1)
    at_start = BooleanProperty(True)
    at_end = BooleanProperty(False)
