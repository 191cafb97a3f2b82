"""Brings the app's sign into the form that a Linux desktop wants: `python -m tools.packaging.icons`.

The sign itself, and what Android shows of it, is drawn by `python -m assets.draw logo`. Windows and macOS get
theirs from the sign when the bundle is made.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.packaging.contents import ROOT

SIGN = ROOT / "assets" / "pictures" / "icon.png"
ICON = ROOT / "assets" / "desktop" / "nyhavn.png"
SIDE = 256
"""Pixels; the folder of the icon theme that it is installed into has the same number."""


def write(icon: Path = ICON) -> None:
    """Write the icon beside the desktop entry."""
    with Image.open(SIGN) as sign:
        sign.convert("RGBA").resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(icon, optimize=True)


if __name__ == "__main__":
    write()
