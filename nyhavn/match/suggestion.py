"""The game that Home offers to somebody who plays alone: against whom, and at which table. No Kivy."""

from __future__ import annotations

from collections.abc import Collection

from nyhavn.match.people import People
from nyhavn.match.seating import Seating, first_seating
from nyhavn.match.setup import LEVELS


def fitting_level(beaten: Collection[str]) -> str:
    """Who suits a player who has beaten these: the weakest at first, then the next after the strongest."""
    strongest = max((LEVELS.index(level) for level in beaten if level in LEVELS), default=-1)
    return LEVELS[min(strongest + 1, len(LEVELS) - 1)]


def solo_seating(people: People, level: str) -> Seating:
    """A table for whoever plays alone, against an opponent of this level."""
    seating = first_seating().with_kind(1, level)
    person = people.called(people.solo)
    return seating if person is None else seating.with_person(person)
