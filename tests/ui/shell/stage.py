"""The app inside the tests' own process, frame by frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder, builder
from kivy.lang.parser import global_idmap
from kivy.metrics import Metrics
from kivy.uix.modalview import ModalView
from kivy.uix.recycleview import views
from kivy.uix.textinput import TextInput

from nyhavn.match import tap_guard
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from nyhavn.ui.app import NyhavnApp
from nyhavn.ui.command_line import Options
from nyhavn.ui.preferences import Preferences
from nyhavn.ui.shell import frame_rate
from nyhavn.ui.shell.ahead import Ahead
from nyhavn.ui.shell.back_stack import BACK
from nyhavn.ui.shell.touch_clock import TOUCH_CLOCK
from nyhavn.ui.shell.turned_window import glass_size, turn
from nyhavn.ui.shell.visible_parts import Part, visible_parts
from nyhavn.ui.widgets import notice
from tests.ui.shell.garbage import without_collector
from tests.ui.shell.shared import end_shared

PATIENCE = 300.0
"""Seconds until a wait gives up. A slow machine may take long; a test never measures time."""

# Frames come as fast as they can be drawn; nothing here waits for a screen.
frame_rate.MOVING_HZ = frame_rate.STILL_HZ = Clock._max_fps = 0.0


class Memory:
    """A preference store that forgets."""

    set_aside: Path | None = None

    def __init__(self, values: Mapping[str, object]) -> None:
        self.values = dict(values)

    def load(self) -> dict[str, object]:
        return dict(self.values)

    def save(self, values: Mapping[str, object]) -> None:
        self.values = dict(values)


class Finger(MotionEvent):  # type: ignore[misc]
    """A touch at a place on the glass."""

    def __init__(self, x: float, y: float) -> None:
        width, height = glass_size()
        super().__init__("test", 1, {"x": x / width, "y": y / height}, is_touch=True, type_id="touch")

    def depack(self, args: Any) -> None:
        self.sx, self.sy = args["x"], args["y"]
        self.profile = ["pos"]
        super().depack(args)


class Stage:
    """The running app, and the hands of a player. The fingers go by a time that the tests tell."""

    def __init__(self, app: NyhavnApp) -> None:
        self.app = app
        self.said: list[str] = []
        """Every notice so far; the last one stays in sight, because a busy machine may look late."""
        self._time = 0.0
        self.let_time_pass(0.0)

    def let_time_pass(self, seconds: float = 1.0) -> None:
        """So long for the fingers, whatever the clock on the wall says."""
        self._time += seconds
        TOUCH_CLOCK.tell(self._time)

    def frames(self, count: int = 5) -> None:
        """Let the app live for so many frames."""
        for _ in range(count):
            EventLoop.idle()

    @property
    def parts(self) -> dict[str, Part]:
        """What the inspector would tell."""
        return {part.name: part for part in visible_parts(Window, Window.size)}

    @property
    def screen(self) -> Any:
        return self.app.manager.current_screen

    def open(self, name: str, **kwargs: Any) -> Any:
        """Open a screen and let it find its places."""
        self.app.open(name, **kwargs)
        self.frames()
        return self.screen

    def wait_for(self, wanted: Callable[[], bool]) -> None:
        """Let the app live until something is so: other threads take their time."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if wanted():
                self.frames(2)
                return
            time.sleep(0.005)
            self.frames(1)
        raise AssertionError(f"waited in vain, and see {sorted(self.parts)}")

    def tap(self, name: str) -> None:
        """Tap what has this name."""
        x, y, width, height = self.parts[name].rect
        finger = Finger(x + width / 2, y + height / 2)
        self.let_time_pass()
        EventLoop.post_dispatch_input("begin", finger)
        self.frames(2)
        EventLoop.post_dispatch_input("end", finger)
        self.frames()

    def go_back(self) -> bool:
        """Press Escape or make the back gesture; whether the app kept it from Kivy."""
        kept = bool(Window.dispatch("on_keyboard", BACK, 0, None, []))
        self.frames()
        return kept

    def resize(self, width: int, height: int) -> None:
        Window.size = width, height
        self.frames(8)


