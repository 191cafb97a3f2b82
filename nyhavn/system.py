"""Which kind of system the game runs on, and how its threads share it. No part needs Kivy for it."""

from __future__ import annotations

import linecache
import os
import sys
from collections.abc import Mapping

MOST_HEAPS, LEAST_APART = -8, -3
"""What C's `mallopt` calls M_ARENA_MAX and M_MMAP_THRESHOLD."""
APART_BYTES = 1 << 16
"""What is at least so large is given back to the system as soon as it is freed."""
SWITCH_SECONDS = 0.0005
"""How long a thread behind the screen may keep the interpreter to itself while a frame waits for it."""


def is_android(environ: Mapping[str, str] | None = None) -> bool:
    """Whether this is a phone or a tablet: python-for-android's launcher says so in the environment."""
    return "ANDROID_ARGUMENT" in (os.environ if environ is None else environ)


def is_desktop() -> bool:
    """Whether this is a system with a keyboard, on which windows have a place."""
    return not is_android() and sys.platform in ("linux", "win32", "darwin")


def keep_memory_together() -> None:
    """Before the first thread: C has a heap of its own for each, and keeps ever larger blocks once freed."""
    if sys.platform == "linux" and not is_android():
        import ctypes

        tune = getattr(ctypes.CDLL(None), "mallopt", None)
        if tune is not None:
            tune(MOST_HEAPS, 1)
            tune(LEAST_APART, APART_BYTES)


def give_back_memory() -> None:
    """After much was unpacked and read: C keeps some MB of what was freed, unless it is told not to."""
    linecache.clearcache()
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            # Android's C has none.
            trim(0)


def let_frames_through() -> None:
    """Before a thread works for long beside the screen: no frame is to wait long for its turn."""
    sys.setswitchinterval(SWITCH_SECONDS)
