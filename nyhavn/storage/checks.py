"""Sums that tell a flipped bit: SQLite checks the shape of its pages, not what is written in them.

The sum of an action goes on from that of the action before, the first from that of the game's start, so that
a run of actions proves its order, that none is missing, and whose they are.
"""

from __future__ import annotations

from zlib import crc32


def start_check(game_id: int, created: int, counted: int, setup: str, deal: str) -> int:
    """The sum of what a game starts from."""
    return crc32(f"{game_id}\n{created}\n{counted}\n{deal}\n{setup}".encode(errors="replace"))


def step_check(previous: int, action: str) -> int:
    """The sum of an action after the one before it, or after the start."""
    return crc32(f"\n{action}".encode(errors="replace"), previous)


def note_check(game: int, subject: str, key: str, value: str) -> int:
    """The sum of a note. Neither subject nor key has a line break, so that no two notes are one text."""
    return text_check(game, f"{subject}\n{key}\n{value}")


def text_check(owner: int, text: str) -> int:
    """The sum of a text that belongs to a game."""
    return crc32(f"{owner}\n{text}".encode(errors="replace"))
