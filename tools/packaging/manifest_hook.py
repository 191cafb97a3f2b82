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

TAKEN_OVER = ("colorMode", "fontWeightAdjustment", "grammaticalGender")
"""Changes that python-for-android does not name: for bold text Android would end the game in its midst."""

PROVIDER = """\
        <provider android:name="org.nyhavngame.nyhavn.SharedFiles"
                  android:authorities="org.nyhavngame.nyhavn.shared"
                  android:exported="false"
                  android:grantUriPermissions="true" />
"""
"""Hands files that the player shares to other apps."""

_ACTIVITY = re.compile(r'<activity(?= android:name="org\.nyhavngame\.nyhavn\.GameActivity")')
_CHANGES = re.compile(r'(?<=android:configChanges=")')
_END = re.compile(r"^[ \t]*</application>", re.MULTILINE)


def complete(manifest: str) -> str:
    """The manifest with the activity's missing attributes, and with the provider of shared files."""
    wanted = "".join(f' android:{name}="{value}"' for name, value in ATTRIBUTES.items())
    changes = "".join(f"{name}|" for name in TAKEN_OVER)
    texts = {_ACTIVITY: rf"\g<0>{wanted}", _CHANGES: changes, _END: rf"{PROVIDER}\g<0>"}
    for place, text in texts.items():
        manifest, found = place.subn(text, manifest)
        if found != 1:
            raise ValueError(f"{found} places where the manifest should have one: {place.pattern}")
    return manifest


def after_apk_build(_toolchain: object) -> None:
    """What python-for-android calls between writing the manifest and handing it to Gradle."""
    MANIFEST.write_text(complete(MANIFEST.read_text(encoding="utf-8")), encoding="utf-8")
