"""Where the app finds its own files, and where it keeps the player's."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from nyhavn.system import is_android

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    """A folder of the app: inside the package when installed, beside it in a checkout or on a phone."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


KV = _folder("kv")
ASSETS = _folder("assets")
LIBRARIES = _PACKAGE / "libraries"
"""KivyMD, in the game that pip and its like have installed; nowhere else."""


def data_folder(chosen: Path | None = None, environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of games and settings: the chosen one, or the platform's own place.

    The same places as Kivy's `App.user_data_dir`, but known before Kivy is imported, because the settings
    say how large the window is to be.
    """
    if chosen is not None:
        return chosen.expanduser().absolute()
    if is_android(environ):
        return _android_files()
    home = Path.home()
    if sys.platform == "win32":
        return Path(environ.get("APPDATA", str(home))) / "nyhavn"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "nyhavn"
    return Path(environ.get("XDG_CONFIG_HOME") or str(home / ".config")) / "nyhavn"


def _android_files() -> Path:
    from android.storage import app_storage_path

    return Path(app_storage_path())
