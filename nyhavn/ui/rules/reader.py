"""One page of the rules as it is read: its sections, the way to other pages, and live pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivymd.uix.chip import MDChip
from kivymd.uix.chip.chip import LabelTextContainer, LeadingIconContainer, TrailingIconContainer

from nyhavn.engine.material import PLAYERS
from nyhavn.i18n import counted, ngettext
from nyhavn.rulebook.page import Page, Section, split_link
from nyhavn.rulebook.pages import BY_KEY
from nyhavn.ui.rules.figure_maker import make_figure
from nyhavn.ui.rules.figures.figure import FigureGrid
from nyhavn.ui.rules.live_tile import LiveTile
from nyhavn.ui.widgets import (
    layouts,
    page_bar,  # noqa: F401  the kv file builds on it
)
from nyhavn.ui.widgets.control import Control, QuayButton
from nyhavn.ui.widgets.list_items import ListRow
from nyhavn.ui.widgets.segments import Choice, Segments

Follow = Callable[[str], None]
"""Goes to `page` or `page.section`."""
LARGE_LETTERS = 1.5
"""From this text size on there is no room for words that can be done without."""


class ReaderScroll(layouts.Page):
    """Scrolls the page, but leaves a finger alone that is on the tile of a live picture.

    What is seen stays where it is when something below it grows or shrinks, such as a verdict.
    """

    def __init__(self, **kwargs: Any) -> None:
        self._from_top = 0.0
        """How much of the page is scrolled out of sight above."""
        self._is_scrolling_back = False
        super().__init__(**kwargs)
        self.fbind("scroll_y", self._remember)
        self.fbind("height", self._scroll_back)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.fbind("height", self._scroll_back)

    def _hidden(self) -> float:
        return float(self.children[0].height - self.height) if self.children else 0.0

    def _remember(self, *_: Any) -> None:
        if not self._is_scrolling_back:
            self._from_top = (1 - self.scroll_y) * max(0.0, self._hidden())

    def _scroll_back(self, *_: Any) -> None:
        hidden = self._hidden()
        self._is_scrolling_back = True
        self.scroll_y = min(1.0, max(0.0, 1 - self._from_top / hidden)) if hidden > 0 else 1.0
        self._is_scrolling_back = False

    def on_touch_down(self, touch: Any) -> bool:
        live = self._live_under(touch)
        if live is None:
            return bool(super().on_touch_down(touch))
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = live.on_touch_down(touch)
        touch.pop()
        return bool(taken)

    def _live_under(self, touch: Any) -> LiveTile | None:
        if not self.collide_point(*touch.pos) or not self.children:
            return None
        touch.push()
        touch.apply_transform_2d(self.to_local)
        found = next((live for live in _live(self.children[0]) if live.wants(touch)), None)
        touch.pop()
        return found


def _live(widget: Any) -> Iterator[LiveTile]:
    for each in widget.walk(restrict=True):
        if isinstance(each, LiveTile):
            yield each


class Measured:
    """Beside a button: knows how wide its words are on one line."""

    text = StringProperty()
    style = ObjectProperty()
    """The letters of its words, as the theme has them."""
    words_width = NumericProperty()

    def on_text(self, *_: Any) -> None:
        self._measure()

    def on_style(self, *_: Any) -> None:
        self._measure()

    def _measure(self) -> None:
        if self.style:
            letters = CoreLabel(font_name=self.style["font-name"], font_size=self.style["font-size"])
            self.words_width = letters.get_extents(self.text)[0]


class LinkChip(Control, Measured, MDChip):
    """The way to another page; as wide as its words, unless these need a second line."""

    _line_color = ColorProperty([0, 0, 0, 0])
    """The library's own is None until it is set, which its look cannot draw."""

    def __init__(self, **kwargs: Any) -> None:
        self._spare: list[Any] = []
        super().__init__(**kwargs)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        # The library's chip takes its own label alone, a frame later, and on one line.
        if isinstance(widget, LabelTextContainer | LeadingIconContainer | TrailingIconContainer):
            self._spare.append(widget)
        else:
            BoxLayout.add_widget(self, widget, *args, **kwargs)

    def on_type(self, *_: Any) -> None:
        """The look says how far from the edge the words are."""

    def on_adaptive_width(self, *_: Any) -> None:
        """The look says how wide it is; the library would follow its narrowest width for good."""


class NextButton(Measured, QuayButton):
    """The way to the next page."""

    room = NumericProperty()
    """The widest that it may become."""


class WordRow(ListRow):
    """A word of the game and the page that explains it."""

    text = StringProperty()
    note = StringProperty()


class PointRow(BoxLayout):
    """A point of a list, behind a dot or a small picture."""

    text = StringProperty()
    sign = ObjectProperty()
    pictured = BooleanProperty(False)


