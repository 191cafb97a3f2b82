"""What every control has: a name, one kind of answer to a finger, a ground; and what most are made of."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivymd.uix.behaviors.backgroundcolor_behavior import BackgroundColorBehavior
from kivymd.uix.button import BaseButton

from nyhavn.system import is_desktop
from nyhavn.ui.app_screen import load_kv


class Named:
    """A widget with a name. In kv any widget has one as soon as it is written: `name: "home.new"`."""

    name = StringProperty("")
    """What the keyboard's ring and other programs know it by, such as `offer.3`."""
    description = ObjectProperty(None, allownone=True)
    """What it says to a reader; None: its own `text`, or that of the labels inside it."""
    enabled = BooleanProperty(True)
    """False where it refuses although it is not `disabled`: a touch is answered with the reason."""
    selected = BooleanProperty(False)
    modal = BooleanProperty(False)
    """Whether it hides all that was drawn before it: a curtain, a sheet."""


def is_press(touch: Any) -> bool:
    """Whether this is a finger or the left button, and neither the wheel nor another button."""
    return touch.button in (None, "left")


class Pressable(Named, ButtonBehavior, BoxLayout):
    """What is pressed and is the game's own, such as a house: it darkens or lightens under the finger."""

    theme_cls = AliasProperty(lambda _: App.get_running_app().theme_cls, cache=True)
    ground = ColorProperty([0, 0, 0, 0])
    ink = ColorProperty([0, 0, 0, 1])
    edge = ColorProperty([0, 0, 0, 0])
    roundness = NumericProperty()

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and bool(super().on_touch_down(touch))


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
