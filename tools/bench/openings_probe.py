"""Runs the app at Home on one core, then opens each screen twice and prints, as JSON, how long that took.

Called with the name of a screen, it opens that one alone, straight from Home. Where other programs want the
core, too, it waits until all is made that a core of its own has made by then.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from tools.bench.inside import finish_frame, run_app

HOME_SECONDS = 8.0
SETTLED_SECONDS = 1.0
"""So long after the last frame everything is shown."""
STILL_SECONDS = 0.4
"""If there was a frame since then, more may come."""
READING_SECONDS = 3.0
"""So long somebody reads at least how the game ended, or looks at the beginning of a replay."""
CHOOSING_SECONDS = 1.5
"""So long somebody looks at what can be done with a saved game."""
LONGEST_SLICE = 8.0
FROM_HOME = (
    "setup", "settings", "saves", "players", "rules", "table", "lesson", "puzzles", "puzzle", "book",
)  # fmt: skip
"""What can be opened from there."""


@dataclass(frozen=True)
class Way:
    """How a player comes to a screen: what he does before, and how he opens it."""

    open: Callable[[], object]
    before: Callable[[], Iterator[float]] = lambda: iter(())


class Probe:
    """Waits at Home, then opens one screen after the other, or one alone."""

    def __init__(self, app: Any, alone: str = "") -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        self.app, self.clock, self._alone = app, Clock, alone
        app.preferences.motion = "off"
        self.figures: dict[str, Any] = {"openings": {}, "waited": HOME_SECONDS, "rss_at_first": _rss()}
        self._slices: list[float] = []
        self._frames = 0
        """In how many frames something was made."""
        self._made_after = 0.0
        self._last = (0.0, 0.0)
        self._has_kept = False
        self._watch_slices()
        Window.bind(on_flip=self._flipped)
        self._steps = self._measure()
        Clock.schedule_once(self._next, HOME_SECONDS)

    def _watch_slices(self) -> None:
        step, work = self.app.ahead.step, self.app.ahead.work

        def framed(dt: float) -> bool:
            before = len(self._slices)
            going_on = bool(work(dt))
            self._frames += len(self._slices) > before
            return going_on

        self.app.ahead.work = framed

        def timed(name: str) -> None:
            began = time.thread_time()
            step(name)
            self._slices.append((time.thread_time() - began) * 1000)
            self._made_after = time.perf_counter() - STARTED

        self.app.ahead.step = timed

    def _flipped(self, *_: Any) -> None:
        finish_frame()
        self._last = time.perf_counter(), time.thread_time()

    def _next(self, _dt: float) -> None:
        wait = next(self._steps, None)
        if wait is None:
            print(json.dumps(self.figures), flush=True)
            self.app.stop()
        else:
            self.clock.schedule_once(self._next, wait)

    def _measure(self) -> Iterator[float]:
        yield from self._until_made()
        self.figures |= {
            "rss": _rss(),
            "made_after": self._made_after,
            "longest_slice": max(self._slices, default=0.0),
            "late_slices": sum(each > LONGEST_SLICE for each in self._slices),
            "frames": self._frames,
            "together": sum(self._slices) / 1000,
        }
        ways = self._ways()
        for name, way in ways.items() if not self._alone else ((self._alone, ways[self._alone]),):
            taken = []
            for _ in range(2):
                yield from way.before()
                yield from self._until_made()
                began = time.perf_counter(), time.thread_time()
                way.open()
                yield from self._until_shown()
                wall, work = ((end - start) * 1000 for end, start in zip(self._last, began, strict=True))
                taken.append({"wall": wall, "work": work})
                self.app.open("home")
                yield SETTLED_SECONDS
            self.figures["openings"][name] = taken

    def _ways(self) -> dict[str, Way]:
        """The likeliest first; what can be opened from Home, then what comes after a game."""
        from nyhavn.lesson.lessons import FIRST

        record, another, begun = (match.record() for match in (_played(), _played(seed=2), _played(steps=6)))
        straight: dict[str, dict[str, Any]] = {
            "setup": {},
            "settings": {},
            "saves": {},
            "players": {},
            "rules": {},
            "table": {"setup": record.setup},
            "lesson": {"begin": FIRST},
            "puzzles": {},
            "puzzle": {"asked": _days_facade()},
            "book": {},
        }
        assert tuple(straight) == FROM_HOME
        ways = {name: Way(partial(self._open, name, **shown)) for name, shown in straight.items()}
        return ways | {
            "scoreboard": Way(lambda: self._open("scoreboard", record=record)),
            "replay": Way(lambda: self._open("replay", record=record)),
            "review, from the scoreboard": Way(
                lambda: self._screen("scoreboard").review(), lambda: self._read("scoreboard", record=record)
            ),
            "review, from a replay": Way(
                lambda: self._screen("replay").review(), lambda: self._read("replay", record=another)
            ),
            "review, from saved games": Way(self._choose_review, self._open_menu),
            "try_again": Way(self._try_again, lambda: self._look_at(begun)),
        }

    def _screen(self, name: str) -> Any:
        return self.app.manager.get_screen(name)

    def _open(self, name: str, **what: Any) -> None:
        self.app.open(name, **what)

    def _read(self, name: str, **what: Any) -> Iterator[float]:
        self.app.open(name, **what)
        yield READING_SECONDS
        yield from self._until_looked_at()

    def _open_menu(self) -> Iterator[float]:
        """The menu of the only game that is kept."""
        from nyhavn.ui.autosave import begin_chronicle

        saves = "saves"
        if not self._has_kept:
            self._has_kept = True
            begin_chronicle(self.app, _played(seed=3))
        self.app.open(saves)
        self._screen(saves).show("finished")
        yield SETTLED_SECONDS
        self._screen(saves).open_menu(0)
        yield CHOOSING_SECONDS
        yield from self._until_looked_at()

    def _until_looked_at(self) -> Iterator[float]:
        """A core of its own is done with the first look at a game by then: that takes it half a second."""
        manager = self.app.manager
        while not manager.has_screen("review") or manager.get_screen("review").review is None:
            yield SETTLED_SECONDS

    def _choose_review(self) -> None:
        from kivy.core.window import Window

        entry = next(
            each
            for sheet in Window.children
            for each in sheet.walk(restrict=True)
            if getattr(each, "name", "") == "save.0.review"
        )
        entry.dispatch("on_release")

    def _look_at(self, record: Any) -> Iterator[float]:
        self.app.open("review", record=record)
        yield from self._until_looked_at()
        self._screen("review").look_at(0)
        yield SETTLED_SECONDS

    def _try_again(self) -> None:
        self._screen("review").try_again()

    def _until_shown(self) -> Iterator[float]:
        """A busy machine may still be at it when there was time enough for all."""
        yield SETTLED_SECONDS
        while time.perf_counter() - self._last[0] < STILL_SECONDS:
            yield STILL_SECONDS

    def _until_made(self) -> Iterator[float]:
        while self.app.ahead.is_busy or self.app.inspector.is_busy:
            yield SETTLED_SECONDS


def _days_facade() -> Any:
    import datetime as dt

    from nyhavn.puzzles.daily import of_the_day
    from nyhavn.puzzles.pack import load_pack
    from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest

    today = dt.date.today()
    return PuzzleRequest(of_the_day(load_pack().facades, today), today)


def _played(steps: int | None = None, seed: int = 1) -> Any:
    """A game of two, by chance: finished, or after so many steps."""
    from nyhavn.match.game import Match
    from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup

    seats = tuple(Seat(name, color) for name, color in zip(("Anna", "Bence"), HOUSE_COLORS, strict=False))
    match, chance = Match(Setup(seats, seed)), random.Random(seed)
    while not match.state.over and len(match.steps) != steps:
        match.play(chance.choice(match.state.legal()))
    return match


def _rss() -> float:
    with open("/proc/self/statm") as figures:
        return int(figures.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


STARTED = time.perf_counter()

if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    # Kivy takes what it finds there.
    wanted = sys.argv[1:]
    run_app(lambda app: Probe(app, *wanted[1:]), wanted[0], (), after=0.0)
