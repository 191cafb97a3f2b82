"""The game that Home offers to go on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, eq=False)
class UnfinishedGame:
    """A game to continue: whoever keeps games sets `app.unfinished` to it, or to None."""

    players: str
    """The names, as one says them."""
    note: str
    """How far it is."""
    resume: Callable[[], Any]
    picture: Callable[[], Any] | None = None
    """Makes a widget that shows the table small; it takes whatever size it is given."""
