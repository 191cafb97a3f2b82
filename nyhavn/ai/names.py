"""What the opponents are called. Apart from what they are, so that asking for a name loads no AI."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("apprentice", "mason", "architect", "harbourmaster")
"""Weakest first."""

OTHER_STYLES: Final = {
    "architect": ("towers", "tools"),
    "harbourmaster": ("windows", "towers", "tools"),
}
"""Styles beside their own that levels can be asked to play in (characters.STYLES says what each likes)."""
