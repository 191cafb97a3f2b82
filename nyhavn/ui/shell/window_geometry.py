"""The desktop window is where the player left it: its size, its place, and whether it filled the screen."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

from nyhavn.device.desktop import Borders, Box, Desktop, look_round
from nyhavn.ui.preferences import Preferences

REST_SECONDS = 0.4
"""A window that has not moved for so long rests; a drag tells of a hundred places on its way."""
GRIP_WIDTH, GRIP_HEIGHT = 100, 30
"""As much of the top of a window as a mouse needs to take hold of it."""
ROUNDING, WIDEST_EDGE, HIGHEST_TITLE = 2, 16, 64
"""How far from where it was asked for a window comes to stand by rounding, or by the borders that it gets."""
SDL_CENTRED = 0x2FFF0000
"""SDL takes this in place of a number for the middle of the first screen."""


def is_within_reach(window: Box, screens: Sequence[Box]) -> bool:
    """Whether enough of the window's top lies on a screen for the player to see it and to drag it."""
    return any(
        min(window.left + window.width, screen.left + screen.width) - max(window.left, screen.left)
        >= min(GRIP_WIDTH, window.width)
        and screen.top <= window.top <= screen.top + screen.height - GRIP_HEIGHT
        for screen in screens
    )


def centred(width: int, height: int, screen: Box, borders: Borders) -> Box:
    """A window of this size in the middle of a screen, smaller if it would not fit there with its borders."""
    room_across = screen.width - borders.left - borders.right
    room_down = screen.height - borders.top - borders.bottom
    width, height = min(width, room_across), min(height, room_down)
    left = screen.left + borders.left + (room_across - width) // 2
    top = screen.top + borders.top + (room_down - height) // 2
    return Box(left, top, width, height)


def shift(window: Box, asked: Sequence[int], desktop: Desktop) -> tuple[int, int]:
    """How far a window comes to stand from where it is asked for, seen from this one and the place asked for.

    Without this it would stand lower by its title bar at each start.
    """
    if asked:
        across, down = window.left - asked[0], window.top - asked[1]
        if -ROUNDING <= across <= WIDEST_EDGE and -ROUNDING <= down <= HIGHEST_TITLE:
            return across, down
    return (desktop.borders.left, desktop.borders.top) if desktop.places_frames else (0, 0)


def settle(maximised: bool) -> None:
    """Right after a window was made at a remembered place: bring it into sight, and let it fill the screen.

    The screen that it stood on may be gone, and only now can be asked which ones there are.
    """
    desktop = look_round()
    if desktop is not None and is_within_reach(_window_box(), desktop.screens):
        if maximised:
            Window.maximize()
        return
    if desktop is None:
        # Nobody knows what is in sight. Where the system places windows itself, it does not mind our word;
        # windows that Kivy makes without SDL have no place to set.
        with suppress(TypeError):
            Window.left = Window.top = SDL_CENTRED
    else:
        box = centred(*_size(), desktop.screens[0], desktop.borders)
        Window.system_size = box.width, box.height
        Window.left, Window.top = box.left, box.top
    if maximised:
        # Kivy gives the window its new size before the first frame, and would undo this if it came earlier.
        Clock.schedule_once(lambda _dt: Window.maximize(), 0)


class WindowKeeper:
    """Writes into the preferences how the window stands, once it rests."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._asked = list(preferences.place)
        self._shift: tuple[int, int] | None = None
        """How far it came to stand from where it was asked for; None before it is known."""
        self._rested = Clock.create_trigger(lambda _dt: self._keep(), REST_SECONDS)
        self._events = {
            "on_resize": self._stirred,
            "on_move": self._stirred,
            "on_maximize": self._stirred,
            "on_restore": self._stirred,
            "on_request_close": self._closing,
        }

    def start(self) -> None:
        Window.bind(**self._events)
        # One frame later Kivy has heard where the window manager put the window.
        Clock.schedule_once(self._stirred, 0)

    def stop(self) -> None:
        """The last word, if the window is still there."""
        Window.unbind(**self._events)
        self._closing()

    def _stirred(self, *_: Any) -> None:
        self._rested.cancel()
        self._rested()

    def _closing(self, *_: Any, **__: Any) -> None:
        """Closed by its button, the window is gone before the app is told to stop."""
        if self._rested.is_triggered:
            self._rested.cancel()
            self._keep()

    def _keep(self) -> None:
        if not Window.initialized:
            return
        desktop = look_round()
        if desktop is None:
            self._preferences.window = list(_size())
            return
        box = _window_box()
        plain = desktop.is_plain(box)
        if plain:
            self._preferences.window = [box.width, box.height]
            if self._shift is None:
                self._shift = shift(box, self._asked, desktop)
            if is_within_reach(box, desktop.screens):
                self._preferences.place = [box.left - self._shift[0], box.top - self._shift[1]]
        if plain or desktop.is_maximised:
            self._preferences.maximised = desktop.is_maximised


def _window_box() -> Box:
    return Box(int(Window.left), int(Window.top), *_size())


def _size() -> tuple[int, int]:
    """In the units in which a window is asked for; on dense screens it has more pixels than that."""
    width, height = Window.system_size
    return int(width), int(height)
