"""Runs the app at Home on one core, then opens each screen twice and prints, as JSON, how long that took.

Where other programs want the core, too, it waits until all is made that a core of its own has made by then.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from tools.bench.inside import finish_frame, run_app

HOME_SECONDS = 8.0
SETTLED_SECONDS = 1.0
"""So long after the last frame everything is shown."""
STILL_SECONDS = 0.4
"""If there was a frame since then, more may come."""
READING_SECONDS = 3.0
"""So long somebody reads at least how the game ended."""
LONGEST_SLICE = 8.0


class Probe:
    """Waits at Home, then opens one screen after the other."""

    def __init__(self, app: Any) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        self.app, self.clock = app, Clock
        app.preferences.motion = "off"
        self.figures: dict[str, Any] = {"openings": {}, "waited": HOME_SECONDS, "rss_at_first": _rss()}
        self._slices: list[float] = []
        self._frames = 0
        """In how many frames something was made."""
        self._made_after = 0.0
        self._last = (0.0, 0.0)
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
        from nyhavn.lesson.lessons import FIRST

        match, begun = _played(), _played(steps=6)
        what: dict[str, dict[str, Any]] = {
            "setup": {},
            "settings": {},
            "saves": {},
            "players": {},
            "rules": {},
            "table": {"setup": match.setup},
            "lesson": {"begin": FIRST},
            "scoreboard": {"match": match},
            "replay": {"match": match},
            "puzzles": {},
            "puzzle": {"asked": _days_facade()},
            "book": {},
            "review": {"match": match},
            "other_review": {"match": begun},
            "try_again": {"match": begun},
        }
        for name, arguments in what.items():
            taken = []
            yield from self._until_made()
            if name == "try_again":
                # On a busy machine it may still look at the game for the first time.
                self.app.open("review", match=begun)
                while self.app.manager.get_screen("review").review is None:
                    yield SETTLED_SECONDS
                arguments["turn"] = self.app.manager.get_screen("review").review.turns[0]
                self.app.open("home")
                yield SETTLED_SECONDS
            for _ in range(2):
                if name == "review":
                    # The way there of whoever has just played.
                    self.app.open("scoreboard", match=match)
                    yield READING_SECONDS
                began = time.perf_counter(), time.thread_time()
                self.app.open(name.removeprefix("other_"), **arguments)
                yield from self._until_shown()
                wall, work = ((end - start) * 1000 for end, start in zip(self._last, began, strict=True))
                taken.append({"wall": wall, "work": work})
                self.app.open("home")
                yield SETTLED_SECONDS
            self.figures["openings"][name] = taken

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


def _played(steps: int | None = None) -> Any:
    """A game of two, by chance: finished, or after so many steps."""
    from nyhavn.match.game import Match
    from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup

    seats = tuple(Seat(name, color) for name, color in zip(("Anna", "Bence"), HOUSE_COLORS, strict=False))
    match, chance = Match(Setup(seats, 1)), random.Random(1)
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
    run_app(Probe, sys.argv[1], (), after=0.0)
