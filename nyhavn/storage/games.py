"""What is done to the games in the file. Every function is the work of one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from nyhavn.engine.actions import Action
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.record import Deal
from nyhavn.storage.bounds import (
    EARLIEST_DELETION,
    LATEST_TIME,
    LONGEST_TEXT,
    MOST_ACTIONS,
    MOST_HINTS,
    clamp_time,
)
from nyhavn.storage.checks import text_check
from nyhavn.storage.rows import (
    START,
    TEXTS,
    GameRow,
    Step,
    chain,
    deal_from_text,
    deal_to_text,
    game_row,
    start_from_step,
)
from nyhavn.storage.salvage import DRAFT_COLUMNS, GAME_COLUMNS, GAME_MARKS, write_start, write_steps
from nyhavn.storage.schema import OWNED
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.troubles import StorageError, Trouble

LONGEST_TITLE = 60
LONGEST_DRAFT = 1 << 16
KEPT_DELETED_MS = 30 * 24 * 60 * 60 * 1000
"""For how long a deleted game can be had back: 30 days."""

SELECT_GAME = "SELECT {} FROM games".format(
    ", ".join(f"substr({name}, 1, {LONGEST_TEXT})" if name in TEXTS else name for name in GameRow._fields)
)
"""Rows of games. What is longer than any text of ours is cut, so that its sum is wrong and it is damage."""
_FIRST_CHANGING = GameRow._fields.index("title")
_SET_CHANGING = ", ".join(f"{name} = ?" for name in GameRow._fields[_FIRST_CHANGING:])


def insert_game(connection: sqlite3.Connection, row: GameRow, actions: Sequence[str]) -> int:
    """Write a new game; its id."""
    values = [None, *row[1:]]
    game_id = connection.execute(
        f"INSERT INTO games ({GAME_COLUMNS}) VALUES ({GAME_MARKS})", values
    ).lastrowid
    assert game_id is not None
    sealed = row._replace(id=game_id).sealed()
    connection.execute(
        "UPDATE games SET start_check = ?, row_check = ? WHERE id = ?",
        (sealed.start_check, sealed.row_check, game_id),
    )
    write_start(connection, sealed)
    write_steps(connection, game_id, 0, chain(sealed.start_check, actions))
    return game_id


def new_row(setup: str, deal: Deal, snapshot: Snapshot, now: int, counted: bool = True) -> GameRow:
    """The row of a game that is not in the file yet."""
    return GameRow(
        id=0,
        created=now,
        counted=int(counted),
        setup=setup,
        deal=deal_to_text(deal),
        start_check=0,
        title=None,
        played=now,
        deleted=None,
        hints=" ".join("0" * deal.players),
        over=int(snapshot.over),
        snapshot=snapshot.to_text(),
        row_check=0,
    )


def read_row(connection: sqlite3.Connection, game_id: int) -> GameRow | None:
    """The row of a game, None if nothing can be made of it; StorageError if there is no such game."""
    found = connection.execute(f"{SELECT_GAME} WHERE id = ?", (game_id,)).fetchone()
    if found is None:
        raise StorageError(Trouble.NO_SUCH_GAME, str(game_id))
    return game_row(found)


def find_row(connection: sqlite3.Connection, game_id: int) -> GameRow:
    """The row of a game; StorageError if there is none."""
    row = read_row(connection, game_id)
    if row is None:
        raise StorageError(Trouble.DAMAGED, f"game {game_id}")
    return row


def find_steps(connection: sqlite3.Connection, game_id: int, first: int = 0) -> list[Step]:
    """The actions of a game from this number on, up to the first that is missing."""
    rows = connection.execute(
        f"SELECT number, substr(action, 1, {LONGEST_TEXT}), step_check FROM actions "
        "WHERE game = ? AND number >= ? ORDER BY number LIMIT ?",
        (game_id, first, MOST_ACTIONS + 1),
    )
    return [Step(str(row[1]), row[2]) for place, row in enumerate(rows, first) if row[0] == place]


def find_alike(connection: sqlite3.Connection, setup: str, deal: str, actions: Sequence[str]) -> int | None:
    """The game of this setup and deal that begins with these actions; the one with the fewest more."""
    alike = []
    found = connection.execute("SELECT id FROM games WHERE setup = ? AND deal = ?", (setup, deal)).fetchall()
    for (game_id,) in found:
        steps = find_steps(connection, game_id)
        if [step.action for step in steps[: len(actions)]] == list(actions):
            alike.append((len(steps), game_id))
    return min(alike)[1] if alike else None


def has_strays(connection: sqlite3.Connection, game_id: int, length: int) -> bool:
    """Whether there are actions beyond those that follow each other without a gap."""
    (number,) = connection.execute(
        "SELECT count(*) FROM (SELECT 1 FROM actions WHERE game = ? LIMIT ?)", (game_id, length + 2)
    ).fetchone()
    return int(number) > length + 1


def find_start(connection: sqlite3.Connection, game_id: int) -> GameRow | None:
    """The row of a game as its actions begin with it; None if that is not as it was written."""
    found = connection.execute(
        f"SELECT substr(action, 1, {LONGEST_TEXT}), step_check FROM actions WHERE game = ? AND number = ?",
        (game_id, START),
    ).fetchone()
    return None if found is None else start_from_step(game_id, Step(str(found[0]), found[1]))


def find_draft(connection: sqlite3.Connection, game_id: int, length: int) -> str | None:
    """The unconfirmed part of the turn, if it belongs to the game as it stands after so many actions."""
    found = connection.execute(
        f"SELECT number, substr(draft, 1, {LONGEST_DRAFT}), draft_check FROM drafts WHERE game = ?",
        (game_id,),
    ).fetchone()
    if found is None or found[0] != length or found[2] != text_check(game_id, str(found[1])):
        return None
    return str(found[1])


def _end(connection: sqlite3.Connection, game_id: int) -> tuple[int, int]:
    """How many actions a game has, and the sum to go on from; StorageError if there is no such game."""
    last = connection.execute(
        "SELECT number + 1, step_check FROM actions WHERE game = ? ORDER BY number DESC LIMIT 1", (game_id,)
    ).fetchone()
    if last is None:
        raise StorageError(Trouble.NO_SUCH_GAME, str(game_id))
    length, check = last
    if not isinstance(length, int) or not isinstance(check, int):
        raise StorageError(Trouble.DAMAGED, f"game {game_id}")
    return length, check


def append(
    connection: sqlite3.Connection,
    game_id: int,
    index: int,
    actions: Sequence[Action],
    snapshot: Snapshot,
    now: int,
) -> None:
    """Write actions from this number on, and how the game then stands. The draft is gone with them.

    Actions that are there already are passed over, so that a step whose fate is unknown can be sent again;
    other ones in their place mean that somebody else has played on.
    """
    if snapshot.length != index + len(actions):
        raise ValueError(f"a snapshot after {snapshot.length} actions, not {index + len(actions)}")
    texts = [action_to_text(action) for action in actions]
    length, check = _end(connection, game_id)
    if index < length:
        known = [step.action for step in find_steps(connection, game_id, index)]
        if known != texts[: len(known)]:
            raise StorageError(Trouble.CONFLICT, f"game {game_id} has {length} actions")
        texts = texts[len(known) :]
    elif index > length:
        raise StorageError(Trouble.CONFLICT, f"game {game_id} has {length} actions, not {index}")
    write_steps(connection, game_id, length, chain(check, texts))
    _update(connection, game_id, snapshot, now)


def rewrite(
    connection: sqlite3.Connection,
    game_id: int,
    believed: int,
    keep: int,
    actions: Sequence[Action],
    snapshot: Snapshot,
    now: int,
) -> None:
    """Keep the first actions of a game that is believed to have so many, and write these after them.

    Done twice it is done once. CONFLICT if the game is not what it is believed to be.
    """
    length, _ = _end(connection, game_id)
    if length != believed:
        texts = [action_to_text(action) for action in actions]
        if (
            length != keep + len(texts)
            or [step.action for step in find_steps(connection, game_id, keep)] != texts
        ):
            raise StorageError(Trouble.CONFLICT, f"game {game_id} has {length} actions, not {believed}")
    connection.execute("DELETE FROM actions WHERE game = ? AND number >= ?", (game_id, keep))
    append(connection, game_id, keep, actions, snapshot, now)


def _update(connection: sqlite3.Connection, game_id: int, snapshot: Snapshot, now: int) -> None:
    row = find_row(connection, game_id)
    played = later(connection, now)
    write_row(connection, row._replace(snapshot=snapshot.to_text(), over=int(snapshot.over), played=played))
    connection.execute("DELETE FROM drafts WHERE game = ?", (game_id,))


def write_row(connection: sqlite3.Connection, row: GameRow) -> None:
    """Write what changes of a game."""
    connection.execute(
        f"UPDATE games SET {_SET_CHANGING} WHERE id = ?", (*row.sealed()[_FIRST_CHANGING:], row.id)
    )


def later(connection: sqlite3.Connection, now: int) -> int:
    """Now, but after all that was ever played: a device's clock may be set back."""
    now = clamp_time(now)
    # Not the largest of all: a text, or a year that no calendar has, would be in every new game's way.
    last = connection.execute(
        "SELECT played FROM games WHERE played < ? ORDER BY played DESC LIMIT 1", (LATEST_TIME,)
    ).fetchone()
    return now if last is None or last[0] < now else int(last[0]) + 1


