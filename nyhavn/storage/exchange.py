"""Games as text that goes to other devices and comes back: the engine's record, with the table in its header.

Whatever comes in is not trusted: it is limited in size, every action is put to the engine, the table to the
match, and nothing is taken unless all of it is right. docs/storage.md has an example.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from nyhavn.engine.actions import Action, move_of
from nyhavn.engine.material import CARDS_PER_COLOR, COLORS
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.record import FIRST_LINE, Deal, Record, record_from_text, record_to_text
from nyhavn.engine.state import State, apply_move
from nyhavn.storage.games import clean_title, find_row, find_steps, insert_game, new_row
from nyhavn.storage.rows import GameRow, deal_from_text
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.seating import ReadSetup, S, plain_seat, plain_setup, setup_from_text, setup_to_text
from nyhavn.storage.snapshot import Snapshot

LARGEST_TEXT: Final = 32 * 1024 * 1024
"""Characters, and bytes of a file: some 10,000 games."""
LARGEST_GAME: Final = 64 * 1024
MOST_GAMES: Final = 20_000
MOST_ACTIONS: Final = 2_000
MOST_HINTS: Final = 10_000

_SEAT: Final = "seat"
_TABLE: Final = "table"
_OPTIONS: Final = ("curtain", "flat")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST: Final = (datetime(9999, 1, 1, tzinfo=UTC) - _EPOCH) // timedelta(milliseconds=1)
_LARGEST_PILE: Final = CARDS_PER_COLOR * len(COLORS) + 1


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


class Incoming(NamedTuple):
    """A game that was read and is right, but is not in the file yet."""

    row: GameRow
    actions: tuple[str, ...]


def game_to_text(game: SavedGame[S]) -> str:
    """A game for a person to read, for other devices and for the engine."""
    tags = {
        f"{_SEAT} {number}": f"{seat.color} {seat.kind} {seat.name}"
        for number, seat in enumerate(game.setup.seats, 1)
    }
    form = game.setup.to_json()
    tags[_TABLE] = " ".join(option for option in _OPTIONS if form.get(option) is True) or "plain"
    if game.title is not None:
        tags["title"] = game.title
    tags |= {"begun": _time_to_text(game.created), "played": _time_to_text(game.played)}
    if any(game.hints):
        tags["hints"] = " ".join(map(str, game.hints))
    if not game.counted:
        tags["counted"] = "no"
    return record_to_text(Record(game.deal, game.actions, tags))


def games_from_text(
    text: str, now: int, read_setup: ReadSetup[S], on_game: Callable[[int, int], None] | None = None
) -> list[Incoming]:
    """All games of a text; ImportRefusedError if one of them is not right.

    on_game hears how many of how many have been read, and stops the reading with an exception of its own.
    """
    parts = list(_parts(text))
    found = []
    for number, part in enumerate(parts, 1):
        try:
            found.append(_game(part, now, read_setup))
        except ImportRefusedError as error:
            raise ImportRefusedError(error.refusal, error.detail, number) from None
        if on_game is not None:
            on_game(number, len(parts))
    return found


def _parts(text: str) -> Iterator[list[str]]:
    """The lines of each game."""
    if len(text) > LARGEST_TEXT:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    lines = text.removeprefix("\ufeff").splitlines()
    starts = [number for number, line in enumerate(lines) if line.strip() == FIRST_LINE]
    if not starts or any(line.strip() for line in lines[: starts[0]]):
        raise ImportRefusedError(Refusal.NO_GAME)
    if len(starts) > MOST_GAMES:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start:end]


def _game(lines: list[str], now: int, read_setup: ReadSetup[S]) -> Incoming:
    actions = sum(len(line.split()) for line in lines if line[:1].isdigit())
    if sum(map(len, lines)) > LARGEST_GAME or actions > 2 * MOST_ACTIONS:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    try:
        record = record_from_text("\n".join(lines))
    except ValueError as error:
        raise ImportRefusedError(Refusal.BAD_GAME, str(error)) from None
    deal, tags = record.deal, record.tags
    if len(record.actions) > MOST_ACTIONS or len(deal.deck or ()) > _LARGEST_PILE:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    try:
        setup = setup_to_text(read_setup(_setup(deal, tags)))
        created, played = (_time_from_text(tags.get(name), now) for name in ("begun", "played"))
        hints = _hints(tags.get("hints"), deal.players)
    except (ValueError, OverflowError) as error:
        raise ImportRefusedError(Refusal.BAD_TABLE, str(error)) from None
    snapshot = Snapshot.of(_final(deal, record.actions), len(record.actions))
    row = new_row(setup, deal, snapshot, created, tags.get("counted") != "no")
    row = row._replace(title=clean_title(tags.get("title")), played=played, hints=hints)
    return Incoming(row, tuple(map(action_to_text, record.actions)))


def _final(deal: Deal, actions: tuple[Action, ...]) -> State:
    """The end of a game whose actions are known to be legal."""
    state = deal.start()
    for action in actions:
        state, _ = apply_move(state, move_of(action))
    return state


def _setup(deal: Deal, tags: Mapping[str, str]) -> dict[str, object]:
    """The JSON form of the table in a header; what it does not say is as usual."""
    setup = plain_setup(deal)
    seats = [plain_seat(seat) for seat in range(deal.players)]
    for name, value in tags.items():
        if name.split(" ")[0] != _SEAT:
            continue
        number = name.removeprefix(_SEAT).strip()
        if number not in map(str, range(1, deal.players + 1)):
            raise ValueError(f"there is no {name}")
        words = value.split(maxsplit=2)
        if len(words) != 3:
            raise ValueError(f"{name}: house, kind and name")
        seats[int(number) - 1] = dict(zip(("color", "kind", "name"), words, strict=True))
    setup["seats"] = seats
    if _TABLE in tags:
        setup |= {option: option in tags[_TABLE].split() for option in _OPTIONS}
    return setup


def _hints(text: str | None, players: int) -> str:
    counts = [0] * players if text is None else [int(word) for word in text.split()]
    if len(counts) != players or not all(0 <= count <= MOST_HINTS for count in counts):
        raise ValueError("hints: one number for each seat")
    return " ".join(map(str, counts))


def _time_to_text(time: int) -> str:
    time = min(max(time, 0), _LATEST)
    moment = _EPOCH + timedelta(milliseconds=time)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _time_from_text(text: str | None, now: int) -> int:
    """Milliseconds since 1970, never later than now; now if nothing is said."""
    if text is None:
        return now
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return min(max(0, (moment - _EPOCH) // timedelta(milliseconds=1)), now)


def take_in(
    connection: sqlite3.Connection, incoming: Sequence[Incoming], read_setup: ReadSetup[S]
) -> tuple[tuple[int, ...], int]:
    """Write games that are not there yet; their ids, and how many were there."""
    there: dict[str, list[int]] = {}
    for game_id, deal in connection.execute("SELECT id, deal FROM games WHERE deleted IS NULL"):
        there.setdefault(deal, []).append(game_id)
    ids = []
    for game in incoming:
        candidates = there.get(game.row.deal, ())
        if not any(_is_same(connection, other, game, read_setup) for other in candidates):
            ids.append(insert_game(connection, game.row, game.actions))
    return tuple(ids), len(incoming) - len(ids)


def _is_same(connection: sqlite3.Connection, other: int, game: Incoming, read_setup: ReadSetup[S]) -> bool:
    """Whether a game of the file is this one: the same people, who did the same."""
    if tuple(step.action for step in find_steps(connection, other)) != game.actions:
        return False
    row = find_row(connection, other)
    deal = deal_from_text(row.deal)
    tables = [setup_from_text(text, deal, read_setup) for text in (row.setup, game.row.setup)]
    mine, theirs = ([(seat.name, seat.color, seat.kind) for seat in table.seats] for table in tables)
    return mine == theirs


def read_text(path: Path) -> str:
    """The text of a file that is to be taken in; ImportRefusedError if it is none."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_TEXT + 1)
    except OSError as error:
        raise ImportRefusedError(Refusal.UNREADABLE, str(error)) from None
    if len(content) > LARGEST_TEXT:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ImportRefusedError(Refusal.NOT_TEXT, str(error)) from None


def write_text(folder: Path, text: str) -> Path:
    """Write a text to a new file in a folder; it is there whole or not at all. OSError if it cannot be."""
    folder.mkdir(parents=True, exist_ok=True)
    stem, number = f"nyhavn-{datetime.now():%Y%m%d-%H%M%S}", 1
    path = folder / f"{stem}.txt"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    unfinished = path.with_suffix(".unfinished")
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return path
