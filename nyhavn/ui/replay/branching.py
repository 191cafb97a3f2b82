"""What if: a new game that goes its own way from a moment of another."""

from __future__ import annotations

from nyhavn.match.game import Match


def branch_of(match: Match, place: int) -> Match:
    """A game of its own that begins after so many steps of another: the same cards lie in the pile."""
    return Match(match.setup, match.actions[:place], deal=match.deal)
