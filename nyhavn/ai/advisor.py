"""The opponents behind the engine protocol's commands ``levels`` and ``best``."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import plan_turn
from nyhavn.engine.actions import Action
from nyhavn.engine.protocol import Advisor
from nyhavn.engine.view import View

PATIENCE = 1.0
"""Who asks here waits by the clock on the wall."""


class Opponents:
    """Answers for the player to move, from that player's view."""

    def levels(self) -> list[str]:
        """Names of the levels, weakest first."""
        return list(LEVELS)

    def best(
        self, view: View, level: str, milliseconds: int, seed: int, enough: Callable[[], bool]
    ) -> Action:
        """The first action of the turn that the level would play from here."""
        plan = plan_turn(view, level, seed, milliseconds=milliseconds, patience=PATIENCE, enough=enough)
        assert plan is not None, "nobody stops it"
        return plan.actions[0]


ADVISOR: Advisor = Opponents()
