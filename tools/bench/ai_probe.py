"""Redraws a full table by itself and beside a thinking opponent, in turn, and prints how long frames took."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import plan_turn
from nyhavn.engine.view import View
from nyhavn.match.opponent import Plan, Thinking
from tools.bench.table_probe import Probe, main

ROUNDS = 32
FRAMES = 25
"""Frames of each kind in a round; both kinds in turn, so that whatever else happens hits both."""
LONGEST = 600_000
"""Milliseconds; it is stopped before."""


def _think(view: View, _level: str, seed: int, stop: Callable[[], bool]) -> Plan | None:
    found = plan_turn(view, LEVELS[-1], seed, milliseconds=LONGEST, stop=stop)
    return None if found is None else found.actions


class ThinkingProbe(Probe):
    """Frames with and without an opponent's thread."""

    def _measure(self) -> Iterator[float]:
        self.figures = {"alone": [], "beside": []}
        self._play_on()
        yield 0.5
        for _ in range(ROUNDS):
            yield from self._redraw("alone")
            thinking = Thinking(self.app.manager.current_screen.match, _think, lambda _plan: None)
            thinking.start()
            yield from self._redraw("beside")
            thinking.stop()
            thinking.join(10.0)

    def _redraw(self, name: str) -> Iterator[float]:
        for _ in range(FRAMES):
            yield from self._timed(self.figures[name], self.window.canvas.ask_update)


if __name__ == "__main__":
    main(ThinkingProbe)
