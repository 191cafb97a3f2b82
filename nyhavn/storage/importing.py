"""Takes games in beside a game in progress: all are checked, then written in slices that a step overtakes.

Nothing is taken unless all is right. Once the writing has begun, each slice is safe as it is written: whoever
stops in between keeps what is in, and importing the same text again brings the rest, and nothing twice.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import Any, Final, Generic, TypeVar

from nyhavn.engine.record import Deal
from nyhavn.storage.bounds import EARLIEST_DELETION
from nyhavn.storage.database import Database
from nyhavn.storage.games import SELECT_GAME, find_steps, insert_game
from nyhavn.storage.incoming import (
    GameKey,
    Incoming,
    TextSource,
    game_digest,
    read_games,
    source_of_file,
    source_of_text,
    table_digest,
)
from nyhavn.storage.rows import GameRow, game_row
from nyhavn.storage.seating import ReadSetup, S, setup_from_text
from nyhavn.storage.troubles import StorageError, Trouble, trouble_of

T = TypeVar("T")
Slices = Generator[None, None, T]
"""Work that can be left off wherever it yields."""
IsWanted = Callable[[], bool]
"""Whether something more urgent waits for the file."""

PAGE: Final = 50
"""Games of the file that are looked at in one go."""
LARGEST_SLICE: Final = 8
"""Games written in one transaction; one, where steps keep coming."""
IN_MEMORY: Final = 4 << 20
"""Bytes of checked games that are held in memory; more go to a file without a name."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import brought."""

    ids: tuple[int, ...]
    """The new games."""
    known: int
    """Games that were there already, or twice in the text."""
    stopped: bool = False
    """Whether it was stopped: while it was checked nothing is in, later only `ids`."""
    trouble: Trouble | None = None
    """What kept the rest out, after `ids` were in."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an import is."""

    share: float = 0.0
    """Of the stage that it is in."""
    writing: bool = False
    """Whether all is checked and games are being written."""


