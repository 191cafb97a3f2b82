"""A picture that is alive: a tile to drop into a house, and what the rules say of it there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.engine.material import HOUSE_COLORS, ROWS, Square
from nyhavn.i18n import _
from nyhavn.match.deeds import Deed, LetGo, Mirror, Tap, Turn
from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held, Refusal, Verdict
from nyhavn.match.spots import TILE, HouseOf, Spot
from nyhavn.rulebook.positions import live_position
from nyhavn.ui.art import HouseArt, TileArt
from nyhavn.ui.rules.figures.figure import Figure
from nyhavn.ui.rules.figures.houses import price
from nyhavn.ui.shell.visible_parts import Part
from nyhavn.ui.table.input.fingers import (
    Carried,
    CarryEnded,
    CarryPaused,
    CarryResumed,
    CarryStarted,
    CarryStopped,
    Meaning,
    Point,
    PressedLong,
    Tapped,
)
from nyhavn.ui.table.input.gestures import SLOP, Gestures
from nyhavn.ui.table.input.tile_in_hand import ABOVE_FINGER, TileCarrier
from nyhavn.ui.table.input.touch import TouchInput
from nyhavn.ui.widgets.houses import draw_house, hover, no_hover
from nyhavn.words.gains import gain_lines
from nyhavn.words.names import tile_name
from nyhavn.words.refusals import refusal, refusal_why


class TryHouse(HouseArt):
    """The house of the picture; for the inspector it is the part of its grid that is seen."""

    rows = NumericProperty(ROWS)

    def named_parts(self) -> Iterator[Part]:
        """The squares that can be built on."""
        x, y, width, height = self.grid
        yield Part("rules.try", (x, y, width, min(height, self.rows * self.unit)))


class TryTile(TileArt):
    """The tile in its tray or under the finger; over the house the house draws it."""

    hovers = BooleanProperty(False)

    def draw_tile(self, group: Any) -> None:
        if not self.hovers:
            super().draw_tile(group)

    def on_hovers(self, *_: Any) -> None:
        self.draw_anew("tile")


class LiveTile(Figure):
    """A house, a tile beside it, buttons to turn and mirror it, and the verdict below.

    The tile goes where it is dragged or where the house is tapped, with the table's own gestures. Nothing is
    ever built: the tile can be tried in one place after the other.
    """

    view = ObjectProperty()
    tray = ObjectProperty()
    tile = ObjectProperty()
    target = NumericProperty()
    """The size of a fingertip."""
    verdict = StringProperty()
    why = StringProperty()
    """The rule behind the verdict, or what the tile would bring."""
    hint = StringProperty()
    """What the tile is, for those who hear the screen."""

    def __init__(self, game: str, held: Held, rows: int = ROWS, **kwargs: Any) -> None:
        self._start = Draft(held=held)
        self._session = live_position(game)
        self._session.lay_out(self._start)
        super().__init__(**kwargs)
        self._carrier = TileCarrier(self, self._do, rows)
        self._gestures = Gestures(self, self._mean)
        self._touch = TouchInput(self._gestures)
        house, table = self.view.house, self._session.view
        self.view.rows = house.rows = rows
        house.house_color = HOUSE_COLORS[table.seat]
        draw_house(house, table.own.house)
        self.hint = tile_name(held.color, held.size)
        house.bind(grid=self._show)
        self.tray.bind(pos=self._show, size=self._show)
        self.bind(pos=self._show)
        self._session.watch(self._show)

    # What the page asks

    def wants(self, touch: Any) -> bool:
        """Whether a touch is for the tile and must not scroll the page."""
        if touch.is_mouse_scrolling:
            return False
        return self._gestures.is_carrying or self.spot_at(touch.pos) == TILE

    def on_touch_down(self, touch: Any) -> bool:
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        if self._gestures.is_carrying or self.spot_at(touch.pos) is not None:
            self._touch.down(touch)
            touch.grab(self)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._touch.move(touch)
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self._touch.up(touch)
            return True
        return bool(super().on_touch_up(touch))

    # What the gestures ask and tell

    def spot_at(self, point: Point) -> Spot | None:
        """The tile, with a fingertip of room round it, or a square of the house."""
        square = self._square_at(point)
        if square is not None and self._reaches(square):
            return TILE
        if square is None and self.held.at is None:
            x, y, width, height = self.tile.tile_rect
            room = max(0.0, (self.target - min(width, height)) / 2)
            if x - room <= point[0] <= x + width + room and y - room <= point[1] <= y + height + room:
                return TILE
        return None if square is None else HouseOf(self._session.view.seat)

    def can_peek(self, spot: Spot) -> bool:
        return False

    def can_carry(self, spot: Spot) -> bool:
        return spot == TILE

    def holds_tile(self) -> bool:
        return True

    def slop(self) -> float:
        return float(self.target * SLOP)

    def _mean(self, meaning: Meaning) -> None:
        match meaning:
            case Tapped():
                self._tapped(meaning)
            case PressedLong():
                pass  # everything that there is to say is said below the picture
            case CarryStarted() | Carried() | CarryEnded() | CarryPaused() | CarryResumed() | CarryStopped():
                self._carrier.handle(meaning)
                self._show()
            case _:
                self._do(meaning)

    def _tapped(self, tap: Tapped) -> None:
        square = self._square_at(tap.point)
        if square is not None and square not in self.held.cells():
            self._do(Tap(HouseOf(self._session.view.seat), square))
        elif tap.spot == TILE:
            self._do(Tap(TILE, twice=tap.twice))

    def _do(self, deed: Deed) -> None:
        """The tile is never put away: let go of beside the house, it lies in its tray."""
        self._session.do(LetGo(keep=True) if isinstance(deed, LetGo) else deed)

    # What carrying the tile asks

    @property
    def origin(self) -> Point:
        x, y, *_size = self.view.house.grid
        return x, y

    @property
    def unit(self) -> float:
        return float(self.view.house.unit)

    @property
    def floor(self) -> float:
        """The page scrolls: there is always room below."""
        return -math.inf

    @property
    def held(self) -> Held:
        """The tile, as it is turned and where it is."""
        held = self._session.view.held
        assert held is not None
        return held

    def drawn_middle(self) -> Point:
        return self.tile.center_x, self.tile.center_y

    def grips_at(self, point: Point) -> bool:
        return False

    def lift(self) -> float:
        """How far above the finger the tile floats, so that the finger does not hide it."""
        _, height = self.held.extent()
        return ABOVE_FINGER * float(self.target) + height * self.unit / 2

    # Buttons

    def turn(self) -> None:
        """Turn the tile to the right."""
        self._do(Turn())

    def mirror(self) -> None:
        """Mirror the tile."""
        self._do(Mirror())

    def put_back(self) -> None:
        """Put the tile back beside the house, as it was at first."""
        self._session.lay_out(self._start)

    # Where the tile is

    def _square_at(self, point: Point) -> Square | None:
        if not self.view.collide_point(*point):
            return None
        square: Square | None = self.view.house.square_at(*point)
        return square

    def _reaches(self, square: Square) -> bool:
        """Whether the tile can be taken hold of here: at the gaps in its outline, too."""
        if self.held.at is None:
            return False
        width, height = self.held.extent()
        across, up = square[0] - self.held.at[0], square[1] - self.held.at[1]
        return 0 <= across < width and 0 <= up < height

    # What is shown

    def _show(self, *_changed: Any) -> None:
        held, house, tile = self.held, self.view.house, self.tile
        tile.color, tile.cells = held.color, list(held.shape())
        tile.wall = None if held.is_special else held.shape()[0]
        tile.unit = house.unit
        tile.hovers = held.at is not None
        tile.floating = self._carrier.in_air
        width, height = held.extent()
        tile.size = width * house.unit, height * house.unit
        if held.at is not None:
            tile.center = self._carrier.middle_over_house(held, held.at)
        else:
            tray = self.tray
            tile.center = self._carrier.middle or (tray.x + tray.width / 2, tray.y + tray.height / 2)
        self._judge(held, self._session.view.verdict)

    def _judge(self, held: Held, verdict: Verdict | None) -> None:
        if held.at is None or verdict is None:
            no_hover(self.view.house)
            self.mark, self.verdict, self.why = "", "", _("Drag the tile into the house, or tap a square.")
            return
        hover(self.view.house, held, verdict)
        self.mark = "no" if verdict.refusal else "yes"
        if verdict.refusal is None:
            self.verdict = _("It stands")
            self.why = "\n".join([price(verdict, held), *gain_lines(verdict.gain)])
            return
        self.verdict, self.why = refusal(verdict.refusal), refusal_why(verdict.refusal)
        if verdict.refusal is Refusal.TOO_FEW_CARDS:
            self.verdict = f"{self.verdict} · {price(verdict, held)}"
