"""The demo: one whole game played by itself on the real screens, with a picture of each of them."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

from nyhavn.engine.actions import Action, Build, PlaceSpecial
from nyhavn.engine.view import player_view
from nyhavn.match.deeds import Confirm, Hurry, OpenCurtain
from nyhavn.match.draft import draft_of
from nyhavn.match.seating import quick_setup
from nyhavn.match.session import Session
from nyhavn.match.setup import HUMAN
from nyhavn.match.view import TableView
from nyhavn.ui.share.png import write_png
from nyhavn.ui.shell.turned_window import glass_size

SEED = 7
SEATS = (HUMAN, HUMAN)
LEVEL = "mason"
PICTURE_FRAMES = 4
"""Frames to wait before a picture, so that everything has been drawn."""
STARTING_PICTURES = ("home", "setup", "settings", "rules", "saves", "players")
EARLY, LATE = 3, 12
"""Turns after which the table is pictured; late, where a line scores."""

Wait = None
"""What a step of the demo yields: go on in the next frame."""


class Demo:
    """Plays the demo in an app that has started, writes the pictures, and ends the app."""

    def __init__(self, app: Any, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self._steps = self.play()
        self._pictured: set[str] = set()

    def start(self) -> None:
        """Begin with the next frame."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._end(f"the demo cannot write to {self._folder}: {error.strerror}")
            return
        Clock.schedule_once(self._step, 0)

    def _step(self, _dt: float) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self._app.stop()
        except OSError as error:
            self._end(f"the demo cannot write its pictures: {error.strerror}")
        except Exception:
            self._end(traceback.format_exc())
        else:
            Clock.schedule_once(self._step, 0)

    def _end(self, why: str) -> None:
        print(why)
        self._app.status = 1
        self._app.stop()

    def play(self) -> Iterator[None]:
        """All that the demo does, step by step."""
        app = self._app
        app.preferences.motion = "off"
        for name in STARTING_PICTURES:
            app.open(name)
            yield from self._picture(name)
        app.open("home")
        app.start_game(quick_setup(SEATS, app.new_seed() if app.options.seed is not None else SEED))
        session = app.manager.current_screen.tabletop.session
        yield from self._open_curtain(session)
        yield from self._picture("table-start")
        while not session.view.over:
            yield from self._turn(session)
        yield from self._wait_for(lambda: app.manager.current != "table")
        yield from self._picture("scoreboard")
        app.open("replay", record=session.record())
        yield from self._picture("replay")

    def _open_curtain(self, session: Session) -> Iterator[None]:
        """Go on from what was built last, then open the curtain if there is one."""
        session.do(Hurry())
        yield from self._wait_for(lambda: session.view.acting or session.view.has_curtain)
        if session.view.has_curtain:
            yield from self._wait_for(lambda: not session.view.guarded)
            seen = bool(session.view.steps)
            if seen:
                yield from self._picture("curtain")
            session.do(OpenCurtain())
            if seen:
                # One is enough: each stays shut for a while, so that nobody opens it by a slip.
                session.set_table(curtain=False, flat=False)
            yield Wait

    def _turn(self, session: Session) -> Iterator[None]:
        """One turn of whoever is to move: behind the curtain, laid out on the table, and confirmed."""
        yield from self._open_curtain(session)
        from nyhavn.ai.think import plan_turn

        state = session.view.state
        plan = plan_turn(player_view(state, state.current), LEVEL, state.turn)
        assert plan is not None
        for action in plan.actions:
            yield from self._wait_for(lambda: session.view.acting)
            session.lay_out(draft_of(session.view.state, action))
            yield from self._picture_of_step(session.view, action)
            steps = len(session.view.steps)
            session.do(Confirm())
            yield from self._wait_for(_one_more(session, steps))

    def _picture_of_step(self, view: TableView, action: Action) -> Iterator[None]:
        turn = view.state.turn
        if view.phase == "coat" and not isinstance(action, PlaceSpecial):
            yield from self._picture("table-coat")
        elif isinstance(action, Build) and turn >= LATE and view.verdict and view.verdict.gain.lines:
            yield from self._picture("table-late")
        elif isinstance(action, Build) and turn >= EARLY:
            yield from self._picture("table-tile")
        else:
            yield Wait

    def _wait_for(self, ready: Callable[[], bool]) -> Iterator[None]:
        while not ready():
            yield Wait

    def _picture(self, name: str) -> Iterator[None]:
        """Write a picture of the screen, once for each name."""
        if name in self._pictured:
            yield Wait
            return
        self._pictured.add(name)
        for _ in range(PICTURE_FRAMES):
            Window.canvas.ask_update()
            yield Wait
        yield from self._wait_for(lambda: not self._app.inspector.is_busy)
        save_window(self._folder / f"{name}.png")


def _one_more(session: Session, steps: int) -> Callable[[], bool]:
    return lambda: len(session.view.steps) > steps


def save_window(path: Path) -> None:
    """Write the frame that was drawn last to a file.

    Kivy's own way asks for three bytes a pixel; rows begin at multiples of four, so that every width that is
    none comes out slanted.
    """
    width, height = glass_size()
    write_png(path, (width, height), glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE))
