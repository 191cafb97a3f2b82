"""Games to other devices and back: by the system's own dialogs on a phone, by files on a desktop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock

from nyhavn.device import documents
from nyhavn.device.documents import Outcome
from nyhavn.device.files import choose_file
from nyhavn.device.share import share_file
from nyhavn.i18n import _
from nyhavn.system import is_android
from nyhavn.words.paths import printable

LOOK_SECONDS = 0.25
"""How often an open dialog is asked for its outcome: the game may be in sight all the while, beside it."""


class Documents:
    """What the screens use to hand games out and to take them in."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._look = Clock.create_trigger(self._on_look, LOOK_SECONDS, interval=True)

    def start(self) -> None:
        """Go on with a dialog whose answer came while the game was started anew."""
        if is_android():
            self._on_look()

    def take_in(self, chosen: Callable[[Path], None]) -> bool:
        """Let the player choose a file of games; False if the device has no way to ask."""
        if not is_android():
            return choose_file(lambda path: Clock.schedule_once(lambda _dt: chosen(path), 0))
        self._wait(documents.ask_for_document())
        # There is no folder on a phone that a player could reach instead.
        return True

    def hand_out(self, path: Path) -> None:
        """Give a written file to the player: where it lies on a desktop, wherever they like on a phone."""
        if not is_android():
            self._app.say(_("Exported to {path}").format(path=printable(path)))
            return
        path.replace(documents.outgoing())
        if not self._wait(documents.ask_where_to_save(path.name)):
            documents.outgoing().unlink()

    def share(self, path: Path, title: str) -> None:
        """Send a written file with another app of the phone."""
        if not share_file(path, title):
            self._app.say(_("This device cannot share files."))
        path.unlink(missing_ok=True)

    def _wait(self, opened: bool) -> bool:
        if opened:
            self._look()
        else:
            self._app.say(_("This device has no app for choosing files."))
        return opened

    def _on_look(self, *_dt: Any) -> None:
        outcome = documents.take_outcome()
        if outcome is Outcome.COPYING:
            self._look()
        elif outcome is not None:
            self._look.cancel()
            self._end(outcome)

    def _end(self, outcome: Outcome) -> None:
        documents.outgoing().unlink(missing_ok=True)
        if outcome is Outcome.OPENED:
            if self._app.screen_name() != "saves":
                self._app.open("saves")
            self._app.manager.get_screen("saves").exchange.import_file(documents.incoming())
        elif outcome is Outcome.SAVED:
            self._app.say(_("The file has been saved."))
        elif outcome is Outcome.UNREADABLE:
            self._app.say(_("The file cannot be read."))
        elif outcome is Outcome.UNWRITABLE:
            self._app.say(_("The file could not be saved there. Try another place."))
