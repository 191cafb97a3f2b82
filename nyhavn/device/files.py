"""Choosing a file with the desktop's own dialog, where there is one; Android's is in documents.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from nyhavn.device import file_dialog
from nyhavn.system import is_android


def choose_file(chosen: Callable[[Path], None]) -> bool:
    """Ask the player for a file; False if the device cannot. `chosen` may be called in another thread."""
    return not is_android() and file_dialog.open_dialog(chosen)
