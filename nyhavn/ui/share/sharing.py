"""Makes a picture to show around a little a frame, and hands it on."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

from kivy.clock import Clock
from kivy.graphics import ClearBuffers, ClearColor, Fbo, Translate

from nyhavn.device.share import pictures_folder, share_file
from nyhavn.i18n import _
from nyhavn.system import is_android
from nyhavn.ui.art.sheets import sheets
from nyhavn.ui.share.picture import SIZE, SharedPicture
from nyhavn.ui.share.picture_sheet import PictureSheet
from nyhavn.ui.share.png import write_png

SETTLE_FRAMES = 4
"""Frames that a layout takes to find its places and everything on it to be drawn."""


class Sharing:
    """One picture on its way. Every step takes a frame, and the file is written beside the screen."""

    def __init__(self, app: Any, make: Callable[[dt.date], SharedPicture], done: Callable[[], None]) -> None:
        self._app, self._make, self._done = app, make, done
        self._now = dt.datetime.now()
        self._busy = app.inspector.busy("share")
        self._steps = self._work()

    def start(self) -> None:
        """Begin."""
        self._next()

    def _next(self, *_dt: Any) -> None:
        if next(self._steps, None) is not None:
            Clock.schedule_once(self._next, 0)

    def _work(self) -> Iterator[bool]:
        picture = self._make(self._now.date())
        for _frame in range(SETTLE_FRAMES):
            yield True
        while sheets.is_loading:
            yield True
        buffer = _painted(picture)
        yield True
        pixels = buffer.pixels
        path = self._path()
        title = picture.headline
        Thread(target=lambda: self._write(path, pixels, title), name="share", daemon=True).start()

    def _path(self) -> Path:
        folder = pictures_folder(self._app.options.data, self._app.data_folder)
        return folder / f"nyhavn-{self._now:%Y-%m-%d-%H%M%S}.png"

    def _write(self, path: Path, pixels: bytes, title: str) -> None:
        kept: Path | None = None
        try:
            write_png(path, SIZE, pixels)
            kept = path
        except OSError:
            kept = None
        Clock.schedule_once(lambda _dt: self._finish(kept, title), 0)

    def _finish(self, path: Path | None, title: str) -> None:
        self._busy.stop()
        self._done()
        if path is None:
            self._app.say(_("The picture could not be saved: there may be no room left."))
        elif share_file(path, title):
            return
        elif is_android():
            self._app.say(_("This device cannot share files."))
        else:
            PictureSheet(self._app, path).open()


def _painted(picture: SharedPicture) -> Fbo:
    """The picture in a buffer of its own."""
    buffer = Fbo(size=SIZE, with_stencilbuffer=True)
    with buffer:
        ClearColor(0, 0, 0, 1)
        ClearBuffers()
        Translate(-picture.x, -picture.y, 0)
    buffer.add(picture.canvas)
    buffer.draw()
    buffer.remove(picture.canvas)
    return buffer
