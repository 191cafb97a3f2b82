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

from nyhavn.system import give_back_memory
from nyhavn.ui import screens
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art.sheets import sheet_names, sheets
from nyhavn.ui.shell.warm_up import WarmUp

if TYPE_CHECKING:
    from nyhavn.ui.table.board import Board
    from nyhavn.ui.table.tabletop import Tabletop

SLICE_SECONDS = 0.005
"""Of each frame; the longest single step comes on top, and both together stay below 8 ms."""
WAIT_SECONDS = 0.3
"""From the first frame until the first slice: whoever is in a hurry is not kept waiting."""
REST_SECONDS = 1.0
"""From the moment that a screen is opened until the next slice: it has the core for itself."""

FRAMES_TO_SETTLE = 2
"""After so many all that was made lies where it belongs."""

PICTURES = "pictures"
"""Among the screens: all sheets of drawn pictures."""
BOARD = "board"
"""Among the screens: a board, for the first of those that play on one; then the next one is made."""
BOARDS = 4
"""How many play on one."""
BOARD_WARM_UP = "board_warm_up"
"""Among the screens: the layout of that board, and everything on it drawn."""
LARGE = "large pictures"
"""Among the screens, once Home was left: the pictures on that board which are larger than half their sheets.
They weigh 2 to 4 MB."""
PLANS = "plans"
"""Among the screens: where everything lies on their tables."""
PLAYERS = (2, 3, 4)
"""How many play a game."""
PLAYING = ("table", "lesson", "try_again")
"""Who may take the next board, the likeliest first; whoever has not had the lesson yet begins with that."""
NEEDED = {PLANS: "lesson", BOARD: "table", BOARD_WARM_UP: "table"}
"""What has to be read for what is no screen."""
ORDER = (
    PICTURES, "setup", "rules", "settings", "saves", "table", "lesson", PLANS, BOARD, BOARD_WARM_UP, "puzzle",
    "players", "puzzles", "book",
)  # fmt: skip
"""What is likely to be opened first comes first."""
LATER = ("scoreboard", "replay", "review", "try_again")
"""What is made once Home was left: it cannot be opened from there, and it weighs 13 MB."""

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
        self.making: dict[str, tuple[AppScreen | None, Iterator[None]]] = {}
        """What is half made, with the steps that are left."""
        self._tick: Any = None
        self._rests_until = 0.0
        self._wants_frame = False
        """Whether the slice ends here, because what comes next waits for a frame."""
        self._warm_up = WarmUp()
        self._is_urgent = False
        """Whether a screen is being finished that somebody waits for."""
        self._wanted: list[str] = []
        self._waiting: list[str] = []
        """What is wanted once Home was left."""
        self._was_home_left = False
        self.next_board: Board | None = None
        """That of the next screen which wants one."""
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
        return bool(self._wanted or (self._waiting and self._is_home_left))

    @property
    def _is_home_left(self) -> bool:
        """Whether another screen than Home is open."""
        return bool(self._app.manager.current != "home")

    def screen(self, name: str) -> AppScreen:
        """This screen, finished now if it is not yet."""
        screen, steps = self.making.pop(name) if name in self.making else self._begin_making(name)
        assert screen is not None
        self._leave(name)
        self._is_urgent = True
        for _ in steps:
            pass
        self._is_urgent = False
        return screen

    def board(self) -> Board:
        """A board for a screen that had none yet, finished now if it is not yet."""
        if self.next_board is None:
            self.making[BOARD] = self._begin_making(BOARD)
        for name in (BOARD, LARGE):
            _, steps = self.making.pop(name, (None, iter(())))
            for _ in steps:
                pass
            self._leave(name)
        # Whoever wants it now has something else to show on it.
        self.making.pop(BOARD_WARM_UP, None)
        self._leave(BOARD_WARM_UP)
        board, self.next_board = self.next_board, None
        assert board is not None
        if self._tick is not None and self._boards < BOARDS:
            self._wanted += (BOARD, BOARD_WARM_UP)
            self._read += (BOARD, BOARD_WARM_UP)
            # Unless it still goes on.
            self._tick()
        return board

    def _leave(self, name: str) -> None:
        if name in self._wanted:
            self._wanted.remove(name)

    def _begin(self, _dt: float) -> None:
        gc.freeze()
        self._app.manager.bind(current=self._rest)
        self._read_beside(tuple(name for name in self._wanted if name not in self._read))
        self._tick = Clock.schedule_interval(self.work, 0)

    def _read_beside(self, names: tuple[str, ...]) -> None:
        Thread(target=self._read_all, args=(names,), name="ahead", daemon=True).start()

    def _read_all(self, names: tuple[str, ...]) -> None:
        for name in names:
            try:
                screens.read(NEEDED.get(name, name)).prepare()
            except Exception:
                # Whoever opens it hears of it; until then it is nobody's trouble.
                _log.warning("the screen %s cannot be read ahead", name, exc_info=True)
                return
            self._read.append(name)

    def _rest(self, *_: Any) -> None:
        self._rests_until = perf_counter() + REST_SECONDS

    def work(self, _dt: float) -> bool:
        """One slice; False once everything is made."""
        now = perf_counter()
        if now < self._rests_until:
            # Files are not read either: on one core that would take half of it.
            return True
        if self._waiting and self._is_home_left:
            late = tuple(name for name in self._waiting if not self._app.manager.has_screen(name))
            self._waiting.clear()
            self._was_home_left = True
            self._wanted += (LARGE, *late)
            self._read.append(LARGE)
            self._read_beside(late)
        if not self._wanted:
            return bool(self._waiting)
        if self._app.inspector.is_busy or any(touch.is_touch for touch in EventLoop.touches):
            return True
        end, name = now + SLICE_SECONDS, self._next()
        if not name:
            return True
        self._app.frame_rate.stir()
        # What a slice makes stays; the collector would look for garbage in the middle of it.
        gc.disable()
        while name:
            self.step(name)
            name = self._next() if perf_counter() < end and not self._wants_frame else ""
        self._wants_frame = False
        gc.freeze()
        gc.enable()
        return True

    def _next(self) -> str:
        """What can be made now; empty if all that is left has to be read first."""
        return next((name for name in self._wanted if name in self._read), "")

    def step(self, name: str) -> None:
        """Make the next piece of this."""
        if name not in self.making:
            self.making[name] = self._begin_making(name)
        screen, steps = self.making[name]
        if next(steps, self) is self:
            del self.making[name]
            self._wanted.remove(name)
            if screen is not None:
                self._app.manager.add_widget(screen)
            if not self._wanted:
                give_back_memory()

    def _begin_making(self, name: str) -> tuple[AppScreen | None, Iterator[None]]:
        if name == PICTURES:
            return None, _load_sheets()
        if name == BOARD:
            from nyhavn.ui.table.board import empty_board

            self.next_board = empty_board()
            self._boards += 1
            return None, self.next_board.making()
        if name == BOARD_WARM_UP:
            return None, self._warm_up_board()
        if name == LARGE:
            return None, self._load_large()
        if name == PLANS:
            return None, self._arrange_tables()
        screen = screens.begin(name, self._app)
        # Laid out as it will be shown, so that nothing is left to do then.
        screen.pos, screen.size = self._app.manager.pos, self._app.manager.size
        return screen, self._make(screen)

    def _warm_up_board(self) -> Iterator[None]:
        from nyhavn.ui.table.board_warm_up import warm_up_board

        board, table = self.next_board, next(self._tables(), None)
        if board is not None and table is not None:
            yield from warm_up_board(board, table, self._app)
        if self._was_home_left:
            yield from self._load_large()

    def _load_large(self) -> Iterator[None]:
        """Have the pictures of the next board in full size."""
        for name in self.next_board.pictures if self.next_board is not None else ():
            sheets.prefetch(name)
            yield

    def _arrange_tables(self) -> Iterator[None]:
        """Find out where everything lies on them; beside the frames, because one takes 10 ms."""
        from nyhavn.ui.table.layout.arrange import arrange

        wanted = {
            table.fitting(players).measures()
            for table in self._tables()
            for players in ((2,) if table.taught else PLAYERS)
        }
        thread = Thread(target=lambda: [arrange(each) for each in wanted], name="plans", daemon=True)
        thread.start()
        while thread.is_alive():
            self._wants_frame = True
            yield

    def _tables(self) -> Iterator[Tabletop]:
        """Those that have no board yet, the likeliest first; nobody knows a puzzle's size, which depends on
        the puzzle."""
        manager = self._app.manager
        is_newcomer = not self._app.preferences.lesson_done
        for name in sorted(PLAYING, key=lambda name: is_newcomer and name != "lesson"):
            if manager.has_screen(name):
                table = manager.get_screen(name).tabletop
                if not table.has_board and min(table.size) > 1:
                    yield table

    def _hurries(self) -> bool:
        """Asked anew after each step: it may come between two of them."""
        return self._is_urgent

    def _make(self, screen: AppScreen) -> Iterator[None]:
        yield from screen.making()
        if self._hurries():
            return
        # Not before everything has its place.
        for _ in range(FRAMES_TO_SETTLE):
            self._wants_frame = True
            yield
        steps = self._warm_up.steps if screen.warms_up_whole else self._warm_up.new_classes
        for _ in steps(screen):
            yield
            if self._hurries():
                # Whoever waits for it sees it drawn in earnest.
                return


def _load_sheets() -> Iterator[None]:
    for name in sheet_names():
        if not sheets[name].is_ready:
            yield from sheets[name].loading()
