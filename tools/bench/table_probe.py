"""Runs a full four-player table in a real window and prints, as JSON, the processor time of its frames."""

from __future__ import annotations

import json
import random
import resource
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tools.bench.inside import finish_frame, run_app

TURNS = 60
MOVES = 240
TAPS = 60
REDRAWS = 60
RECOLORS = 20
REST_SECONDS = 5.0


class Probe:
    """Steps through the measurements, one frame at a time."""

    def __init__(self, app: Any) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        self.app, self.clock, self.window = app, Clock, Window
        self.figures: dict[str, Any] = {"redraw": [], "touch": [], "drag": [], "work": []}
        self.frames = 0
        self._began = 0.0
        self._into: list[float] | None = None
        Window.bind(on_flip=self._flipped)
        self._steps = self._measure()
        Clock.schedule_once(self._next, 1.0)

    @property
    def tabletop(self) -> Any:
        return self.app.manager.current_screen.tabletop

    def _flipped(self, *_: Any) -> None:
        finish_frame()
        self.frames += 1
        if self._into is not None:
            self._into.append((time.process_time() - self._began) * 1000)
            self._into = None

    def _next(self, _dt: float) -> None:
        try:
            wait = next(self._steps)
        except StopIteration:
            print(json.dumps(self.figures), flush=True)
            self.app.stop()
            return
        self.clock.schedule_once(self._next, wait)

    def _timed(self, into: list[float], act: Callable[[], None]) -> Iterator[float]:
        """Do something that changes the picture, and time until that is on the screen."""
        self._into, self._began = into, time.process_time()
        act()
        self.window.canvas.ask_update()
        while self._into is not None:
            yield 0

    def _measure(self) -> Iterator[float]:
        self._play_on()
        yield 0.5
        for _ in range(REDRAWS):
            yield from self._timed(self.figures["redraw"], self.window.canvas.ask_update)
        yield from self._tap_piers()
        yield from self._drag_tile()
        yield from self._change_colors()
        yield 1.5
        frames, cpu = self.frames, time.process_time()
        yield REST_SECONDS
        self.figures["idle_frames"] = self.frames - frames
        self.figures["idle_cpu"] = (time.process_time() - cpu) / REST_SECONDS
        self.figures["rss"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

    def _play_on(self) -> None:
        """Open a game in which the houses have been filled as players would."""
        from nyhavn.engine.actions import Build
        from nyhavn.match.game import Match

        setup = replace(self.tabletop.view.setup, curtain=False)
        match, chance = Match(setup), random.Random(1)
        while match.state.turn < TURNS or match.state.phase != "turn":
            actions = match.state.legal()
            builds = [action for action in actions if isinstance(action, Build)]
            low = sorted(builds, key=lambda build: sum(y for _, y in build.cells))
            match.play(low[0] if low else chance.choice(actions))
        self.app.open("table", match=match)

    def _change_colors(self) -> Iterator[float]:
        """Other players, other colours: how long each go of it takes the thread, and all of them together."""
        from nyhavn.ui.art.drawn import repainting

        goes: list[float] = []
        work = repainting.draw_for

        def timed(seconds: float) -> None:
            began = time.thread_time()
            work(seconds)
            goes.append((time.thread_time() - began) * 1000)

        repainting.draw_for = timed  # type: ignore[method-assign]
        self.figures["recolor"] = changes = []
        for number in range(RECOLORS):
            goes.clear()
            began = time.thread_time()
            self.app.palette_in_play = ("tritanopia", "standard")[number % 2]
            goes.append((time.thread_time() - began) * 1000)
            while repainting.is_under_way:
                yield 0
            changes.append(list(goes))
        repainting.draw_for = work  # type: ignore[method-assign]
        self.app.palette_in_play = ""

    def _finger(self, point: tuple[float, float]) -> Any:
        from kivy.base import EventLoop
        from kivy.input.motionevent import MotionEvent

        window = self.window

        class Finger(MotionEvent):  # type: ignore[misc]
            """A touch that the probe makes itself."""

            def depack(self, args: Any) -> None:
                self.sx, self.sy = args[0] / window.width, args[1] / window.height
                self.profile = ["pos"]
                super().depack(args)

            def go(self, phase: str, to: tuple[float, float] | None = None) -> None:
                if to is not None:
                    self.move(to)
                EventLoop.post_dispatch_input(phase, self)

        return Finger("probe", 1, point, is_touch=True, type_id="touch")

    def _tap_piers(self) -> Iterator[float]:
        board = self.tabletop.board
        for number in range(TAPS):
            touch = self._finger(board.piers[number % 2].center)

            def tap(touch: Any = touch) -> None:
                touch.go("begin")
                touch.go("end")

            yield from self._timed(self.figures["touch"], tap)
            yield 0.3

    def _drag_tile(self) -> Iterator[float]:
        board, view = self.tabletop.board, self.tabletop.view
        kind = next(kind for kind in view.supply if view.can_take(kind) and kind[1] == 4)
        start = board.supply[kind].center
        touch = self._finger(start)
        touch.go("begin")
        x, y, width, height = board.house.grid
        for number in range(MOVES):
            share = number / MOVES
            to = (x + width * (0.5 + 0.45 * (-1) ** number * share), y + height * (1 - share) * 0.9)

            def move(to: tuple[float, float] = to) -> None:
                began = time.thread_time()
                touch.go("update", to)
                self.figures["work"].append((time.thread_time() - began) * 1000)

            yield from self._timed(self.figures["drag"], move)
        touch.go("end")


def main(probe: type[Probe] = Probe) -> None:
    """Run the app with a probe in it."""
    run_app(probe)


if __name__ == "__main__":
    main()
