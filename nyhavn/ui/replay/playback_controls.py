"""What moves a replay along: the line of turns and the buttons."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider

from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.widgets.controls import Pressable
from nyhavn.ui.widgets.named import Named


class TurnSlider(Named, Slider):
    """The turns of the game in a line; a mark in a house's colour where that house scored."""

    marks = ListProperty()
    """Pairs of a turn and the colour of a house."""
    brass = ColorProperty()


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


class SpeedButton(Pressable):
    """How fast the game is played; a press takes the next speed."""

    text = StringProperty()


class BranchButton(Pressable):
    """Plays on from this moment; in words where there is room for them."""

    text = StringProperty()
    in_words = BooleanProperty(True)


class Steering(BoxLayout):
    """The line of turns, and the buttons that move along it."""

    screen = ObjectProperty()
    slider = ObjectProperty()
    turn = NumericProperty()
    turns = NumericProperty()
    playing = BooleanProperty(False)
    speed = NumericProperty(1)
    at_start = BooleanProperty(True)
    at_end = BooleanProperty(False)