class GameImport(Generic[S]):
    """One import. `slices` does the work; everything else may be called from any thread."""

    def __init__(self, database: Database, source: Path | str, read_setup: ReadSetup[S], now: int) -> None:
        self.progress = Progress()
        self._database, self._source, self._read_setup, self._now = database, source, read_setup, now
        self._known = self._others = KnownGames(database, read_setup)
        self._ids: list[int] = []
        self._passed = 0
        self._stopped = False

    def stop(self) -> None:
        """Take no more in."""
        self._stopped = True

    def slices(self, is_wanted: IsWanted = lambda: False) -> Slices[Imported]:
        """Do it all; ImportRefusedError or StorageError if nothing was taken in."""
        source = self._source
        text = source_of_text(source) if isinstance(source, str) else source_of_file(source)
        with closing(text), closing(_Checked(self._database)) as checked:
            yield from self._check(text, checked)
            trouble = None if self._stopped else (yield from self._write(checked, is_wanted))
        return Imported(tuple(self._ids), self._passed, self._stopped, trouble)

    def _check(self, text: TextSource, checked: _Checked) -> Slices[None]:
        yield from self._known.catch_up()
        for game in read_games(text, self._now, self._read_setup, self._known.has):
            if self._stopped:
                return
            if isinstance(game, Incoming):
                self._known.add(game.key)
                checked.add(game)
            elif game:
                self._passed += 1
            if game is not None:
                self.progress = Progress(text.share)
            yield

    def _write(self, checked: _Checked, is_wanted: IsWanted) -> Slices[Trouble | None]:
        # Games that others write meanwhile: another window, perhaps with the same text.
        self._others = KnownGames(self._database, self._read_setup, self._known.last)
        size = LARGEST_SLICE
        games = iter(checked)
        waiting: list[Incoming] = []
        done = 0
        while not self._stopped:
            self.progress = Progress(done / max(1, checked.count), writing=True)
            yield
            waiting += [game for _, game in zip(range(size - len(waiting)), games, strict=False)]
            if not waiting:
                return None
            waiting = yield from self._still_new(waiting)
            if not waiting:
                continue
            try:
                written = self._write_slice(waiting[:size], is_wanted if size > 1 else lambda: False)
            except _OvertakenError:
                size = max(1, size // 2)
                continue
            except _MoreGamesError:
                yield from self._others.catch_up()
                continue
            except StorageError as error:
                if not self._ids:
                    raise
                return error.trouble
            self._ids += written
            self._others.last = written[-1]
            del waiting[: len(written)]
            done += len(written)
            size = min(LARGEST_SLICE, size + 1)
            self._database.tidy()
        return None

    def _write_slice(self, games: list[Incoming], is_wanted: IsWanted) -> list[int]:
        def work(connection: sqlite3.Connection) -> list[int]:
            newer = connection.execute("SELECT 1 FROM games WHERE id > ? LIMIT 1", (self._others.last,))
            if newer.fetchone() is not None:
                raise _MoreGamesError
            ids = []
            for game in games:
                if is_wanted():
                    # Nothing of the slice is kept; it is quicker written again than a step waits.
                    raise _OvertakenError
                ids.append(insert_game(connection, game.row, game.actions))
            return ids

        return self._database.write(work)

    def _still_new(self, games: list[Incoming]) -> Slices[list[Incoming]]:
        """Those of the games that nobody else has brought meanwhile."""
        new = []
        for game in games:
            if (yield from self._others.has(game.key)):
                self._passed += 1
            else:
                new.append(game)
        return new


class KnownGames(Generic[S]):
    """Which games the file has, found by who played which deal; the actions of each are read once at most."""

    def __init__(self, database: Database, read_setup: ReadSetup[S], last: int = 0) -> None:
        self.last = last
        """The newest game that is known; ids are never given twice."""
        self._database, self._read_setup = database, read_setup
        self._unread: dict[bytes, list[int]] = {}
        self._games: set[bytes] = set()

    def add(self, key: GameKey) -> None:
        """Know one more."""
        self._games.add(key.game)

    def has(self, key: GameKey) -> Slices[bool]:
        """Whether there is this game."""
        unread = self._unread.get(key.table, [])
        while unread and key.game not in self._games:
            game_id = unread.pop()
            steps = self._database.read(lambda c: find_steps(c, game_id))  # noqa: B023
            self._games.add(game_digest(key.table, [step.action for step in steps]))
            yield
        return key.game in self._games

    def catch_up(self) -> Slices[None]:
        """Look at the games that came since."""
        while True:
            rows = self._database.read(self._page)
            for raw in rows:
                self.last = max(self.last, int(raw[0]))
                row = game_row(raw)
                # A deleted game may be taken in again.
                if row is None or (row.deleted is not None and row.deleted >= EARLIEST_DELETION):
                    continue
                table = self._table(row)
                if table is not None:
                    self._unread.setdefault(table, []).append(row.id)
                yield
            if len(rows) < PAGE:
                return

    def _page(self, connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
        return connection.execute(
            f"{SELECT_GAME} WHERE id > ? ORDER BY id LIMIT ?", (self.last, PAGE)
        ).fetchall()

    def _table(self, row: GameRow) -> bytes | None:
        try:
            setup = setup_from_text(row.setup, Deal(int(row.deal[:1])), self._read_setup)
        except ValueError:
            return None
        return table_digest(row.deal, setup, bool(row.counted))


class _Checked:
    """Games that are right and wait to be written, outside of memory where they are many."""

    def __init__(self, database: Database) -> None:
        folder = None if database.in_memory else str(database.path.parent)
        self._file = SpooledTemporaryFile(IN_MEMORY, "w+", encoding="utf-8", newline="\n", dir=folder)  # noqa: SIM115
        self.count = 0

    def add(self, game: Incoming) -> None:
        """One more; StorageError if there is no room."""
        line = json.dumps([game.row, " ".join(game.actions), game.key.table.hex(), game.key.game.hex()])
        try:
            self._file.write(f"{line}\n")
        except OSError as error:
            raise StorageError(trouble_of(error), str(error)) from error
        self.count += 1

    def __iter__(self) -> Iterator[Incoming]:
        self._file.seek(0)
        for line in self._file:
            row, actions, table, game = json.loads(line)
            key = GameKey(bytes.fromhex(table), bytes.fromhex(game))
            yield Incoming(GameRow(*row), tuple(actions.split()), key)

    def close(self) -> None:
        """Forget them."""
        self._file.close()


def finish(slices: Slices[T]) -> T:
    """Do work in one go; what it came to."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: T = end.value
            return found


class _OvertakenError(Exception):
    """A step on the table comes first."""


class _MoreGamesError(Exception):
    """Somebody else has written games."""
