"""A picture that is alive: a tile to drop into a house, and what the rules say of it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.engine.material import COLUMNS, HOUSE_COLORS, ROWS, Square
from nyhavn.i18n import _
from nyhavn.match.placing import Held, Refusal, judge, place_at
from nyhavn.ui.art import HouseArt, TileArt
from nyhavn.ui.houses import show_house
from nyhavn.ui.inspector import Part
from nyhavn.ui.rules.figures.figure import Figure
from nyhavn.ui.rules.figures.houses import hover, price
from nyhavn.ui.rules.positions import position
from nyhavn.ui.table.carrying import ABOVE_FINGER, MAGNET
from nyhavn.ui.table.gestures import Gestures, Point
from nyhavn.ui.words.gains import gain_lines
from nyhavn.ui.words.names import tile_name
from nyhavn.ui.words.refusals import refusal, refusal_why

TILE, HOUSE = "tile", "house"


class TryHouse(HouseArt):
    """The house of the picture; for the inspector it is the part of its grid that is seen."""

    rows = NumericProperty(ROWS)

    def inspect_parts(self) -> Iterator[Part]:
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
        self._touch("tile")


class Trying(Figure):
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
        self._state = position(game)
        self._start = self._held = held
        self._grip: Point | None = None
        """From the finger to the tile's middle while it is carried."""
        self._middle: Point = (0.0, 0.0)
        super().__init__(**kwargs)
        self._gestures = Gestures(self, lambda: self.target * 0.22)
        house = self.view.house
        self.view.rows = house.rows = rows
        house.house_color = HOUSE_COLORS[self._state.current]
        show_house(house, self._state, self._state.current)
        self.hint = tile_name(held.color, held.size)
        house.bind(grid=self._show)
        self.tray.bind(pos=self._show, size=self._show)
        self.bind(pos=self._show)
        self._show()

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
            self._gestures.down(touch)
            touch.grab(self)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._gestures.move(touch)
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self._gestures.up(touch)
            return True
        return bool(super().on_touch_up(touch))

    # What the gestures ask and tell

    def spot_at(self, point: Point) -> str | None:
        """The tile, with a fingertip of room round it, or a square of the house."""
        square = self._square_at(point)
        if square is not None and self._reaches(square):
            return TILE
        if square is None and self._held.at is None:
            x, y, width, height = self.tile.tile_rect
            room = max(0.0, (self.target - min(width, height)) / 2)
            if x - room <= point[0] <= x + width + room and y - room <= point[1] <= y + height + room:
                return TILE
        return None if square is None else HOUSE

    def can_carry(self, spot: str) -> bool:
        return spot == TILE

    def holds_tile(self) -> bool:
        return True

    def tapped(self, spot: str, point: Point, twice: bool) -> None:
        square = self._square_at(point)
        if square is not None and square not in self._held.cells():
            self._hold(place_at(self._state, self._held, square))
        elif spot == TILE:
            # The first tap of the two has turned it already.
            self._hold(self._held.turned(-1).flipped() if twice else self._held.turned())

    def explained(self, spot: str, point: Point) -> None:
        """Everything that there is to say is said below the picture."""

    def carry_started(self, spot: str, point: Point, by_finger: bool) -> None:
        del spot
        if self._held.at is not None:
            middle = self._middle_over_house()
            self._grip = (middle[0] - point[0], middle[1] - point[1])
            return
        self._grip = (0.0, self.lift() if by_finger else 0.0)

    def carried(self, point: Point) -> None:
        if self._grip is not None:
            self._middle = (point[0] + self._grip[0], point[1] + self._grip[1])
            self._hold(self._held.moved(self._snapped()))

    def carry_ended(self, point: Point) -> None:
        self.carried(point)
        self._grip = None
        self._show()

    def carry_paused(self) -> None:
        self._grip = None
        self._show()

    def turned(self, quarters: int) -> None:
        self._hold(self._held.turned(quarters))

    # Buttons

    def turn(self) -> None:
        """Turn the tile to the right."""
        self.turned(1)

    def mirror(self) -> None:
        """Mirror the tile."""
        self._hold(self._held.flipped())

    def put_back(self) -> None:
        """Put the tile back beside the house, as it was at first."""
        self._hold(self._start)

    # Where the tile is

    @property
    def held(self) -> Held:
        """The tile, as it is turned and where it is."""
        return self._held

    def lift(self) -> float:
        """How far above the finger the tile floats, so that the finger does not hide it."""
        _, height = self._held.extent()
        return float(ABOVE_FINGER * self.target + height * self.view.house.unit / 2)

    def _square_at(self, point: Point) -> Square | None:
        if not self.view.collide_point(*point):
            return None
        square: Square | None = self.view.house.square_at(*point)
        return square

    def _reaches(self, square: Square) -> bool:
        """Whether the tile can be taken hold of here: at the gaps in its outline, too."""
        if self._held.at is None:
            return False
        width, height = self._held.extent()
        across, up = square[0] - self._held.at[0], square[1] - self._held.at[1]
        return 0 <= across < width and 0 <= up < height

    def _snapped(self) -> Square | None:
        x, y, *_size = self.view.house.grid
        unit = self.view.house.unit
        across, up = (self._middle[0] - x) / unit, (self._middle[1] - y) / unit
        if not (-MAGNET <= across <= COLUMNS + MAGNET and -MAGNET <= up <= self.view.rows + MAGNET):
            return None
        width, height = self._held.extent()
        return round(across - width / 2), round(up - height / 2)

    def _middle_over_house(self) -> Point:
        assert self._held.at is not None
        x, y, *_size = self.view.house.grid
        unit = self.view.house.unit
        width, height = self._held.extent()
        return x + (self._held.at[0] + width / 2) * unit, y + (self._held.at[1] + height / 2) * unit

    # What is shown

    def _hold(self, held: Held) -> None:
        self._held = held
        self._show()

    def _show(self, *_changed: Any) -> None:
        held, house, tile = self._held, self.view.house, self.tile
        tile.color, tile.cells = held.color, list(held.shape())
        tile.wall = None if held.is_special else held.shape()[0]
        tile.unit = house.unit
        tile.hovers = held.at is not None
        tile.floating = self._grip is not None
        width, height = held.extent()
        tile.size = width * house.unit, height * house.unit
        if held.at is not None:
            tile.center = self._middle_over_house()
        else:
            tray = self.tray
            resting = (tray.x + tray.width / 2, tray.y + tray.height / 2)
            tile.center = self._middle if self._grip is not None else resting
        self._judge()

    def _judge(self) -> None:
        held, house = self._held, self.view.house
        if held.at is None:
            house.ghost, house.ghost_state, house.lit_rows, house.lit_columns = [], "", [], []
            self.mark, self.verdict, self.why = "", "", _("Drag the tile into the house, or tap a square.")
            return
        verdict = judge(self._state, held)
        hover(house, held, verdict)
        self.mark = "no" if verdict.refusal else "yes"
        if verdict.refusal is None:
            self.verdict = _("It stands")
            self.why = "\n".join([price(verdict, held), *gain_lines(verdict.gain)])
            return
        self.verdict, self.why = refusal(verdict.refusal), refusal_why(verdict.refusal)
        if verdict.refusal is Refusal.TOO_FEW_CARDS:
            self.verdict = f"{self.verdict} · {price(verdict, held)}"
