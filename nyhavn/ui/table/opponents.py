"""The opponents' turns on the screen: thought out beside it, then shown as one short gesture each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.clock import Clock

from nyhavn.engine.actions import Action, Build, DrawCards, PlaceSpecial
from nyhavn.match.game import Match
from nyhavn.match.opponent import Plan, Planner, Thinking
from nyhavn.ui.table.board import Board

SHOW_SECONDS = 0.55
"""How long a card or a square is shown before it is taken, at the normal speed."""


def plan_turn(view: Any, level: str, seed: int, stop: Callable[[], bool]) -> Plan | None:
    """Ask the AI, which is imported when it is first needed."""
    from nyhavn.ai.think import plan_turn as think

    plan = think(view, level, seed, stop=stop)
    return None if plan is None else plan.actions


class OpponentTurn:
    """One turn of an opponent. `played` is told every action; a tap anywhere shows the rest at once."""

    def __init__(
        self,
        match: Match,
        board: Board,
        played: Callable[[Action], None],
        pace: Callable[[], float],
        planner: Planner,
    ) -> None:
        self._match = match
        self._board = board
        self._played = played
        self._pace = pace
        self._plan: list[Action] = []
        self._next: Any = None
        self._thinking = Thinking(match, planner, self._thought)
        self._over = False

    def start(self) -> None:
        """Begin to think."""
        self._thinking.start()

    def stop(self) -> None:
        """Give the turn up; nothing more is played."""
        self._over = True
        self._thinking.stop()
        if self._next is not None:
            self._next.cancel()

    def hurry(self) -> None:
        """Show the rest of the turn at once."""
        while self._plan and not self._over:
            if self._next is not None:
                self._next.cancel()
            self._play()

    def _thought(self, plan: Plan) -> None:
        Clock.schedule_once(lambda _dt: self._begin(plan), 0)

    def _begin(self, plan: Plan) -> None:
        if not self._over:
            self._plan = list(plan)
            self._show_next()

    def _show_next(self) -> None:
        if not self._plan or self._over:
            return
        self._point_at(self._plan[0])
        self._next = Clock.schedule_once(lambda _dt: self._play(), SHOW_SECONDS * self._pace())

    def _play(self) -> None:
        if self._over or not self._plan:
            return
        self._next = None
        action = self._plan.pop(0)
        if not self._plan:
            self._over = True
        self._played(action)
        if not self._over:
            self._show_next()

    def _point_at(self, action: Action) -> None:
        """Show what is about to happen: lifted cards, a tile hovering over the opponent's house."""
        seat = self._match.state.current
        if isinstance(action, DrawCards):
            for slot in action.slots:
                spot = self._board.piers[slot]
                spot.lifted, spot.glow = True, "pick"
            return
        house = next((spot.house for spot in self._board.opponents if spot.seat == seat), self._board.house)
        if isinstance(action, Build):
            house.ghost = [(x, y, action.color, (x, y) == action.wall) for x, y in action.cells]
            house.ghost_state = "legal"
        elif isinstance(action, PlaceSpecial):
            house.ghost = [(*action.cell, "white", False)]
            house.ghost_state = "legal"


class Opponents:
    """Those at the table who play by themselves: one turn at a time, and the app is busy meanwhile."""

    def __init__(self) -> None:
        self._turn: OpponentTurn | None = None
        self._busy: Any = None

    @property
    def are_playing(self) -> bool:
        """Whether one of them is at it."""
        return self._turn is not None

    def begin(self, turn: OpponentTurn) -> None:
        """Let one of them play."""
        self._busy = App.get_running_app().inspector.busy("ai")
        self._turn = turn
        turn.start()

    def stop(self) -> None:
        """The turn is over, or given up; nothing more is played."""
        if self._turn is not None:
            self._turn.stop()
            self._turn = None
            self._busy.stop()

    def hurry(self) -> None:
        """Show the rest of the turn at once."""
        if self._turn is not None:
            self._turn.hurry()
