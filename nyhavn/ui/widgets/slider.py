"""KivyMD's slider, in brass."""

from __future__ import annotations

from typing import Any

from kivymd.uix.slider import MDSlider, MDSliderHandle

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.kivymd_mends import SliderMend
from nyhavn.ui.widgets.controls import is_press
from nyhavn.ui.widgets.named import Named


class SliderHandle(MDSliderHandle):
    """The disc; without the library's halo, which it leaves where the handle was when it was made."""

    def on_enter(self) -> None:
        """No halo."""

    def on_leave(self) -> None:
        """No halo."""


class QuaySlider(Named, SliderMend, MDSlider):
    """A value on a line, in brass."""

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and super().on_touch_down(touch)


load_kv("widgets/slider.kv")
