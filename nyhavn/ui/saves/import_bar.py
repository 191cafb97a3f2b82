"""How far an import is, and a way to stop it."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivymd.uix.boxlayout import MDBoxLayout
from kivymd.uix.progressindicator import MDLinearProgressIndicator  # noqa: F401  the kv file builds on it


class ImportBar(MDBoxLayout):
    """Shown at the foot of the saved games while an import goes on."""

    exchange = ObjectProperty(None, allownone=True)
    shown = BooleanProperty(False)
    text = StringProperty()
    share = NumericProperty(0)

    def on_exchange(self, *_: Any) -> None:
        self.exchange.bind(
            is_importing=self.setter("shown"),
            progress_text=self.setter("text"),
            progress=self.setter("share"),
        )
