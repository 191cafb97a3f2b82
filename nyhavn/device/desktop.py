"""What the desktop says of its screens and of our window: SDL knows it, and Kivy does not pass it on."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeGuard

FULLSCREEN, HIDDEN, MINIMISED, MAXIMISED = 0x01, 0x08, 0x40, 0x80
"""SDL's flags of a window."""

FARTHEST = 32767
"""No window system places a window farther out."""


@dataclass(frozen=True)
class Box:
    """A rectangle on the desktop, from the top left, in the units in which windows are placed."""

    left: int
    top: int
    width: int
    height: int


@dataclass(frozen=True)
class Borders:
    """How much the title bar and the edges add to a window on each side."""

    top: int = 0
    left: int = 0
    bottom: int = 0
    right: int = 0


@dataclass(frozen=True)
class Desktop:
    """The screens, and how our window stands on them."""

    screens: tuple[Box, ...]
    """Each without its panels."""
    whole_screens: tuple[Box, ...] = ()
    flags: int = 0
    borders: Borders = Borders()
    places_frames: bool = False
    """Whether a new window is placed by the corner of its title bar, while its place is told without that."""

    @property
    def is_maximised(self) -> bool:
        return bool(self.flags & MAXIMISED)

    def is_plain(self, window: Box) -> bool:
        """Whether our window, which stands here, has the size and the place that the player gave it."""
        # A window manager may fill the screen with a window without a word to SDL.
        special = FULLSCREEN | HIDDEN | MINIMISED | MAXIMISED
        return not self.flags & special and window not in self.whole_screens


def is_place(value: object) -> TypeGuard[list[int]]:
    """Whether a value from outside can be a window's left and top."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(side) is int and abs(side) <= FARTHEST for side in value)
    )


def look_round() -> Desktop | None:
    """The desktop as it is now; None where it cannot be asked, or where windows may not know their place.

    For the thread of the window, after Kivy has made it.
    """
    # The library may be packed in ways that we have not seen; a window stands well without all this.
    with suppress(Exception):
        return ask_sdl(load_sdl())
    return None


def ask_sdl(sdl: Any) -> Desktop | None:
    from ctypes import byref, c_int

    window = sdl.SDL_GL_GetCurrentWindow()
    driver = sdl.SDL_GetCurrentVideoDriver()
    screens = _screens(sdl, sdl.SDL_GetDisplayUsableBounds)
    if not window or not screens or driver == b"wayland":
        return None
    sides = [c_int() for _ in range(4)]
    known = sdl.SDL_GetWindowBordersSize(window, *map(byref, sides)) == 0
    return Desktop(
        screens,
        _screens(sdl, sdl.SDL_GetDisplayBounds),
        sdl.SDL_GetWindowFlags(window),
        Borders(*(side.value for side in sides)) if known else Borders(),
        places_frames=driver == b"x11",
    )


def _screens(sdl: Any, bounds: Any) -> tuple[Box, ...]:
    from ctypes import byref, c_int

    found = []
    for number in range(sdl.SDL_GetNumVideoDisplays()):
        rect = (c_int * 4)()
        if bounds(number, byref(rect)) == 0:
            found.append(Box(*rect))
    return tuple(found)


@cache
def load_sdl() -> Any:
    """The very library that Kivy's window runs on, never another copy of it."""
    import ctypes

    if sys.platform == "win32":
        # Loaded already: its name is enough, wherever it lies.
        sdl = ctypes.CDLL("SDL2.dll")
    else:
        from kivy.core.window import _window_sdl2

        # A symbol is looked for in what the module is linked with, too.
        sdl = ctypes.CDLL(_window_sdl2.__file__)
    sdl.SDL_GL_GetCurrentWindow.restype = ctypes.c_void_p
    sdl.SDL_GetCurrentVideoDriver.restype = ctypes.c_char_p
    sdl.SDL_GetWindowFlags.restype = ctypes.c_uint32
    sdl.SDL_GetWindowFlags.argtypes = [ctypes.c_void_p]
    sdl.SDL_GetWindowBordersSize.argtypes = [ctypes.c_void_p] * 5
    return sdl
