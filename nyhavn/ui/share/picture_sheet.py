"""What a desktop can do with the picture of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from kivy.clock import Clock

from nyhavn.device import desktop_files
from nyhavn.i18n import _
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words.paths import printable

READ_SECONDS = 8.0
"""How long the player is told where the picture is."""


class PictureSheet(ChoiceSheet):
    """Says where the picture is, and opens its folder or copies it."""

    def __init__(self, app: Any, path: Path) -> None:
        entries = [
            Entry("folder", _("Open the folder"), printable(path), "folder-open-outline"),
            Entry("copy", _("Copy the picture"), _("To paste it elsewhere"), "content-copy"),
        ]
        super().__init__("share", _("The picture is saved"), entries, "", self._do)
        self._app, self._path = app, path

    def _do(self, key: str) -> None:
        if key == "folder":
            self._beside_the_screen(desktop_files.show_in_folder, self._shown)
        else:
            self._beside_the_screen(desktop_files.copy_picture, self._copied)

    def _beside_the_screen(self, work: Callable[[Path], bool], then: Callable[[bool], None]) -> None:
        busy = self._app.inspector.busy("share")

        def tell(done: bool) -> None:
            busy.stop()
            then(done)

        def ask() -> None:
            done = work(self._path)
            Clock.schedule_once(lambda _dt: tell(done), 0)

        Thread(target=ask, name="share", daemon=True).start()

    def _shown(self, done: bool) -> None:
        if not done:
            text = _("The folder could not be opened. The picture is here: {path}")
            self._app.say(text.format(path=printable(self._path)), READ_SECONDS)

    def _copied(self, done: bool) -> None:
        text = _("The picture is on the clipboard.") if done else _("The picture could not be copied.")
        self._app.say(text)
