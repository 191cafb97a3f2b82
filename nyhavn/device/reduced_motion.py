"""Whether the device asks for less motion. Whatever cannot be asked says no."""

from __future__ import annotations

import configparser
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from nyhavn.device import android
from nyhavn.programs import answer
from nyhavn.system import is_android

Reader = Callable[[], bool]


def wants_reduced_motion(readers: Mapping[str, Reader] | None = None, system: str | None = None) -> bool:
    """What the device's own setting says. May take a while on a desktop: not for the thread of the screen."""
    read = (READERS if readers is None else readers).get(system or _system())
    if read is None:
        return False
    # Other vendors' services fail in many ways; a missing setting is no wish.
    with suppress(Exception):
        return read()
    return False


def is_quick(system: str | None = None) -> bool:
    """Whether asking takes no time; Android may only be asked from the thread of the screen."""
    return (system or _system()) == "android"


def _system() -> str:
    return "android" if is_android() else sys.platform


def _windows() -> bool:
    if sys.platform == "win32":
        import ctypes

        on = ctypes.c_int(1)
        asks_for_animations = 0x1042
        ctypes.windll.user32.SystemParametersInfoW(asks_for_animations, 0, ctypes.byref(on), 0)
        return not on.value
    return False


def _macos() -> bool:
    return answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"


def _linux() -> bool:
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    kept = configparser.ConfigParser()
    kept.read([folder / "gtk-3.0" / "settings.ini", folder / "gtk-4.0" / "settings.ini"], encoding="utf-8")
    if kept.get("Settings", "gtk-enable-animations", fallback="1").strip().lower() in ("0", "false"):
        return True
    return answer("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"


READERS: Mapping[str, Reader] = {
    "android": android.wants_reduced_motion,
    "win32": _windows,
    "darwin": _macos,
    "linux": _linux,
}
