"""KivyMD's slider, with its handle on its value."""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.uix.slider import Slider
from kivymd.uix.slider import MDSlider, MDSliderHandle

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.controls import is_press
from nyhavn.ui.widgets.named import Named


class SliderHandle(MDSliderHandle):
    """The disc; without the library's halo, which it leaves where the handle was when it was made."""

    def on_enter(self) -> None:
        """No halo."""

    def on_leave(self) -> None:
        """No halo."""


class QuaySlider(Named, MDSlider):
    """A value on a line, in brass."""

    def on_kv_post(self, _base: Any) -> None:
        # The library hangs the handle to the right of its value, by its own width.
        holder = self.ids.handle_container
        Builder.unbind_property(holder, "pos")
        for each in ("value_pos", "size", "pos"):
            self.fbind(each, self._place_handle)
        holder.fbind("size", self._place_handle)
        self._place_handle()

    def _place_handle(self, *_: Any) -> None:
        self.ids.handle_container.center = self.value_pos[0], self.center_y - self.track_active_width / 2

    def on_touch_down(self, touch: Any) -> bool:
        # The library glides to the finger for 0.2 s, through every value on the way.
        return is_press(touch) and bool(Slider.on_touch_down(self, touch))


load_kv("widgets/slider.kv")
