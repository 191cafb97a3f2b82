"""A file on a desktop: shown in its folder, or as a picture on the clipboard, by programs of the system."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from nyhavn.programs import succeeds

_COPY_WITH_POWERSHELL: Final = (
    "Add-Type -AssemblyName System.Windows.Forms, System.Drawing; "
    "[Windows.Forms.Clipboard]::SetImage([Drawing.Image]::FromFile($args[0]))"
)
_COPY_WITH_APPLESCRIPT: Final = (
    "on run {path}",
    "set the clipboard to (read (POSIX file path) as «class PNGf»)",
    "end run",
)


def show_in_folder(path: Path, system: str = sys.platform) -> bool:
    """Open the folder of a file for the player; whether that could be done. It may take a moment."""
    if system == "win32":
        # It answers 1 even when it has opened the folder.
        succeeds("explorer", f"/select,{path}")
        return True
    if system == "darwin":
        return succeeds("open", "-R", str(path))
    return succeeds("xdg-open", str(path.parent)) or succeeds("gio", "open", str(path.parent))


def copy_picture(path: Path, system: str = sys.platform) -> bool:
    """Put a PNG on the clipboard; whether that could be done. It may take a moment."""
    if system == "win32":
        command = f"& {{ {_COPY_WITH_POWERSHELL} }}"
        return succeeds("powershell", "-NoProfile", "-STA", "-Command", command, str(path))
    if system == "darwin":
        lines = [part for line in _COPY_WITH_APPLESCRIPT for part in ("-e", line)]
        return succeeds("osascript", *lines, str(path))
    return succeeds("wl-copy", "--type", "image/png", given=path) or succeeds(
        "xclip", "-selection", "clipboard", "-t", "image/png", "-i", str(path)
    )
