"""Games on their way to other devices and back: files that are written, chosen and read."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from nyhavn.i18n import _, percent
from nyhavn.match.setup import Setup
from nyhavn.storage.exchange import ImportRefusedError
from nyhavn.storage.importing import GameImport, Imported
from nyhavn.ui.games import Games
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words.paths import printable
from nyhavn.words.troubles import import_text, undone_text

MOST_FILES = 8
"""Files offered for an import where the device has no chooser."""
WATCH_SECONDS = 0.2
"""How often the progress of an import is shown anew."""


class Exchange(EventDispatcher):
    """Exports and imports, and tells the player how they go."""

    is_importing = BooleanProperty(False)
    progress = NumericProperty(0)
    """How far the import is in what it is doing, from 0 to 1."""
    progress_text = StringProperty()

    def __init__(self, app: Any, changed: Callable[[], None]) -> None:
        """changed hears when there may be other games than before."""
        super().__init__()
        self._app = app
        self._changed = changed
        self._import: GameImport[Setup] | None = None
        self._watching: Any = None

    @property
    def _games(self) -> Games:
        games: Games | None = self._app.games
        assert games is not None
        return games

    def open(self) -> None:
        """Let the player choose: export everything, or import a file."""
        entries = [
            Entry("export", _("Export all games"), icon="export"),
            Entry("import", _("Import games"), icon="import"),
        ]
        ChoiceSheet("saves.exchange", _("Move games between devices"), entries, "", self._take).open()

    def _take(self, key: str) -> None:
        if key == "export":
            self.export()
        elif not self._app.documents.take_in(self.import_file):
            self._choose_from_folder()

    def export(self, game_id: int | None = None) -> None:
        """Write a game, or all of them, to a file, and give it to the player."""
        self._write(game_id, self._app.documents.hand_out)

    def share(self, game_id: int, title: str) -> None:
        """Write a game to a file, and send it with another app."""
        self._write(game_id, lambda path: self._app.documents.share(path, title))

    def _write(self, game_id: int | None, then: Callable[[Path], None]) -> None:
        self._games.ask(
            lambda store: store.export_file(game_id),
            then,
            slow=True,
            apologise=lambda trouble: self._app.say(undone_text(trouble)),
        )

    def _choose_from_folder(self) -> None:
        """Where the device has no chooser: the newest files in the folder of exports."""
        folder = self._games.store.exports
        self._games.ask(
            lambda _store: newest_files(folder), lambda files: self._offer(folder, files), slow=True
        )

    def _offer(self, folder: Path, files: list[Path]) -> None:
        if not files:
            self._app.say(_("Put files to import into {path}").format(path=printable(folder)))
            return
        entries = [
            Entry(str(number), printable(path.name), icon="file-document-outline")
            for number, path in enumerate(files)
        ]
        ChoiceSheet(
            "saves.files", _("Import games"), entries, "", lambda key: self.import_file(files[int(key)])
        ).open()

    def import_file(self, path: Path) -> None:
        """Take in the games of a file; one file at a time."""
        if self.is_importing:
            return
        self._import = self._games.take_in(
            path, self._imported, self._ended, lambda trouble: self._app.say(undone_text(trouble))
        )
        self.is_importing = True
        self._watch()
        self._watching = Clock.schedule_interval(lambda _dt: self._watch(), WATCH_SECONDS)

    def stop_import(self) -> None:
        """Take no more games in; what is in stays."""
        if self._import is not None:
            self._import.stop()

    def _watch(self) -> None:
        assert self._import is not None
        progress = self._import.progress
        self.progress = progress.share
        what = _("Saving the games: {share}") if progress.writing else _("Checking the games: {share}")
        self.progress_text = what.format(share=percent(progress.share))

    def _imported(self, done: Imported | ImportRefusedError) -> None:
        self._app.say(import_text(done))
        self._ended()

    def _ended(self) -> None:
        self._watching.cancel()
        self._import, self.is_importing = None, False
        self._changed()


def newest_files(folder: Path) -> list[Path]:
    """The texts in a folder, the newest first; whatever is no readable file is passed over."""
    found = []
    with suppress(OSError):
        for entry in os.scandir(folder):
            # A link may lead nowhere, or to a pipe that nobody writes to.
            with suppress(OSError):
                if entry.name.endswith(".txt") and entry.is_file():
                    found.append((entry.stat().st_mtime, Path(entry.path)))
    return [path for _, path in sorted(found, reverse=True)[:MOST_FILES]]
