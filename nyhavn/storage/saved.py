"""Games as they come out of the file."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Generic

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal, Record
from nyhavn.storage.bounds import EARLIEST_DELETION
from nyhavn.storage.games import (
    SELECT_GAME,
    clean_title,
    find_draft,
    find_start,
    find_steps,
    has_strays,
    read_row,
)
from nyhavn.storage.rows import (
    GameRow,
    SoundGame,
    actions_of,
    deal_from_text,
    game_row,
    sound_game,
)
from nyhavn.storage.seating import ReadSetup, S, setup_from_text
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.troubles import StorageError, Trouble


@dataclass(frozen=True, slots=True)
class SavedGame(Generic[S]):
    """A game to be played on or looked at."""

    id: int
    setup: S
    deal: Deal
    actions: tuple[Action, ...]
    snapshot: Snapshot
    """How it stands after them."""
    draft: str | None
    """The unconfirmed part of the turn, as it was handed in."""
    title: str | None
    created: int
    played: int
    """When it was begun and last played, in milliseconds since 1970."""
    hints: tuple[int, ...]
    """Hints taken at each seat."""
    counted: bool
    """Whether it counts in the statistics."""

    @property
    def record(self) -> Record:
        """The game as the engine replays it."""
        return Record(self.deal, self.actions)


@dataclass(frozen=True, slots=True)
class Listing(Generic[S]):
    """A game in a list: who plays, how it stands, when it was played."""

    id: int
    title: str | None
    setup: S
    snapshot: Snapshot
    created: int
    played: int
    deleted: int | None
    counted: bool
    hints: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.snapshot.over


class UnsoundError(Exception):
    """Of a game in the file not all is as it was written; this much of it is."""

    def __init__(self, sound: SoundGame) -> None:
        super().__init__(sound.row.id)
        self.sound = sound


def load(connection: sqlite3.Connection, game_id: int, read_setup: ReadSetup[S]) -> SavedGame[S]:
    """A game; UnsoundError if it is damaged, StorageError if nothing can be made of it."""
    row = read_row(connection, game_id)
    steps = find_steps(connection, game_id)
    sound = sound_game(row, find_start(connection, game_id), steps)
    if sound is None:
        raise StorageError(Trouble.NO_SUCH_GAME, f"nothing is left of game {game_id}")
    snapshot = row.sound_snapshot() if row is not None else None
    if row is None or snapshot is None or not sound.whole or has_strays(connection, game_id, len(steps)):
        raise UnsoundError(sound)
    deal = deal_from_text(row.deal)
    return SavedGame(
        id=game_id,
        setup=setup_from_text(row.setup, deal, read_setup),
        deal=deal,
        actions=actions_of(steps),
        snapshot=snapshot,
        draft=find_draft(connection, game_id, len(steps)),
        title=clean_title(row.title),
        created=row.created,
        played=row.played,
        hints=row.hint_counts(deal.players),
        counted=bool(row.counted),
    )


def listing(row: GameRow, read_setup: ReadSetup[S]) -> Listing[S] | None:
    """A game in a list; None if its row is damaged."""
    snapshot = row.sound_snapshot()
    if snapshot is None or not row.started_well:
        return None
    players = len(snapshot.scores)
    # The deal of a game that is only listed is not dealt: its number of players is in the snapshot.
    setup = setup_from_text(row.setup, Deal(players), read_setup)
    return Listing(
        id=row.id,
        title=clean_title(row.title),
        setup=setup,
        snapshot=snapshot,
        created=row.created,
        played=row.played,
        deleted=row.deleted,
        counted=bool(row.counted),
        hints=row.hint_counts(players),
    )


def find_page(
    connection: sqlite3.Connection, over: bool | None, deleted: bool, offset: int, limit: int
) -> list[GameRow | int]:
    """Rows of games, the last played first; of a row that is none, only the id."""
    wanted, values = _condition(over, deleted)
    rows = connection.execute(
        f"{SELECT_GAME} WHERE {wanted} ORDER BY played DESC, id DESC LIMIT ? OFFSET ?",
        (*values, limit, offset),
    ).fetchall()
    return [game_row(row) or int(row[0]) for row in rows]


def find_next(
    connection: sqlite3.Connection, last: tuple[int, int], limit: int = 200
) -> list[tuple[int, int]]:
    """When games were played and their ids, from the first after `last` on: those that are not deleted."""
    wanted, values = _condition(None, deleted=False)
    rows = connection.execute(
        f"SELECT played, id FROM games WHERE (played, id) > (?, ?) AND {wanted} ORDER BY played, id LIMIT ?",
        (*last, *values, limit),
    )
    return [(played, int(game_id)) for played, game_id in rows]


def count(connection: sqlite3.Connection, over: bool | None, deleted: bool) -> int:
    """How many games there are."""
    wanted, values = _condition(over, deleted)
    (number,) = connection.execute(f"SELECT count(*) FROM games WHERE {wanted}", values).fetchone()
    return int(number)


def _condition(over: bool | None, deleted: bool) -> tuple[str, tuple[int, ...]]:
    wanted = "deleted >= ?" if deleted else "(deleted IS NULL OR deleted < ?)"
    values = (EARLIEST_DELETION,)
    return (wanted, values) if over is None else (f"{wanted} AND (over IS 1) = ?", (*values, int(over)))
