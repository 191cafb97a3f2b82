"""An app that has ended is gone: nothing that outlives it (language, palette, window) holds it."""

from __future__ import annotations

import gc
import time
import weakref

from kivy.app import App
from kivy.base import EventLoop
from kivy.core.window import Window

from nyhavn.ui.screens import SCREENS
from tests.match.finished import finished
from tests.ui.shell.stage import forget_the_app_before, on_stage

OVER = {"record": finished(2)}
ASKED_FOR = {"scoreboard": OVER, "replay": OVER, "table": OVER}
TIMERS_SECONDS = 60.0
"""By then whatever was to happen a moment later has happened, on a busy machine, too."""


def test_no_screen_keeps_its_app_alive() -> None:
    apps: dict[str, weakref.ref[object]] = {}
    for name in SCREENS:
        with on_stage() as stage:
            stage.open(name, **ASKED_FOR.get(name, {}))
            apps.setdefault(name, weakref.ref(stage.app))
        del stage
    App._running_app = None
    forget_the_app_before()

    gc.unfreeze()
    end = time.monotonic() + TIMERS_SECONDS
    held = list(apps)
    while held and time.monotonic() < end:
        time.sleep(0.2)
        EventLoop.idle()
        gc.collect()
        held = [name for name, app in apps.items() if app() is not None]
    assert held == []


def test_sheets_that_were_closed_are_gone() -> None:
    with on_stage() as stage:
        stage.open("settings")
        shown: list[weakref.ref[object]] = []
        for show in (stage.screen.ask_palette, stage.app.show_keys):
            show()
            stage.frames()
            shown.append(weakref.ref(Window.children[0]))
            stage.go_back()
            stage.frames()
        while gc.collect():
            pass
        assert [sheet() for sheet in shown] == [None, None]
        # And those that come again are whole.
        stage.screen.ask_palette()
        stage.frames()
        stage.tap("settings.palette.tritanopia")
        assert stage.app.preferences.palette == "tritanopia"