class SectionView(BoxLayout):
    """One section: words, and pictures below or beside them."""

    heading = StringProperty()
    row = ObjectProperty()
    """Takes texts and pictures."""
    words = ObjectProperty()
    """Takes the texts."""
    broad = BooleanProperty(False)
    """Whether the pictures need much room beside the words."""
    beside = BooleanProperty(False)
    """Whether the pictures are beside the words."""
    pictured = BooleanProperty(False)
    head = ObjectProperty()
    sign = ObjectProperty()

    def __init__(self, section: Section, players: int, choose: Callable[[int], None], follow: Follow) -> None:
        self._links: LinkFlow | None = None
        super().__init__(heading=section.heading)
        self.key = section.key
        if section.sign is not None:
            self.sign.add_widget(make_figure(section.sign))
        if not section.heading:
            self.words.remove_widget(self.head)
        if section.by_players:
            self.words.add_widget(PlayersRow(players, choose))
        for text in section.text:
            self.words.add_widget(Paragraph(text=counted(text)))
        for number, text in enumerate(section.points):
            row = PointRow(text=counted(text), pictured=bool(section.signs))
            if section.signs:
                row.sign.add_widget(make_figure(section.signs[number]))
            self.words.add_widget(row)
        for word in section.index:
            page, _section = split_link(word.place)
            row = WordRow(text=word.word, note=BY_KEY[page].title(), name=f"rules.word.{word.key}")
            row.bind(on_release=lambda _row, place=word.place: follow(place))
            self.words.add_widget(row)
        if section.figures:
            figures = [make_figure(picture) for picture in section.figures]
            grid = FigureGrid()
            for figure in figures:
                grid.add_widget(figure)
            self.row.add_widget(grid)
            self.pictured = True
            self.broad = any(figure.broad for figure in figures)
        if section.links:
            self._links = LinkFlow()
            for link in section.links:
                self._links.add_widget(_link(link, follow))
            self.on_beside()

    def on_beside(self, *_: Any) -> None:
        """The links are below the words where pictures are beside these, else below the pictures."""
        if self._links is not None:
            if self._links.parent is not None:
                self._links.parent.remove_widget(self._links)
            (self.words if self.beside else self).add_widget(self._links)


def _link(link: str, follow: Follow) -> LinkChip:
    button = LinkChip(text=link_title(link), name=f"rules.link.{link}")
    button.bind(on_release=lambda _button: follow(link))
    return button


def link_title(link: str) -> str:
    """What a link leads to: the heading of the section, or the page's title."""
    key, section = split_link(link)
    page = BY_KEY[key]
    found = next((each.heading for each in page.sections(PLAYERS[0]) if each.key == section), "")
    return found or page.title()


class Paragraph(BoxLayout):
    """Some sentences."""

    text = StringProperty()


class LinkFlow(StackLayout):
    """The links of a section, one after the other."""


class PlayersRow(Segments):
    """Chooses for how many players the section speaks."""

    def __init__(self, players: int, choose: Callable[[int], None]) -> None:
        super().__init__()
        for count in PLAYERS:
            text = ngettext("{count} player", "{count} players", count).format(count=count)
            brief = App.get_running_app().text_scale >= LARGE_LETTERS
            choice = Choice(text=str(count) if brief else text, chosen=count == players)
            choice.name, choice.description = f"rules.players.{count}", text
            choice.bind(on_release=lambda _choice, count=count: choose(count))
            self.add_widget(choice)


class Reader(BoxLayout):
    """The open page, with the ways to the page before and the page after."""

    is_made_by_steps = True
    title = StringProperty()
    titled = BooleanProperty(True)
    """Whether the title stands above the text; not where the bar of the screen says it."""
    before = StringProperty()
    after = StringProperty()
    number = NumericProperty()
    count = NumericProperty(len(BY_KEY))
    page_key = StringProperty()
    scroll = ObjectProperty()
    content = ObjectProperty()

    def show(self, page: Page, players: int, choose: Callable[[int], None], follow: Follow) -> None:
        """Lay a page open."""
        self.page_key = page.key
        self.title = page.title()
        pages = list(BY_KEY.values())
        place = pages.index(page)
        self.number = place + 1
        self.before = pages[place - 1].title() if place else ""
        self.after = pages[place + 1].title() if place + 1 < len(pages) else ""
        self.content.clear_widgets()
        for section in page.sections(players):
            self.content.add_widget(SectionView(section, players, choose, follow))
        self.scroll.scroll_y = 1

    def go_to(self, section: str) -> None:
        """Bring a section to the top, once everything has found its place."""
        Clock.schedule_once(lambda _dt: Clock.schedule_once(lambda _dt: self._scroll_to(section)))

    def _scroll_to(self, section: str) -> None:
        view = next((each for each in self.content.children if each.key == section), None)
        if view is None:
            return
        hidden = self.content.height - self.scroll.height
        if hidden > 0:
            below = view.top - self.content.y - self.scroll.height
            self.scroll.scroll_y = min(1.0, max(0.0, below / hidden))

    def place(self) -> float:
        """How far the page is scrolled."""
        return float(self.scroll.scroll_y)

    def return_to(self, place: float) -> None:
        """Scroll to where the reader was."""

        def scroll(_dt: float) -> None:
            self.scroll.scroll_y = place

        Clock.schedule_once(lambda _dt: Clock.schedule_once(scroll))
