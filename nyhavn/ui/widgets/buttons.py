"""The buttons that several screens use, of KivyMD's; their look is in kv/widgets/buttons.kv."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty, StringProperty
from kivymd.uix.button import MDIconButton

from nyhavn.match.setup import HOUSE_COLORS
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art import GableArt
from nyhavn.ui.widgets.control import Control, QuayButton
from nyhavn.ui.widgets.tooltip import Hinted


class PillButton(QuayButton):
    """A button with an icon and words that grows with its text and never cuts it off."""

    text = StringProperty()
    note = StringProperty()
    """A second, smaller line."""
    icon = StringProperty()
    look = OptionProperty("plain", options=("brass", "plain", "quiet"))
    """brass is for the one thing that most players want; quiet has no ground of its own."""


class TallButton(QuayButton):
    """A button with its icon above its words, for several side by side."""

    text = StringProperty()
    icon = StringProperty()


class IconButton(Hinted, Control, MDIconButton):
    """A round button with an icon alone; hint says in words what it does, also under the mouse."""

    def on_adaptive_size(self, *_: Any) -> None:
        """The library's icons are as large as their letter, a button is as large as a fingertip."""


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


load_kv("widgets/buttons.kv")
