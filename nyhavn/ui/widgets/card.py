"""KivyMD's card, to be pressed."""

from __future__ import annotations

from kivymd.uix.card import MDCard

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.control import Control


class CardButton(Control, MDCard):
    """A card that is pressed, with whatever is on it."""


load_kv("widgets/card.kv")
