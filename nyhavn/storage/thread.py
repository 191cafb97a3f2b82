"""Keeps the disk away from the screen: one thread does all the writing, in the order it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from nyhavn.storage.importing import IsWanted, Slices
from nyhavn.storage.meanwhile import Meanwhile
from nyhavn.storage.seating import S
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


class _Job(NamedTuple):
    do: Callable[[], None]
    at_once: bool
    """Whether it can be done before the store is open."""
    drop: Callable[[], object] = lambda: None
    """Tells whoever waits for it that it will not be done."""


class StoreThread(Generic[S]):
    """A store at work in a thread of its own. A future that is done without an error means: it is safe.

    A store that was only begun is opened, and mended if need be, by another thread. Games on the table are
    kept elsewhere until then, and whatever else is asked for waits its turn.
    """

    def __init__(self, store: Store[S], deliver: Deliver | None = None) -> None:
        self.store = store
        self.is_open = store.is_open
        """Whether what is asked for is done now."""
        self._deliver = deliver or (lambda call: call())
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._held: list[_Job] = []
        """What waits until the store is open."""
        self._meanwhile = Meanwhile(store)
        self._door = Lock()
        self._is_opening = not store.is_open
        self._closed = False
        self._behind: set[Behind] = set()
        self._retry_at = 0.0
        self._slices: list[tuple[Slices[Any], Future[Any]]] = []
        """Long work, of which the first is under way."""
        self._thread = Thread(target=self._work, name="nyhavn-store", daemon=True)
        self._thread.start()
        if self._is_opening:
            Thread(target=self._open, name="nyhavn-store-opening", daemon=True).start()
        store.settings.save_through(self.submit)

    def submit(
        self,
        work: Callable[[], T],
        then: Callable[[Future[T]], None] | None = None,
        *,
        at_once: bool = False,
    ) -> Future[T]:
        """Have something done with the store; `then` is called with the done future, as `deliver` says.

        At once: even if the store is not open yet. Such work goes by `open_store`.
        """
        future: Future[T] = Future()
        self._tell_when_done(future, then)
        self._jobs.put(_Job(lambda: _carry_out(work, future), at_once, future.cancel))
        return future

    def submit_slow(
        self, work: Callable[[], T], then: Callable[[Future[T]], None] | None = None
    ) -> Future[T]:
        """Have something done that takes seconds (all games exported), while steps go on being kept."""
        future: Future[T] = Future()
        self._tell_when_done(future, then)
        Thread(target=_carry_out, args=(work, future), name="nyhavn-store-slow", daemon=True).start()
        return future

    def submit_slices(
        self, work: Callable[[IsWanted], Slices[T]], then: Callable[[Future[T]], None] | None = None
    ) -> Future[T]:
        """Have something long done by this thread itself: wherever it yields, everything else comes first.

        work gets to know whether something waits. One such work follows the other.
        """
        future: Future[T] = Future()
        self._tell_when_done(future, then)
        slices = work(lambda: not self._jobs.empty())
        self._jobs.put(_Job(lambda: self._slices.append((slices, future)), False, future.cancel))
        return future

    def open_store(self) -> Store[S]:
        """Where a game on the table is kept now. For the thread's own jobs."""
        return self.store if self.is_open else self._meanwhile.store()

    def deliver(self, call: Callable[[], None]) -> None:
        """Have something called in the thread of the screen."""
        self._deliver(call)

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until all that was asked for so far is done; whether it is. For on_pause and on_stop."""
        try:
            self.submit(lambda: None, at_once=True).result(timeout)
        except TimeoutError:
            return False
        return True

    def close(self, timeout: float | None = 10.0) -> None:
        """Do what is left but for long work, which keeps what it has done, and let go of the file.

        A store that is still being opened is not waited for: mending goes on at the next start.
        """
        self.store.settings.save_through(None)
        self._jobs.put(None)
        self._thread.join(timeout)
        if self._thread.is_alive():
            return
        self._meanwhile.close()
        with self._door:
            self._closed = True
            if self._is_opening:
                return
        self.store.close()

    def mark_behind(self, behind: Behind) -> None:
        """Try this again from time to time, until it is up to date. For the thread's own jobs."""
        self._behind.add(behind)
        self._retry_at = monotonic() + RETRY_SECONDS

    def mark_up_to_date(self, behind: Behind) -> None:
        """Stop trying."""
        self._behind.discard(behind)

    def _open(self) -> None:
        try:
            self.store.finish_opening()
            self._meanwhile.bring_in()
        finally:
            with self._door:
                self._is_opening = False
                closed = self._closed
            if closed:
                self.store.close()
            else:
                self._jobs.put(_Job(self._go_on_open, True))

    def _go_on_open(self) -> None:
        """The store is open: bring the games of the table into it, then do what has waited."""
        self.is_open = True
        self._catch_up()
        if not self._behind:
            self._meanwhile.drop()
        held, self._held = self._held, []
        for job in held:
            job.do()

    def _tell_when_done(self, future: Future[T], then: Callable[[Future[T]], None] | None) -> None:
        if then is not None:
            hears = then
            future.add_done_callback(lambda done: self._deliver(lambda: hears(done)))

    def _work(self) -> None:
        while True:
            if self._behind and monotonic() >= self._retry_at:
                self._catch_up()
            if self._slices:
                self._do_slices()
            elif self.is_open and self._jobs.empty():
                self.store.tidy()
            try:
                job = self._jobs.get(timeout=self._longest_wait())
            except Empty:
                continue
            if job is None:
                self._catch_up()
                self._drop_slices()
                for waiting in self._held:
                    waiting.drop()
                return
            if self.is_open or job.at_once:
                job.do()
            else:
                self._held.append(job)

    def _longest_wait(self) -> float | None:
        if self._slices:
            return 0.0
        return max(0.0, self._retry_at - monotonic()) if self._behind else None

    def _do_slices(self) -> None:
        """Go on with long work until something waits."""
        slices, future = self._slices[0]
        try:
            while self._jobs.empty() and not (self._behind and monotonic() >= self._retry_at):
                next(slices)
            return
        except StopIteration as end:
            future.set_result(end.value)
        except BaseException as error:
            future.set_exception(error)
        del self._slices[0]

    def _drop_slices(self) -> None:
        for slices, future in self._slices:
            slices.close()
            future.cancel()
        self._slices.clear()

    def _catch_up(self) -> None:
        self._retry_at = monotonic() + RETRY_SECONDS
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
