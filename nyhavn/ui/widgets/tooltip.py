"""What an icon means, in words beside it while the mouse rests there."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivymd.uix.tooltip import MDTooltip, MDTooltipPlain

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.kivymd_patches import TooltipPatch

_shown: list[Hinted] = []


class Hint(MDTooltipPlain):
    """The words."""


class Hinted(TooltipPatch, MDTooltip):
    """Has its hint shown by KivyMD's tooltip, which is made when the mouse first comes."""

    hint = StringProperty()

    def on_enter(self) -> None:
        if self.hint and not self.disabled:
            hide()
            if self._tooltip is None:
                self.add_widget(Hint())
            self._tooltip.text = self.hint
            _shown.append(self)
        super().on_enter()

    def on_leave(self) -> None:
        if self in _shown:
            _shown.remove(self)
        super().on_leave()

    def on_state(self, control: Any, state: str) -> None:
        super().on_state(control, state)
        if state == "down":
            hide()


def hide() -> None:
    """Take away what is shown: the mouse need not leave what it stands for when that goes."""
    while _shown:
        _shown[-1].hovering = _shown[-1].hover_visible = False
        _shown[-1].on_leave()


load_kv("widgets/tooltip.kv")
