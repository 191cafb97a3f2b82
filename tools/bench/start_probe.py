"""Starts the app, or a bare KivyMD app, and says how much processor time its first frame took."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from typing import Any


def _say(*_: Any) -> None:
    print(time.process_time(), flush=True)
    os._exit(0)


def _watch() -> None:
    from kivy.core.window import Window

    Window.bind(on_flip=_say)


def bare() -> None:
    """An app with one label."""
    os.environ["KIVY_NO_ARGS"] = "1"
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel

    class Bare(MDApp):  # type: ignore[misc]
        def build(self) -> Any:
            _watch()
            return MDLabel(text="Nyhavn", halign="center")

    Bare().run()


def app() -> None:
    """The app at its home screen."""
    from nyhavn.ui import start

    real = start.set_the_stage

    def staged(options: Any, window: tuple[int, int]) -> None:
        real(options, window)
        _watch()

    start.set_the_stage = staged
    with tempfile.TemporaryDirectory() as folder:
        start.main(["--data", folder])


if __name__ == "__main__":
    {"bare": bare, "app": app}[sys.argv[1]]()
