"""What is kept of each game for the book, and what else it is put together from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from nyhavn.ai.names import LEVELS
from nyhavn.puzzles.medals import (
    BY_GAME,
    LANGUAGES_READ,
    REAL_DECISIONS,
    Medal,
    Outcome,
    ladder,
    medals_of,
)

OUTCOMES: Final = "outcome"
"""The subject of the note on a game that says what it was good for, so that it is replayed once only."""
OUTCOME_KEY: Final = "1"
"""Another number where other medals are looked for."""
RULES_READ: Final = "rules read"
"""The subject of the notes on languages in which the rules were read; the text is when, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Book:
    """Everything in the book that comes from games."""

    medals: dict[str, Medal]
    beaten: dict[str, int]
    """How often each level was beaten."""


def outcome_to_text(outcome: Outcome) -> str:
    """What is noted on a game."""
    form = {"medals": sorted(outcome.medals), "won": outcome.won, "beaten": list(outcome.beaten)}
    return json.dumps(form, separators=(",", ":"))


def outcome_from_text(text: str, game: int, played: int, hinted: bool) -> Outcome | None:
    """Read it; None if it makes no sense, and the game is to be looked at again."""
    try:
        form = json.loads(text)
        medals, beaten = frozenset(form["medals"]), tuple(form["beaten"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if not medals <= set(BY_GAME) or not set(beaten) <= set(LEVELS) or not isinstance(form.get("won"), bool):
        return None
    return Outcome(game, played, hinted, medals, form["won"], beaten)


def book_of(
    outcomes: list[Outcome],
    reviewed: Mapping[int, tuple[str, tuple[int, ...]]],
    read: Mapping[str, str],
) -> Book:
    """Put the book together.

    reviewed: for games with a review what is noted of it, and the seats of people. read: the languages in
    which the rules were read.
    """
    medals = medals_of(outcomes)
    by_id = {outcome.id: outcome for outcome in outcomes}
    for game, (text, people) in sorted(reviewed.items(), key=lambda each: each[0]):
        outcome = by_id.get(game)
        if outcome is not None and "perfect_review" not in medals and _is_perfect(text, people):
            medals["perfect_review"] = Medal("perfect_review", game, outcome.played, outcome.hinted)
    if len(read) >= LANGUAGES_READ:
        when = sorted(int(text) for text in read.values() if text.isdecimal())
        latest = when[LANGUAGES_READ - 1] if len(when) >= LANGUAGES_READ else 0
        medals["polyglot"] = Medal("polyglot", None, latest, False)
    return Book(medals, ladder(outcomes))


def _is_perfect(text: str, people: tuple[int, ...]) -> bool:
    """Whether a review found no fault with what a person did in a whole game."""
    try:
        players: list[dict[str, Any]] = json.loads(text)["players"]
        return any(
            players[seat]["decisions"] >= REAL_DECISIONS and not players[seat]["faults"] for seat in people
        )
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        return False
