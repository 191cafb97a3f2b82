"""Tells Android about the game's window what buildozer has no option for; python-for-android runs it."""

from __future__ import annotations

import re
from pathlib import Path

MANIFEST = Path("src/main/AndroidManifest.xml")
"""In python-for-android's project, which is the current folder when it calls."""

ATTRIBUTES = {
    # A name field that the keyboard would cover is moved up with the whole picture. Resizing the window has
    # had no effect since Android draws apps behind the system's bars.
    "windowSoftInputMode": "adjustPan|stateUnspecified",
    # Split screen and free windows on every device.
    "resizeableActivity": "true",
}

_ACTIVITY = re.compile(r'<activity(?= android:name="org\.kivy\.android\.PythonActivity")')


def complete(manifest: str) -> str:
    """The manifest with the activity's missing attributes."""
    wanted = "".join(f' android:{name}="{value}"' for name, value in ATTRIBUTES.items())
    completed, found = _ACTIVITY.subn(lambda tag: tag[0] + wanted, manifest)
    if found != 1:
        raise ValueError(f"{found} activities where the manifest should have the game's one")
    return completed


def after_apk_build(_toolchain: object) -> None:
    """What python-for-android calls between writing the manifest and handing it to Gradle."""
    MANIFEST.write_text(complete(MANIFEST.read_text(encoding="utf-8")), encoding="utf-8")
