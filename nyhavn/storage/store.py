"""The player's games, settings and statistics in one file: what the rest of the app sees of storage."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Generic

from nyhavn.engine.actions import Action
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.record import Deal
from nyhavn.storage import exchange, files, games, saved
from nyhavn.storage.bounds import clamp_time
from nyhavn.storage.database import Database
from nyhavn.storage.importing import GameImport
from nyhavn.storage.note_rows import copy_notes
from nyhavn.storage.notes import Notes
from nyhavn.storage.rows import GameRow, SoundGame, deal_to_text
from nyhavn.storage.salvage import write_game
from nyhavn.storage.saved import Listing, SavedGame, UnsoundError
from nyhavn.storage.seating import ReadSetup, S, setup_to_text
from nyhavn.storage.settings import Settings
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.statistics import KnownAs, PlayerStatistics, as_written, statistics
from nyhavn.storage.troubles import Notice, NoticeKind, StorageError, Trouble, trouble_of

ALL = 1_000_000_000
MOST_ASIDE = 3
"""Damaged files in the folder beyond which a single damaged game adds no other one."""


class Store(Generic[S]):
    """The file of games. May be used from any thread; whatever writes is safe when it returns.

    StorageError says that something could not be kept: nothing was changed, and it can be tried again.
    """

    def __init__(self, folder: Path, read_setup: ReadSetup[S], clock: Callable[[], float]) -> None:
        self.notices: list[Notice] = []
        """What the player is to be told; the newest last."""
        self.on_notice: Callable[[Notice], None] | None = None
        """Hears of later ones, in the thread that met them."""
        self._read_setup = read_setup
        self._clock = clock
        self._aside: Path | None = None
        self.database = Database(folder, self.tell)
        """The open file: all that is read and written goes through it."""
        self.settings = Settings(self.database)
        self.notes = Notes(self.database)

    @classmethod
    def open(
        cls, folder: Path, read_setup: ReadSetup[S], *, clock: Callable[[], float] = time.time
    ) -> Store[S]:
        """The store in a folder, in whatever state the file there is; never raises for it.

        read_setup makes the match's setup of its JSON form: ``Store.open(folder, Setup.from_json)``.
        """
        store = cls.begin(folder, read_setup, clock=clock)
        store.finish_opening()
        return store

    @classmethod
    def begin(
        cls, folder: Path, read_setup: ReadSetup[S], *, clock: Callable[[], float] = time.time
    ) -> Store[S]:
        """The store in a folder before a look at the file: all asking waits until that is through.

        `settings.load_early` is for the first frame, and a StoreThread does the rest beside the screen.
        """
        return cls(folder, read_setup, clock)

    def finish_opening(self) -> None:
        """Look at the file, and mend it if need be: long work, and never an error."""
        self.database.open()

    def beside(self, folder: Path) -> Store[S]:
        """A store like this one in another folder."""
        return type(self).open(folder, self._read_setup, clock=self._clock)

    @property
    def is_open(self) -> bool:
        """Whether the file was looked at, and nobody has to wait for it."""
        return self.database.is_open

    @property
    def is_first(self) -> bool:
        """Whether no other window had the folder before this one."""
        return self.database.is_first

    @property
    def in_memory(self) -> bool:
        """Whether nothing outlives the app this time: the file cannot be written, and a notice says why."""
        return self.database.in_memory

    @property
    def path(self) -> Path:
        """The file."""
        return self.database.path

    def close(self) -> None:
        """Let go of the file. Nothing relies on it."""
        self.database.close()

    def tidy(self) -> None:
        """Do in a quiet moment what would otherwise be done in a busy one."""
        self.database.tidy()

    def keep_copy(self) -> bool:
        """Keep a copy of the file now, as `tidy` does from time to time; whether that was done."""
        return self.database.keep_copy()

    def tell(self, notice: Notice) -> None:
        """Have the player told."""
        self.notices.append(notice)
        if self.on_notice is not None:
            self.on_notice(notice)

    def _now(self) -> int:
        return clamp_time(int(self._clock() * 1000))

    # A game being played

    def new_game(self, setup: S, deal: Deal, *, counted: bool = True) -> int:
        """Begin a game; its id. One that is not counted stays out of the statistics: lessons."""
        snapshot = Snapshot.of(deal.start(), 0)
        text = setup_to_text(setup)

        def work(connection: sqlite3.Connection) -> int:
            now = games.later(connection, self._now())
            return games.insert_game(connection, games.new_row(text, deal, snapshot, now, counted), ())

        return self.database.write(work)

    def append(self, game_id: int, index: int, actions: Sequence[Action], snapshot: Snapshot) -> None:
        """Keep actions from number `index` on, and how the game then stands; the draft is gone with them.

        The same actions may be handed in again. CONFLICT if others are in their place.
        """
        self.database.write(lambda c: games.append(c, game_id, index, actions, snapshot, self._now()))

    def rewrite(
        self, game_id: int, believed: int, keep: int, actions: Sequence[Action], snapshot: Snapshot
    ) -> None:
        """Keep the first actions of a game that is believed to have so many, and write these after them."""
        self.database.write(
            lambda c: games.rewrite(c, game_id, believed, keep, actions, snapshot, self._now())
        )

    def save_draft(self, game_id: int, draft: str | None) -> None:
        """Keep the unconfirmed part of a turn, until the next action."""
        if draft is not None and len(draft) > games.LONGEST_DRAFT:
            raise ValueError("too long for a draft")
        self.database.write(lambda c: games.save_draft(c, game_id, draft))

    def count_hint(self, game_id: int, seat: int) -> None:
        """Count a hint that was taken at a seat."""
        self.database.write(lambda c: games.count_hint(c, game_id, seat))

    def set_table(self, game_id: int, setup: S) -> None:
        """Keep how the table is set from now on: the same players, but other options."""
        text = setup_to_text(setup)
        self.database.write(lambda c: games.set_table(c, game_id, text))

    def touch(self, game_id: int) -> None:
        """Make a game the one that was played last, because it is on the table now."""
        self.database.write(lambda c: games.touch(c, game_id, self._now()))

    # Many games

    def load(self, game_id: int) -> SavedGame[S]:
        """A game with all its actions. Damaged steps are cut off, and the file is kept as it was."""
        try:
            return self.database.read(lambda c: saved.load(c, game_id, self._read_setup))
        except UnsoundError as error:
            self._cut(error.sound)
        try:
            return self.database.read(lambda c: saved.load(c, game_id, self._read_setup))
        except UnsoundError:
            raise StorageError(Trouble.DAMAGED, f"game {game_id}") from None

    def find_game(self, setup: S, deal: Deal, actions: Sequence[Action]) -> int | None:
        """The id of the game in which these people at this deal did this, and perhaps more since."""
        texts = [action_to_text(action) for action in actions]
        setup_text, deal_text = setup_to_text(setup), deal_to_text(deal)
        return self.database.read(lambda c: games.find_alike(c, setup_text, deal_text, texts))

    def list_games(
        self, *, over: bool | None = None, deleted: bool = False, offset: int = 0, limit: int = ALL
    ) -> list[Listing[S]]:
        """Games, the last played first: all, or those that are over or not; or the deleted ones."""
        rows = self.database.read(lambda c: saved.find_page(c, over, deleted, offset, limit))
        found = [self._listing(row) for row in rows]
        # A damaged row that was laid anew may belong to the other list.
        return [game for game in found if game is not None and over in (None, game.over)]

    def count_games(self, *, over: bool | None = None, deleted: bool = False) -> int:
        """How many games `list_games` has in all."""
        return self.database.read(lambda c: saved.count(c, over, deleted))

    def last_game(self, *, over: bool | None = None) -> Listing[S] | None:
        """The game that was played last: of all, or of those that are over or not."""
        return next(iter(self.list_games(over=over, limit=1)), None)

    def rename(self, game_id: int, title: str | None) -> None:
        """Give a game a title; None or nothing for the names of its players."""
        clean = games.clean_title(title)
        self.database.write(lambda c: games.rename(c, game_id, clean))

    def delete(self, game_id: int) -> None:
        """Delete a game; `restore` has it back for 30 days."""
        now = self._now()

        def work(connection: sqlite3.Connection) -> list[int]:
            gone = games.purge(connection, now - games.KEPT_DELETED_MS)
            games.set_deleted(connection, game_id, now)
            return gone

        self.database.forget(self.database.write(work))

    def restore(self, game_id: int) -> None:
        """Undo a deletion."""
        self.database.write(lambda c: games.set_deleted(c, game_id, None))

    def purge(self) -> int:
        """Remove all deleted games for good; how many there were."""
        gone = self.database.write(lambda c: games.purge(c, ALL * ALL))
        self.database.forget(gone)
        return len(gone)

    def duplicate(self, game_id: int) -> int:
        """Copy a game with all that belongs to it; the copy's id. The copy does not count."""
        game = self.load(game_id)
        texts = [action_to_text(action) for action in game.actions]
        text = setup_to_text(game.setup)

        def work(connection: sqlite3.Connection) -> int:
            now = games.later(connection, self._now())
            row = games.new_row(text, game.deal, game.snapshot, now, counted=False)
            copy = games.insert_game(connection, row._replace(title=game.title), texts)
            games.save_draft(connection, copy, game.draft)
            copy_notes(connection, game_id, copy)
            return copy

        return self.database.write(work)

    def statistics(self, known_as: KnownAs = as_written) -> list[PlayerStatistics]:
        """What the finished games say of everybody who played them."""
        return statistics(self.list_games(over=True), known_as)

    def take_over(self, game: SavedGame[S]) -> None:
        """Take in a game of another file as it is, unless it is here already, perhaps played on."""
        texts = [action_to_text(action) for action in game.actions]
        row = games.new_row(setup_to_text(game.setup), game.deal, game.snapshot, game.created, game.counted)
        row = row._replace(title=game.title, played=game.played, hints=" ".join(map(str, game.hints)))

        def work(connection: sqlite3.Connection) -> None:
            if games.find_alike(connection, row.setup, row.deal, texts) is not None:
                return
            games.save_draft(connection, games.insert_game(connection, row, texts), game.draft)

        self.database.write(work)

    def _listing(self, row: GameRow | int) -> Listing[S] | None:
        game_id = row if isinstance(row, int) else row.id
        found = None if isinstance(row, int) else saved.listing(row, self._read_setup)
        if found is not None:
            return found
        with suppress(StorageError):
            self.load(game_id)
            return saved.listing(self.database.read(lambda c: games.find_row(c, game_id)), self._read_setup)
        return None

    def _cut(self, sound: SoundGame) -> None:
        """Go on with what of a game can be trusted, after a copy of the file as it is."""
        sound = self.database.from_copies(sound)
        if not self.in_memory and (self._aside is None or not self._aside.exists()):
            # One copy has all the damaged games of a file; one for each would fill the disk.
            self._aside = None
            if files.count_aside(self.path) < MOST_ASIDE:
                aside = files.dated(self.path, "damaged")
                self.database.copy_to(aside)
                self._aside = aside
        self.database.write(lambda c: write_game(c, sound))
        self.tell(Notice(NoticeKind.GAME_CUT, path=self._aside, game_id=sound.row.id))

    # To other devices and back

    def export_game(self, game_id: int) -> str:
        """A game as text."""
        return exchange.game_to_text(self.load(game_id))

    def export_file(self, game_id: int | None = None) -> Path:
        """Write a game, or all of them, to a file of their own in the folder `exports` beside the games."""
        texts = self._all_texts() if game_id is None else iter([self.export_game(game_id)])
        try:
            return exchange.write_texts(self.exports, texts)
        except OSError as error:
            raise StorageError(trouble_of(error), str(error)) from error

    @property
    def exports(self) -> Path:
        """The folder of exported files, which need not be there."""
        return self.path.parent / "exports"

    def _all_texts(self) -> Iterator[str]:
        """The text of each game, the oldest first, without holding all of them."""
        last = (-1, -1)
        while page := self.database.read(lambda c: saved.find_next(c, last)):  # noqa: B023
            for _, game_id in page:
                try:
                    yield self.export_game(game_id)
                except StorageError as error:
                    # Deleted meanwhile, or nothing is left of it.
                    if error.trouble is not Trouble.NO_SUCH_GAME:
                        raise
            last = page[-1]

    def begin_import(self, source: Path | str) -> GameImport[S]:
        """The import of a file or a text, to be done in slices; see importing.py for what it promises."""
        return GameImport(self.database, source, self._read_setup, self._now())
