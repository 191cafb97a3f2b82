"""The saved games: go on with one, look at a finished one, keep order, and see who wins."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, ClassVar

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ListProperty, NumericProperty, OptionProperty, StringProperty

from nyhavn.device.files import choose_file
from nyhavn.i18n import _, ngettext
from nyhavn.match.setup import Setup
from nyhavn.storage.exchange import ImportRefusedError
from nyhavn.storage.saved import Listing
from nyhavn.storage.store import Imported
from nyhavn.storage.troubles import StorageError
from nyhavn.ui.continuing import open_game
from nyhavn.ui.games import Games, resume
from nyhavn.ui.language import tr
from nyhavn.ui.saves.color_bar import ColorBar
from nyhavn.ui.saves.naming import NamingSheet
from nyhavn.ui.saves.rows import PlayerRow, SaveCard, SaveRow, describe
from nyhavn.ui.screens import AppScreen
from nyhavn.ui.sheet import ChoiceSheet, Entry
from nyhavn.ui.words.troubles import refusal_text, trouble_text

KV_CLASSES = (SaveRow, SaveCard, PlayerRow, ColorBar)
"""Named in kv/saves.kv only; importing them makes them known there."""
PAGE = 200
"""Games listed at first; more are fetched as the player scrolls down."""
MOST_FILES = 8
"""Files offered for an import where the device has no chooser."""


class SavesScreen(AppScreen):
    """Games in play, finished games, and the players."""

    kv: ClassVar[tuple[str, ...]] = ("saves.kv",)
    part = OptionProperty("playing", options=("playing", "finished", "players"))
    rows = ListProperty()
    """What the list shows, for its RecycleView."""
    empty = StringProperty()
    """What is said where there is nothing to list."""
    undo_text = StringProperty()
    """What can be brought back right now; nothing: empty."""
    total = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._listings: list[Listing[Setup]] = []
        self._deleted: int | None = None
        self._forget = Clock.create_trigger(lambda _dt: self._forget_deleted(), 8)
        tr.bind(language=lambda *_: self.show(self.part))

    @property
    def _games(self) -> Games | None:
        games: Games | None = App.get_running_app().games
        return games

    def enter(self, **_kwargs: Any) -> None:
        """Read the lists anew."""
        self.show(self.part)

    def on_pre_leave(self, *_: Any) -> None:
        self._forget_deleted()

    def show(self, part: str) -> None:
        """Show one of the three lists."""
        self.part = part
        if self._games is None:
            return
        store = self._games.store
        if part == "players":
            self._games.submit_slow(store.statistics, self._show_players)
            return
        over = part == "finished"

        def read() -> tuple[list[Listing[Setup]], int]:
            return store.list_games(over=over, limit=PAGE), store.count_games(over=over)

        self._games.submit(read, self._show_games)

    def more(self) -> None:
        """Read the next games when the player reaches the end of the list."""
        if self._games is None or self.part == "players" or len(self._listings) >= self.total:
            return
        store, over, offset = self._games.store, self.part == "finished", len(self._listings)

        def read() -> tuple[list[Listing[Setup]], int]:
            found = store.list_games(over=over, offset=offset, limit=PAGE)
            return [*self._listings, *found], store.count_games(over=over)

        self._games.submit(read, self._show_games)

    def _show_games(self, done: Future[tuple[list[Listing[Setup]], int]]) -> None:
        if self.part == "players":
            return
        self._listings, self.total = done.result()
        self.rows = [
            {"viewclass": "SaveRow", "number": number, "game": game, "screen": self, **describe(game)}
            for number, game in enumerate(self._listings)
        ]
        over = self.part == "finished"
        nothing = _("No game is finished yet.") if over else _("No game is in play.")
        self.empty = "" if self.rows else nothing
        App.get_running_app().inspector.changed()

    def _show_players(self, done: Future[Any]) -> None:
        if self.part != "players":
            return
        found = sorted(done.result(), key=lambda player: (-player.wins, -player.games, player.name))
        most = max((player.games for player in found), default=1)
        self.rows = [
            {"viewclass": "PlayerRow", "number": number, "player": player, "most": most}
            for number, player in enumerate(found)
        ]
        self.empty = "" if self.rows else _("Statistics appear after the first finished game.")

    # One game

    def open_game(self, number: int) -> None:
        """Go on with a game, or look at a finished one."""
        game = self._listings[number]
        app = App.get_running_app()
        if not game.over:
            open_game(app, game.id)
        elif self._games is not None:
            resume(self._games, game.id, lambda match, _chronicle: app.open("scoreboard", match=match))

    def delete(self, number: int) -> None:
        """Delete a game; it can be brought back for a while."""
        if self._games is None:
            return
        self._forget_deleted()
        game = self._listings[number]
        store = self._games.store
        self._deleted = game.id
        self.undo_text = _("The game is deleted")
        self._forget()
        self._do(lambda: store.delete(game.id))

    def bring_back(self) -> None:
        """Bring back the game that was just deleted."""
        game_id, self._deleted = self._deleted, None
        self.undo_text = ""
        if game_id is not None and self._games is not None:
            store = self._games.store
            self._do(lambda: store.restore(game_id))

    def _forget_deleted(self) -> None:
        """No longer offer the undo; the file itself keeps deleted games for a while."""
        self._forget.cancel()
        self.undo_text = ""
        self._deleted = None

    def open_menu(self, number: int) -> None:
        """What else can be done with a game."""
        game = self._listings[number]
        entries = [
            Entry("rename", _("Rename"), icon="pencil"),
            Entry("duplicate", _("Duplicate"), icon="content-copy"),
            Entry("export", _("Export"), _("As a text file that can be read and replayed"), icon="export"),
        ]
        if App.get_running_app().has_screen("replay"):
            entries.insert(0, Entry("replay", _("Replay"), icon="movie-open-play"))
        ChoiceSheet(
            f"save.{number}", self._title(game), entries, "", lambda key: self._take(key, game)
        ).open()

    @staticmethod
    def _title(game: Listing[Setup]) -> str:
        return str(describe(game)["title"])

    def _take(self, key: str, game: Listing[Setup]) -> None:
        assert self._games is not None
        store, app = self._games.store, App.get_running_app()
        if key == "rename":
            NamingSheet(game.title or "", lambda title: self._do(lambda: store.rename(game.id, title))).open()
        elif key == "duplicate":
            self._do(lambda: store.duplicate(game.id))
        elif key == "export":
            self._export(lambda: store.export_file(game.id))
        elif key == "replay":
            resume(self._games, game.id, lambda match, _chronicle: app.open("replay", match=match))

    def _do(self, work: Callable[[], object]) -> None:
        """Have the store do something, and show the list as it is then."""
        assert self._games is not None
        self._games.submit(work, self._done)

    def _done(self, done: Future[object]) -> None:
        error = done.exception()
        if isinstance(error, StorageError):
            App.get_running_app().say(trouble_text(error.trouble))
        self.show(self.part)
        App.get_running_app().offer_last_game(anew=True)

    # To other devices and back

    def open_exchange(self) -> None:
        """Export everything, or import a file."""
        entries = [
            Entry("export", _("Export all games"), icon="export"),
            Entry("import", _("Import games"), icon="import"),
        ]
        ChoiceSheet("saves.exchange", _("To other devices and back"), entries, "", self._exchange).open()

    def _exchange(self, key: str) -> None:
        assert self._games is not None
        if key == "export":
            store = self._games.store
            self._export(lambda: store.export_file())
        elif not choose_file(lambda path: Clock.schedule_once(lambda _dt: self.import_file(path), 0)):
            self._choose_from_folder()

    def _export(self, work: Callable[[], Path]) -> None:
        assert self._games is not None
        self._games.submit_slow(work, self._exported)

    def _exported(self, done: Future[Path]) -> None:
        error = done.exception()
        app = App.get_running_app()
        if isinstance(error, StorageError):
            app.say(trouble_text(error.trouble))
        else:
            app.say(_("Exported to {path}").format(path=done.result()))

    def _choose_from_folder(self) -> None:
        """Where the device has no chooser: the newest files in the folder of exports."""
        assert self._games is not None
        folder = self._games.store.path.parent / "exports"
        files = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
        if not files:
            App.get_running_app().say(_("Put files to import into {path}").format(path=folder))
            return
        entries = [Entry(path.name, path.name, icon="file-document-outline") for path in files[:MOST_FILES]]
        ChoiceSheet(
            "saves.files", _("Import games"), entries, "", lambda name: self.import_file(folder / name)
        ).open()

    def import_file(self, path: Path) -> None:
        """Take in the games of a file: all of them, or none."""
        assert self._games is not None
        store = self._games.store
        self._games.submit_slow(lambda: store.import_file(path), self._imported)

    def _imported(self, done: Future[Imported]) -> None:
        error = done.exception()
        app = App.get_running_app()
        if isinstance(error, ImportRefusedError):
            app.say(refusal_text(error))
        elif isinstance(error, StorageError):
            app.say(trouble_text(error.trouble))
        elif isinstance(error, OSError):
            app.say(_("The file cannot be read."))
        else:
            count = len(done.result().ids)
            app.say(ngettext("{count} game imported", "{count} games imported", count).format(count=count))
        self.show(self.part)
