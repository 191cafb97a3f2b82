"""A rival who is building, shown large over one's own house for as long as that takes."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.ui.table.thing import TableThing


class Spotlight(TableThing, FloatLayout):
    """The rival's house. Takes no touch: a tap is for the table, which hurries."""

    title = StringProperty()
    house = ObjectProperty()

    def on_touch_down(self, touch: Any) -> bool:
        return False
