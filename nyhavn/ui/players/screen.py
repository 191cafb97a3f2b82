"""The players: everybody who plays here, one at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from kivy.properties import BooleanProperty, DictProperty, ListProperty, StringProperty

from nyhavn.engine.material import COLORS
from nyhavn.i18n import _, sort_key
from nyhavn.match.people import People, Person
from nyhavn.match.seating import color_name
from nyhavn.match.setup import HOUSE_COLORS, HUMAN
from nyhavn.storage.statistics import PlayerStatistics
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art.results import ResultsArt
from nyhavn.ui.language import tr
from nyhavn.ui.players.color_bar import ColorBar
from nyhavn.ui.players.people_sheets import PlayerNameSheet, ask_merge, ask_more, ask_remove
from nyhavn.ui.players.personal_settings import (
    PERSONAL_SETTINGS,
    ask_personal_setting,
    personal_setting_texts,
)
from nyhavn.ui.review.career import ReviewCareer
from nyhavn.ui.widgets import page_bar, rows  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.buttons import PersonChip
from nyhavn.ui.widgets.empty_state import EmptyState
from nyhavn.ui.widgets.sections import FactBox, Section, TallySection
from nyhavn.words.career import facts, headline, number_tallies, rival_tallies

KV_CLASSES = (ColorBar, EmptyState, ReviewCareer, ResultsArt, Section, TallySection)
"""Named in kv/players/screen.kv only; importing them makes them known there."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody on the list: known, or only met in a game."""

    person: Person
    statistics: PlayerStatistics | None


class PlayersScreen(AppScreen):
    """Who plays here: games and victories of each, and what each of them likes."""

    kv: ClassVar[tuple[str, ...]] = ("review/career.kv", "players/screen.kv")
    player = StringProperty()
    """The name of the one who is shown; empty if there is nobody."""
    color = StringProperty(HOUSE_COLORS[0])
    headline = StringProperty()
    personal = DictProperty(dict.fromkeys(PERSONAL_SETTINGS, ""))
    """What the person likes, in words."""
    results = ListProperty()
    shares = ListProperty()
    by_rival = ListProperty()
    by_number = ListProperty()
    has_games = BooleanProperty(False)
    wide = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self._listed: list[Listed] = []
        self._statistics: list[PlayerStatistics] = []
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        tr.bind(language=self._show)

    def enter(self, **_kwargs: Any) -> None:
        """Read the games anew."""
        self._list_people()
        self._read()
        self.ids.over_time.read()

    def _read(self) -> None:
        if self.app.games is None:
            return
        known_as = self.people.player
        self.app.games.ask(lambda store: store.statistics(known_as), self._take, slow=True)

    def _take(self, found: list[PlayerStatistics]) -> None:
        self._statistics = found
        self._list_people()

    @property
    def people(self) -> People:
        people: People = self.app.preferences.everybody()
        return people

    def _list_people(self) -> None:
        """Everybody who is known, then those who are only in games."""
        people = self.people
        found = {player.name.casefold(): player for player in self._statistics if player.kind == HUMAN}
        listed = [Listed(person, found.pop(person.name.casefold(), None)) for person in people.known]
        others = sorted(found.values(), key=lambda player: sort_key(player.name))
        listed += [Listed(Person(player.name, HOUSE_COLORS[0]), player) for player in others]
        self._listed = listed
        names = [each.person.name for each in listed]
        if self.player not in names:
            self.player = people.solo if people.solo in names else next(iter(names), "")
        self._show_chips()
        self._show()

    def _show_chips(self) -> None:
        box = self.ids.people
        box.clear_widgets()
        for number, each in enumerate(self._listed):
            chip = PersonChip(text=each.person.name, color=each.person.color, name=f"players.{number}")
            chip.chosen = each.person.name == self.player
            chip.bind(on_release=lambda _chip, name=each.person.name: self.show(name))
            box.add_widget(chip)

    def show(self, name: str) -> None:
        """Show somebody else."""
        self.player = name
        for chip in self.ids.people.children:
            chip.chosen = chip.text == name
        self.ids.scroll.scroll_y = 1
        self._show()

    @property
    def _shown(self) -> Listed | None:
        return next((each for each in self._listed if each.person.name == self.player), None)

    def _show(self, *_args: Any) -> None:
        shown = self._shown
        if shown is None:
            self.has_games = False
            self.headline = _("Statistics appear after the first finished game.")
            return
        person, found = shown.person, shown.statistics
        self.color = person.color
        self.personal = personal_setting_texts(person)
        self.has_games = found is not None
        if found is None:
            self.headline = _("Statistics appear after the first finished game.")
            self.results, self.by_rival, self.by_number, self.shares = [], [], [], []
        else:
            self._show_games(found)
        self.app.inspector.changed()

    def _show_games(self, found: PlayerStatistics) -> None:
        self.headline = headline(found)
        self.results = [[each.score, each.won, bool(each.hints)] for each in found.results]
        self.by_rival, self.by_number = rival_tallies(found), number_tallies(found)
        total = sum(found.squares.values()) or 1
        self.shares = [found.squares[color] / total for color in COLORS]
        box = self.ids.facts
        box.clear_widgets()
        for fact in facts(found):
            box.add_widget(FactBox(text=fact.text, value=fact.value))

    def color_text(self, color: str, _language: str) -> str:
        """The colour of a house in words."""
        return color_name(color)

    # What a person likes

    def next_color(self) -> None:
        """Another house."""
        if self._shown is not None:
            now = HOUSE_COLORS.index(self.color)
            self._like(replace(self._shown.person, color=HOUSE_COLORS[(now + 1) % len(HOUSE_COLORS)]))

    def ask(self, setting: str) -> None:
        """Ask what the person likes."""
        if self._shown is not None:
            ask_personal_setting(setting, self._shown.person, self._like)

    def _like(self, person: Person) -> None:
        self._keep(self.people.changed(person.name, person), person.name)

    # Names

    def ask_more(self) -> None:
        """Rename, merge or remove."""
        if self._shown is None:
            return
        name, others = self.player, [each.person.name for each in self._listed if each is not self._shown]
        ways: dict[str, Callable[[], None]] = {
            "rename": lambda: PlayerNameSheet(name, lambda new: self._rename(name, new, others)).open(),
            "merge": lambda: ask_merge(name, others, lambda into: self._merge(name, into)),
            "remove": lambda: ask_remove(name, lambda: self._remove(name)),
        }
        ask_more(name, ways, bool(others))

    def _rename(self, name: str, new: str, others: list[str]) -> None:
        taken = next((other for other in others if other.casefold() == new.casefold()), None)
        if taken is not None:
            # Two of one name are one person, if that is meant.
            ask_merge(name, [taken], lambda into: self._merge(name, into))
        else:
            self._keep(self.people.renamed(name, new, _now()), new)

    def _merge(self, name: str, into: str) -> None:
        self._keep(self.people.merged(name, into, _now()), into)

    def _remove(self, name: str) -> None:
        self._keep(self.people.without(name, _now()), "")

    def _keep(self, people: People, shown: str) -> None:
        self.app.preferences.keep_people(people)
        self.player = shown
        self._statistics = [
            player for player in self._statistics if people.player(player.name, _now()) is not None
        ]
        self._list_people()
        self._read()


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
