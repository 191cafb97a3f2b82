"""KivyMD's list item and card, to be pressed; apart from the buttons, because a start can do without them."""

from __future__ import annotations

from kivy.uix.boxlayout import BoxLayout
from kivymd.uix.card import MDCard
from kivymd.uix.list import BaseListItem

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.control import Control


class ListRow(Control, BaseListItem, BoxLayout):
    """A line of a list: KivyMD's own has three heights and cuts off the rest."""


class CardButton(Control, MDCard):
    """A card that is pressed, with whatever is on it."""


load_kv("widgets/list_items.kv")
