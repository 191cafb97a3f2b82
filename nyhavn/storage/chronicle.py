"""One game on the table being written down, and no step lost: not to a full disk, not to a second window.

It knows the whole game. A step that cannot be kept stays here, the game goes on, and every later step, or the
passing of time, tries again from the first that is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from threading import Lock
from typing import Generic

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.seating import S
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from nyhavn.storage.thread import StoreThread
from nyhavn.storage.troubles import Notice, NoticeKind, StorageError, Trouble

Watch = Callable[[Trouble | None], None]


class _DraftJob:
    """A draft on its way to the file; a newer one takes its place while it waits."""

    def __init__(self, draft: str | None) -> None:
        self.draft = draft
        self.future: Future[None] | None = None


class Chronicle(Generic[S]):
    """Writes one game down. Called from the thread of the screen; nothing here waits for the disk.

    The futures are done when the step is safe, or have a StorageError when it is not yet.
    """

    def __init__(
        self,
        thread: StoreThread[S],
        setup: S,
        deal: Deal,
        *,
        game_id: int | None = None,
        actions: Iterable[Action] = (),
        snapshot: Snapshot | None = None,
        counted: bool = True,
        watch: Watch | None = None,
    ) -> None:
        self._game_id = game_id
        self.trouble: Trouble | None = None
        """Why the last steps are not safe yet; None when all is well. `watch` hears of every change."""
        self._thread = thread
        self._setup, self._deal, self._counted = setup, deal, counted
        self._watch = watch
        self._lock = Lock()
        self._waiting: _DraftJob | None = None
        # From here on only the thread of the store looks.
        self._actions = list(actions)
        self._in_file = len(self._actions)
        """How many actions the file has of the game."""
        self._agreed = len(self._actions)
        """How many of them are as they are here."""
        self._place: Store[S] | None = None if game_id is None else thread.store
        """Where the game is kept: in the store, or elsewhere while that is not open yet."""
        self._hints: list[int] = []
        """The seats at which hints were taken from here on."""
        self._hints_kept = 0
        self._snapshot = snapshot or Snapshot.of(deal.start(), 0)
        self._draft: str | None = None
        self._draft_kept = True
        self._setup_kept = True

    @classmethod
    def begin(
        cls,
        thread: StoreThread[S],
        setup: S,
        deal: Deal,
        *,
        counted: bool = True,
        watch: Watch | None = None,
    ) -> Chronicle[S]:
        """Write a new game down from its beginning."""
        chronicle = cls(thread, setup, deal, counted=counted, watch=watch)
        thread.submit(chronicle._attempt, at_once=True)
        return chronicle

    @classmethod
    def resume(
        cls, thread: StoreThread[S], game: SavedGame[S], *, watch: Watch | None = None
    ) -> Chronicle[S]:
        """Write on; the game becomes the one that was played last."""
        chronicle = cls(
            thread,
            game.setup,
            game.deal,
            game_id=game.id,
            actions=game.actions,
            snapshot=game.snapshot,
            counted=game.counted,
            watch=watch,
        )
        thread.submit(lambda: thread.store.touch(game.id))
        return chronicle

    @property
    def game_id(self) -> int | None:
        """The game's id; None until it is in the file. Another one if the game has to go on as a copy."""
        return self._game_id if self._place is self._thread.store else None

    def record(
        self,
        actions: Sequence[Action],
        snapshot: Snapshot,
        then: Callable[[Future[None]], None] | None = None,
    ) -> Future[None]:
        """Keep actions that were played, and how the game stands after them; the draft is gone with them."""
        added = tuple(actions)

        def step() -> None:
            self._actions += added
            self._stands(snapshot)

        return self._submit(step, then)

    def take_back(
        self, length: int, snapshot: Snapshot, then: Callable[[Future[None]], None] | None = None
    ) -> Future[None]:
        """Keep only the first actions: an undo."""

        def step() -> None:
            del self._actions[length:]
            self._agreed = min(self._agreed, length)
            self._stands(snapshot)

        return self._submit(step, then)

    def keep_draft(self, draft: str | None) -> Future[None]:
        """Keep the unconfirmed part of the turn. Of drafts that wait, only the last is written."""
        with self._lock:
            if self._waiting is not None and self._waiting.future is not None:
                self._waiting.draft = draft
                return self._waiting.future
            job = self._waiting = _DraftJob(draft)
            job.future = self._thread.submit(lambda: self._take_draft(job), at_once=True)
            return job.future

    def count_hint(self, seat: int) -> Future[None]:
        """Count a hint that was taken at a seat."""

        def work() -> None:
            self._hints.append(seat)
            self._attempt()

        return self._thread.submit(work, at_once=True)

    def set_table(self, setup: S) -> Future[None]:
        """Keep how the table is set from now on."""

        def work() -> None:
            self._setup, self._setup_kept = setup, False
            self._attempt()

        return self._thread.submit(work, at_once=True)

    def catch_up(self) -> None:
        """Try to keep what is not safe yet. For the thread of the store."""
        try:
            self._attempt()
        except StorageError:
            return

    def _submit(self, step: Callable[[], None], then: Callable[[Future[None]], None] | None) -> Future[None]:
        def work() -> None:
            step()
            self._attempt()

        with self._lock:
            # A draft that is asked for after this step belongs after it.
            self._waiting = None
            return self._thread.submit(work, then, at_once=True)

    def _take_draft(self, job: _DraftJob) -> None:
        with self._lock:
            if self._waiting is job:
                self._waiting = None
            self._draft = job.draft
        self._draft_kept = False
        self._attempt()

    def _stands(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._draft, self._draft_kept = None, True

    def _attempt(self) -> None:
        """Bring the file up to date; StorageError if that cannot be done now."""
        try:
            self._write()
        except StorageError as error:
            self._thread.mark_behind(self)
            self._notice(error.trouble)
            raise
        if self._place is self._thread.store:
            self._thread.mark_up_to_date(self)
        else:
            # Safe, but not where it belongs.
            self._thread.mark_behind(self)
        self._notice(None)

    def _write(self) -> None:
        store = self._thread.open_store()
        if self._place is not store:
            self._begin_anew()
            self._place = store
        try:
            self._write_all(store)
        except StorageError as error:
            if error.trouble not in (Trouble.CONFLICT, Trouble.NO_SUCH_GAME) or self._game_id is None:
                raise
            # Played on in another window, or gone with its file: all of it is here, so nothing is lost.
            branched = error.trouble is Trouble.CONFLICT
            self._begin_anew()
            self._counted = self._counted and not branched
            self._write_all(store)
            if branched:
                self._thread.store.tell(Notice(NoticeKind.GAME_BRANCHED, game_id=self._game_id))

    def _begin_anew(self) -> None:
        """Have all of the game written as another one."""
        self._game_id, self._in_file, self._agreed, self._hints_kept = None, 0, 0, 0
        self._draft_kept = self._draft is None

    def _write_all(self, store: Store[S]) -> None:
        if self._game_id is None:
            self._game_id = store.new_game(self._setup, self._deal, counted=self._counted)
            self._setup_kept = True
        missing = self._actions[self._agreed :]
        if self._in_file > self._agreed:
            store.rewrite(self._game_id, self._in_file, self._agreed, missing, self._snapshot)
        elif missing:
            store.append(self._game_id, self._agreed, missing, self._snapshot)
        self._in_file = self._agreed = len(self._actions)
        for seat in self._hints[self._hints_kept :]:
            store.count_hint(self._game_id, seat)
            self._hints_kept += 1
        if not self._setup_kept:
            store.set_table(self._game_id, self._setup)
            self._setup_kept = True
        if not self._draft_kept:
            store.save_draft(self._game_id, self._draft)
            self._draft_kept = True

    def _notice(self, trouble: Trouble | None) -> None:
        if trouble is self.trouble:
            return
        self.trouble = trouble
        if self._watch is not None:
            watch = self._watch
            self._thread.deliver(lambda: watch(trouble))
