"""The device takes the app away and gives it back."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from kivy.core.window import Window

from nyhavn.match.draft import draft_from_text
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.store import Store
from nyhavn.ui import app as app_module
from tests.ui.shell.stage import Stage, on_stage

SDL_WAITS_SECONDS = 50 * 0.01
"""SDL_android.c, onNativeSurfaceDestroyed: 50 attempts, 10 ms between them."""
SETUP = Setup((Seat("Anna", "red"), Seat("Bence", "blue")), 1, curtain=False)


def pause(stage: Stage) -> None:
    assert stage.app.dispatch("on_pause")


def warn(_stage: Stage) -> None:
    Window.dispatch("on_memorywarning")


def stop(stage: Stage) -> None:
    stage.app.dispatch("on_stop")


@pytest.mark.parametrize("leave", [pause, warn, stop])
def test_what_is_laid_out_is_on_the_disk_when_the_app_is_put_away(
    tmp_path: Path, leave: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A test never measures time: the disk has as long as it takes.
    monkeypatch.setattr(app_module, "PAUSE_SECONDS", 60.0)
    games = Store.open(tmp_path, Setup.from_json)
    with on_stage(games=games, painted=True) as stage:
        stage.app.start_game(SETUP)
        stage.wait_for(lambda: "offer.2" in stage.parts)
        stage.tap("offer.2")
        leave(stage)
        again = Store.open(tmp_path, Setup.from_json)
        last = again.last_game()
        assert last is not None
        draft = again.load(last.id).draft
        assert draft is not None
        assert draft_from_text(draft).piers == (2,)
        again.close()


def test_a_pause_does_not_wait_for_a_disk_that_hangs(tmp_path: Path) -> None:
    """SDL takes the surface away after half a second, whether the app has let go of it or not."""
    slowest_frame = 1 / 30
    assert app_module.PAUSE_SECONDS + 2 * slowest_frame < SDL_WAITS_SECONDS / 2
    games = Store.open(tmp_path, Setup.from_json)
    with on_stage(games=games) as stage:
        assert stage.app.games is not None
        goes_on = Event()
        stuck = stage.app.games.submit(goes_on.wait)
        pause(stage)
        assert not stuck.done()
        goes_on.set()


def test_after_a_pause_the_table_is_drawn_again(tmp_path: Path) -> None:
    games = Store.open(tmp_path, Setup.from_json)
    with on_stage(games=games, painted=True) as stage:
        stage.app.start_game(SETUP)
        stage.wait_for(lambda: "offer.2" in stage.parts)
        stage.frames(20)
        drawn: list[bool] = []
        Window.bind(on_flip=lambda *_: drawn.append(True))
        stage.frames(5)
        assert drawn == []
        pause(stage)
        stage.app.dispatch("on_resume")
        stage.frames(3)
        assert drawn
