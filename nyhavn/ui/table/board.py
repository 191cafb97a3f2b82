"""Everything that lies on the table: made once, placed by the plan, and shown as the game stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from nyhavn.engine.material import STARTING_ABILITY, Square
from nyhavn.match.spots import (
    PILE,
    SPECIAL_KIND,
    TILE,
    TRACK,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplySlot,
    TileKind,
)
from nyhavn.ui.table.board_widgets import BoardWidgets
from nyhavn.ui.table.layout.arrange import arrange, growth
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import (
    ENOUGH,
    Measures,
    Plan,
    ability_boxes,
    hand_boxes,
    hand_is_spread,
)
from nyhavn.ui.table.players import HouseWidget, PlayerPanel
from nyhavn.ui.table.table_widget import TableButton, draw_if_seen, set_box

FINALE_WIDTH = 1.15
"""How wide the end is shown, for its height."""


class Fitting(NamedTuple):
    """What a board is laid out for: the table that it lies on."""

    size: tuple[float, float]
    players: int
    text_scale: float
    left_handed: bool
    taught: bool

    def measures(self, tile_kinds: tuple[TileKind, ...] = ()) -> Measures:
        """What the plan depends on; kinds: the tiles that have a place, where not all of them are wanted."""
        width, height = self.size
        scale = dp(1) * growth(width / dp(1), height / dp(1))
        return Measures(
            width, height, self.players - 1, scale, self.text_scale, self.left_handed,
            tile_kinds=tile_kinds, taught=self.taught,
        )  # fmt: skip


class Board(BoardWidgets):
    """The table. What its things show is set by Drawing; where they lie, by the plan."""

    dp = NumericProperty(1)
    """Pixels of one dp as the table counts them: more in large windows."""
    text_scale = NumericProperty(1)
    """How much larger than usual the player wants letters."""
    left_handed = BooleanProperty(False)
    tile_kinds = ObjectProperty(())
    """The tiles that have a place, by colour and size, where not all of them are wanted."""
    taught = BooleanProperty(False)
    """Whether a lesson needs much of a small window for its words."""
    layouts = NumericProperty(0)
    """Counts how often everything was placed: what is shown may depend on the plan."""

    def __init__(self, **kwargs: Any) -> None:
        self.plan: Plan | None = None
        self.hand_size = 0
        self.counting = False
        """Whether points are on their way: until they arrive, the scores that are shown are motion's."""
        self.own = [STARTING_ABILITY]
        self.pictures: set[str] = set()
        """As of a screen (AppScreen)."""
        self._fitting: Fitting | None = None
        """What it was laid out for ahead."""
        super().__init__(**kwargs)

    def making(self) -> Iterator[None]:
        yield from super().making()
        for widget in (self.tile, self.bubble, self.coats, self.rotate, self.flip):
            hide(widget)
        for widget in (self.peek, self.strip, self.recap, self.spotlight, self.tooltip, self.finale):
            hide(widget)
        # Whoever builds elsewhere is shown over all of the own house: both would be painted.
        self.spotlight.bind(opacity=lambda _spotlight, opacity: draw_if_seen(self.house, not opacity))

    def lay_out_for(self, fitting: Fitting) -> None:
        """Lay out a board that was made, before it is known who plays."""
        self.opponents_at_table = fitting.players - 1
        self.things = self._by_name()
        board: Any = self
        for name in ("text_scale", "left_handed", "taught", "size"):
            setattr(board, name, getattr(fitting, name))
        self.lay_out()
        self._fitting = fitting

    def seat_at(self, fitting: Fitting) -> None:
        """Bring the board to a table; laid out for another, it waits for that one's size."""
        board: Any = self
        if self._fitting != fitting:
            board.plan, board.size = None, (0, 0)
        self.seat(fitting.players)

    def seat(self, players: int) -> None:
        super().seat(players)
        for name in ("size", "pos", "left_handed", "text_scale", "tile_kinds", "taught"):
            self.fbind(name, self.lay_out)

    def turning_takes_hint(self, advised: bool) -> bool:
        """Whether the buttons that turn the tile are there now, and leave the hint no place.

        Where they lie in its place it moves on while there is advice: else nobody could ask why.
        """
        if not is_shown(self.rotate) or not self.has_place("confirm.short"):
            return False
        return not (advised and self.has_place("hint.why"))

    @property
    def opponents(self) -> list[PlayerPanel]:
        """Everybody but oneself."""
        return self.players[1:]

    @property
    def target(self) -> float:
        """The smallest thing that a finger hits safely, in pixels."""
        return self.plan.measures.target if self.plan is not None else 48 * self.dp

    @property
    def gap(self) -> float:
        """The usual room between two things, in pixels."""
        return self.plan.measures.gap if self.plan is not None else 6 * self.dp

    # Where things lie

    def lay_out(self, *_: Any) -> None:
        """Place everything for the size of the window."""
        if self.width < 1 or self.height < 1:
            return
        self.plan = plan = arrange(self._measures())
        self.dp = plan.measures.dp
        apart = (self.peek, self.recap, self.strip, self.spotlight, self.bubble, self.tooltip, self.surface)
        for widget in (*self.things.values(), *apart, self.finale, self.speech):
            widget.dp = self.dp
            if hasattr(widget, "sp"):
                widget.sp = self.dp * self.text_scale
        self.house.trim = plan.trim
        self.track.orientation = "vertical" if plan.track_upright else "horizontal"
        self.coats.target = plan.measures.target
        self._put_all(plan.rects)
        for name in (str(TRACK), str(PILE), "menu", *(f"player.{each}" for each in range(len(self.players)))):
            show(self.things[name], self.has_place(name))
        harbour = plan.rects["harbour"]
        self.surface.harbour = [
            round(self.x + harbour.x),
            round(self.y + harbour.y),
            *map(round, harbour[2:]),
        ]
        for spot in (*self.supply.values(), self.special):
            spot.unit = int(plan.tile_unit)
            # The number beside a tile has the room that the plan has left it.
            spot.sp = self.dp * plan.measures.number_scale
            spot.apart = bool(self.tile_kinds)
        for card in self.piers:
            card.lift = self.gap
        self.place_abilities(self.own)
        self.place_hand(self.hand_size)
        self.place_strip()
        self._put(self.spotlight, plan.rects["house"])
        self._put(self.finale, self._finale_box(plan))
        self.layouts += 1

    def _finale_box(self, plan: Plan) -> Box:
        """Nearly the whole table, above what leads on to the scoreboard; hardly wider than a house wants."""
        box = Box(0, 0, self.width, self.height).inset(0.04 * self.width, 0.06 * self.height)
        low = max(box.y, plan.rects["confirm"].top + self.gap)
        height = box.top - low
        width = min(box.width, max(FINALE_WIDTH * height, 0.62 * self.width))
        return Box((self.width - width) / 2, low, width, height)

    def _measures(self) -> Measures:
        players = self.opponents_at_table + 1
        fitting = Fitting(tuple(self.size), players, self.text_scale, self.left_handed, self.taught)
        return fitting.measures(self.tile_kinds)

    def _put_all(self, rects: Any) -> None:
        for name, box in rects.items():
            if name in self.things:
                self._put(self.things[name], box)

    def _put(self, widget: Any, box: Box) -> None:
        set_box(widget, Box(box.x + self.x, box.y + self.y, box.width, box.height))

    def place_abilities(self, own: list[str]) -> None:
        """Place the own abilities, those to take, and the special tile; words say which is which."""
        self.own = own
        if self.plan is not None:
            rects = ability_boxes(self.plan, own)
            self._put_all(rects)
            for name, word in self.words.items():
                show(word, name in rects and rects[name].width > 20 * self.dp)

    def place_hand(self, count: int) -> None:
        """Place the cards of a hand."""
        self.hand_size = count
        if self.plan is not None and count:
            self._put_all(hand_boxes(self.plan, count))
            for card in self.hand[:count]:
                # Abilities lie right above, and a raised card must cover neither them nor how many are left.
                card.lift = 0.5 * self.gap

    def place_strip(self) -> None:
        """Give strip, recap and Confirm what the buttons that turn the tile leave them."""
        plan = self.plan
        if plan is None:
            return
        turning = is_shown(self.rotate)
        strip = plan.rects["strip.short" if turning and "strip.short" in plan.rects else "strip"]
        can_be_pressed = strip.height >= plan.measures.target * ENOUGH
        for widget in (self.strip, self.recap):
            widget.pressable = can_be_pressed
        self._put(self.recap, strip)
        self._put(self.strip, strip if can_be_pressed else self.strip.room_for_words(strip))
        hint, confirm = plan.rects["hint"], plan.rects["confirm"]
        if turning and "confirm.short" in plan.rects:
            confirm = plan.rects["confirm.short"]
            if is_shown(self.hint):
                hint, confirm = plan.rects["hint.why"], plan.rects["confirm.why"]
        elif not is_shown(self.hint):
            confirm = _joined(hint, confirm)
        self._put(self.hint, hint)
        self._put(self.confirm, confirm)

    def has_place(self, name: str) -> bool:
        """Whether something has a place on this table."""
        return self.plan is not None and name in self.plan.rects

    def is_under_hand(self, widget: Any) -> bool:
        """Whether more cards than their row can hold lie over something, which is of no use just then."""
        if self.plan is None or not hand_is_spread(self.plan, self.hand_size):
            return False
        hand = self.plan.rects["hand.many"]
        left, low = self.x + hand.x, self.y + hand.y
        across = min(widget.right, left + hand.width) - max(widget.x, left)
        up = min(widget.top, low + hand.height) - max(widget.y, low)
        return bool(across > 1 and up > 1)

    def uncover_players(self, uncovered: bool) -> None:
        """Where the strip has no place of its own, it takes that of the players while it says something."""
        if self.plan is not None and self.plan.strip_over_players:
            for panel in self.players:
                show(panel, uncovered)

    def houses(self) -> Iterator[HouseWidget]:
        """Every house that is drawn: the own one, those of the others, and the one shown large."""
        yield self.house
        yield from (panel.house for panel in self.opponents)
        yield self.spotlight.house

    # What lies under a finger

    def on_touch_move(self, _touch: Any) -> bool:
        """Asks none of the hundred things here: Kivy tells whoever has grabbed a touch how it moves."""
        return False

    def spots(self) -> Iterator[tuple[Spot, Any]]:
        """Everything that gestures ask about, topmost first, with its widget."""
        for number, card in enumerate(self.hand):
            yield HandSlot(number), card
        for number, card in enumerate(self.piers):
            yield Pier(number), card
        yield SupplySlot(*SPECIAL_KIND), self.special
        for kind, spot in self.supply.items():
            yield SupplySlot(*kind), spot
        for key, coin in self.abilities.items():
            yield OwnAbility(key), coin
        for key, coin in self.pool.items():
            yield PoolAbility(key), coin
        for panel in self.opponents:
            yield HouseOf(int(panel.seat)), panel
        yield PILE, self.pile
        if self.track.height >= self.target - 1 and self.track.width >= self.target - 1:
            # Smaller than a fingertip it is only to be looked at.
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

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """What handles its own touches, apart from the choices at a coat of arms."""
        always = (self.undo, self.rotate, self.flip, self.hint, self.menu, self.confirm)
        return (*always, *(button for button in (self.strip, self.recap) if button.pressable))

    def over_button(self, x: float, y: float) -> bool:
        """Whether a point is on a button, which handles its own touches."""
        if any(is_shown(button) and button.collide_point(x, y) for button in self.buttons):
            return True
        return is_shown(self.coats) and self.coats.takes(x, y)


def empty_board() -> Board:
    """A board to be made by steps. Without a size nothing is laid out, until all is known that counts."""
    return Board(size=(0, 0))


def new_board() -> Board:
    """A board that is made now."""
    board = empty_board()
    for _ in board.making():
        pass
    return board


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


def _joined(one: Box, other: Box) -> Box:
    """A box that takes the places of two that lie side by side."""
    left, right = min(one.x, other.x), max(one.right, other.right)
    return Box(left, other.y, right - left, other.height)
