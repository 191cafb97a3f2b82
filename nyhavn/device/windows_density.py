"""Real pixels on dense screens under Windows, and how dense each screen is; older ones know fewer calls.

`windows` stands for `ctypes.windll` everywhere.
"""

from __future__ import annotations

from contextlib import suppress
from ctypes import byref, c_int64, c_uint32
from typing import Any

USUAL_DPI = 96.0

PER_MONITOR_V2, PER_MONITOR = -4, -3
"""Contexts, from Windows 10 on: 1703 brought the first of the two, 1607 the other."""
PER_MONITOR_AWARE = 2
"""A grade of awareness, from Windows 8.1 on."""

NEAREST, EFFECTIVE_DPI, LOGICAL_DPI_ACROSS = 2, 0, 88


def ask_for_real_pixels(windows: Any) -> str:
    """Have Windows leave our picture as it is, for each screen if it can; which call it took.

    To be done before there is a window. Text is blurred on dense screens otherwise.
    """
    # A call that this Windows does not know raises; one that it refuses says so by its value.
    with suppress(AttributeError, OSError):
        for context in (PER_MONITOR_V2, PER_MONITOR):
            if windows.user32.SetProcessDpiAwarenessContext(c_int64(context)):
                return "SetProcessDpiAwarenessContext"
    with suppress(AttributeError, OSError):
        if windows.shcore.SetProcessDpiAwareness(PER_MONITOR_AWARE) == 0:
            return "SetProcessDpiAwareness"
    with suppress(AttributeError, OSError):
        if windows.user32.SetProcessDPIAware():
            return "SetProcessDPIAware"
    return ""


def teach_density(window: Any, windows: Any) -> None:
    """Tell Kivy's window how dense its screen is where Windows, before 1607, lacks the call that Kivy knows.

    Without this everything would be drawn tiny there, at real pixels and a density of 1.
    """
    if _knows(windows.user32, "GetDpiForWindow"):
        return

    def update() -> None:
        window.dpi = screen_dpi(windows)
        window._density = window.dpi / USUAL_DPI

    # Kivy calls it again when the window has come to another screen.
    window._update_density_and_dpi = update
    update()


def screen_dpi(windows: Any) -> float:
    """Dots an inch of the screen that our window is on; of the main one where all count as the same."""
    with suppress(AttributeError, OSError):
        across, up = c_uint32(), c_uint32()
        screen = windows.user32.MonitorFromWindow(windows.user32.GetActiveWindow(), NEAREST)
        if windows.shcore.GetDpiForMonitor(screen, EFFECTIVE_DPI, byref(across), byref(up)) == 0:
            return float(across.value)
    canvas = windows.user32.GetDC(None)
    try:
        return float(windows.gdi32.GetDeviceCaps(canvas, LOGICAL_DPI_ACROSS)) or USUAL_DPI
    finally:
        windows.user32.ReleaseDC(None, canvas)


def _knows(library: Any, call: str) -> bool:
    with suppress(AttributeError, OSError):
        return getattr(library, call) is not None
    return False
