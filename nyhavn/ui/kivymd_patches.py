"""Mends what KivyMD 2.0.0 gets wrong. Loaded before any of its widgets; goes when a release has the fixes.

Each patch says what one sees without it; tests/ui/test_kivymd_patches.py tells when it is needed no more.
Modules of the library that a start can do without are mended when our widgets made of them are imported.
"""

from __future__ import annotations

from typing import Any

from kivy.lang import Builder
from kivy.uix.slider import Slider
from kivy.uix.textinput import TextInput
from kivymd.app import MDApp
from kivymd.theming import ThemableBehavior
from kivymd.uix.behaviors.hover_behavior import HoverBehavior
from kivymd.uix.behaviors.ripple_behavior import M3CommonRipple
from kivymd.uix.label import MDLabel

from nyhavn.ui.shell.turned_window import from_glass

CLEARED = ("progressbar", "slider", "textinput")
"""Kivy's widgets of which the library draws anew what they draw, by their names among the rules."""

begin_themed = ThemableBehavior.__init__
_hover = HoverBehavior.on_mouse_update
make_buffer = M3CommonRipple.init_fbos
_lay_out = M3CommonRipple.lay_canvas_instructions


def _begin_without_text_field(widget: Any, **kwargs: Any) -> None:
    """Begins a widget with what it uses of the library.

    The library lays the classes of labels, shadows and text fields beside each widget's own values; nothing
    looks at the last two. Without it: the first widget of any kind reads all there is for text fields, and
    the first frame waits.
    """
    if widget.theme_cls is None:
        widget.theme_cls = MDApp.get_running_app().theme_cls
    super(ThemableBehavior, widget).__init__(**kwargs)


def _start_without_buffer(ripple: Any) -> None:
    """Leaves a new widget without its ripple until it is touched.

    The library gives every button, card and list item a frame buffer and compiles a shader for it when the
    widget is made. Where the widget has no size yet, the buffer has 0 x 0 pixels, which no driver gives
    ("FBO Initialization failed": every snackbar ended the app so); where it has one, a screen of twenty
    buttons compiles twenty shaders before its first frame.
    """
    ripple.ripple_pos = (0, 0)
    ripple.fbo = None


def _lay_out_with_buffer(ripple: Any) -> None:
    """Makes the buffer of a ripple that is about to be seen, in the widget's size of now."""
    if ripple.ripple_effect and min(ripple.size) >= 1:
        if ripple.fbo is None or tuple(ripple.fbo.size) != tuple(map(int, ripple.size)):
            position = ripple.ripple_pos
            make_buffer(ripple)
            ripple.ripple_pos = position
        _lay_out(ripple)


def on_mouse_update(widget: Any, window: Any, position: tuple[float, float]) -> None:
    """Has its name because Kivy finds it by that. Without it: in a turned window what lies elsewhere answers
    to the mouse."""
    _hover(widget, window, from_glass(*position))


def _drop_drawn_twice() -> None:
    """Has no more drawn of a widget than is seen.

    The library's look of these clears Kivy's, which was made a moment before, a slider's handle included.
    Without it: the first of them reads all pictures of Kivy's own look, in 5 ms in the middle of a frame, for
    a megabyte that nobody sees.
    """
    for selector, rule in Builder.rules:
        if selector.key in CLEARED:
            rule.canvas_before = rule.canvas_root = None
            rule.children = []


def apply() -> None:
    """Put the mended parts in place; harmless when called again."""
    _drop_drawn_twice()
    ThemableBehavior.__init__ = _begin_without_text_field
    ThemableBehavior.md_label = MDLabel
    M3CommonRipple.init_fbos = _start_without_buffer
    M3CommonRipple.lay_canvas_instructions = _lay_out_with_buffer
    HoverBehavior.on_mouse_update = on_mouse_update


class TooltipPatch:
    """Before MDTooltip. Without it: the hint of a button that the mouse only crossed comes, and stays."""

    def display_tooltip(self, *args: Any) -> None:
        if self.hovering:  # type: ignore[attr-defined]
            super().display_tooltip(*args)  # type: ignore[misc]


class SliderPatch:
    """Before MDSlider. Without it: the handle hangs beside its value, by its own radius, and a tap glides
    there through every value on the way."""

    def on_kv_post(self, _base: Any) -> None:
        holder = self.ids.handle_container  # type: ignore[attr-defined]
        Builder.unbind_property(holder, "pos")
        for each in ("value_pos", "size", "pos"):
            self.fbind(each, self._place_handle)  # type: ignore[attr-defined]
        holder.fbind("size", self._place_handle)
        self._place_handle()

    def _place_handle(self, *_: Any) -> None:
        slider: Any = self
        slider.ids.handle_container.center = (
            slider.value_pos[0],
            slider.center_y - slider.track_active_width / 2,
        )

    def on_touch_down(self, touch: Any) -> bool:
        return bool(Slider.on_touch_down(self, touch))


class TextFieldPatch:
    """Before MDTextField. Without it: no hint is written, and another theme's colours come a second late."""

    def _refresh_hint_text(self) -> None:
        TextInput._refresh_hint_text(self)

    def update_colors(self, *_: Any) -> None:
        """Our colours are bound."""
