"""A table in this process, and a game on it that can be looked at in any of its moments."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kivy.base import EventLoop

from nyhavn.engine.actions import Action
from nyhavn.match.deeds import Confirm, OpenCurtain
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.game import Match
from nyhavn.match.record import MatchRecord
from nyhavn.match.session import Session
from nyhavn.match.setup import Setup
from nyhavn.match.view import TableView
from nyhavn.ui.shell.turned_window import glass_size, on_glass
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.new_session import new_session
from nyhavn.ui.table.tabletop import Tabletop
from tests.match.positions import MOMENTS, moment
from tests.ui.shell.stage import Finger, Stage, on_stage


class Seated:
    """A person at the table, with open cards unless the curtain is to stay."""

    def __init__(self, stage: Stage, match: Match, opens: bool = True) -> None:
        self.stage = stage
        self._game = match
        self.actions = match.actions
        """All that was done in the game that was put on the table first."""
        stage.open("table", match=match)
        stage.wait_for(lambda: not stage.app.is_moving())
        if opens:
            self.sit_down()

    @property
    def screen(self) -> Any:
        return self.stage.screen

    @property
    def tabletop(self) -> Tabletop:
        tabletop: Tabletop = self.screen.tabletop
        return tabletop

    @property
    def match(self) -> MatchRecord:
        """The game on the table."""
        return self.session.record()

    @property
    def session(self) -> Session:
        return self.tabletop.session

    @property
    def view(self) -> TableView:
        return self.session.view

    @property
    def board(self) -> Board:
        return self.tabletop.board

    def sit_down(self) -> None:
        """Open the curtain, if there is one."""
        self.stage.wait_for(lambda: not self.view.guarded)
        self.session.do(OpenCurtain())
        self.stage.frames(3)

    def go_to(self, length: int, draft: Draft | None = None) -> None:
        """Look at the game as it was after so many actions, with this laid out."""
        game = self._game
        match = Match(game.setup, self.actions[:length], deal=game.deal)
        self.tabletop.put(new_session(self.stage.app, match, None))
        self.tabletop.open()
        self.sit_down()
        self.lay_out(draft or Draft())

    def lay_out(self, draft: Draft) -> None:
        """Have a draft on the table."""
        self.session.lay_out(draft)
        self.stage.frames(3)

    def play(self, action: Action) -> None:
        """Lay an action out and confirm it; it is shown as done afterwards."""
        steps = len(self.view.steps)
        self.session.lay_out(draft_of(self.view.state, action))
        self.session.do(Confirm())
        self.stage.wait_for(lambda: len(self.view.steps) > steps)

    # Fingers

    def put(self, x: float, y: float) -> Finger:
        """Put a finger down."""
        finger = Finger(x, y)
        EventLoop.post_dispatch_input("begin", finger)
        return finger

    def draw(self, finger: Finger, x: float, y: float, steps: int = 8) -> None:
        """Move a finger in a straight line."""
        (from_x, from_y), (width, height) = on_glass(finger.x, finger.y), glass_size()
        for step in range(1, steps + 1):
            share = step / steps
            finger.move(
                {"x": (from_x + (x - from_x) * share) / width, "y": (from_y + (y - from_y) * share) / height}
            )
            EventLoop.post_dispatch_input("update", finger)
        if steps > 1:
            self.stage.frames(2)

    def lift(self, finger: Finger) -> None:
        """Take a finger off."""
        EventLoop.post_dispatch_input("end", finger)
        self.stage.frames(3)

    def tap(self, x: float, y: float) -> None:
        """Tap a point."""
        self.stage.let_time_pass()
        finger = self.put(x, y)
        self.stage.frames(1)
        self.lift(finger)

    def center(self, name: str) -> tuple[float, float]:
        """The middle of what has this name."""
        x, y, width, height = self.stage.parts[name].rect
        return x + width / 2, y + height / 2

    def square(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a square of the own house, on the glass."""
        house = self.board.house
        left, low, *_ = house.grid
        return on_glass(*house.to_window(left + (x + 0.5) * house.unit, low + (y + 0.5) * house.unit, False))


class Undecided:
    """An opponent's thought that comes to nothing."""

    def stop(self) -> None:
        """It had not begun."""


@contextmanager
def at_table(
    match: Match,
    size: tuple[int, int] = (412, 915),
    density: float = 1.0,
    painted: bool = False,
    **chosen: object,
) -> Iterator[Seated]:
    """A table with this game in a window of this size in pixels."""
    with on_stage(size, density, painted=painted, **chosen) as stage:  # type: ignore[arg-type]
        yield Seated(stage, match)


def whole_game(players: int, setup: Setup) -> Match:
    """A game in its last moment: all others can be gone to."""
    return moment("over", players, setup)


def length_at(name: str, players: int) -> int:
    """After how many actions a game is at one of the MOMENTS."""
    return MOMENTS[name][players]
