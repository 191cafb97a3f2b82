"""What the table tells the rest of the app: that something goes on by itself, and a way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyhavn.match.view import Stage, TableView

BUSY_STAGES = {
    Stage.SAVING: "step",
    Stage.LOOKING: "look",
    Stage.THINKING: "ai",
    Stage.POINTING: "ai",
    Stage.LAST_LOOK: "end",
}
"""Why the app is busy while the table waits for something that goes on by itself."""


class BusySigns:
    """Keeps the inspector told of what goes on by itself at the table."""

    def __init__(self, inspector: Any) -> None:
        self._inspector = inspector
        self._shown: dict[str, Any] = {}

    def show(self, view: TableView | None) -> None:
        """Say what goes on; None: there is no game on the table."""
        wanted = set()
        if view is not None and view.hint_asked:
            wanted.add("hint")
        if view is not None and view.guarded:
            wanted.add("guard")
        if view is not None and view.stage in BUSY_STAGES:
            wanted.add(BUSY_STAGES[view.stage])
        for why in wanted - set(self._shown):
            self._shown[why] = self._inspector.busy(why)
        for why in set(self._shown) - wanted:
            self._shown.pop(why).stop()


class WayBack:
    """While something is laid out on the table, going back takes it back."""

    def __init__(self, back_stack: Any, put_back: Callable[[], Any]) -> None:
        self._back_stack = back_stack
        self._put_back = put_back
        self._layer: Any = None

    def needed(self, needed: bool) -> None:
        """Whether there is something to take back now."""
        if needed and self._layer is None:
            self._layer = self._back_stack.over(self._go)
        elif not needed and self._layer is not None:
            self._layer.done()
            self._layer = None

    def _go(self) -> None:
        self._layer = None
        self._put_back()
