"""Runs the real app with something in it that measures."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

SIZE = "1280x800"
AT_A_TABLE = ("--seed", "5", "--play", "human,human,human,human")


def run_app(
    attach: Callable[[Any], object],
    size: str = SIZE,
    arguments: Sequence[str] = AT_A_TABLE,
    after: float = 1.0,
) -> None:
    """Start the app, at a table for four unless told otherwise, and hand it over after so many seconds."""
    from nyhavn.ui import start

    attached: list[object] = []
    real = start.set_the_stage

    def staged(options: Any, window: tuple[int, int]) -> None:
        real(options, window)
        from kivy.app import App
        from kivy.clock import Clock

        Clock.schedule_once(lambda _dt: attached.append(attach(App.get_running_app())), after)

    start.set_the_stage = staged
    with tempfile.TemporaryDirectory() as folder:
        start.main(["--data", str(Path(folder)), "--size", size, *arguments])


def finish_frame() -> None:
    """Wait until the picture is painted: without a screen nothing does, and frames would pile up."""
    from kivy.graphics.opengl import glFinish

    glFinish()
