"""Panels that tell what games say: figures, bars of victories; their look is in kv/widgets/sections.kv."""

from __future__ import annotations

from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from nyhavn.storage.statistics import Tally
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.control import Named, Panel
from nyhavn.words.career import tally_text


class Section(Named, Panel):
    """Something that is told, under a title."""

    title = StringProperty()
    legend = StringProperty()
    """What the signs in it mean."""


class FactBox(Panel):
    """A figure, and what it says."""

    text = StringProperty()
    value = StringProperty()


class FactGrid(GridLayout):
    """Figures side by side."""

    def __init__(self, **kwargs: Any) -> None:
        # From the start: a grid without columns complains of every child.
        super().__init__(**{"cols": 1, **kwargs})


class TallyBar(Panel):
    """Games of one sort as a bar: won, won with hints, and the others."""

    text = StringProperty()
    value = StringProperty()
    won = NumericProperty(0)
    won_with_hints = NumericProperty(0)
    played = NumericProperty(0)
    """Shares of whatever was played most."""
    tally = ObjectProperty(None, allownone=True)
    most = NumericProperty(1)

    def on_tally(self, *_: Any) -> None:
        tally: Tally = self.tally
        self.value = tally_text(tally)
        most = max(1, self.most)
        self.won, self.won_with_hints = tally.wins / most, tally.hinted_wins / most
        self.played = tally.all_games / most


class TallySection(Section):
    """Bars, one for each sort of games."""

    tallies = ListProperty()
    """Names with their tallies."""
    bars = ObjectProperty()

    def on_tallies(self, *_: Any) -> None:
        self.bars.clear_widgets()
        most = max((tally.all_games for _name, tally in self.tallies), default=1)
        for name, tally in self.tallies:
            self.bars.add_widget(TallyBar(text=name, most=most, tally=tally))


load_kv("widgets/sections.kv")
