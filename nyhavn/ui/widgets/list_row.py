"""KivyMD's list item, as high as its words need; apart, because a start can do without it."""

from __future__ import annotations

from kivy.uix.boxlayout import BoxLayout
from kivymd.uix.list import BaseListItem

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.control import Control


class ListRow(Control, BaseListItem, BoxLayout):
    """A line of a list: KivyMD's own has three heights and cuts off the rest."""


load_kv("widgets/list_row.kv")
