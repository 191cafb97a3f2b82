"""Redraws a full table by itself and beside a thinking opponent, in turn, and prints how long frames took."""

from __future__ import annotations

from collections.abc import Iterator

from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import plan_turn
from nyhavn.engine.view import View, player_view
from nyhavn.match.services import Plan
from nyhavn.match.thinking import Stop, ThreadThought
from nyhavn.ui.table.new_session import KivyClock
from tools.bench.table_probe import Probe, main

ROUNDS = 32
FRAMES = 25
"""Frames of each kind in a round; both kinds in turn, so that whatever else happens hits both."""
LONGEST = 600_000
"""Milliseconds; it is stopped before."""


def _think(view: View, seed: int, stop: Stop) -> Plan | None:
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
            thought = self._begin_to_think()
            yield from self._redraw("beside")
            thought.stop()
            thought.join(10.0)

    def _begin_to_think(self) -> ThreadThought:
        record = self.tabletop.session.record()
        view, seed = player_view(record.state, record.state.current), record.deal.seed
        return ThreadThought(
            "opponent", lambda stop: _think(view, seed, stop), lambda _plan: None, KivyClock()
        )

    def _redraw(self, name: str) -> Iterator[float]:
        for _ in range(FRAMES):
            yield from self._timed(self.figures[name], self.window.canvas.ask_update)


if __name__ == "__main__":
    main(ThinkingProbe)
