"""One sentence to the player at the foot of the screen, gone after a moment."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from nyhavn.ui.widgets.controls import Words

SECONDS = 3.0

_shown: list[Notice] = []


class Notice(Words):
    """The sentence itself; its look is in kv/app.kv. It takes no touch, so that nothing under it waits."""

    def on_touch_down(self, touch: Any) -> bool:
        return False


def show(text: str, seconds: float = SECONDS) -> None:
    """Show this sentence in place of the one before."""
    while _shown:
        Window.remove_widget(_shown.pop())
    notice = Notice(text=text)
    _shown.append(notice)
    Window.add_widget(notice)
    _keep_off_buttons(notice)
    Clock.schedule_once(lambda _dt: _hide(notice), seconds)


def _keep_off_buttons(notice: Notice) -> None:
    """Put it where the screen has no button; elsewhere it stays at the foot."""
    manager = App.get_running_app().manager
    screen = manager.current_screen if manager is not None else None
    if screen is not None:
        notice.texture_update()
        y = screen.notice_y(notice.texture_size[1])
        if y is not None:
            notice.y = y


def _hide(notice: Notice) -> None:
    if notice in _shown:
        _shown.remove(notice)
        Window.remove_widget(notice)
