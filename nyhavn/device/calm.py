"""Whether the device asks for less motion. Whatever cannot be asked says no."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

Reader = Callable[[], bool]

PATIENCE = 2.0
"""Seconds that another program has to answer."""


def wants_less_motion(readers: Mapping[str, Reader] | None = None, system: str | None = None) -> bool:
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
    return "android" if "ANDROID_ARGUMENT" in os.environ else sys.platform


def _android() -> bool:
    from android import mActivity  # type: ignore[import-not-found]
    from jnius import autoclass  # type: ignore[import-not-found]

    settings = autoclass("android.provider.Settings$Global")
    scale = settings.getFloat(mActivity.getContentResolver(), settings.ANIMATOR_DURATION_SCALE, 1.0)
    return bool(scale == 0)


def _windows() -> bool:
    if sys.platform == "win32":
        import ctypes

        on = ctypes.c_int(1)
        asks_for_animations = 0x1042
        ctypes.windll.user32.SystemParametersInfoW(asks_for_animations, 0, ctypes.byref(on), 0)
        return not on.value
    return False


def _macos() -> bool:
    return _answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"


def _linux() -> bool:
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    kept = configparser.ConfigParser()
    kept.read([folder / "gtk-3.0" / "settings.ini", folder / "gtk-4.0" / "settings.ini"], encoding="utf-8")
    if kept.get("Settings", "gtk-enable-animations", fallback="1").strip().lower() in ("0", "false"):
        return True
    return _answer("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"


def _answer(program: str, *arguments: str) -> str:
    """What a program prints; nothing if there is none."""
    path = shutil.which(program)
    if path is None:
        return ""
    done = subprocess.run(
        [path, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    return done.stdout.strip()


READERS: Mapping[str, Reader] = {
    "android": _android,
    "win32": _windows,
    "darwin": _macos,
    "linux": _linux,
}
