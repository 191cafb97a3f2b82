"""What if: a new game that goes its own way from a moment of another."""

from __future__ import annotations

from typing import Any

from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.snapshot import Snapshot


def branch_of(match: Match, place: int) -> Match:
    """A game of its own that begins after so many steps of another: the same cards lie in the pile."""
    return Match(match.setup, match.actions[:place], deal=match.deal)


def keep(app: Any, match: Match) -> Chronicle[Setup] | None:
    """Write a branch down from its beginning; it stays out of the statistics, because much of it is known."""
    if app.games is None:
        return None
    chronicle: Chronicle[Setup] = Chronicle.begin(
        app.games, match.setup, match.deal, counted=False, watch=app.watch_store
    )
    if match.steps:
        chronicle.record(match.actions, Snapshot.of(match.state, len(match.steps)))
    return chronicle
