"""What the opponents are called. Apart from what they are, so that asking for a name loads no AI."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("apprentice", "mason", "architect", "harbourmaster")
"""Weakest first."""
