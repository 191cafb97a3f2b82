"""The saved games: go on with one, look at a finished one, keep order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)

from nyhavn.i18n import _
from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import Setup
from nyhavn.storage.saved import Listing
from nyhavn.storage.store import Store
from nyhavn.system import is_android
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.games import Games
from nyhavn.ui.home.continue_game import open_game
from nyhavn.ui.language import tr
from nyhavn.ui.resume import match_of, resume
from nyhavn.ui.review.expected import ExpectedReview
from nyhavn.ui.saves.exchange import Exchange
from nyhavn.ui.saves.row_heights import row_height
from nyhavn.ui.saves.widgets import ImportBar, NamingSheet, SaveCard, SaveRow, describe
from nyhavn.ui.widgets import page_bar, segments, text_fields  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.empty_state import EmptyState
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words.troubles import undone_text

KV_CLASSES = (EmptyState, SaveRow, SaveCard, ImportBar)
"""Named in kv/saves/screen.kv only; importing them makes them known there."""
PAGE = 200
"""Games listed at first; more are fetched as the player scrolls down."""
Page = tuple[list[Listing[Setup]], int]
"""Games of a list, and how many it has in all."""


class SavesScreen(AppScreen):
    """Games in play, and finished games."""

    kv: ClassVar[tuple[str, ...]] = ("saves/screen.kv",)
    part = OptionProperty("playing", options=("playing", "finished"))
    rows = ListProperty()
    """What the list shows, for its RecycleView."""
    empty = StringProperty()
    """What is said where there is nothing to list."""
    can_list = BooleanProperty(True)
    """Whether the games can be read at all."""
    undo_text = StringProperty()
    """What can be brought back right now; nothing: empty."""
    total = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self.exchange = Exchange(kwargs["app"], self._changed)
        """Games on their way to other devices and back."""
        self._expected = ExpectedReview(kwargs["app"])
        super().__init__(**kwargs)
        self._listings: list[Listing[Setup]] = []
        self._deleted: int | None = None
        self._forget = Clock.create_trigger(lambda _dt: self._forget_deleted(), 8)
        tr.bind(language=self._show_again)
        self._lay_soon = Clock.create_trigger(self._lay_rows)

    def furnish(self) -> Iterator[None]:
        yield
        self.ids.list.bind(width=self._lay_soon)
        self.app.bind(text_scale=self._lay_soon)

    @property
    def _games(self) -> Games | None:
        games: Games | None = self.app.games
        return games

    def enter(self, **_kwargs: Any) -> None:
        """Read the lists anew."""
        self._show_again()

    def on_pre_leave(self, *_: Any) -> None:
        self._forget_deleted()

    def on_leave(self) -> None:
        self._expected.forget()

    def _show_again(self, *_: Any) -> None:
        self.show(self.part)

    def show(self, part: str) -> None:
        """Show one of the lists."""
        self.part = part
        if self._games is None:
            return
        over = part == "finished"

        def read(store: Store[Setup]) -> Page:
            return store.list_games(over=over, limit=PAGE), store.count_games(over=over)

        self._games.ask(read, lambda page: self._show_games(part, page), lambda: self._show_nothing(part))

    def more(self) -> None:
        """Read the next games when the player reaches the end of the list."""
        if self._games is None or len(self._listings) >= self.total:
            return
        part, listed = self.part, self._listings

        def read(store: Store[Setup]) -> Page:
            over = part == "finished"
            found = store.list_games(over=over, offset=len(listed), limit=PAGE)
            return [*listed, *found], store.count_games(over=over)

        self._games.ask(read, lambda page: self._show_games(part, page))

    def _show_games(self, part: str, page: Page) -> None:
        if self.part != part:
            return
        self._listings, self.total = page
        self._lay_rows()
        over = self.part == "finished"
        nothing = _("No finished games yet.") if over else _("No games in progress.")
        self.can_list = True
        self.empty = "" if self.rows else nothing
        self.app.inspector.changed()

    def _lay_rows(self, *_args: Any) -> None:
        """Show what was read, each in a row as high as its words need."""
        app, width = self.app, self.ids.list.width
        found = []
        for number, game in enumerate(self._listings):
            words = describe(game)
            height = row_height(
                words["title"], words["note"], width, app.text_scale, app.theme_cls.font_styles
            )
            row = {"viewclass": "SaveRow", "number": number, "game": game, "screen": self, "height": height}
            found.append(row | words)
        self.rows = found

    def _show_nothing(self, part: str) -> None:
        """The games cannot be read: nothing that was listed before is to be taken for what there is."""
        if self.part == part:
            self._listings, self.total, self.rows = [], 0, []
            self.can_list = False
            self.empty = _("The games cannot be read.")
            self.app.inspector.changed()

    # One game

    def open_game(self, number: int) -> None:
        """Go on with a game, or look at a finished one."""
        game = self._listings[number]
        if not game.over:
            open_game(self.app, game.id)
        elif self._games is not None:
            self._look_at(game.id, "scoreboard")

    def delete(self, number: int) -> None:
        """Delete a game; it can be brought back for a while."""
        if self._games is None:
            return
        self._forget_deleted()
        game = self._listings[number]
        self._deleted = game.id
        self.undo_text = _("Game deleted")
        self._forget()
        self._do(lambda store: store.delete(game.id))

    def bring_back(self) -> None:
        """Bring back the game that was just deleted."""
        game_id, self._deleted = self._deleted, None
        self.undo_text = ""
        if game_id is not None and self._games is not None:
            self._do(lambda store: store.restore(game_id))

    def _forget_deleted(self) -> None:
        """No longer offer the undo; the file itself keeps deleted games for a while."""
        self._forget.cancel()
        self.undo_text = ""
        self._deleted = None

    def open_menu(self, number: int) -> None:
        """What else can be done with a game."""
        game = self._listings[number]
        self._expect_review(game.id)
        entries = [
            Entry("replay", _("Replay"), icon="movie-open-play"),
            Entry("review", _("Review"), _("What decided the game"), icon="chart-line"),
            Entry("rename", _("Rename"), icon="pencil"),
            Entry("duplicate", _("Duplicate"), icon="content-copy"),
            Entry("export", _("Export"), _("As a text file that can be read and replayed"), icon="export"),
        ]
        if is_android():
            entries.append(Entry("share", _("Share"), _("Send it with another app"), icon="share-variant"))
        ChoiceSheet(
            f"save.{number}", self._title(game), entries, "", lambda key: self._take(key, game)
        ).open()

    def _expect_review(self, game_id: int) -> None:
        """The review is one of the ways from here: whoever takes it finds the first look done."""

        def expect(record: MatchRecord) -> None:
            if self.app.manager.current_screen is self:
                self._expected.begin(record)

        if self._games is not None:
            self._games.ask(
                lambda store: match_of(store.load(game_id)).record(), expect, apologise=lambda _trouble: None
            )

    @staticmethod
    def _title(game: Listing[Setup]) -> str:
        return str(describe(game)["title"])

    def _take(self, key: str, game: Listing[Setup]) -> None:
        if key == "rename":
            NamingSheet(game.title or "", lambda title: self._rename(game.id, title)).open()
        elif key == "duplicate":
            self._do(lambda store: store.duplicate(game.id))
        elif key == "export":
            self.exchange.export(game.id)
        elif key == "share":
            self.exchange.share(game.id, self._title(game))
        elif key in ("replay", "review"):
            self._look_at(game.id, key)

    def _rename(self, game_id: int, title: str | None) -> None:
        self._do(lambda store: store.rename(game_id, title))

    def _look_at(self, game_id: int, screen: str) -> None:
        """Load a game and show it on another screen."""
        assert self._games is not None
        resume(
            self._games,
            game_id,
            lambda match, _chronicle: self.app.open(screen, record=match.record()),
            instead=lambda: self.show(self.part),
        )

    def _do(self, work: Callable[[Store[Setup]], object]) -> None:
        """Have the store do something, and show the list as it is then."""
        assert self._games is not None
        self._games.ask(
            work,
            lambda _done: self._changed(),
            self._changed,
            apologise=lambda trouble: self.app.say(undone_text(trouble)),
        )

    def _changed(self) -> None:
        """There may be other games than before."""
        self.show(self.part)
        self.app.offer_last_game(anew=True)
