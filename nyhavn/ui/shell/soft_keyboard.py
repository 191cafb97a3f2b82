"""A phone's keyboard: what is typed into stays above it, and it stays up from one field to the next."""

from __future__ import annotations

from contextlib import suppress
from ctypes import Structure, byref, c_int
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

from nyhavn.device.desktop import load_sdl
from nyhavn.system import is_android


class _Rect(Structure):
    """SDL's rectangle, from the top left."""

    _fields_ = [("x", c_int), ("y", c_int), ("w", c_int), ("h", c_int)]


def prepare() -> None:
    """Before the first field is touched: Kivy tells SDL where a field is only if this is set by then."""
    Window.softinput_mode = "below_target"
    if is_android():
        stay_between_fields()


def stay_between_fields() -> None:
    """Have the keyboard go down only when no other field asks for it.

    Kivy takes it down and up again between two fields: the picture falls and jumps, and what the keyboard
    was about to say is lost. Android moves it along if it is asked for at the new place alone.
    """
    if isinstance(Window.__dict__.get("release_keyboard"), _LateRelease):
        return
    release = _LateRelease(Window.release_keyboard)
    Window.release_keyboard = release
    original = Window.request_keyboard

    def request_keyboard(callback: Any, target: Any, *args: Any, **kwargs: Any) -> Any:
        keyboard = original(callback, target, *args, **kwargs)
        if release.is_waiting():
            release.cancel()
            # Without SDL's own word for it the field is typed into all the same.
            with suppress(Exception):
                move_to(target)
        return keyboard

    Window.request_keyboard = request_keyboard


class _LateRelease:
    """Lets go of the keyboard at once and takes it down a frame later, unless it is wanted again."""

    def __init__(self, release: Any) -> None:
        self._release = release
        self._hide = Clock.create_trigger(lambda _dt: Window._win.hide_keyboard(), 0)

    def __call__(self, *args: Any) -> Any:
        shown = Window._win
        Window._win = _NotYet(shown, self._hide)
        try:
            return self._release(*args)
        finally:
            Window._win = shown

    def is_waiting(self) -> bool:
        return bool(self._hide.is_triggered)

    def cancel(self) -> None:
        self._hide.cancel()


class _NotYet:
    """SDL's window, but for taking down the keyboard."""

    def __init__(self, window: Any, hide: Any) -> None:
        self._window, self._hide = window, hide

    def hide_keyboard(self) -> None:
        if self._window.is_keyboard_shown():
            self._hide()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)


def move_to(field: Any) -> None:
    """Ask for the keyboard at another field while it is up."""
    left, bottom = field.to_window(field.x, field.y)
    place = _Rect(
        max(0, int(left)),
        max(0, int(Window.height - bottom - field.height)),
        int(field.width),
        int(field.height),
    )
    sdl = load_sdl()
    sdl.SDL_SetTextInputRect(byref(place))
    sdl.SDL_StartTextInput()
