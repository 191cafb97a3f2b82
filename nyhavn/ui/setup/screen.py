"""The setup screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.i18n import _, ngettext
from nyhavn.match.opponents import (
    PLAYER_KIND_ICONS,
    player_kind_name,
    player_kind_note,
    player_name,
    style_note,
)
from nyhavn.match.people import Person
from nyhavn.match.seating import (
    OLDEST,
    RANDOM,
    Seating,
    color_name,
)
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, LEVELS, MOST_SEATS, OTHER_STYLES, PLAYER_KINDS
from nyhavn.match.sides import Side
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art import GableArt  # noqa: F401  the kv file builds on it
from nyhavn.ui.book.character_sheet import CharacterSheet
from nyhavn.ui.language import tr
from nyhavn.ui.setup.seats_from_above import SeatsFromAbove  # noqa: F401  the kv file builds on it
from nyhavn.ui.shell.by_steps import made
from nyhavn.ui.widgets import page_bar, rows, segments  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.buttons import PersonChip
from nyhavn.ui.widgets.control import Panel, Pressable, QuayButton
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.ui.widgets.text_fields import NameField  # noqa: F401  the kv file builds on it
from nyhavn.words.characters import about_text

_OTHERS = "others"
"""The choice that leads to the other styles."""


class HouseButton(Pressable):
    """The house of a seat, in its colour."""

    color = StringProperty(HOUSE_COLORS[0])


class KindButton(QuayButton):
    """Who plays a seat."""

    text = StringProperty()
    icon = StringProperty()


class SeatRow(Panel):
    """One seat on the screen."""

    screen = ObjectProperty()
    seat = NumericProperty()
    color = StringProperty(HOUSE_COLORS[0])
    color_text = StringProperty()
    kind_text = StringProperty()
    kind_icon = StringProperty("account")
    typed_name = StringProperty()
    suggested_name = StringProperty()


class SetupScreen(AppScreen):
    """Who plays, with which house, who starts, and how the table is set."""

    kv = ("setup/screen.kv",)
    count = NumericProperty(2)
    first_text = StringProperty()
    curtain = BooleanProperty(True)
    flat = BooleanProperty(False)
    shared = BooleanProperty(False)
    """Whether two people play, so that there is something to hide from each other."""
    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether the screen is large enough to be read from across a table."""
    count_width = NumericProperty()
    """How much room a number of players takes in words."""
    rows = ListProperty()
    all_people = BooleanProperty(False)
    """Whether nobody plays for the app."""

    def __init__(self, **kwargs: Any) -> None:
        self._seating = Seating.from_json(None)
        self._count_chosen = False
        self._comes_back = False
        self._people: tuple[Person, ...] = ()
        super().__init__(**kwargs)

    @property
    def seating(self) -> Seating:
        """Who sits where, as far as it is settled."""
        return self._seating

    def furnish(self) -> Iterator[None]:
        yield from self.ids.round.making()
        for seat in range(len(HOUSE_COLORS)):
            self.rows.append((yield from made(SeatRow, screen=self, seat=seat)))
        tr.bind(language=self._show)
        self._show()

    def enter(self, rival: str = "", **_: Any) -> None:
        """Set the table as it was last, with a rival at it if one is asked for."""
        if not self._comes_back:
            self._seating = Seating.from_json(self.app.preferences.seats)
            self._count_chosen = False
        if rival:
            self._seating = self._seating.against(rival)
        self._comes_back = False
        self._people = self.app.preferences.everybody().known
        self._show()
        self._show_people()

    def count_text(self, count: int, room: float, _language: str) -> str:
        """A number of players in words, or the number alone where words would break.

        room: its width, for letters of the usual size.
        """
        text = ngettext("{count} player", "{count} players", count).format(count=count)
        return text if room > self.count_width else str(count)

    # What the player does

    def all_people_text(self, room: float, _language: str) -> str:
        """The same for a table without opponents; an icon stands for words that would break."""
        return _("People only") if room > self.count_width else ""

    def set_count(self, count: int) -> None:
        self._count_chosen = True
        self._change(self._seating.with_count(count))

    def seat_people_only(self) -> None:
        """People at all seats: at as many as were asked for, else at all that there are."""
        count = self._seating.count if self._count_chosen else MOST_SEATS
        self._change(self._seating.with_people_only(count))

    def seat_person(self, person: Person) -> None:
        """Somebody joins the table, or gets up from it."""
        self._change(self._seating.with_person(person))

    def open_players(self) -> None:
        """See to the people; the table stays as it is meanwhile."""
        self._comes_back = True
        self.app.open("players")

    def set_name(self, seat: int, typed: str) -> None:
        self._change(self._seating.with_name(seat, typed))

    def next_color(self, seat: int) -> None:
        """The next house; who has it takes this one's."""
        now = HOUSE_COLORS.index(self._seating.drafts[seat].color)
        self._change(self._seating.with_color(seat, HOUSE_COLORS[(now + 1) % len(HOUSE_COLORS)]))

    def ask_kind(self, seat: int) -> None:
        draft = self._seating.drafts[seat]
        entries = [
            Entry(
                kind,
                player_kind_name(kind),
                player_kind_note(kind),
                PLAYER_KIND_ICONS[kind],
                about=about_text(kind) if kind in LEVELS else "",
            )
            for kind in PLAYER_KINDS
        ]
        note = player_name(draft.kind, draft.style) if draft.style else ""
        entries.append(Entry(_OTHERS, _("In another style…"), note, "dots-horizontal"))
        ChoiceSheet(
            f"setup.seat.{seat}.kind",
            _("Who sits here?"),
            entries,
            _OTHERS if draft.style else draft.kind,
            lambda kind: self._ask_style(seat) if kind == _OTHERS else self._seat_kind(seat, kind),
            lambda kind, choose: CharacterSheet(self.app, kind, choose).open(),
        ).open()

    def _ask_style(self, seat: int) -> None:
        """Who of those that have several styles sits here, and in which."""
        draft = self._seating.drafts[seat]
        players = {
            f"{kind}.{style}": (kind, style) for kind, styles in OTHER_STYLES.items() for style in styles
        }
        entries = [
            Entry(key, player_name(kind, style), style_note(style), PLAYER_KIND_ICONS[kind])
            for key, (kind, style) in players.items()
        ]
        ChoiceSheet(
            f"setup.seat.{seat}.style",
            _("In which style?"),
            entries,
            f"{draft.kind}.{draft.style}",
            lambda key: self._seat_kind(seat, *players[key]),
        ).open()

    def _seat_kind(self, seat: int, kind: str, style: str = "") -> None:
        self._change(self._seating.with_kind(seat, kind, style))

    def ask_first(self) -> None:
        seats = range(self._seating.count)
        entries = [
            Entry(OLDEST, _("The oldest player"), _("The first person on the list"), "human-cane"),
            Entry(RANDOM, _("At random"), "", "dice-multiple"),
            *(Entry(str(seat), self._seating.name(seat), "", "account") for seat in seats),
        ]
        ChoiceSheet(
            "setup.first",
            _("Who starts?"),
            entries,
            self._seating.first,
            lambda first: self._change(self._seating.with_first(first)),
        ).open()

    def set_curtain(self, on: bool) -> None:
        self._change(self._seating.with_table(on, self._seating.flat))

    def set_flat(self, on: bool) -> None:
        self._change(self._seating.with_table(self._seating.curtain, on))

    def start(self) -> None:
        """Deal. Only now is it remembered how the table was set, and who plays."""
        preferences = self.app.preferences
        preferences.seats = self._seating.to_json()
        preferences.keep_people(self._seating.noted(preferences.everybody()))
        self.app.start_game(self._seating.setup(self.app.new_seed(), random.Random()))

    # What the player sees

    def _change(self, seating: Seating) -> None:
        if seating != self._seating:
            self._seating = seating
            self._show()

    def _show(self, *_: Any) -> None:
        seating = self._seating
        self.count, self.curtain, self.flat = seating.count, seating.curtain, seating.flat
        people = sum(draft.kind == HUMAN for draft in seating.drafts[: seating.count])
        self.shared, self.all_people = people > 1, people == seating.count
        self.first_text = self._first_text()
        for seat, row in enumerate(self.rows):
            draft = seating.drafts[seat]
            row.color, row.color_text = draft.color, color_name(draft.color)
            row.kind_text, row.kind_icon = player_name(draft.kind, draft.style), PLAYER_KIND_ICONS[draft.kind]
            row.typed_name, row.suggested_name = draft.typed_name, seating.suggested_name(seat)
        self._seat_rows()
        self._show_round()
        for chip in self.ids.people.children:
            chip.chosen = seating.seat_of(chip.text) is not None

    def _show_round(self) -> None:
        """Who sits where, as seen from above."""
        seating = self._seating
        self.ids.round.seated = {
            side: (seating.name(seat), seating.drafts[seat].color)
            for seat, side in enumerate(seating.sides_taken())
        }

    def move(self, side: Side, to: Side) -> None:
        """Who sits at a side goes to another; who is there changes places."""
        self._change(self._seating.with_side(self._seating.sides_taken().index(side), to))

    def on_touch_down(self, touch: Any) -> bool:
        """A finger on the table from above moves who sits there, and does not scroll the page."""
        return bool(self.ids.round.take(touch)) or bool(super().on_touch_down(touch))

    def _show_people(self) -> None:
        """A chip for everybody who has played here before."""
        box = self.ids.people
        box.clear_widgets()
        for number, person in enumerate(self._people):
            chip = PersonChip(text=person.name, color=person.color, name=f"setup.person.{number}")
            chip.chosen = self._seating.seat_of(person.name) is not None
            chip.bind(on_release=lambda _chip, person=person: self.seat_person(person))
            box.add_widget(chip)

    def _first_text(self) -> str:
        if self._seating.first == RANDOM:
            return _("At random")
        if self._seating.first == OLDEST:
            return _("The oldest: {name}").format(name=self._seating.name(self._seating.oldest()))
        return self._seating.name(int(self._seating.first))

    def _seat_rows(self) -> None:
        """Show a row for each seat that plays, and no other."""
        wanted = self.rows[: self._seating.count]
        box = self.ids.seats
        if list(reversed(box.children)) != wanted:
            box.clear_widgets()
            for row in wanted:
                box.add_widget(row)

    def on_wide(self, *_: Any) -> None:
        """The number of seats stands above them and Start below, or both with the other choices where those
        have a column."""
        counts, start, beside = self.ids.counts, self.ids.start, self.ids.table
        for widget in (counts, start):
            widget.parent.remove_widget(widget)
        if self.wide:
            beside.add_widget(counts, len(beside.children))
            beside.add_widget(start)
        else:
            self.ids.page.add_widget(counts, len(self.ids.page.children))
            self.ids.foot.add_widget(start)
