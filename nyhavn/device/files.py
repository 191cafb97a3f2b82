"""Choosing a file with the device's own chooser, where there is one."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

LINUX_CHOOSERS = ("zenity", "yad", "kdialog")
"""Programs that plyer asks on Linux; without any of them it raises."""


def has_file_chooser() -> bool:
    """Whether the player can be asked for a file."""
    if sys.platform == "linux" and "ANDROID_ARGUMENT" not in os.environ:
        return any(shutil.which(program) for program in LINUX_CHOOSERS)
    return True


def choose_file(chosen: Callable[[Path], None]) -> bool:
    """Ask the player for a file; False if the device cannot. `chosen` may be called in another thread."""
    if not has_file_chooser():
        return False
    from plyer import filechooser

    def take(selection: list[str] | None) -> None:
        if selection:
            chosen(Path(selection[0]))

    try:
        filechooser.open_file(on_selection=take)
    except (NotImplementedError, OSError, RuntimeError):
        return False
    return True
