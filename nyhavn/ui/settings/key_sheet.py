"""The keys of a desktop, at a glance."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.settings.choices import keys
from nyhavn.ui.widgets.layer import Layer
from nyhavn.ui.widgets.named import Named
from nyhavn.ui.widgets.sheet import FADE_SECONDS


class KeyLine(BoxLayout):
    """A key, and what it does."""

    key = StringProperty()
    text = StringProperty()


class KeysSheet(Named, Layer):
    """All keys; it goes away with Enter, a tap beside it, or the way back."""

    lines = ObjectProperty()

    def __init__(self) -> None:
        load_kv("settings.kv")
        super().__init__(name="keys.sheet", description="")
        self._anim_duration = FADE_SECONDS * App.get_running_app().preferences.pace()
        self._layer: Any = None
        for key, text in keys():
            self.lines.add_widget(KeyLine(key=key, text=text))

    def on_open(self) -> None:
        self._layer = App.get_running_app().back_stack.over(self.dismiss)

    def on_dismiss(self) -> None:
        if self._layer is not None:
            self._layer.done()
