"""Which kind of system the game runs on, and how its threads share it. No part needs Kivy for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

SWITCH_SECONDS = 0.0005
"""How long a thread behind the screen may keep the interpreter to itself while a frame waits for it."""


def is_android(environ: Mapping[str, str] | None = None) -> bool:
    """Whether this is a phone or a tablet: python-for-android's launcher says so in the environment."""
    return "ANDROID_ARGUMENT" in (os.environ if environ is None else environ)


def is_desktop() -> bool:
    """Whether this is a system with a keyboard, on which windows have a place."""
    return not is_android() and sys.platform in ("linux", "win32", "darwin")


def let_frames_through() -> None:
    """Before a thread works for long beside the screen: no frame is to wait long for its turn."""
    sys.setswitchinterval(SWITCH_SECONDS)
