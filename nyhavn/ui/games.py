"""The player's games as the screens see them: the store beside the screen, and what it has to tell."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from kivy.clock import Clock

from nyhavn.match.setup import Setup
from nyhavn.storage.exchange import ImportRefusedError
from nyhavn.storage.importing import GameImport, Imported, IsWanted, Slices
from nyhavn.storage.store import Store
from nyhavn.storage.thread import StoreThread
from nyhavn.storage.troubles import Notice, StorageError, Trouble
from nyhavn.system import let_frames_through

T = TypeVar("T")
Apologise = Callable[[Trouble], None]
"""Tells the player that something could not be read or done."""


class Games(StoreThread[Setup]):
    """The store at work. Screens ask it through `ask`, so that no answer is taken without a look at it.

    (`submit` hands out futures, whose bare `result()` in a callback of the clock ends the app when the file
    cannot be read. A test keeps it out of the screens.)
    """

    def __init__(self, store: Store[Setup], apologise: Apologise) -> None:
        if not store.is_open:
            # It may be mended first, which can take a minute.
            let_frames_through()
        super().__init__(store, on_screen)
        self._apologise = apologise

    def ask(
        self,
        work: Callable[[Store[Setup]], T],
        then: Callable[[T], None],
        instead: Callable[[], None] | None = None,
        *,
        slow: bool = False,
        apologise: Apologise | None = None,
    ) -> None:
        """Have the store do something beside the screen, and hand its answer over.

        If there is none, the player is told, by `apologise` where the usual sentence does not fit, and
        `instead` is called: an empty list. Slow is what takes seconds; steps go on being kept meanwhile.
        """

        submit = self.submit_slow if slow else self.submit
        submit(lambda: work(self.store), self._looked_at(then, instead, apologise))

    def take_in(
        self,
        source: Path | str,
        then: Callable[[Imported | ImportRefusedError], None],
        instead: Callable[[], None],
        apologise: Apologise,
    ) -> GameImport[Setup]:
        """Import games beside the screen, a little at a time: whatever else is asked for comes first."""
        work = self.store.begin_import(source)

        def slices(is_wanted: IsWanted) -> Slices[Imported | ImportRefusedError]:
            try:
                return (yield from work.slices(is_wanted))
            except ImportRefusedError as error:
                return error

        let_frames_through()
        self.submit_slices(slices, self._looked_at(then, instead, apologise))
        return work

    def _looked_at(
        self, then: Callable[[T], None], instead: Callable[[], None] | None, apologise: Apologise | None
    ) -> Callable[[Future[T]], None]:
        def look(done: Future[T]) -> None:
            if done.cancelled():
                return
            error = done.exception()
            if error is None:
                then(done.result())
                return
            if not isinstance(error, StorageError):
                # No trouble that storage knows of; a player can do nothing about it but go on.
                logging.getLogger(__name__).error("the games could not be asked", exc_info=error)
            trouble = error.trouble if isinstance(error, StorageError) else Trouble.DAMAGED
            (apologise or self._apologise)(trouble)
            if instead is not None:
                instead()

        return look


def open_games(store: Store[Setup], tell: Callable[[Notice], None], apologise: Apologise) -> Games:
    """Put a store to work; tell hears on the screen's side what the player has to know."""
    earlier = tuple(store.notices)

    def tell_earlier() -> None:
        for notice in earlier:
            tell(notice)

    on_screen(tell_earlier)
    store.on_notice = lambda notice: on_screen(lambda: tell(notice))
    return Games(store, apologise)


def on_screen(call: Callable[[], None]) -> None:
    """Have something called in the thread of the screen."""
    Clock.schedule_once(lambda _dt: call(), 0)