def save_draft(connection: sqlite3.Connection, game_id: int, draft: str | None) -> None:
    """Keep the unconfirmed part of the turn for the game as it stands."""
    length, _ = _end(connection, game_id)
    if draft is None:
        connection.execute("DELETE FROM drafts WHERE game = ?", (game_id,))
        return
    connection.execute(
        f"INSERT OR REPLACE INTO drafts ({DRAFT_COLUMNS}) VALUES (?, ?, ?, ?)",
        (game_id, length, draft, text_check(game_id, draft)),
    )


def count_hint(connection: sqlite3.Connection, game_id: int, seat: int) -> None:
    """One more hint was taken at a seat."""
    row = find_row(connection, game_id)
    try:
        players = deal_from_text(row.deal).players
    except ValueError:
        raise StorageError(Trouble.DAMAGED, f"game {game_id}") from None
    counts = list(row.hint_counts(players))
    counts[seat] = min(counts[seat] + 1, MOST_HINTS)
    write_row(connection, row._replace(hints=" ".join(map(str, counts))))


def touch(connection: sqlite3.Connection, game_id: int, now: int) -> None:
    """Make a game the one that was played last."""
    write_row(connection, find_row(connection, game_id)._replace(played=later(connection, now)))


def rename(connection: sqlite3.Connection, game_id: int, title: str | None) -> None:
    """Give a game a title, or take it away."""
    write_row(connection, find_row(connection, game_id)._replace(title=title))


def clean_title(title: str | None) -> str | None:
    """A title in one line, not too long; None if nothing is left of it."""
    signs = "".join(sign if sign.isprintable() else " " for sign in title or "")
    return " ".join(signs.split())[:LONGEST_TITLE].strip() or None


def set_deleted(connection: sqlite3.Connection, game_id: int, when: int | None) -> None:
    """Delete a game so that it can be had back, or have it back."""
    if when is not None:
        # A clock that stands before all our games is not believed: such a game would not count as deleted.
        when = later(connection, max(when, EARLIEST_DELETION))
    write_row(connection, find_row(connection, game_id)._replace(deleted=when))


def purge(connection: sqlite3.Connection, before: int) -> list[int]:
    """Remove for good what was deleted before a time; which games that were."""
    rows = connection.execute(f"{SELECT_GAME} WHERE deleted < ?", (before,)).fetchall()
    # A flipped bit must not remove a game.
    gone = [row.id for row in map(game_row, rows) if row is not None and row.sound_snapshot() is not None]
    for table, key in OWNED:
        connection.executemany(f"DELETE FROM {table} WHERE {key} = ?", [(game_id,) for game_id in gone])
    return gone
