"""The keys of a desktop, at a glance."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.i18n import _
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.settings.choices import keys
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.sheet import Sheet


class KeyLine(BoxLayout):
    """A key, and what it does."""

    key = StringProperty()
    text = StringProperty()


class KeyCap(Panel):
    """The key itself."""

    text = StringProperty()


class KeysSheet(Sheet):
    """All keys; it goes away with Enter, a tap beside it, or the way back."""

    def __init__(self) -> None:
        load_kv("settings/key_sheet.kv")
        super().__init__(name="keys.sheet", description="", title=_("Keyboard"))
        for key, text in keys():
            self.add_widget(KeyLine(key=key, text=text))
