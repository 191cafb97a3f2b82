"""Everybody at the table: name, points, cards in hand, abilities, and the rivals' houses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from nyhavn.ui.art import GableArt, HouseArt
from nyhavn.ui.art.house_frame import COMPACT
from nyhavn.ui.shell.visible_parts import Part
from nyhavn.ui.table.coin_row import CoinRow
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.thing import Reached, TableThing, place
from nyhavn.ui.widgets.fit_label import FitLabel
from nyhavn.ui.widgets.named import Named
from nyhavn.words.names import shorter_names

HOUSE_SHARE = 0.6
"""How much of a panel's width a house takes at most beside a name."""
SMALLEST_HOUSE = 22
"""How wide it is at least, in dp; where it would be smaller there is a gable."""
ONE_LINE = 17.5
"""How high a line with the number of cards is at least, in sp."""
TALL = 1.3
"""From so many times its width on a panel is taken for a column."""


class HouseSpot(HouseArt):
    """A house; for the inspector it is exactly its grid."""

    seat = NumericProperty(0)
    named = BooleanProperty(True)
    """Whether this is the player's house for the inspector; a second, large picture of it is not."""

    def named_parts(self) -> Iterator[Part]:
        """The grid of the house."""
        if self.named:
            yield Part(f"house.{int(self.seat)}", tuple(self.grid))


class PointsLabel(Named, FitLabel):
    """A player's points."""


class CardCount(FloatLayout):
    """How many cards a player holds."""

    count = NumericProperty(0)
    sp = NumericProperty(1)
    ink = ColorProperty()


class PlayerPanel(Reached, TableThing, FloatLayout):
    """One player. Oneself has no house here: that is the large one."""

    seat = NumericProperty(0)
    title = StringProperty()
    score = NumericProperty(0)
    cards = NumericProperty(0)
    active = BooleanProperty(False)
    """Whether it is this player's turn."""
    own = BooleanProperty(False)
    hovered = BooleanProperty(False)
    """Whether the mouse is over it."""
    house_color = StringProperty("red")
    abilities = ListProperty()
    """(kind, face) of each ability tile."""
    ink = ColorProperty()
    house = ObjectProperty()
    """The small house; of oneself there is none."""
    gable: GableArt = ObjectProperty()
    words: FitLabel = ObjectProperty()
    points: PointsLabel = ObjectProperty()
    hand: CardCount = ObjectProperty()
    coins: CoinRow = ObjectProperty()
    focus_group = "house"

    @property
    def focus_by_tap(self) -> bool:  # type: ignore[override]
        """Keys reach the others, to look closer; one's own house is large already."""
        return not self.own

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("size", "pos", "sp", "dp", "own"):
            self.fbind(name, self._lay_out)
        self._lay_out()

    @property
    def spot_name(self) -> str:
        """What keys call it; for the inspector its house has that name."""
        return f"house.{int(self.seat)}"

    def ways_to_write(self, name: str) -> list[str]:
        """A name, and what is written where there is no room for it."""
        return [name, *shorter_names(name)] if name else []

    def _lay_out(self, *_: Any) -> None:
        if self.width < 2 or self.height < 2 or self.words is None:
            return
        box = Box(self.x, self.y, self.width, self.height).inset(3 * self.dp, 2 * self.dp)
        if self.height > TALL * self.width:
            self._as_column(box)
        else:
            self._as_row(box)

    def _as_column(self, box: Box) -> None:
        """Name and points above the house, cards and abilities below it; all together in the middle."""
        gap = 2 * self.dp
        above, below = min(0.16 * box.height, 34 * self.sp), min(0.11 * box.height, 26 * self.sp)
        house = min(box.height - above - below - 2 * gap, box.width * COMPACT.down / COMPACT.across)
        box = box.middle(box.width, above + house + below + 2 * gap)
        head, rest = box.cut_top(above, gap)
        foot, middle = rest.cut_bottom(below, gap)
        points, name = head.cut_right(min(0.34 * head.width, 40 * self.sp))
        place(self.words, name)
        place(self.points, points)
        place(self.house, middle)
        place(self.gable, Box(box.x, box.y, 0, 0))
        self._lay_foot(foot)

    def _as_row(self, box: Box) -> None:
        """The house at the left, or the gable where there is no room for one; everything else beside it."""
        wide = min(COMPACT.across / COMPACT.down * box.height, HOUSE_SHARE * box.width)
        if self.own or wide < SMALLEST_HOUSE * self.dp:
            side = min(box.height, 0.26 * box.width, max(40 * self.dp, 0.62 * box.height))
            picture, rest = box.cut_left(side, 3 * self.dp)
            place(self.gable, picture.middle(side, side))
            place(self.house, Box(box.x, box.y, 0, 0))
        else:
            picture, rest = box.cut_left(wide, 3 * self.dp)
            place(self.house, picture)
            place(self.gable, Box(box.x, box.y, 0, 0))
        if rest.height < 34 * self.sp:
            # One line: name, then points.
            points, name = rest.cut_right(min(0.42 * rest.width, 34 * self.sp))
            place(self.words, name)
            place(self.points, points)
            self._lay_foot(Box(rest.x, rest.y, 0, 0))
            return
        name, below = rest.cut_top(min(0.42 * rest.height, 20 * self.sp))
        # Of the edge a name may have a little: with four at the table it is that little which is missing.
        place(self.words, name._replace(width=name.width + 2 * self.dp))
        if below.height > 64 * self.sp:
            points, foot = below.cut_top(min(0.5 * below.height, 44 * self.sp))
            place(self.points, points)
            self._lay_foot(foot.cut_top(min(foot.height, 48 * self.sp))[0])
            return
        points, foot = below.cut_left(min(0.45 * below.width, 44 * self.sp), 2 * self.dp)
        place(self.points, points)
        self._lay_foot(foot)

    def _lay_foot(self, box: Box) -> None:
        """Cards in hand and abilities, side by side or one above the other."""
        if box.width < 38 * self.sp or box.height < ONE_LINE * self.sp:
            place(self.hand, Box(box.x, box.y, 0, 0))
            place(self.coins, Box(box.x, box.y, 0, 0))
        elif box.height > max(0.55 * box.width, 2 * ONE_LINE * self.sp):
            hand, coins = box.cut_top(min(0.5 * box.height, 22 * self.sp))
            place(self.hand, hand)
            place(self.coins, coins)
        else:
            hand, coins = box.cut_left(min(40 * self.sp, box.width))
            place(self.hand, hand)
            fits = coins.width > 2.2 * coins.height
            place(self.coins, coins if fits else Box(box.x, box.y, 0, 0))
