"""The list of pages, and the search that takes its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.i18n import language
from nyhavn.rulebook.page import Page
from nyhavn.rulebook.pages import PAGES
from nyhavn.rulebook.search import entries, find
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.list_items import ListRow
from nyhavn.ui.widgets.text_fields import TextLine

Open = Callable[[str, str], None]
"""Opens a page at a section, which may be empty."""


class SearchField(TextLine):
    """Where a player types what to look for."""


class SearchBar(Panel):
    """The ground of the field."""

    focused = BooleanProperty(False)


class PageRow(ListRow):
    """A page in the list, or a place that the search has found."""

    text = StringProperty()
    note = StringProperty()
    icon = StringProperty()
    chosen = BooleanProperty(False)


class Contents(BoxLayout):
    """The field to search with, and below it the pages or what was found."""

    is_made_by_steps = True
    query = StringProperty()
    rows = ObjectProperty()
    field = ObjectProperty()
    nothing = BooleanProperty(False)
    """Whether the search has found nothing."""

    def __init__(self, **kwargs: Any) -> None:
        self._open: Open = lambda _page, _section: None
        self._players = 2
        self._chosen = ""
        self._listed = ("", "")
        """Language and query of what is listed, so that nothing is listed twice."""
        super().__init__(**kwargs)

    @property
    def is_filled(self) -> bool:
        """Whether anything was listed yet."""
        return bool(self._listed[0])

    def fill(self, open_page: Open, players: int, chosen: str) -> None:
        """List the pages; the chosen one is the open one."""
        self._open, self._players, self._chosen = open_page, players, chosen
        self._list()

    def fill_by_steps(self, open_page: Open) -> Iterator[None]:
        """List the pages, one after the other."""
        self._open, self._listed = open_page, (language(), "")
        for page in PAGES:
            self._add_page(page)
            yield

    def clear(self) -> None:
        """Forget what was typed."""
        self.field.text = ""

    def on_query(self, *_: Any) -> None:
        if self.is_filled:
            self._list()

    def _list(self) -> None:
        wanted = (language(), self.query.strip())
        if self._listed != wanted:
            self._listed = wanted
            self.rows.clear_widgets()
            self.nothing = False
            if wanted[1]:
                self._list_hits()
            else:
                self._list_pages()
        for row in self.rows.children:
            row.chosen = row.name == f"rules.page.{self._chosen}"

    def _list_pages(self) -> None:
        for page in PAGES:
            self._add_page(page)

    def _add_page(self, page: Page) -> None:
        row = PageRow(text=page.title(), note=page.note(), icon=page.icon, name=f"rules.page.{page.key}")
        row.bind(on_release=lambda _row, key=page.key: self._open(key, ""))
        self.rows.add_widget(row)

    def _list_hits(self) -> None:
        hits = find(self.query, entries(PAGES, self._players))
        self.nothing = not hits
        icons = {page.key: page.icon for page in PAGES}
        for number, hit in enumerate(hits):
            row = PageRow(
                text=hit.title, note=hit.excerpt, icon=icons[hit.page], name=f"rules.result.{number}"
            )
            row.bind(on_release=lambda _row, hit=hit: self._open(hit.page, hit.section))
            self.rows.add_widget(row)
