"""What everybody may see of a player between two turns: the house, the points, and the last turn."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from nyhavn.engine.events import CoatEarned, ColumnScored, Event, RowScored, SpecialPlaced, TileBuilt
from nyhavn.engine.material import Square
from nyhavn.match.journal import TurnReport
from nyhavn.match.view import PlayerView
from nyhavn.ui.art import CardArt, CoatArt, TileArt
from nyhavn.ui.art.card_shapes import ASPECT
from nyhavn.ui.replay.moment import pictures_of
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.curtain import plan_panel
from nyhavn.ui.table.players import CardCount, CoinRow, HouseWidget, PointsLabel
from nyhavn.ui.table.strip import SIMPLE_CARDS
from nyhavn.ui.table.table_widget import TableWidget, set_box
from nyhavn.ui.widgets.fit_label import FitLabel
from nyhavn.ui.widgets.houses import draw_house
from nyhavn.words.happenings import deed_text

LARGEST_PICTURE = 76
"""How high a picture of what happened is at most, in dp."""
TILE_ROOM = 1.25
"""How much wider than high the room of a tile is."""
GAP, MOST_LINES = 4, 2
"""Between two pictures, in dp; and in how many lines they stand at most."""


class PictureRow(Widget):
    """Cards, tiles, coats and abilities in the order of what happened, as large as all of them fit."""

    dp = NumericProperty(1)
    centred = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._lay_out, size=self._lay_out, dp=self._lay_out, centred=self._lay_out)

    def show(self, events: list[Event], patterns: bool) -> None:
        """Show what a turn was about."""
        self.clear_widgets()
        for event in events:
            for picture in _pictures(event):
                if isinstance(picture, CardArt | TileArt):
                    picture.patterns = patterns
                if isinstance(picture, CardArt):
                    picture.simple_below = SIMPLE_CARDS * self.dp
                picture.pos_hint, picture.size_hint = {}, (None, None)
                self.add_widget(picture)
        self._lay_out()

    def _lay_out(self, *_: Any) -> None:
        """In as many lines as make them largest."""
        pictures = self.children[::-1]
        if not pictures:
            return
        ways = [_in_lines(pictures, lines) for lines in range(1, MOST_LINES + 1)]
        lines = max(ways, key=lambda lines: (self._height_in(lines), -len(lines)))
        high, gap = self._height_in(lines), GAP * self.dp
        whole = high * len(lines) + gap * (len(lines) - 1)
        y = self.y + (self.height + (whole if self.centred else self.height)) / 2 - high
        for line in lines:
            x = self.x
            if self.centred:
                x += (self.width - high * sum(map(_breadth, line)) - gap * (len(line) - 1)) / 2
            for picture in line:
                wide = high * _breadth(picture)
                set_box(picture, Box(x, y, wide, high))
                if isinstance(picture, TileArt):
                    picture.largest = 0.5 * high
                x += wide + gap
            y -= high + gap

    def _height_in(self, lines: list[list[Any]]) -> float:
        """How high each picture is in so many lines."""
        gap = GAP * self.dp
        across = min((self.width - gap * (len(line) - 1)) / sum(map(_breadth, line)) for line in lines)
        down = (self.height - gap * (len(lines) - 1)) / len(lines)
        return float(max(1.0, min(across, down, LARGEST_PICTURE * self.dp)))


def _in_lines(pictures: list[Any], lines: int) -> list[list[Any]]:
    """Pictures in at most so many lines of much the same length."""
    each = -(-len(pictures) // lines)
    return [pictures[first : first + each] for first in range(0, len(pictures), each)]


def _pictures(event: Event) -> list[Any]:
    return [CoatArt(done=True)] if isinstance(event, CoatEarned) else pictures_of(event)


def _breadth(picture: Any) -> float:
    """How wide a picture is for its height."""
    if isinstance(picture, CardArt):
        return ASPECT
    return TILE_ROOM if isinstance(picture, TileArt) else 0.86


class PlayerSummary(TableWidget, FloatLayout):
    """A player on the curtain; its look is in kv/table/overlays/curtain.kv."""

    title = StringProperty()
    seat = NumericProperty(0)
    score = NumericProperty(0)
    house_color = StringProperty("red")
    is_next = BooleanProperty(False)
    """Whether the curtain waits for this player."""
    texts = ListProperty()
    """The player's last turn, from the longest to the shortest way to tell it."""
    cards = NumericProperty(0)
    abilities = ListProperty()
    house: HouseWidget = ObjectProperty()
    words: FitLabel = ObjectProperty()
    points: PointsLabel = ObjectProperty()
    pictures: PictureRow = ObjectProperty()
    deed: FitLabel = ObjectProperty()
    hand: CardCount = ObjectProperty()
    coins: CoinRow = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._report: TurnReport | None = None
        self._patterns: bool | None = None
        super().__init__(**kwargs)
        for name in ("size", "pos", "sp", "dp"):
            self.fbind(name, self._lay_out)

    def show(self, player: PlayerView, report: TurnReport | None, patterns: bool) -> None:
        """Show a player, and the last turn of that player, if there was one."""
        self.title, self.seat, self.score = player.name, player.seat, player.points
        self.house_color, self.is_next, self.cards = player.color, player.is_to_move, player.cards
        self.abilities = [(key, "active") for key in player.active] + [(key, "used") for key in player.used]
        events = [] if report is None else report.events
        house = self.house
        house.seat, house.house_color, house.patterns = player.seat, player.color, patterns
        draw_house(house, player.house)
        house.fresh = [cells for event in events if (cells := _covered(event))]
        house.marked_rows = [event.row for event in events if isinstance(event, RowScored)]
        house.marked_columns = [event.column for event in events if isinstance(event, ColumnScored)]
        self.texts = _report_lines(report)
        if report != self._report or patterns != self._patterns:
            self._report, self._patterns = report, patterns
            self.pictures.show(events, patterns)

    def _lay_out(self, *_: Any) -> None:
        if self.house is None or self.width < 2 or self.height < 2:
            return
        plan = plan_panel(Box(self.x, self.y, self.width, self.height), self.dp, self.sp)
        beside = plan.name.x > plan.house.x
        for widget, box in (
            (self.words, plan.name),
            (self.points, plan.points),
            (self.house, plan.house),
            (self.pictures, plan.pictures),
            (self.deed, plan.words),
        ):
            set_box(widget, box)
        self.points.halign = "left" if beside else "right"
        self.deed.halign = "left" if beside else "center"
        self.deed.valign = "top" if beside else "middle"
        self.pictures.centred = not beside
        hand, coins = plan.foot.cut_left(min(44 * self.sp, plan.foot.width))
        set_box(self.hand, hand)
        set_box(self.coins, coins if coins.width > 2 * coins.height else Box(coins.x, coins.y, 0, 0))


def _covered(event: Event) -> list[Square]:
    """The squares that a tile has covered."""
    if isinstance(event, TileBuilt):
        return list(event.cells)
    return [event.cell] if isinstance(event, SpecialPlaced) else []


def _report_lines(report: TurnReport | None) -> list[str]:
    """What the player did, without the name: the panel has it."""
    if report is None:
        return []
    points = f"+{report.points}" if report.points else ""
    return [deed_text(report), points]
