"""Which languages a desktop is set to, in the order of the player's liking: what no variable says."""

from __future__ import annotations

import re
import sys
from typing import Any

from nyhavn.programs import answer

BY_NAME = 0x8
"""Windows is to say `hu-HU`, not a number."""


def desktop_languages(system: str = sys.platform) -> list[str]:
    """The languages that Windows or macOS shows itself in; none where variables say it all."""
    if system == "darwin":
        return macos_languages()
    if sys.platform == "win32":
        import ctypes

        return windows_languages(ctypes.windll.kernel32)
    return []


def macos_languages() -> list[str]:
    """The list in the system's settings; started from the Finder, an app has no variables."""
    # Printed as a list in parentheses, with quotes where a name has a hyphen.
    return re.findall(r"[A-Za-z][\w-]+", answer("defaults", "read", "-g", "AppleLanguages"))


def windows_languages(kernel32: Any) -> list[str]:
    """The list in the settings of Windows, whose library is given."""
    from ctypes import byref, c_uint32, create_unicode_buffer

    count, length = c_uint32(), c_uint32()
    if not kernel32.GetUserPreferredUILanguages(BY_NAME, byref(count), None, byref(length)):
        return []
    names = create_unicode_buffer(length.value)
    if not kernel32.GetUserPreferredUILanguages(BY_NAME, byref(count), names, byref(length)):
        return []
    return [name for name in "".join(names).split("\0") if name]
