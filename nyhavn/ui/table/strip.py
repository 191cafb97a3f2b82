"""The strip by the buttons: advice, why something cannot be used, and what the others did meanwhile."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.match.journal import TurnReport, reports
from nyhavn.match.view import TableView
from nyhavn.ui.art import CardArt, GableArt, TileArt
from nyhavn.ui.replay.moment import pictures_of
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.table_widget import TableButton, TableWidget
from nyhavn.ui.widgets.fit_label import FitLabel, fits, height_of, widest
from nyhavn.words.happenings import deed_text, turn_text

MOST_PICTURES = 4
POINTS_ALONE = 2
"""The shortest way to tell a turn, beside its pictures."""
GABLE = 26
"""How wide the gable of a turn's player is at most, in dp."""
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
            return float(height_of(text, label.font_name, label.line_height, width, letters) + 2 * self.dp)

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


class RecapEntry(TableWidget, BoxLayout):
    """What one opponent did."""

    house_color = StringProperty("red")
    texts = ListProperty()
    """What it says, from the longest to the shortest way."""
    way = NumericProperty(POINTS_ALONE)
    """Which of these it says."""
    pictures = ObjectProperty()
    gable: GableArt = ObjectProperty()
    words: FitLabel = ObjectProperty()

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
        found = [picture for event in report.events for picture in pictures_of(event)]
        self._found = found[:MOST_PICTURES]
        for picture in self._found:
            picture.size_hint = (None, None)
            picture.pos_hint = {"center_y": 0.5}
            if isinstance(picture, CardArt | TileArt):
                picture.patterns = patterns
            # Not as large as in the log, whose style may be read or not when this is made.
            if isinstance(picture, CardArt):
                picture.simple_below = SIMPLE_CARDS * self.dp
            elif isinstance(picture, TileArt):
                picture.largest = HIGHEST_PICTURE / 2 * self.dp
        self.pictures.clear_widgets()
        for picture in self._found:
            self.pictures.add_widget(picture)

    @property
    def breadth(self) -> float:
        """How wide its pictures are together, for their height."""
        return sum(_breadth(picture) for picture in self._found)

    def room_without_words(self, height: float) -> float:
        """How much of the recap's width it asks for where only points are written."""
        points = widest(self.texts[-1:], self.words.font_name, 14 * self.sp)
        return float(self._round(height) + self.breadth * self._largest(height) + points)

    def highest(self, width: float, height: float, way: int) -> float:
        """How high its pictures can be in a place of this size, if it says this."""
        share = width if way == POINTS_ALONE else PICTURE_SHARE * width
        points = self.room_without_words(height) - self.breadth * self._largest(height)
        room = share - (points if way == POINTS_ALONE else self._round(height))
        fitting = room / max(self.breadth, 1.0)
        return float(min(self._largest(height), max(fitting, LOWEST_PICTURE * self.dp)))

    def has_room_for(self, way: int, width: float, height: float, high: float) -> bool:
        """Whether what it says fits beside pictures that are so high."""
        label = self.words
        room = width - self._round(height) - self.breadth * high
        return fits(
            self.texts[way], label.font_name, label.line_height, (int(room), int(height)), label.least
        )

    def tell(self, way: int, high: float, share: float) -> None:
        """Say this, with pictures that are so high, and have such a share of the width."""
        self.way = way
        self.size_hint_x = share
        for picture in self._found:
            picture.size = _breadth(picture) * high, high

    def _largest(self, height: float) -> float:
        return float(min(0.92 * height, HIGHEST_PICTURE * self.dp))

    def _round(self, height: float) -> float:
        """What neither pictures nor words take of its width: the gable, and what is between and round all."""
        gable = min(height, GABLE * self.dp)
        return float(
            gable + len(self._found) * self.pictures.spacing + 2 * self.spacing + 2 * self.padding[0]
        )


def _breadth(picture: Any) -> float:
    return CARD_BREADTH if isinstance(picture, CardArt) else 1.0


class Recap(TableButton):
    """What the others did since one's own last turn, an entry for each; opens the log."""

    entries = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("size", "dp", "sp"):
            self.fbind(name, self._tell_alike)

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
        self._tell_alike()

    def _tell_alike(self, *_: Any) -> None:
        """All turns in the same way: with words only where there is room for those of everybody, and with
        pictures of one height."""
        box = self.entries
        count = len(box.children)
        height = self.height - box.padding[1] - box.padding[3]
        width = self.width - box.padding[0] - box.padding[2] - box.spacing * (count - 1)
        if not count or min(width, height) <= 0:
            return
        each = width / count
        for way in range(POINTS_ALONE) if each > BESIDE_WORDS * height else ():
            high = min(entry.highest(each, height, way) for entry in box.children)
            if all(entry.has_room_for(way, each, height, high) for entry in box.children):
                for entry in box.children:
                    entry.tell(way, high, 1.0)
                return
        rooms = [entry.room_without_words(height) for entry in box.children]
        shares = [room / sum(rooms) for room in rooms]
        high = min(
            entry.highest(share * width, height, POINTS_ALONE)
            for entry, share in zip(box.children, shares, strict=True)
        )
        for entry, share in zip(box.children, shares, strict=True):
            entry.tell(POINTS_ALONE, high, share)
