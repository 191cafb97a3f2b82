"""What all screens stand in: the quay over the whole window, and the part of it that nothing covers."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.screenmanager import ScreenManager

from nyhavn.device.insets import Insets, may_change, read_insets
from nyhavn.ui.shell.turned_window import rect_on_glass, turned_insets

LOOK_SECONDS = 0.5
"""How often a device is asked what covers its edges. Turning a phone upside down or hiding a bar sends no
event that SDL would pass on, and Android's own comes in a thread that must not wait for ours."""
LEAST_SIDE = 1


class FencedScreens(ScreenManager):
    """Keeps the screens. Its look, the fence, is in kv/app.kv."""

    fence = ListProperty([0, 0, 1, 1])
    """Left, bottom, width and height of what they may draw on, in pixels of the glass."""


class Shell(FloatLayout):
    """The root of the app: it is exactly the part of the window that no cutout and no bar covers.

    Whatever is shown in a screen, in a Layer or measured by `app.root` keeps clear of the covered edges for
    that reason alone. Only the quay, and the veil before it, fill the whole window.
    """

    insets = ObjectProperty(Insets())
    """What is covered on each side of the glass, in pixels."""
    window_size = ListProperty([1, 1])
    fence = ListProperty([0, 0, 1, 1])
    """What screens may draw on, on the glass. Where a page is scrolled, Kivy draws the edges of translucent
    things even beyond it, which would show under a cutout or a bar."""
    veil = NumericProperty(0)
    """How much the quay is veiled behind the screen that is shown, from 0 to 1."""

    def __init__(self, pretended: Insets | None = None) -> None:
        """pretended is in dp, and takes the place of what the device says."""
        self._pretended = pretended
        self._looking: Any = None
        self._screen: Any = None
        super().__init__(size_hint=(None, None))
        self._on_window()
        self.ids.manager.bind(current_screen=self._follow_screen)

    def start(self) -> None:
        """Follow the window and what covers its edges."""
        Window.bind(on_resize=self._on_window, rotation=self._on_window)
        if self._pretended is None and may_change():
            self._looking = Clock.schedule_interval(self._look, LOOK_SECONDS)

    def stop(self) -> None:
        """Let the window go."""
        Window.unbind(on_resize=self._on_window, rotation=self._on_window)
        if self._looking is not None:
            self._looking.cancel()

    @property
    def fills_window(self) -> bool:
        """Whether everything is laid out for the window: Kivy tells of its size before that can be done."""
        return tuple(self.window_size) == tuple(Window.size)

    def _on_window(self, *_: Any) -> None:
        self._look()
        self._fit()

    def _look(self, *_: Any) -> None:
        if self._pretended is not None:
            self.insets = Insets(*map(dp, self._pretended))
        else:
            self.insets = read_insets() or self.insets

    def on_insets(self, *_: Any) -> None:
        self._fit()

    def _fit(self) -> None:
        width, height = self.window_size = Window.size
        left, top, right, bottom = map(round, turned_insets(self.insets))
        self.pos = left, bottom
        self.size = max(LEAST_SIDE, width - left - right), max(LEAST_SIDE, height - top - bottom)
        self._set_fence()

    def _set_fence(self, changing: bool = False) -> None:
        """While screens change they are drawn elsewhere first, from another corner: no fence then."""
        free = changing or self.ids.manager.transition.is_active or (self._screen and self._screen.bleeds)
        place = (0, 0, *self.window_size) if free else (*self.pos, *self.size)
        self.fence = list(map(int, rect_on_glass(place)))

    # The screen that is shown

    def _follow_screen(self, manager: Any, screen: Any) -> None:
        if self._screen is not None:
            self._screen.unbind(veil=self._draw_veil, transition_progress=self._change, on_enter=self._settle)
        before, self._screen = self._screen, screen
        screen.bind(veil=self._draw_veil, transition_progress=self._change, on_enter=self._settle)
        if before is None or not manager.transition.duration:
            self._draw_veil()
            self._set_fence()
        else:
            self._set_fence(changing=True)

    def _change(self, *_: Any) -> None:
        if self.ids.manager.transition.is_active:
            self._draw_veil()

    def _settle(self, *_: Any) -> None:
        """The change of screens is over. What has moved the shell meanwhile did not move the screen."""
        self._screen.pos = self.ids.manager.pos
        self._draw_veil()
        self._set_fence()

    def _draw_veil(self, *_: Any) -> None:
        """Have the veil of the screen; while screens change, as much of both as there is to be seen."""
        screen, change = self._screen, self.ids.manager.transition
        share = screen.transition_progress if change.is_active else 1
        leaving = change.screen_out.veil if change.is_active else 0
        self.veil = share * screen.veil + (1 - share) * leaving
