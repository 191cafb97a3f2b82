"""The screen that explains the game: contents beside the open page, or one after the other on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.engine.material import PLAYERS
from nyhavn.i18n import _
from nyhavn.rulebook.page import split_link
from nyhavn.rulebook.pages import BY_KEY, PAGES
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.rules.contents import Contents
from nyhavn.ui.rules.reader import Reader

KV_CLASSES = (Contents, Reader)
"""Named in kv/rules/screen.kv only; importing them makes them known there."""
_LEFT, _RIGHT = 276, 275


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where the reader was before following a link."""

    page: str
    scroll: float


class RulesScreen(AppScreen):
    """How to play. `page` and `section` given to `app.open` lead straight to a place."""

    stays_turned: ClassVar[bool] = True
    kv: ClassVar[tuple[str, ...]] = (
        "rules/screen.kv",
        "rules/contents.kv",
        "rules/reader.kv",
        "rules/figures.kv",
        "rules/live_tile.kv",
        "rules/live_offer.kv",
    )

    wide = BooleanProperty(False)
    """Whether contents and page lie side by side."""
    page = StringProperty()
    """The key of the open page; empty while a phone shows the contents."""
    title = StringProperty()
    players = NumericProperty(PLAYERS[0])
    """For how many players the pages speak."""
    contents = ObjectProperty()
    reader = ObjectProperty()
    body = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._trail: list[Bookmark] = []
        self._came_to_page = False
        """Whether the screen was opened at a page, so that going back leaves it from there."""
        super().__init__(**kwargs)

    @classmethod
    def prepare(cls) -> None:
        """Play the games of the pictures that the first page begins with."""
        PAGES[0].sections(PLAYERS[0])

    def furnish(self) -> Iterator[None]:
        yield from self.contents.fill_by_steps(self.open_page)
        self.bind(wide=self._arrange)
        tr.bind(language=self._speak)

    # Coming and going

    def enter(self, page: str = "", section: str = "", **_kwargs: Any) -> None:
        """Show the contents, or go straight to a page."""
        self.players = self._players_at_table()
        self._trail.clear()
        self._came_to_page = bool(page)
        self.contents.clear()
        self._show(page or ((self.page or PAGES[0].key) if self.wide else ""), section)
        Window.unbind(on_key_down=self._on_key)
        Window.bind(on_key_down=self._on_key)
        self._note_language()

    def _note_language(self) -> None:
        """The book of the harbour has a medal for those who read the rules in several languages."""
        if self.app.games is not None:
            from nyhavn.ui.book.reading import note_rules_read

            spoken = str(tr.language)
            self.app.games.ask(lambda store: note_rules_read(store, spoken), lambda _none: None)

    def on_pre_leave(self, *_: Any) -> None:
        Window.unbind(on_key_down=self._on_key)
        self.contents.field.focus = False

    def back(self) -> bool:
        """Back along the links, then out of the search, then to the contents, then out."""
        if self._trail:
            place = self._trail.pop()
            self._show(place.page)
            self.reader.return_to(place.scroll)
            return True
        if self.contents.query and (self.wide or not self.page):
            self.contents.clear()
            return True
        if self.page and not self.wide and not self._came_to_page:
            self._show("")
            return True
        return False

    def _players_at_table(self) -> int:
        """The number of players of the game that lies on the table, if there is one."""
        manager = self.app.manager
        state = manager.get_screen("table").game_state() if manager.has_screen("table") else None
        return PLAYERS[0] if state is None else int(state["players"])

    # What the reader does

    def open_page(self, page: str, section: str = "") -> None:
        """Open a page from the contents."""
        self._trail.clear()
        self._show(page, section)

    def follow(self, link: str) -> None:
        """Follow a link; going back returns to where it was."""
        page, section = split_link(link)
        self._trail.append(Bookmark(self.page, self.reader.place()))
        self._show(page, section)

    def turn_page(self, by: int) -> None:
        """To the page before or after."""
        place = list(BY_KEY).index(self.page) + by
        if 0 <= place < len(PAGES):
            self.open_page(PAGES[place].key)

    def choose_players(self, count: int) -> None:
        """Let the pages speak for so many players."""
        if count != self.players:
            self.players = count
            place = self.reader.place()
            self._show(self.page)
            self.reader.return_to(place)

    def _on_key(self, _window: Any, key: int, _scan: int, letter: str | None, modifiers: list[str]) -> bool:
        if letter == "f" and "ctrl" in modifiers and self.contents.parent is not None:
            self.contents.field.focus = True
            return True
        if self.app.focus.is_shown:
            # The arrows are the ring's.
            return False
        if self.contents.field.focus or not self.page or key not in (_LEFT, _RIGHT):
            return False
        self.turn_page(1 if key == _RIGHT else -1)
        return True

    # What the reader sees

    def _show(self, page: str, section: str = "") -> None:
        self.page = page
        self._arrange()
        self.contents.fill(self.open_page, int(self.players), page)
        if page:
            self.reader.show(BY_KEY[page], int(self.players), self.choose_players, self.follow)
            if section:
                self.reader.go_to(section)
        self.app.inspector.changed()

    def _arrange(self, *_changed: Any) -> None:
        """Both beside each other where there is room, else what the reader is at."""
        if self.wide and not self.page and self.contents.is_filled:
            self._show(PAGES[0].key)
            return
        wanted = [self.contents, self.reader] if self.wide else [self.reader if self.page else self.contents]
        if list(reversed(self.body.children)) != wanted:
            self.body.clear_widgets()
            for pane in wanted:
                self.body.add_widget(pane)
        self.title = _("How to play") if self.wide or not self.page else BY_KEY[self.page].title()

    def _speak(self, *_changed: Any) -> None:
        if self.contents.is_filled:
            self._show(self.page)
