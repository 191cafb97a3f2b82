"""Which kind of system the game runs on. Every part asks here, before Kivy is imported and after."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping


def is_android(environ: Mapping[str, str] | None = None) -> bool:
    """Whether this is a phone or a tablet: python-for-android's launcher says so in the environment."""
    return "ANDROID_ARGUMENT" in (os.environ if environ is None else environ)


def is_desktop() -> bool:
    """Whether this is a system with a keyboard, on which windows have a place."""
    return not is_android() and sys.platform in ("linux", "win32", "darwin")
