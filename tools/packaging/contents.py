"""Which files make the game: what every package holds, whoever packs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ASSETS = frozenset({".json", ".levels", ".png", ".jpg", ".ttf", ".txt", ".mo", ".ogg", ".wav"})
"""What the app reads; a font's licence goes with the font."""

NOT_IN_THE_APP = frozenset({"android", "desktop", "draw"})
"""Folders of `assets` for launchers and for those who draw."""

LAUNCHER_PICTURES = frozenset({"icon_background.png", "icon_foreground.png", "presplash.png"})
"""Pictures that Android shows before the app runs; they are packed apart from it."""


def code_files(root: Path = ROOT) -> list[Path]:
    """The Python files of the app."""
    return sorted([root / "main.py", *(root / "nyhavn").rglob("*.py")])


def data_files(root: Path = ROOT) -> list[Path]:
    """What the app reads beside its code: styles, fonts, pictures, sounds, languages."""
    return sorted([*(root / "kv").rglob("*.kv"), *_assets(root / "assets")])


def _assets(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix not in ASSETS or path.name in LAUNCHER_PICTURES:
            continue
        if path.relative_to(folder).parts[0] not in NOT_IN_THE_APP:
            yield path


def version(root: Path = ROOT) -> str:
    """The version of the game, read without importing it."""
    text = (root / "nyhavn" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "', 1)[1].split('"', 1)[0]
