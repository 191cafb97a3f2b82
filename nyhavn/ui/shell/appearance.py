"""Language, colours, letters and motion of what is on the screen, as the player and the device want them."""

from __future__ import annotations

from threading import Thread
from typing import Any

from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.uix.screenmanager import FadeTransition, NoTransition

from nyhavn.device.android import font_scale
from nyhavn.device.dark_mode import device_is_dark
from nyhavn.device.reduced_motion import is_quick, wants_reduced_motion
from nyhavn.i18n import system_language
from nyhavn.ui.art import set_palette
from nyhavn.ui.language import tr
from nyhavn.ui.shell.device_watch import DeviceWatch

SCREEN_CHANGE_SECONDS = 0.14
LARGEST_FONT_SCALE = 2.0


class Appearance:
    """Follows the player's choices and the device's settings from the moment it is made.

    What the player has chosen in the game counts more than the device.
    """

    def __init__(self, app: Any) -> None:
        self._app = app
        self._device_font_scale = Metrics.fontscale
        self.device_watch = DeviceWatch(self._follow_device)
        app.preferences.bind(
            language=self._speak,
            theme=self._dress,
            palette=self._dress,
            text_size=self._size_text,
            motion=self._set_transition,
        )
        app.bind(palette_in_play=self._dress)
        self._speak()
        self._dress()
        self._size_text()

    def transition(self) -> Any:
        """How one screen follows the other."""
        pace = self._app.preferences.pace()
        if not pace:
            return NoTransition()
        # Nothing behind the screens while they change, so that the quay stays where it is.
        return FadeTransition(duration=SCREEN_CHANGE_SECONDS * pace, clearcolor=(0, 0, 0, 0))

    def ask_for_reduced_motion(self) -> None:
        """Find out whether the device asks for less motion; where that takes time, beside the screen."""
        if is_quick():
            self._set_reduced_motion(wants_reduced_motion())
            return

        def ask() -> None:
            reduced = wants_reduced_motion()
            Clock.schedule_once(lambda _dt: self._set_reduced_motion(reduced), 0)

        Thread(target=ask, name="reduced motion", daemon=True).start()

    def _follow_device(self) -> None:
        self._device_font_scale = font_scale()
        self._speak()
        self._dress()
        self._size_text()

    def _speak(self, *_: Any) -> None:
        tr.speak(self._app.options.lang or self._app.preferences.language or system_language())

    def _dress(self, *_: Any) -> None:
        app, theme = self._app, self._app.preferences.theme
        dark = device_is_dark() if theme == "system" else theme == "dark"
        app.theme_cls.theme_style = "Dark" if dark else "Light"
        set_palette(app.palette_in_play or app.preferences.palette, dark)

    def _size_text(self, *_: Any) -> None:
        app = self._app
        wanted = self._device_font_scale * app.preferences.text_size / 100
        app.text_scale = min(wanted, LARGEST_FONT_SCALE)
        if Metrics.fontscale != app.text_scale:
            # Kivy measures everything anew even if it is told what it knows.
            Metrics.fontscale = app.text_scale
        app.theme_cls.set_letters()

    def _set_reduced_motion(self, reduced: bool) -> None:
        if reduced != self._app.preferences.reduced_motion:
            self._app.preferences.reduced_motion = reduced
            self._set_transition()

    def _set_transition(self, *_: Any) -> None:
        if self._app.manager:
            self._app.manager.transition = self.transition()
