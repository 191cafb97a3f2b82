"""Games as text that goes to other devices and comes back: the engine's record, with the table in its header.

docs/storage.md has an example. incoming.py reads it, importing.py takes games in.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Final

from nyhavn.engine.record import Record, record_to_text
from nyhavn.storage.bounds import clamp_time
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.seating import S

SEAT: Final = "seat"
STYLE: Final = "+"
"""Between a kind of player and the style that was asked for, if any was."""
TABLE: Final = "table"
OPTIONS: Final = ("curtain", "flat")
SIDES: Final = "sides"
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Refusal(StrEnum):
    """Why a text is not taken in."""

    UNREADABLE = "unreadable"
    """The file cannot be read."""
    TOO_LARGE = "too_large"
    NOT_TEXT = "not_text"
    """Not text in UTF-8."""
    NO_GAME = "no_game"
    """There is no game in it."""
    BAD_TABLE = "bad_table"
    """The header names a table that cannot be: a house twice, an unknown opponent."""
    BAD_GAME = "bad_game"
    """A line cannot be read, or the rules do not allow what it says."""


class ImportRefusedError(ValueError):
    """A text was not taken in; nothing was changed."""

    def __init__(self, refusal: Refusal, detail: str = "", game: int | None = None) -> None:
        super().__init__(f"{refusal}: {detail}" if detail else str(refusal))
        self.refusal = refusal
        self.detail = detail
        """The engine's own words, with the line."""
        self.game = game
        """Which game of the text it was, from 1."""


def game_to_text(game: SavedGame[S]) -> str:
    """A game for a person to read, for other devices and for the engine."""
    tags = {
        f"{SEAT} {number}": f"{seat.color} {seat.kind}{STYLE if seat.style else ''}{seat.style} {seat.name}"
        for number, seat in enumerate(game.setup.seats, 1)
    }
    form = game.setup.to_json()
    tags[TABLE] = " ".join(option for option in OPTIONS if form.get(option) is True) or "plain"
    sides = form.get(SIDES)
    if isinstance(sides, list) and form.get("flat") is True:
        tags[SIDES] = " ".join(map(str, sides))
    if game.title is not None:
        tags["title"] = game.title
    tags |= {"begun": _time_to_text(game.created), "played": _time_to_text(game.played)}
    if any(game.hints):
        tags["hints"] = " ".join(map(str, game.hints))
    if not game.counted:
        tags["counted"] = "no"
    return record_to_text(Record(game.deal, game.actions, tags))


def _time_to_text(time: int) -> str:
    moment = EPOCH + timedelta(milliseconds=clamp_time(time))
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def write_texts(folder: Path, texts: Iterable[str]) -> Path:
    """Write texts to one new file in a folder; it is there whole or not at all. OSError if it cannot be."""
    folder.mkdir(parents=True, exist_ok=True)
    stem, copy = f"nyhavn-{datetime.now():%Y%m%d-%H%M%S}", 1
    path = folder / f"{stem}.txt"
    while path.exists():
        copy += 1
        path = folder / f"{stem}-{copy}.txt"
    unfinished = path.with_suffix(".unfinished")
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as file:
            for number, text in enumerate(texts):
                file.write(f"\n{text}" if number else text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return path
