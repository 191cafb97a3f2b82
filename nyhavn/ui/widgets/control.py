"""What our looks of KivyMD's controls have in common, and what most are made of."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty
from kivy.uix.boxlayout import BoxLayout
from kivymd.uix.behaviors.backgroundcolor_behavior import BackgroundColorBehavior
from kivymd.uix.button import BaseButton

from nyhavn.system import is_desktop
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.controls import is_press
from nyhavn.ui.widgets.named import Named

HOVERED, PRESSED = 0.08, 0.14
"""How strongly Material's state layer covers a control under the mouse and under the finger."""


class Ground:
    """Ground, edge and corners of a control or a panel, in the words that our own widgets have for them."""

    theme_bg_color = OptionProperty("Custom", options=["Primary", "Custom"])
    theme_line_color = OptionProperty("Custom", options=["Primary", "Custom"])
    ground = ColorProperty([0, 0, 0, 0])
    edge = ColorProperty([0, 0, 0, 0])
    roundness = NumericProperty()


class Control(Ground, Named):
    """Comes before one of KivyMD's controls, which then has a name, our ground and one kind of answer.

    The answer to a finger is the state layer alone, in the ink of now. The library's ripple compiles a shader
    at the first touch of each control; its own layer imports half the library when the mouse first comes, and
    keeps the colours of a theme that is gone.
    """

    is_made_by_steps = True
    ink = ColorProperty([0, 0, 0, 1])
    ripple_effect = BooleanProperty(False)
    layer_strength = NumericProperty(0)

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and bool(super().on_touch_down(touch))  # type: ignore[misc]

    def on_state(self, _control: Any, state: str) -> None:
        self.layer_strength = PRESSED if state == "down" else 0

    def on_enter(self) -> None:
        # A finger that went away is no mouse that stays.
        if is_desktop() and not self.disabled:  # type: ignore[attr-defined]
            self.layer_strength = HOVERED

    def on_leave(self) -> None:
        self.layer_strength = 0

    def set_properties_widget(self) -> None:
        """The library's own layer: see above."""

    def on_disabled(self, *_: Any) -> None:
        """The letters fade by themselves; the library would lay a grey of its own over all."""
        self.layer_strength = 0

    def on_ripple_behavior(self, *_: Any) -> None:
        """A card would turn its ripple on."""

    def _on_press(self, *_: Any) -> None:
        """Neither this nor the next: the state says more."""

    def _on_release(self, *_: Any) -> None:
        """A release is no mouse that came."""


class QuayButton(Control, BaseButton, BoxLayout):
    """A button round whatever it is given: KivyMD's own takes one line, and finds its width after 0.2 s."""


class Panel(Ground, BackgroundColorBehavior, BoxLayout):
    """A ground for several things that belong together."""


load_kv("widgets/control.kv")
