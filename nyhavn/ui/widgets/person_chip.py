"""Somebody who plays here, as a button with a small house."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from nyhavn.match.setup import HOUSE_COLORS
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art import GableArt
from nyhavn.ui.widgets.control import QuayButton


class PersonChip(QuayButton):
    """A person's name and house."""

    text = StringProperty()
    color = StringProperty(HOUSE_COLORS[0])
    chosen = BooleanProperty(False)
    frame = ObjectProperty()

    def on_frame(self, *_: Any) -> None:
        house = GableArt(house_color=self.color)
        self.bind(color=house.setter("house_color"))
        self.frame.add_widget(house)


load_kv("widgets/person_chip.kv")
