"""What a list shows that has nothing yet: a face, what is missing, and the way to it."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art.face import FaceArt
from nyhavn.ui.widgets.buttons import PillButton
from nyhavn.ui.widgets.labels import Words

KV_CLASSES = (FaceArt, PillButton, Words)
"""Named in kv/widgets/empty_state.kv only; importing them makes them known there."""


class Invitation(BoxLayout):
    """Says what is missing, and how to come by it."""

    text = StringProperty()
    button_name = StringProperty()
    leads_on = BooleanProperty(True)
    __events__ = ("on_new_game",)

    def on_new_game(self) -> None:
        """The player wants one."""


class EmptyState(BoxLayout):
    """The place of an invitation, which most players never see: it is made when there is something to say."""

    text = StringProperty()
    button_name = StringProperty()
    leads_on = BooleanProperty(True)
    """Whether a new game would change it."""
    __events__ = ("on_new_game",)

    def on_text(self, *_: Any) -> None:
        self.clear_widgets()
        if self.text:
            invitation = Invitation(text=self.text, button_name=self.button_name, leads_on=self.leads_on)
            invitation.bind(on_new_game=lambda *_: self.dispatch("on_new_game"))
            self.add_widget(invitation)

    def on_new_game(self) -> None:
        """The player wants one."""


load_kv("widgets/empty_state.kv")
