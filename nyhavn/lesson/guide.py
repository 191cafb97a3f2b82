"""What the lesson lets happen in its game. Knows nothing of Kivy."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.engine.actions import Action
from nyhavn.lesson.deal import ScriptedGame
from nyhavn.match.services import Plan


class LessonGuide:
    """Lets through what the lesson goes on from, has the rival play its part, and has the last word."""

    def __init__(
        self, game: ScriptedGame, nudge: Callable[[], None], farewell: Callable[[], None], is_over: bool
    ) -> None:
        """nudge is to say what is missing, farewell the last word; is_over: it was said before."""
        self._game = game
        self._nudge = nudge
        self._farewell = farewell
        self._said_farewell = is_over

    def allows(self, action: Action, steps_done: int) -> bool:
        if self._game.has(action, steps_done):
            return True
        self._nudge()
        return False

    def plan(self, steps_done: int) -> Plan | None:
        return self._game.rivals_turn(steps_done)

    def may_hint(self) -> bool:
        """Two who advise are one too many."""
        return False

    def may_leave(self) -> bool:
        if self._said_farewell:
            return True
        self._said_farewell = True
        self._farewell()
        return False

    def leads_on(self) -> bool:
        """After the last word."""
        return True
