"""Runs a table in a real window and prints, as JSON, how its busiest motion runs and what 20 games keep."""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from tools.bench.inside import SIZE, finish_frame, run_app

SIZES = {"motion": SIZE, "games": "360x640"}
"""What of the games is left in memory does not hang on the size, but their time does."""
TURNS = 60
IDLE_FRAMES = 200
REPEATS = 25
DRAG_FRAMES = 12
PEAKS = 3
"""In each repeat: a peak is short, and a slow machine draws but a few frames of it."""
GAMES = (2, 20)
"""After how many games the memory is measured."""


class Probe:
    """Steps through the measurements, one frame at a time."""

    def __init__(self, app: Any) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        from nyhavn.ui.shell import frame_rate

        # Frames come as fast as they can be drawn, so that the time between two is what one costs.
        frame_rate.MOVING_HZ = frame_rate.STILL_HZ = Clock._max_fps = 0.0
        self.app, self.clock, self.window = app, Clock, Window
        self.figures: dict[str, Any] = {
            "idle": [],
            "drag": [],
            "busy": [],
            "opponent": [],
            "rss": {},
            "boards": {},
        }
        self._into: list[float] | None = None
        self._last = 0.0
        Window.bind(on_flip=self._flipped)

    def start(self, steps: Iterator[float]) -> None:
        """Begin to measure."""
        self._steps = steps
        self.clock.schedule_once(self._next, 0.5)

    @property
    def table(self) -> Any:
        return self.app.manager.get_screen("table").tabletop

    def _flipped(self, *_: Any) -> None:
        finish_frame()
        # Of all threads, those that paint among them; whatever else the machine does is not in it.
        now = time.process_time()
        if self._into is not None and self._last:
            self._into.append((now - self._last) * 1000)
        self._last = now

    def _next(self, _dt: float) -> None:
        wait = next(self._steps, None)
        if wait is None:
            print(json.dumps(self.figures), flush=True)
            self.app.stop()
        else:
            self.clock.schedule_once(self._next, wait)

    def _record(self, name: str) -> None:
        """Put the processor time between frames under this name; the first after a pause does not count."""
        self._into, self._last = self.figures[name], 0.0

    def motion(self) -> Iterator[float]:
        """The table as it stands, a drag, an opponent's tile, and a row, a column and two coats at once."""
        from nyhavn.match.game import Match
        from nyhavn.ui.table.motion import Motion

        self.app.preferences.motion = "normal"
        match = Match(replace(self.table.view.setup, curtain=False))
        _fill(match)
        self.app.open("table", match=match)
        motion = Motion(self.table.board, self.app.preferences.pace)
        yield 1.0
        for _ in range(REPEATS):
            # In turn, so that a change of the machine's mood meets both.
            self._record("idle")
            for _ in range(IDLE_FRAMES // REPEATS):
                self.window.canvas.ask_update()
                yield 0
            self._into = None
            yield from self._drag()
            yield from self._opponent(motion, match)
            for _ in range(PEAKS):
                motion.show(_busiest(match))
                self._record("busy")
                while motion.is_moving:
                    yield 0
                self._into = None
                self.table.redraw()
                yield 0

    def _drag(self) -> Iterator[float]:
        """A tile is carried from square to square."""
        from nyhavn.match.deeds import CarryTo, PutBack, TakeTile

        kind = next(kind for kind in self.table.view.supply if self.table.view.can_take(kind))
        self.table.do(TakeTile(kind))
        self._record("drag")
        for step in range(DRAG_FRAMES):
            self.table.do(CarryTo((step % 4, step * 7 % 8)))
            yield 0
        self._into = None
        self.table.do(PutBack())
        yield 0

    def _opponent(self, motion: Any, match: Any) -> Iterator[float]:
        """Another house is shown large, and a tile comes to it from the supply."""
        from nyhavn.engine.actions import Build
        from nyhavn.ui.table.board import show

        board, view = self.table.board, self.table.view
        seat = (view.seat + 1) % len(view.players)
        build = next(step.action for step in reversed(match.steps) if isinstance(step.action, Build))
        board.spotlight.house.seat = seat
        show(board.spotlight)
        motion.point(build, seat)
        self._record("opponent")
        for _ in range(DRAG_FRAMES):
            yield 0
        self._into = None
        motion.finish()
        self.table.redraw()
        yield 0

    def games(self) -> Iterator[float]:
        """Whole games one after the other, and the memory in between."""
        from nyhavn.match.setup import Setup

        self.app.preferences.motion = "fast"
        first: Setup = self.table.view.setup
        # What is made ahead is there before the first game: it is not what games leave behind.
        while self.app.ahead.is_busy:
            yield 0.1
        for number in range(1, GAMES[-1] + 1):
            two = replace(first, seats=first.seats[:2], sides=(), seed=number, curtain=False)
            self.app.start_game(two)
            yield 0
            yield from self._play()
            if number in GAMES:
                yield 0.5
                self._weigh(number)
            self.app.open("home")
            yield 0.2

    def _play(self) -> Iterator[float]:
        from nyhavn.match.deeds import Confirm
        from nyhavn.match.draft import draft_of
        from nyhavn.match.view import Stage

        session, chance = self.table.session, random.Random(1)
        while not session.view.over:
            state = session.view.state
            session.lay_out(draft_of(state, _some_action(state, chance)))
            session.do(Confirm())
            while session.view.stage is Stage.SAVING:
                yield 0
            yield 0
        while self.app.manager.current != "scoreboard":
            yield 0

    def _weigh(self, number: int) -> None:
        from nyhavn.system import give_back_memory
        from nyhavn.ui.art.drawn import in_use

        gc.collect()
        give_back_memory()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        self.figures["rss"][number] = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        # The collector does not tell: it passes over what was made ahead. Each board has one such track.
        boards = sum(type(thing).__name__ == "TrackWidget" for thing in in_use)
        self.figures["boards"][number] = boards


def _some_action(state: Any, chance: random.Random) -> Any:
    from nyhavn.engine.actions import Build

    actions = state.legal()
    builds = [action for action in actions if isinstance(action, Build)]
    low = sorted(builds, key=lambda build: sum(y for _, y in build.cells))
    return low[0] if low else chance.choice(actions)


def _fill(match: Any) -> None:
    """Fill the houses as players would."""
    chance = random.Random(1)
    while match.state.turn < TURNS or match.state.phase != "turn":
        match.play(_some_action(match.state, chance))


def _busiest(match: Any) -> Any:
    """A step in which a tile brings a row, a column and two coats of arms, and the piers are filled again."""
    from nyhavn.engine import events as happened

    seat = match.state.current
    built = next(
        event
        for step in reversed(match.steps)
        for event in step.events
        if isinstance(event, happened.TileBuilt)
    )
    events = [
        replace(built, player=seat),
        happened.CoatCovered(seat, (1, 6)),
        happened.CoatRowFilled(seat, 2),
        happened.RowScored(seat, 1, 2),
        happened.ColumnScored(seat, 1, 1),
        *(happened.PierRefilled(slot, "red") for slot in range(3)),
    ]
    return replace(match.steps[-1], before=match.state, events=tuple(events))


def main(what: str) -> None:
    """Run the app with the probe in it."""

    def attach(app: Any) -> Probe:
        probe = Probe(app)
        measure: Callable[[], Iterator[float]] = getattr(probe, what)
        probe.start(measure())
        return probe

    run_app(attach, SIZES[what])


if __name__ == "__main__":
    main(sys.argv[1])
