"""Scenes and deals of the side that is being tested; all else is as in the model's scenes."""

from __future__ import annotations

from tests.engine.reference import ReferenceGame
from tests.engine.reference.scenes import (
    build,
    builds,
    cards,
    coat,
    coat_choices,
    draw,
    house,
    names,
    scene_of,
)
from tests.engine.reference.scenes import unshuffled as unshuffled

__all__ = ["build", "builds", "cards", "coat", "coat_choices", "dealt", "draw", "house", "names", "scene"]

SIDE: type[ReferenceGame] = ReferenceGame
"""Whose rules are tested now; see conftest.py."""


def scene(*rows: str, **what: object) -> ReferenceGame:
    """A game before the first player's turn; see the model's scenes for what can be said of it."""
    return scene_of(SIDE, *rows, **what)  # type: ignore[arg-type]


def dealt(players: int, initials: str) -> ReferenceGame:
    """A game as it is dealt from a pile, top first, `e` for the end card."""
    return SIDE.dealt(players, cards(initials), unshuffled)
