"""The tile between finger and house: where it floats, and over which squares. For the table and the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, assert_never

from nyhavn.engine.material import COLUMNS, ROWS, Square
from nyhavn.match.deeds import CarryTo, Deed, LetGo, LiftTile, TakeTile
from nyhavn.match.placing import Held
from nyhavn.match.spots import SupplySlot
from nyhavn.ui.table.input.fingers import (
    Carried,
    CarryEnded,
    Carrying,
    CarryPaused,
    CarryResumed,
    CarryStarted,
    CarryStopped,
    Point,
)

ABOVE_FINGER = 1.25
"""How far above the finger the tile floats, in targets, so that the finger does not hide it."""
LOWEST_FINGER = 0.5
"""How near to the lower edge a finger comes at ease, in targets."""
MAGNET = 0.75
"""How far outside the grid, in squares, the tile's middle may be and still be over the house."""


class Site(Protocol):
    """The house on the screen, and the tile as it is drawn."""

    @property
    def origin(self) -> Point:
        """The lower left corner of the house's grid."""

    @property
    def unit(self) -> float:
        """The side of a square."""

    @property
    def target(self) -> float:
        """The size of a fingertip."""

    @property
    def floor(self) -> float:
        """How far down fingers can go."""

    @property
    def held(self) -> Held | None:
        """The tile in hand."""

    def drawn_middle(self) -> Point:
        """The middle of the tile as it is drawn."""

    def grips_at(self, point: Point) -> bool:
        """Whether a finger there takes the tile as it lies, instead of having it float above the finger."""


class TileCarrier:
    """Turns what a finger does with the tile into deeds: it knows pixels, the session knows squares."""

    def __init__(self, site: Site, do: Callable[[Deed], None], rows: int = ROWS) -> None:
        self._site = site
        self._do = do
        self._rows = rows
        self._grip: Point | None = None
        """From the finger to the tile's middle while it is carried."""
        self._floats = False
        """Whether it floats above the finger instead of keeping to the grip."""
        self._middle: Point = (0.0, 0.0)
        self._paused = False
        self._slipped = False
        """Whether the table has moved under the finger: the grip is then taken anew."""

    @property
    def in_air(self) -> bool:
        """Whether a finger carries the tile."""
        return self._grip is not None

    @property
    def middle(self) -> Point | None:
        """Where the tile floats beside the house; None if nobody holds it there."""
        return self._middle if self.in_air or self._paused else None

    def handle(self, meaning: Carrying) -> None:
        """Do with the tile what a gesture means."""
        match meaning:
            case CarryStarted():
                self._start(meaning)
            case Carried(point):
                self._move(point)
            case CarryEnded(point):
                self._move(point)
                self.drop()
                self._do(LetGo())
            case CarryPaused():
                self._grip, self._paused = None, True
            case CarryResumed(point):
                self._resume(point)
            case CarryStopped():
                self.drop()
                self._do(LetGo(keep=True))
            case _:
                assert_never(meaning)

    def slip(self) -> None:
        """The table is laid out anew: the tile keeps to its squares, and the finger grips it there."""
        self._slipped = self._grip is not None

    def drop(self) -> None:
        """Let go of the tile where it is."""
        self._grip, self._paused, self._slipped = None, False, False

    def middle_over_house(self, held: Held, corner: Square) -> Point:
        """The middle of a tile that lies over the house."""
        (x, y), unit = self._site.origin, self._site.unit
        width, height = held.extent()
        return x + (corner[0] + width / 2) * unit, y + (corner[1] + height / 2) * unit

    def _start(self, start: CarryStarted) -> None:
        """From the supply the tile jumps above the finger, in the house it stays where it is."""
        site = self._site
        if isinstance(start.spot, SupplySlot):
            self._grip, self._floats = (0.0, 0.0), start.by_finger
            self._do(TakeTile(start.spot.kind))
            return
        held = site.held
        if held is not None and (held.at is not None or site.grips_at(start.point)):
            self._take_grip(start.point)
        else:
            self._grip, self._floats = (0.0, 0.0), start.by_finger
        self._do(LiftTile())

    def _take_grip(self, point: Point) -> None:
        middle = self._site.drawn_middle()
        self._grip, self._floats = (middle[0] - point[0], middle[1] - point[1]), False

    def _resume(self, point: Point) -> None:
        self._take_grip(point)
        self._paused = self._slipped = False

    def _move(self, point: Point) -> None:
        held = self._site.held
        if held is None or self._grip is None:
            return
        if self._slipped:
            self._resume(point)
        across, up = self._grip
        self._middle = (point[0] + across, point[1] + (self._lift(point[1], held) if self._floats else up))
        under_finger = self._corner(held, point) if self._floats else None
        self._do(CarryTo(self._corner(held, self._middle), under_finger))

    def _lift(self, y: float, held: Held) -> float:
        """How far above the finger the tile floats: less near the lower edge, so that it gets everywhere."""
        site = self._site
        half = held.extent()[1] * site.unit / 2
        lowest = site.floor + LOWEST_FINGER * site.target
        at_the_edge = max(0.0, site.origin[1] + half - lowest)
        return min(ABOVE_FINGER * site.target + half, at_the_edge + max(0.0, y - lowest))

    def _corner(self, held: Held, middle: Point) -> Point | None:
        """Where the lower left corner of a tile with this middle is, in squares; None beside the house."""
        (x, y), unit = self._site.origin, self._site.unit
        across, up = (middle[0] - x) / unit, (middle[1] - y) / unit
        if not (-MAGNET <= across <= COLUMNS + MAGNET and -MAGNET <= up <= self._rows + MAGNET):
            return None
        width, height = held.extent()
        return across - width / 2, up - height / 2