@contextmanager
def on_stage(
    size: tuple[int, int] = (412, 915),
    density: float = 1.0,
    options: Options | None = None,
    set_aside: Path | None = None,
    games: Store[Setup] | None = None,
    painted: bool = False,
    ahead: bool = False,
    **chosen: object,
) -> Iterator[Stage]:
    """Run the app in a window of this size in pixels, with these preferences and these games.

    Painting it takes most of the time: only tests that look at pixels or count frames ask for that; nor are
    screens made ahead that no test opens.
    """
    end_shared()
    with _alone(), pytest.MonkeyPatch.context() as patch:
        if not ahead:
            patch.setattr(Ahead, "start", lambda _ahead: None)
        if not painted:
            patch.setattr(Window, "on_draw", lambda *_: None)
            patch.setattr(Window, "flip", lambda *_: None)
        # Nobody here means anything by accident.
        patch.setattr(tap_guard, "GUARD_SECONDS", 0.0)
        with without_collector(freezes=ahead):
            yield from _on_stage(patch, size, density, options or Options(), set_aside, games, chosen)


_running: list[bool] = []


@contextmanager
def _alone() -> Iterator[None]:
    """Whatever becomes of an app, the next one begins after its end."""
    assert not _running, "an app at a time"
    _running.append(True)
    try:
        yield
    finally:
        _running.clear()


def _measure(density: float = 1.0) -> None:
    """Kivy tells every widget there ever was, also if it is the same as before."""
    if Metrics.density != density:
        Metrics.density = density
    if Metrics.fontscale != 1:
        Metrics.fontscale = 1.0


def forget_the_app_before() -> None:
    """Kivy keeps rows that went out of sight for any other list, still bound to the letters of their app; and
    what kv calls `app` may have been found once more while the last one stopped."""
    views._cached_views.clear()
    views._cache_count = 0
    object.__setattr__(global_idmap["app"], "_obj", None)


def _forget_the_last_text_field() -> None:
    """Kivy remembers which one it last scrolled, and so all of its app."""
    for cell in TextInput._adjust_viewport.__closure__ or ():
        if isinstance(cell.cell_contents, list):
            cell.cell_contents.clear()


def _unbind_styles() -> None:
    """What is gone would follow every change of language or look, and dialogs are held by their styles."""
    for widget in list(builder._handlers):
        Builder.unbind_widget(widget)


def _note_and_keep(said: list[str], say: Callable[[NyhavnApp, str, float], None]) -> Callable[..., None]:
    """The app's own way to tell something, but for when it goes away again."""

    def note_and_say(app: NyhavnApp, text: str, _seconds: float | None = None) -> None:
        said.append(text)
        say(app, text, PATIENCE)

    return note_and_say


def _on_stage(
    patch: pytest.MonkeyPatch,
    size: tuple[int, int],
    density: float,
    options: Options,
    set_aside: Path | None,
    games: Store[Setup] | None,
    chosen: Mapping[str, object],
) -> Iterator[Stage]:
    waiting, managers = set(Clock.get_events()), list(Window.event_managers)
    _measure(density)
    Window.size = size
    store = Memory({"motion": "off", "language": "en", "name_asked": True, **chosen})
    store.set_aside = set_aside
    app = NyhavnApp(options, Path("nowhere"), Preferences(store), games)
    forget_the_app_before()
    if EventLoop.status != "started":
        runTouchApp(embedded=True)
    stage = Stage(app)
    patch.setattr(NyhavnApp, "say", _note_and_keep(stage.said, NyhavnApp.say))
    app._run_prepare()
    try:
        stage.frames(8)
        yield stage
    finally:
        # What a screen hears of the window while it is open must not outlive it.
        stage.screen.dispatch("on_pre_leave")
        turn(0)
        # One that stays in sight keeps its screen, and so all of the app.
        notice.hide()
        _unbind_styles()
        for child in list(Window.children):
            if isinstance(child, ModalView):
                # One that is still open would hear of every change of the window.
                child.dismiss(animation=False)
            Window.remove_widget(child)
        for manager in Window.event_managers[:]:
            if manager not in managers:
                Window.unregister_event_manager(manager)
        stage.frames(2)
        app.dispatch("on_stop")
        TOUCH_CLOCK.ask_the_wall()
        _measure()
        App._running_app = None
        for event in Clock.get_events():
            if event not in waiting:
                event.cancel()
        # Without its timer, or if it never ends by itself, one would keep all later apps busy.
        Animation.cancel_all(None)
        _forget_the_last_text_field()
        forget_the_app_before()
        del stage, app
