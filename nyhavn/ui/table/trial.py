"""A screen with a table on which a turn is tried: what is played there is judged beside the frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from nyhavn.ai.levels import EFFORT_A_MILLISECOND
from nyhavn.engine.actions import Action, move_of
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.state import State
from nyhavn.match.thinking import Stop, ThreadThought
from nyhavn.review.judge import Judge, Judgement
from nyhavn.review.reviewer import TRIED_MILLISECONDS, TRIED_SEED
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.table.new_session import KivyClock
from nyhavn.ui.table.screen import TABLE_KV
from nyhavn.ui.table.tabletop import Tabletop

Found = TypeVar("Found")


class TrialScreen(AppScreen):
    """Has a table, which stands still while the screen is away, and thinks of one thing at a time."""

    kv: ClassVar[tuple[str, ...]] = TABLE_KV
    tabletop: Tabletop

    def __init__(self, **kwargs: Any) -> None:
        self._thought: ThreadThought | None = None
        self._busy: Any = None
        super().__init__(**kwargs)

    def on_pre_leave(self, *_: Any) -> None:
        self._stop_thinking()
        self.tabletop.close()

    def back(self) -> bool:
        """Going back first takes back what is laid out."""
        return self.tabletop.put_back()

    def game_state(self) -> dict[str, Any] | None:
        return state_to_json(self.tabletop.view.state) if self.tabletop.has_session else None

    @property
    def _is_thinking(self) -> bool:
        return self._thought is not None

    def _think(self, work: Callable[[Stop], Found], then: Callable[[Found], None]) -> None:
        """Work something out in a thread of its own."""
        self._stop_thinking()
        self._busy = self.app.inspector.busy("try")

        def thought(found: Found) -> None:
            self._stop_thinking()
            then(found)

        self._thought = ThreadThought("try", work, thought, KivyClock())

    def _judge(self, before: State, tried: Sequence[Action], then: Callable[[Judgement], None]) -> None:
        """Find out what was given up by a turn, whichever it was."""
        moves = tuple(move_of(action) for action in tried)

        def judge(stop: Stop) -> Judgement:
            judge = Judge(before, moves, TRIED_SEED, stop=stop)
            judge.run(TRIED_MILLISECONDS * EFFORT_A_MILLISECOND)
            return judge.judgement()

        self._think(judge, then)

    def _stop_thinking(self) -> None:
        if self._thought is not None:
            self._thought.stop()
            self._thought = None
        if self._busy is not None:
            self._busy.stop()
            self._busy = None
