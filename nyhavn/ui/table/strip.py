"""The strip by the buttons: advice, why something cannot be used, and what the others did meanwhile."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.match.journal import TurnReport, reports
from nyhavn.match.view import TableView
from nyhavn.ui.art import CardArt, GableArt, TileArt
from nyhavn.ui.replay.moment import pictures_of
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.thing import TableButton, TableThing
from nyhavn.ui.widgets.fit_label import FitLabel, fits, height_of
from nyhavn.words.happenings import deed_text, turn_text

MOST_PICTURES = 4
HIGHEST_PICTURE, LOWEST_PICTURE = 44, 22
"""In dp."""
CARD_BREADTH = 0.72
"""How wide a card is for its height."""
SIMPLE_CARDS = 60
"""Cards narrower than this, in dp, have their symbol and letter alone."""
PICTURE_SHARE = 0.5
"""How much of an entry's width pictures take beside words."""
BESIDE_WORDS = 5
"""Words stand beside the pictures where an entry is at least so many times as wide as it is high."""
SMALLEST = 12
"""Letters in which a reason is still told, in sp."""
SIDES = 46
"""How much of the strip's width its sign takes, with what is round it, in dp."""


class Strip(TableButton):
    """One or two lines of words: a hint, or why the last tap led to nothing."""

    lines = ListProperty()
    """The first line, then the second."""
    short = StringProperty()
    """What is said where there is no room for the first line."""
    icon = StringProperty()
    more = StringProperty()
    """What a tap on it offers, if anything."""
    warns = BooleanProperty(False)
    words: FitLabel = ObjectProperty()

    def room_for_words(self, place: Box) -> Box:
        """A strip too low for a fingertip grows for its words, up to the house; touches go through it."""
        if not self.lines:
            return place
        label, width = self.words, int(place.width - SIDES * self.dp)

        def height(text: str, letters: float) -> float:
            return height_of(text, label.font_name, label.line_height, width, letters) + 2 * self.dp

        # Two lines are just what is between hand and house.
        most = height("\n", label.least)
        heights = (height(ways[0], SMALLEST * self.sp) for ways in self._whole())
        alone = height(self.short or self.lines[0], label.least)
        needed = next((high for high in heights if high <= most), alone)
        if needed <= place.height:
            return place
        return place._replace(y=place.y - self.dp, height=needed)

    def _whole(self) -> list[list[str]]:
        """All that is to be said, on two lines or on one: as it is, then with less of the first line."""
        starts = [self.lines[0], self.short] if self.short else self.lines[:1]
        return [["\n".join((start, *self.lines[1:])), " ".join((start, *self.lines[1:]))] for start in starts]

    def ways(self, size: tuple[float, float], *_watched: Any) -> list[str]:
        """How it may be said in a box of this size: a reason is worth more than letters that are larger than
        they need be."""
        if not self.lines:
            return []
        label, box = self.words, (int(size[0]), int(size[1]))
        for ways in self._whole():
            if any(fits(text, label.font_name, label.line_height, box, SMALLEST * self.sp) for text in ways):
                return ways
        return list(self.lines[:1])


class RecapEntry(TableThing, BoxLayout):
    """What one opponent did."""

    house_color = StringProperty("red")
    texts = ListProperty()
    """What it says, from the longest to the shortest way."""
    pictures = ObjectProperty()
    gable: GableArt = ObjectProperty()
    worded = BooleanProperty(False)
    """Whether there is room for words."""

    def __init__(self, **kwargs: Any) -> None:
        self._found: list[Any] = []
        super().__init__(**kwargs)

    def show(self, report: TurnReport, names: list[str], color: str, patterns: bool) -> None:
        """Tell a turn in small pictures, and in words."""
        self.house_color = color
        # The gable says whose turn it was, where there is no room for a name.
        self.texts = [
            turn_text(report, names),
            deed_text(report),
            f"+{report.points}" if report.points else "",
        ]
        self._found = [picture for event in report.events for picture in pictures_of(event)]
        for picture in self._found:
            picture.size_hint = (None, None)
            if isinstance(picture, CardArt | TileArt):
                picture.patterns = patterns
            # Not as large as in the log, whose style may be read or not when this is made.
            if isinstance(picture, CardArt):
                picture.simple_below = SIMPLE_CARDS * self.dp
            elif isinstance(picture, TileArt):
                picture.largest = HIGHEST_PICTURE / 2 * self.dp
        self._lay_out()

    def on_size(self, *_: Any) -> None:
        self._lay_out()

    def on_dp(self, *_: Any) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """As many pictures as there is room for, and words if there is room for them, too."""
        if self.pictures is None:
            return
        self.worded = self.width > BESIDE_WORDS * self.height
        self.pictures.clear_widgets()
        room = (PICTURE_SHARE if self.worded else 0.8) * self.width - self.gable.width
        shown = self._found[:MOST_PICTURES]
        breadths = [CARD_BREADTH if isinstance(picture, CardArt) else 1.0 for picture in shown]
        # Two cards that were taken are two pictures, rather a little smaller than one of them missing.
        largest = min(0.92 * self.height, HIGHEST_PICTURE * self.dp)
        fitting = (room - len(shown) * self.spacing) / max(sum(breadths), 1.0)
        high = min(largest, max(fitting, LOWEST_PICTURE * self.dp))
        for picture, breadth in zip(shown, breadths, strict=True):
            room -= breadth * high + self.spacing
            if room < -1:
                return
            picture.size = breadth * high, high
            picture.pos_hint = {"center_y": 0.5}
            self.pictures.add_widget(picture)


class Recap(TableButton):
    """What the others did since one's own last turn, an entry for each; opens the log."""

    entries = ObjectProperty()

    def show(self, view: TableView, patterns: bool) -> None:
        """Tell the turns of the others."""
        told = reports(view.recap)
        names = [player.name for player in view.players]
        box = self.entries
        while len(box.children) > len(told):
            box.remove_widget(box.children[0])
        while len(box.children) < len(told):
            box.add_widget(RecapEntry(dp=self.dp, sp=self.sp))
        for entry, report in zip(reversed(box.children), told, strict=True):
            entry.dp, entry.sp = self.dp, self.sp
            entry.show(report, names, view.players[report.seat].color, patterns)
        self.description = "\n".join(turn_text(report, names) for report in told)
