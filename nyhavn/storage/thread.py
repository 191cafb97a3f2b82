"""Keeps the disk away from the screen: one thread does all the writing, in the order it was asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, Protocol, TypeVar

from nyhavn.engine.actions import Action
from nyhavn.storage.seating import S
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store

T = TypeVar("T")
Deliver = Callable[[Callable[[], None]], object]
"""Has something called in the thread of the screen; with Kivy, through Clock.schedule_once."""

RETRY_SECONDS: Final = 3.0
"""How long to wait before what could not be kept is tried again."""


class Behind(Protocol):
    """Something that has steps which are not safe yet."""

    def catch_up(self) -> None:
        """Try again; never raises."""


class StoreThread(Generic[S]):
    """A store at work in a thread of its own. A future that is done without an error means: it is safe."""

    def __init__(self, store: Store[S], deliver: Deliver | None = None) -> None:
        self.store = store
        self._deliver = deliver or (lambda call: call())
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._behind: set[Behind] = set()
        self._thread = Thread(target=self._work, name="nyhavn-store", daemon=True)
        self._thread.start()
        store.settings.save_through(self.submit)

    def submit(self, work: Callable[[], T], then: Callable[[Future[T]], None] | None = None) -> Future[T]:
        """Have something done with the store; `then` is called with the done future, as `deliver` says."""
        future: Future[T] = Future()
        self._tell_when_done(future, then)
        self._jobs.put(lambda: _carry_out(work, future))
        return future

    def submit_append(
        self, game_id: int, index: int, actions: Sequence[Action], snapshot: Snapshot
    ) -> Future[None]:
        """`Store.append`; a game on the table is better handed to a Chronicle, which tries again."""
        return self.submit(lambda: self.store.append(game_id, index, actions, snapshot))

    def submit_slow(
        self, work: Callable[[], T], then: Callable[[Future[T]], None] | None = None
    ) -> Future[T]:
        """Have something done that takes seconds (all games exported), while steps go on being kept."""
        future: Future[T] = Future()
        self._tell_when_done(future, then)
        Thread(target=_carry_out, args=(work, future), name="nyhavn-store-slow", daemon=True).start()
        return future

    def deliver(self, call: Callable[[], None]) -> None:
        """Have something called in the thread of the screen."""
        self._deliver(call)

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until all that was asked for so far is done; whether it is. For on_pause and on_stop."""
        try:
            self.submit(lambda: None).result(timeout)
        except TimeoutError:
            return False
        return True

    def close(self, timeout: float | None = 10.0) -> None:
        """Do what is left, and let go of the file."""
        self.store.settings.save_through(None)
        self._jobs.put(None)
        self._thread.join(timeout)
        if not self._thread.is_alive():
            self.store.close()

    def mark_behind(self, behind: Behind) -> None:
        """Try this again from time to time, until it is up to date. For the thread's own jobs."""
        self._behind.add(behind)

    def mark_up_to_date(self, behind: Behind) -> None:
        """Stop trying."""
        self._behind.discard(behind)

    def _tell_when_done(self, future: Future[T], then: Callable[[Future[T]], None] | None) -> None:
        if then is not None:
            hears = then
            future.add_done_callback(lambda done: self._deliver(lambda: hears(done)))

    def _work(self) -> None:
        while True:
            if self._jobs.empty():
                self.store.tidy()
            try:
                job = self._jobs.get(timeout=RETRY_SECONDS if self._behind else None)
            except Empty:
                self._catch_up()
                continue
            if job is None:
                self._catch_up()
                return
            job()

    def _catch_up(self) -> None:
        for behind in tuple(self._behind):
            behind.catch_up()


def _carry_out(work: Callable[[], T], future: Future[Any]) -> None:
    """Do the work and say how it went. Whatever goes wrong is the asker's to know, not the thread's end."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        done = work()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(done)
