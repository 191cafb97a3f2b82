"""Tells another process what is on the screen: the inspect file of the automation contract.

A widget is told about when it has a name (`nyhavn/ui/widgets/named.py`). One that draws several things on
one canvas gives them with `named_parts()`. Here the screen is only read, and nothing costs anything while no
file is asked for.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from nyhavn.ui.shell.touch_clock import TOUCH_CLOCK
from nyhavn.ui.shell.turned_window import glass_size
from nyhavn.ui.shell.visible_parts import Part, visible_parts

__all__ = ["Busy", "Inspector", "Part", "Subject"]

SHORTEST_INTERVAL = 0.1
LAYOUT_SECONDS = 0.05
"""A change of the screen takes a few frames to find its places; half of it is not worth telling."""


class Subject(Protocol):
    """What the inspector asks of the app."""

    def screen_name(self) -> str: ...
    def spoken_language(self) -> str: ...
    def game_state(self) -> dict[str, Any] | None: ...
    def is_moving(self) -> bool: ...


class Inspector:
    """Keeps the inspect file up to date: at most ten times a second, and only when something changed.

    The window says itself when it has drawn something new: nothing is polled while the screen stands still.
    """

    def __init__(self, path: Path | None, subject: Subject) -> None:
        self._path = path
        self._subject = subject
        self.reasons: Counter[str] = Counter()
        """Why something goes on by itself, and how often at a time."""
        self._frame = 0
        self._written = -SHORTEST_INTERVAL
        self._last: dict[str, Any] = {}
        self._write_soon: Callable[[], object] | None = None

    def start(self) -> None:
        """Begin to watch the window, if a file was asked for."""
        if self._path is not None:
            Window.bind(on_flip=self._on_flip)

    def busy(self, why: str) -> Busy:
        """Something goes on by itself until the returned object's `stop()`; also good in a `with`."""
        return Busy(self, why)

    @property
    def is_busy(self) -> bool:
        """Whether anything moves or thinks by itself."""
        return any(self.reasons.values()) or bool(Animation._instances) or self._subject.is_moving()

    def changed(self) -> None:
        """Something worth telling changed although nothing was drawn."""
        if self._path is None or self._write_soon is not None:
            return
        wait = max(LAYOUT_SECONDS, self._written + SHORTEST_INTERVAL - Clock.get_time())
        self._write_soon = Clock.schedule_once(self._write, wait)

    def describe(self) -> dict[str, Any]:
        """What the file says, as of now."""
        size = (int(Window.width), int(Window.height))
        told = TOUCH_CLOCK.driver_time
        return {
            "screen": self._subject.screen_name(),
            "size": list(glass_size()),
            "density": float(Metrics.density),
            "lang": self._subject.spoken_language(),
            "busy": self.is_busy,
            "frame": self._frame,
            "widgets": {part.name: part.to_json() for part in visible_parts(Window, size)},
            "state": self._subject.game_state(),
            **({} if told is None else {"time": round(told * 1000)}),
        }

    def _on_flip(self, *_: Any) -> None:
        self._frame += 1
        self.changed()

    def _write(self, _dt: float) -> None:
        self._write_soon = None
        self._written = Clock.get_time()
        now = self.describe()
        if now["busy"]:
            # The end of an animation need not draw anything: look again, so that busy never stays behind.
            self.changed()
        assert self._path is not None
        text = json.dumps(now, ensure_ascii=False, separators=(",", ":"))
        if now != self._last and replace_file(self._path, text):
            self._last = now


def replace_file(path: Path, text: str) -> bool:
    """Write a file in one go; False if it cannot be for now: nobody reads it then, and the game goes on."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        # Somebody may have cleared the folder away.
        fresh.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8", errors="replace")
        fresh.replace(path)
    except OSError:
        return False
    return True


class Busy:
    """One reason to be busy, from its making until `stop()`."""

    def __init__(self, inspector: Inspector, why: str) -> None:
        self._inspector = inspector
        self._why = why
        self._on = True
        inspector.reasons[why] += 1
        inspector.changed()

    def stop(self) -> None:
        """The reason is gone; harmless when called again."""
        if self._on:
            self._on = False
            self._inspector.reasons[self._why] -= 1
            self._inspector.changed()

    def __enter__(self) -> Busy:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
