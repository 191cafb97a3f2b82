"""One sentence to the player at the foot of the screen, gone after a moment: KivyMD's snackbar."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import StringProperty
from kivymd.uix.snackbar import MDSnackbar

from nyhavn.ui.app_screen import AppScreen, load_kv
from nyhavn.ui.widgets.control import Named

SECONDS = 3.0

_shown: list[tuple[Notice, Any]] = []
"""The notice, and what will take it away: called off with it, since it would keep the whole screen alive."""


class Notice(Named, MDSnackbar):
    """The snackbar with its sentence. It takes no touch, so that nothing under it waits."""

    is_ornament = True
    text = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.opacity = 1

    def on_touch_down(self, touch: Any) -> bool:
        return False

    def on_enter(self) -> None:
        """There is nothing to press."""


def show(text: str, seconds: float = SECONDS, screen: AppScreen | None = None) -> None:
    """Show this sentence in place of the one before, where the screen has no button.

    Not by the library's `open`, which waits for 0.2 s, lays notices over each other and counts whole seconds.
    """
    hide()
    notice = Notice(text=text)
    Window.add_widget(notice)
    if screen is not None:
        notice.bind(height=lambda *_: _keep_off_buttons(notice, screen))
        _keep_off_buttons(notice, screen)
    _shown.append((notice, Clock.schedule_once(hide, seconds)))


def hide(*_: Any) -> None:
    """Take away what is shown."""
    while _shown:
        notice, timer = _shown.pop()
        timer.cancel()
        Window.remove_widget(notice)


def _keep_off_buttons(notice: Notice, screen: AppScreen) -> None:
    y = screen.notice_y(notice.height)
    if y is not None:
        notice.y = y


load_kv("widgets/notice.kv")
