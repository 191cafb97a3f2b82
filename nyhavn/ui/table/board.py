"""Everything that lies on the table: made once, placed by the plan, and shown as the game stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from nyhavn.engine.material import ABILITIES, COLORS, PIERS, SHAPES, SIZES, SPECIAL, STARTING_ABILITY, Square
from nyhavn.match.setup import Setup
from nyhavn.match.spots import (
    PILE,
    SPECIAL_KIND,
    TILE,
    TRACK,
    HandPlace,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplyPlace,
)
from nyhavn.ui.table.coats import CoatPanel
from nyhavn.ui.table.coin_row import CoinRow
from nyhavn.ui.table.layout.plan import Measures, Plan, Rect, arrange
from nyhavn.ui.table.surface import Surface
from nyhavn.ui.table.widgets import (
    AbilitySpot,
    BoardButton,
    Bubble,
    CardSpot,
    ConfirmButton,
    FloatingTile,
    HouseSpot,
    OpponentSpot,
    PileSpot,
    SupplySpot,
    TrackSpot,
    TurnBar,
    place,
)
from nyhavn.ui.widgets.controls import Pressable
from nyhavn.ui.widgets.fit_label import FitLabel

KV_CLASSES = (FitLabel, CoinRow)
"""Named in kv/table only; importing them makes them known there."""
MOST_CARDS = 10
"""Cards in a hand before the surplus is put down."""


class Board(FloatLayout):
    """The table's things. What they show is set by Showing; where they lie, by the plan."""

    target = NumericProperty()
    gap = NumericProperty()
    left_handed = BooleanProperty(False)
    layouts = NumericProperty(0)
    """Counts how often everything was placed: what is shown may depend on the plan."""

    def __init__(self, setup: Setup, **kwargs: Any) -> None:
        self.plan: Plan | None = None
        self.opponents_at_table = len(setup.seats) - 1
        super().__init__(**kwargs)
        self.surface = Surface()
        self.bar = TurnBar()
        self.track = TrackSpot(name=str(TRACK))
        self.pile = PileSpot(name=str(PILE))
        self.piers = [CardSpot(name=str(Pier(pier))) for pier in range(PIERS)]
        self.house = HouseSpot()
        self.opponents = [OpponentSpot() for _ in range(self.opponents_at_table)]
        self.supply = {(color, size): _supply_spot(color, size) for color in COLORS for size in SIZES}
        self.special = SupplySpot(name=str(SupplyPlace(*SPECIAL_KIND)), color=SPECIAL, wall=None)
        self.abilities = {key: AbilitySpot(kind=key, name=str(OwnAbility(key))) for key in ABILITIES}
        self.pool = {
            key: AbilitySpot(kind=key, name=str(PoolAbility(key)), face="pool")
            for key in ABILITIES
            if key != STARTING_ABILITY
        }
        self.hand = [CardSpot(name=str(HandPlace(number))) for number in range(MOST_CARDS)]
        self.coats = CoatPanel()
        self.undo = BoardButton(name="undo", icon="undo-variant")
        self.rotate = BoardButton(name="tile.rotate", icon="rotate-right")
        self.flip = BoardButton(name="tile.flip", icon="flip-horizontal")
        self.hint = BoardButton(name="hint", icon="lightbulb-on-outline")
        self.menu = BoardButton(name="menu", icon="menu")
        self.confirm = ConfirmButton(name="confirm")
        self.tile = FloatingTile(name=str(TILE), floating=True)
        self.bubble = Bubble()
        self.hand_size = 0
        self.own: list[str] = []
        for widget in self._all():
            widget.size_hint = (None, None)
            self.add_widget(widget)
        for widget in (self.tile, self.bubble, self.coats, self.rotate, self.flip):
            hide(widget)
        self.bind(size=self.lay_out, pos=self.lay_out, left_handed=self.lay_out, target=self.lay_out)

    def _all(self) -> Iterator[Any]:
        yield self.surface
        yield from (self.bar, self.track, self.pile, *self.piers, self.house, *self.opponents)
        yield from (*self.supply.values(), self.special, *self.abilities.values(), *self.pool.values())
        yield from (*self.hand, self.coats, self.undo, self.rotate, self.flip, self.hint, self.menu)
        yield from (self.confirm, self.tile, self.bubble)

    # Where things lie

    def lay_out(self, *_: Any) -> None:
        """Place everything for the size of the window."""
        if self.width < 1 or self.height < 1 or not self.target:
            return
        measures = Measures(
            self.width, self.height, self.opponents_at_table, self.target, self.gap, self.left_handed
        )
        self.plan = plan = arrange(measures)
        for widget, rect in (
            (self.bar, plan.bar),
            (self.menu, plan.menu),
            (self.track, plan.track),
            (self.pile, plan.pile),
            (self.house, plan.house),
            (self.undo, plan.undo),
            (self.rotate, plan.rotate),
            (self.flip, plan.flip),
            (self.hint, plan.hint),
            (self.confirm, plan.confirm),
            (self.coats, plan.supply),
        ):
            self._put(widget, rect)
        self.surface.lay(plan, self.pos)
        self.house.trim = "low" if plan.low_roof else ""
        for spot, rect in zip(self.piers, plan.piers, strict=True):
            self._put(spot, rect)
        for opponent, rect in zip(self.opponents, plan.opponents, strict=True):
            opponent.chip = plan.chips
            self._put(opponent, rect)
        self._place_supply(plan)
        self.place_abilities(self.own)
        self.place_hand(self.hand_size)
        self.place_confirm()
        self.layouts += 1

    def _put(self, widget: Any, rect: Rect) -> None:
        place(widget, (rect[0] + self.x, rect[1] + self.y, rect[2], rect[3]))

    def _place_supply(self, plan: Plan) -> None:
        x, y, width, height = plan.supply
        columns, rows = plan.supply_columns, plan.supply_rows
        across, up = width / columns, height / rows
        spots = list(self.supply.values()) + ([self.special] if plan.pool is None else [])
        for number, spot in enumerate(spots):
            row, column = divmod(number, columns)
            spot.wide = across > 1.35 * up
            self._put(spot, (x + column * across, y + height - (row + 1) * up, across, up))

    def place_abilities(self, own: list[str]) -> None:
        """Place the own abilities and those to take; where room is scarce each kind has one place."""
        self.own = own
        plan = self.plan
        if plan is None:
            return
        kinds = list(self.abilities)
        places = dict(zip(kinds, _row(plan.abilities, len(kinds), self.target), strict=True))
        for key, spot in self.abilities.items():
            self._put(spot, places[key])
        if plan.pool is None:
            for key, spot in self.pool.items():
                self._put(spot, places[key])
            return
        to_take: list[Widget] = [*self.pool.values(), self.special]
        for widget, rect in zip(to_take, _row(plan.pool, len(to_take), self.target), strict=True):
            self._put(widget, rect)
        self.special.wide = False

    def place_hand(self, count: int) -> None:
        """Place the cards of a hand: as wide apart as there is room, in two rows if they are too many."""
        self.hand_size = count
        plan = self.plan
        if plan is None or not count:
            return
        x, y, width, height = plan.hand
        columns, rows = max(count, PIERS), 1
        if width / columns < self.target:
            x, y, width, height = plan.hand_two_rows
            columns, rows = -(-count // 2), 2
        up = height / rows
        across = min(width / columns, max(self.target, up * 0.78))
        apart = max(0.0, min(self.gap / 4, across - self.target))
        left = x + (width - across * min(count, columns)) / 2
        for number, spot in enumerate(self.hand[:count]):
            row, column = divmod(number, columns)
            place = (left + column * across + apart / 2, y + height - (row + 1) * up)
            self._put(spot, (*place, across - apart, up))
            # On small screens the coins lie right above, and a card must not hide how many are left.
            spot.lift = self.gap * (1.25 if plan.pool is not None else 0.4)

    def place_confirm(self) -> None:
        """Let Confirm take the places of the buttons left of it that are not shown now."""
        plan = self.plan
        if plan is None:
            return
        x, y, width, height = plan.confirm
        for button, rect in ((self.hint, plan.hint), (self.flip, plan.flip), (self.rotate, plan.rotate)):
            if is_shown(button) or rect[1] != y or rect[3] != height:
                break
            x, width = (x, rect[0] + rect[2] - x) if rect[0] > x else (rect[0], x + width - rect[0])
        self._put(self.confirm, (x, y, width, height))

    @property
    def hand_covers(self) -> str:
        """What a hand in two rows spreads over: abilities or supply, or nothing."""
        plan = self.plan
        if plan is None or plan.hand[2] / max(self.hand_size, PIERS) >= self.target:
            return ""
        return "supply" if plan.two_rows_cover_supply else "abilities"

    # What lies under a finger

    @property
    def special_spot(self) -> Any:
        """Where the special tile is taken from: its own place, or the choice in the panel that covers it."""
        covered = is_shown(self.coats) and self.plan is not None and self.plan.pool is None
        return self.coats.special if covered else self.special

    def spots(self) -> Iterator[tuple[Spot, Any]]:
        """Everything that gestures ask about, topmost first, with its widget."""
        for number, card in enumerate(self.hand):
            yield HandPlace(number), card
        for number, card in enumerate(self.piers):
            yield Pier(number), card
        yield SupplyPlace(*SPECIAL_KIND), self.special_spot
        for kind, spot in self.supply.items():
            yield SupplyPlace(*kind), spot
        for key, coin in self.abilities.items():
            yield OwnAbility(key), coin
        for key, coin in self.pool.items():
            yield PoolAbility(key), coin
        for opponent in self.opponents:
            yield HouseOf(int(opponent.seat)), opponent
        yield PILE, self.pile
        if self.track.height >= self.target - 1:
            # Lower than a fingertip it is only to be looked at.
            yield TRACK, self.track

    def spot_at(self, x: float, y: float) -> Spot | None:
        """What lies under a point; squares of the own house come last."""
        for spot, widget in self.spots():
            if is_shown(widget) and widget.collide_point(x, y):
                return spot
        if self.house.collide_point(x, y):
            return HouseOf(int(self.house.seat))
        return None

    def spot_of(self, widget: Any) -> Spot | None:
        """What a widget of the table stands for."""
        if widget is self.tile:
            return TILE
        return next((spot for spot, each in self.spots() if each is widget), None)

    def square_at(self, point: tuple[float, float]) -> Square | None:
        """The square of the own house under a point."""
        square: Square | None = self.house.square_at(*point)
        return square

    def over_button(self, x: float, y: float) -> bool:
        """Whether a point is on a button, which handles its own touches."""
        buttons: tuple[Pressable, ...] = (
            self.undo, self.rotate, self.flip, self.hint, self.menu, self.confirm, self.bar,
        )  # fmt: skip
        if any(is_shown(button) and button.collide_point(x, y) for button in buttons):
            return True
        return is_shown(self.coats) and self.coats.takes(x, y)


def hide(widget: Any) -> None:
    """Take a widget out of sight and out of reach."""
    widget.opacity = 0
    widget.disabled = True


def show(widget: Any, shown: bool = True) -> None:
    """Bring a widget back, or hide it."""
    if shown:
        widget.opacity = 1
        widget.disabled = False
    else:
        hide(widget)


def is_shown(widget: Any) -> bool:
    """Whether a widget is in sight."""
    return bool(widget.opacity > 0)


def _supply_spot(color: str, size: int) -> SupplySpot:
    wall, *_ = cells = SHAPES[color, size]
    return SupplySpot(name=str(SupplyPlace(color, size)), color=color, cells=list(cells), wall=wall)


def _row(rect: Rect, count: int, target: float) -> list[Rect]:
    """Places side by side in the middle of a rectangle, each at least a target wide."""
    x, y, width, height = rect
    each = min(width / count, max(target, height * 1.15))
    left = x + (width - each * count) / 2
    return [(left + number * each, y, each, height) for number in range(count)]
