"""What the preferences ask of whatever keeps them between runs. Knows nothing of Kivy."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol


class PreferenceStore(Protocol):
    """Where preferences are kept: a file, a database, or nowhere."""

    def load(self) -> dict[str, object]:
        """What was kept; empty when there is nothing or nothing readable."""

    def save(self, values: Mapping[str, object]) -> None:
        """Keep these values in place of the old ones; never raises for a full or locked disk."""

    @property
    def set_aside(self) -> Path | None:
        """Where a damaged file was put that `load` found, for the player to be told."""
