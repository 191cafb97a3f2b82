"""Android may take the drawing context away while the game is out of sight; then all is drawn again."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from nyhavn.device.desktop import load_sdl
from nyhavn.match.seating import quick_setup
from tests.match.finished import finished
from tests.matrix import seldom
from tests.ui.shell.stage import Stage, on_stage


@contextmanager
def lost_context() -> Iterator[None]:
    """Another, empty context in the place of the window's own, as SDL makes it on Android."""
    sdl = load_sdl()
    sdl.SDL_GL_CreateContext.restype = sdl.SDL_GL_GetCurrentContext.restype = ctypes.c_void_p
    sdl.SDL_GL_CreateContext.argtypes = sdl.SDL_GL_DeleteContext.argtypes = [ctypes.c_void_p]
    sdl.SDL_GL_MakeCurrent.argtypes = [ctypes.c_void_p] * 2
    window, old = sdl.SDL_GL_GetCurrentWindow(), sdl.SDL_GL_GetCurrentContext()
    new = sdl.SDL_GL_CreateContext(window)
    assert new
    assert sdl.SDL_GL_MakeCurrent(window, new) == 0
    # Kivy finds what is to be made anew through Python's collector, which the stage has told to look away.
    gc.unfreeze()
    try:
        yield
    finally:
        # The app has moved into the new one; the next test goes on there.
        sdl.SDL_GL_DeleteContext(old)


def pixels(stage: Stage) -> bytes:
    """What is on the screen now."""
    stage.frames(3)
    Window.dispatch("on_draw")
    width, height = map(int, Window.size)
    return bytes(glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE))


@pytest.mark.parametrize("screen", seldom(("home", "table", "scoreboard", "settings"), "home", "table"))
def test_everything_is_drawn_again(screen: str) -> None:
    with on_stage(painted=True) as stage:
        if screen == "table":
            stage.app.start_game(quick_setup(("human", "human"), 5))
        elif screen == "scoreboard":
            stage.open("scoreboard", record=finished(2))
        else:
            stage.open(screen)
        stage.wait_for(lambda: not stage.app.inspector.is_busy)
        before = pixels(stage)
        assert len(set(zip(before[::3], before[1::3], before[2::3], strict=True))) > 100

        with lost_context():
            assert stage.app.drawing_context.is_lost()
            assert pixels(stage) != before

            stage.app.dispatch("on_pause")
            stage.app.dispatch("on_resume")

            assert pixels(stage) == before
            assert not stage.app.drawing_context.is_lost()


def test_what_is_not_lost_is_not_made_anew() -> None:
    with on_stage() as stage:
        assert not stage.app.drawing_context.is_lost()
        assert not stage.app.drawing_context.restore()
