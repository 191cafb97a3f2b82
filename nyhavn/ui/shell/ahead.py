"""Makes the screens that a player may open next, in small slices, while nothing else happens."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

from kivy.base import EventLoop
from kivy.clock import Clock

from nyhavn.ui import screens
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art.sheets import sheet_names, sheets

if TYPE_CHECKING:
    from nyhavn.ui.table.board import Board

SLICE_SECONDS = 0.005
"""Of each frame; the longest single step comes on top, and both together stay below 8 ms."""
WAIT_SECONDS = 0.3
"""From the first frame until the first slice: whoever is in a hurry is not kept waiting."""

PICTURES = "pictures"
"""Among the screens: all sheets of drawn pictures."""
BOARD = "board"
"""Among the screens: a board, for the first of those that play on one; then the next one is made."""
BOARDS = 4
"""How many play on one."""
ORDER = (
    "setup", PICTURES, "rules", "settings", "saves", "table", BOARD, "puzzle", "lesson", "players",
)  # fmt: skip
"""What is likely to be opened first comes first."""
LATER = ("puzzles", "scoreboard", "replay", "review", "try_again", "book")
"""What is made once Home was left: most of it cannot be opened from there, and it weighs 20 MB."""

_log = logging.getLogger(__name__)


class Ahead:
    """Has screens ready before they are opened.

    Modules and kv files are read in a thread of their own; widgets are made, and pictures loaded, in slices
    between the frames.
    Python's collector passes over what was made (`gc.freeze`): nothing of it ever goes, and looking through
    all of it takes some 30 ms, in the middle of a slice or of a drag.
    """

    def __init__(self, app: Any) -> None:
        self._app = app
        self._read: list[str] = [PICTURES]
        """What can be made: screens whose modules and kv files are there."""
        self._making: dict[str, tuple[AppScreen | None, Iterator[None]]] = {}
        self._tick: Any = None
        self._wanted: list[str] = []
        self._waiting: list[str] = []
        """What is wanted once Home was left."""
        self._board: Board | None = None
        self._boards = 0
        """How many were begun."""

    def start(self) -> None:
        """Begin, soon after the first frame."""
        self._wanted = [name for name in ORDER if not self._app.manager.has_screen(name)]
        self._waiting = list(LATER)
        # The clock's first tick is that of the first frame, however long a slow device takes to get there.
        Clock.schedule_once(lambda _dt: Clock.schedule_once(self._begin, WAIT_SECONDS), 0)

    def stop(self) -> None:
        """Leave what is not made yet."""
        self._wanted.clear()
        self._waiting.clear()
        if self._tick is not None:
            self._tick.cancel()

    @property
    def is_busy(self) -> bool:
        """Whether screens are being made, or will be as soon as their files are read."""
        return bool(self._wanted)

    def screen(self, name: str) -> AppScreen:
        """This screen, finished now if it is not yet."""
        screen, steps = self._making.pop(name) if name in self._making else self._begin_making(name)
        assert screen is not None
        if name in self._wanted:
            self._wanted.remove(name)
        for _ in steps:
            pass
        return screen

    def board(self) -> Board:
        """A board for a screen that had none yet, finished now if it is not yet."""
        if self._board is None:
            _, steps = self._begin_making(BOARD)
        else:
            _, steps = self._making.pop(BOARD, (None, iter(())))
        for _ in steps:
            pass
        board, self._board = self._board, None
        assert board is not None
        if BOARD in self._wanted:
            self._wanted.remove(BOARD)
        if self._tick is not None and self._boards < BOARDS:
            self._wanted.append(BOARD)
            self._read.append(BOARD)
            # Unless it still goes on.
            self._tick()
        return board

    def _begin(self, _dt: float) -> None:
        gc.freeze()
        self._read_beside(tuple(name for name in self._wanted if name not in self._read))
        self._tick = Clock.schedule_interval(self._work, 0)

    def _read_beside(self, names: tuple[str, ...]) -> None:
        Thread(target=self._read_all, args=(names,), name="ahead", daemon=True).start()

    def _read_all(self, names: tuple[str, ...]) -> None:
        for name in names:
            try:
                screens.read("table" if name == BOARD else name)
            except Exception:
                # Whoever opens it hears of it; until then it is nobody's trouble.
                _log.warning("the screen %s cannot be read ahead", name, exc_info=True)
                return
            self._read.append(name)

    def _work(self, _dt: float) -> bool:
        """One slice; False once everything is made."""
        if self._waiting and self._app.manager.current != "home":
            late = tuple(name for name in self._waiting if not self._app.manager.has_screen(name))
            self._waiting.clear()
            self._wanted += late
            self._read_beside(late)
        if not self._wanted:
            return bool(self._waiting)
        if self._app.inspector.is_busy or any(touch.is_touch for touch in EventLoop.touches):
            return True
        end, name = perf_counter() + SLICE_SECONDS, self._next()
        if name:
            self._app.frame_rate.stir()
        while name:
            self._step(name)
            name = self._next() if perf_counter() < end else ""
        return True

    def _next(self) -> str:
        """What can be made now; empty if all that is left has to be read first."""
        return next((name for name in self._wanted if name in self._read), "")

    def _step(self, name: str) -> None:
        if name not in self._making:
            self._making[name] = self._begin_making(name)
        screen, steps = self._making[name]
        if next(steps, self) is self:
            del self._making[name]
            self._wanted.remove(name)
            if screen is not None:
                self._app.manager.add_widget(screen)
            gc.freeze()

    def _begin_making(self, name: str) -> tuple[AppScreen | None, Iterator[None]]:
        if name == PICTURES:
            return None, _load_sheets()
        if name == BOARD:
            from nyhavn.ui.table.board import empty_board

            self._board = empty_board()
            self._boards += 1
            return None, self._board.making()
        screen = screens.begin(name, self._app)
        # Laid out as it will be shown, so that nothing is left to do then.
        screen.pos, screen.size = self._app.manager.pos, self._app.manager.size
        return screen, screen.making()


def _load_sheets() -> Iterator[None]:
    for name in sheet_names():
        if not sheets[name].is_ready:
            yield from sheets[name].loading()
