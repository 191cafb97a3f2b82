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
from kivy.uix.widget import Widget

from nyhavn.ui.art import AbilityArt, FanArt, GableArt, HouseArt
from nyhavn.ui.art.house_frame import COMPACT, FRAMES
from nyhavn.ui.shell.visible_parts import Part
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.table_widget import FocusTarget, TableWidget, set_box
from nyhavn.ui.widgets.control import Named
from nyhavn.ui.widgets.fit_label import FitLabel
from nyhavn.words.names import shorter_names


class CoinRow(Widget):
    """The abilities of a player, as (kind, face), as large as the row is high."""

    coins = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(coins=self._fill, pos=self._lay_out, size=self._lay_out)

    def _fill(self, *_: Any) -> None:
        while len(self.children) > len(self.coins):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.coins):
            self.add_widget(AbilityArt())
        for art, (kind, face) in zip(reversed(self.children), self.coins, strict=True):
            art.kind, art.face = kind, face
        self._lay_out()

    def _lay_out(self, *_: Any) -> None:
        if not self.coins:
            return
        side = min(self.height, self.width / len(self.coins))
        # Not center_x, which Kivy still has from before while it tells of the new size.
        left = self.x + (self.width - side * len(self.coins)) / 2
        for number, art in enumerate(reversed(self.children)):
            art.size = side * 0.94, side * 0.94
            art.pos = left + number * side, self.y + self.height / 2 - side * 0.47


HOUSE_SHARE = 0.6
"""How much of a panel's width a house takes at most beside a name."""
SMALLEST_HOUSE = 22
"""How wide it is at least, in dp; where it would be smaller there is a gable."""
ONE_LINE = 17.5
"""How high a line with the number of cards is at least, in sp."""
BROAD = 160
"""From so much width on, in sp, one's own points are written large beside everything else."""
GRAND = 90
"""With so much height to spare, in sp, a rival has a whole house, and cards that are seen, face down."""
NARROWEST_POINTS = 26
"""How wide points beside a name are at least, in dp; where they would be narrower they are below it."""
TALL = 1.3
"""From so many times its width on a panel is taken for a column."""


class HouseWidget(HouseArt):
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


