"""What reviews say of a player over time: rank, average loss by month, favourite mistakes.

Lies on any page as ``ReviewCareer`` with `games`, `player` and, where people have had other names,
`known_as`; it takes no room as long as no game of that player was reviewed. Its look is in
kv/review/career.kv.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any, ClassVar

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.i18n import month_name
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.review.career import KEY, SUBJECT, Career, NotASummaryError, career, summaries_from_text
from nyhavn.storage.store import Store
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.language import tr
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.widgets.control import Panel
from nyhavn.words.review import average_text, fault_name, rank_text, reviewed_text

MOST_MONTHS = 12
MOST_FAULTS = 4
KnownAs = Callable[[str, int], str | None]
"""Who it was that a game of a moment calls by a name; None for nobody any more."""


def read_career(store: Store[Setup], player: str, known_as: KnownAs | None = None) -> Career | None:
    """What the reviewed games that count say of a person; None if there are none."""
    notes = store.notes.read_of_all_games(SUBJECT)
    played = []
    for game in sorted(store.list_games(over=True), key=lambda game: (game.played, game.id)):
        text = notes.get(game.id, {}).get(KEY)
        if text is None or not game.counted:
            continue
        try:
            found = summaries_from_text(text, len(game.setup.seats))
        except NotASummaryError:
            continue
        day = dt.datetime.fromtimestamp(game.played / 1000).date()
        for seat, summary in zip(game.setup.seats, found, strict=True):
            name = seat.name if known_as is None else known_as(seat.name, game.played)
            if seat.kind == HUMAN and name is not None and name.casefold() == player.casefold():
                played.append((day, summary))
    return career(played)


class FaultLine(BoxLayout):
    """A kind of mistake, and how often it was made."""

    text = StringProperty()
    count = NumericProperty()
    share = NumericProperty()
    """Of the most frequent one."""


class LossChart(Drawn):
    """A column for each month: what a decision lost on average. Lower is better."""

    months = ListProperty()
    """Pairs of a name and a loss, the oldest first."""
    font_size = NumericProperty(12)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"columns": ("months", "font_size")}

    def draw_columns(self, group: InstructionGroup) -> None:
        """Columns with their loss above and the month below."""
        if not self.months:
            return
        letter = self.font_size
        ink = palette.color("boardTextSoft")
        room = self.width / max(len(self.months), 4)
        high = max(1.0, self.height - 3.6 * letter)
        most = max(loss for _, loss in self.months) or 1
        for place, (name, loss) in enumerate(self.months):
            left, wide = place * room, room * 0.62
            height = max(2, round(high * loss / most))
            group.add(Color(*palette.color("brass")))
            group.add(
                Rectangle(
                    pos=(round(left + (room - wide) / 2), round(1.8 * letter)), size=(round(wide), height)
                )
            )
            middle = left + room / 2
            write(group, name, letter, middle, letter * 0.8, ink)
            write(group, average_text(loss), letter, middle, 1.8 * letter + height + letter * 0.8, ink)


class ReviewCareer(Panel):
    """One player's decisions over time."""

    games = ObjectProperty(None, allownone=True)
    """The app's games."""
    player = StringProperty()
    known_as = ObjectProperty(None, allownone=True)
    has_any = BooleanProperty(False)
    rank = StringProperty()
    average = StringProperty()
    reviewed = StringProperty()
    months = ListProperty()
    faults = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        load_kv("review/career.kv")
        self._career: Career | None = None
        super().__init__(**kwargs)
        tr.bind(language=self._show)
        self.fbind("faults", self._show)
        self.fbind("games", self.read)
        self.fbind("player", self.read)
        self.fbind("known_as", self.read)
        self.read()

    def read(self, *_: Any) -> None:
        """Ask the games anew."""
        self._career = None
        self._show()
        games, player, known_as = self.games, self.player, self.known_as
        if games is not None and player:
            games.ask(
                lambda store: read_career(store, player, known_as),
                lambda found: self._take(player, found),
                slow=True,
            )

    def _take(self, player: str, found: Career | None) -> None:
        if player == self.player:
            self._career = found
            self._show()

    def _show(self, *_: Any) -> None:
        if self.faults is None:
            # On a screen that is made by steps, its own rule comes a little later.
            return
        found = self._career
        self.has_any = found is not None
        self.faults.clear_widgets()
        if found is None:
            return
        self.rank, self.average = rank_text(found.rank), average_text(found.loss)
        self.reviewed = reviewed_text(found.games)
        self.months = [(month_name(month.first), month.loss) for month in found.months[-MOST_MONTHS:]]
        for kind, count in found.faults[:MOST_FAULTS]:
            self.faults.add_widget(
                FaultLine(text=fault_name(kind), count=count, share=count / found.faults[0][1])
            )