class PlayerPanel(FocusTarget, TableWidget, FloatLayout):
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
    grand = BooleanProperty(False)
    """Whether there is room for everything in full."""
    gable: GableArt = ObjectProperty()
    fan: FanArt = ObjectProperty()
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
        is_column = self.height > TALL * self.width
        self.grand = is_column and self._spare_height(box) > GRAND * self.sp
        set_box(self.fan, Box(box.x, box.y, 0, 0))
        if self.grand:
            self._as_grand_column(box)
        elif is_column:
            self._as_column(box)
        else:
            self._as_row(box)

    def _spare_height(self, box: Box) -> float:
        """What a column leaves unused where its house is as wide as it can be."""
        return float(box.height - box.width * COMPACT.down / COMPACT.across - 60 * self.sp)

    def _as_grand_column(self, box: Box) -> None:
        """Name and points, the whole house, the cards in hand face down, and the abilities; all large."""
        box, gap = box.inset(0, 4 * self.dp), 8 * self.dp
        above, cards, coins = 46 * self.sp, 52 * self.sp, min(48 * self.sp, box.width / 5)
        frame = FRAMES[""]
        rest = box.height - above - cards - coins - 3 * gap
        house = min(rest, box.width * frame.down / frame.across)
        # What is left over is shared out between them.
        gap += min(20 * self.dp, max(0.0, (rest - house) / 5))
        box = box.middle(box.width, above + house + cards + coins + 3 * gap)
        head, box = box.cut_top(above, gap)
        middle, foot = box.cut_top(house, gap)
        hand, below = foot.cut_top(cards, gap)
        points, name = head.inset(6 * self.dp, 0).cut_right(min(0.34 * head.width, 60 * self.sp))
        set_box(self.words, name)
        set_box(self.points, points)
        set_box(self.house, middle)
        set_box(self.gable, Box(box.x, box.y, 0, 0))
        hand = hand.inset(6 * self.dp, 0)
        count, fan = hand.cut_left(40 * self.sp, gap / 2)
        set_box(self.hand, count)
        set_box(self.fan, fan)
        set_box(self.coins, below)

    def _as_column(self, box: Box) -> None:
        """Name and points above the house, cards and abilities below it; all together in the middle."""
        gap = 2 * self.dp
        above, below = min(0.16 * box.height, 34 * self.sp), min(0.11 * box.height, 26 * self.sp)
        house = min(box.height - above - below - 2 * gap, box.width * COMPACT.down / COMPACT.across)
        box = box.middle(box.width, above + house + below + 2 * gap)
        head, rest = box.cut_top(above, gap)
        foot, middle = rest.cut_bottom(below, gap)
        points, name = head.cut_right(min(0.34 * head.width, 40 * self.sp))
        set_box(self.words, name)
        set_box(self.points, points)
        set_box(self.house, middle)
        set_box(self.gable, Box(box.x, box.y, 0, 0))
        self._lay_foot(foot)

    def _as_row(self, box: Box) -> None:
        """The house at the left, or the gable where there is no room for one; everything else beside it."""
        wide = min(COMPACT.across / COMPACT.down * box.height, HOUSE_SHARE * box.width)
        if self.own or wide < SMALLEST_HOUSE * self.dp:
            side = min(box.height, 0.26 * box.width, max(40 * self.dp, 0.62 * box.height))
            picture, rest = box.cut_left(side, 3 * self.dp)
            set_box(self.gable, picture.middle(side, side))
            set_box(self.house, Box(box.x, box.y, 0, 0))
        else:
            picture, rest = box.cut_left(wide, 3 * self.dp)
            set_box(self.house, picture)
            set_box(self.gable, Box(box.x, box.y, 0, 0))
        is_broad = 0.42 * rest.width > NARROWEST_POINTS * self.dp
        if rest.height < 34 * (self.sp if is_broad else self.dp):
            # One line: name, then points.
            points, name = rest.cut_right(min(0.42 * rest.width, 34 * self.sp))
            set_box(self.words, name)
            set_box(self.points, points)
            self._lay_foot(Box(rest.x, rest.y, 0, 0))
            return
        if self.own and rest.width > BROAD * self.sp:
            # Points as high as the panel, name and hand beside them.
            points, rest = rest.cut_left(46 * self.sp, 4 * self.dp)
            set_box(self.points, points)
            name, below = rest.cut_top(min(0.42 * rest.height, 20 * self.sp))
            set_box(self.words, name)
            self._lay_foot(below)
            return
        name, below = rest.cut_top(min(0.42 * rest.height, 20 * self.sp))
        # Of the edge a name may have a little: with four at the table it is that little which is missing.
        set_box(self.words, name._replace(width=name.width + 2 * self.dp))
        if below.height > 64 * self.sp:
            points, foot = below.cut_top(min(0.5 * below.height, 44 * self.sp))
            set_box(self.points, points)
            self._lay_foot(foot.cut_top(min(foot.height, 48 * self.sp))[0])
            return
        points, foot = below.cut_left(min(0.45 * below.width, 44 * self.sp), 2 * self.dp)
        set_box(self.points, points if self._has_foot(foot) else below)
        self._lay_foot(foot)

    def _has_foot(self, box: Box) -> bool:
        """Whether there is room for the number of cards in hand."""
        return bool(box.width >= 38 * self.sp and box.height >= ONE_LINE * self.sp)

    def _lay_foot(self, box: Box) -> None:
        """Cards in hand and abilities, side by side or one above the other."""
        if not self._has_foot(box):
            set_box(self.hand, Box(box.x, box.y, 0, 0))
            set_box(self.coins, Box(box.x, box.y, 0, 0))
        elif box.height > max(0.55 * box.width, 2 * ONE_LINE * self.sp):
            hand, coins = box.cut_top(min(0.5 * box.height, 22 * self.sp))
            set_box(self.hand, hand)
            set_box(self.coins, coins)
        else:
            hand, coins = box.cut_left(min(40 * self.sp, box.width))
            set_box(self.hand, hand)
            fits = coins.width > 2.2 * coins.height
            set_box(self.coins, coins if fits else Box(box.x, box.y, 0, 0))


class Spotlight(TableWidget, FloatLayout):
    """The rival's house. Takes no touch: a tap is for the table, which hurries."""

    title = StringProperty()
    house = ObjectProperty()

    def on_touch_down(self, touch: Any) -> bool:
        return False
