"""A tile in the hand of a player: how it is turned, where it hovers, and whether it could stay there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from math import floor

from nyhavn.engine.actions import ACTIONS, Build
from nyhavn.engine.board import PLACEMENT_BY_CELLS, PLACEMENTS, bits, neighbours, supported
from nyhavn.engine.coats import coats_by_name
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.layout import PART, TINTS
from nyhavn.engine.material import COLORS, COLUMNS, ROWS, SHAPES, SPECIAL, Square
from nyhavn.engine.scoring import Line, completed_lines
from nyhavn.engine.state import State


@cache
def _laid(color: str, size: int, turns: int, mirrored: bool) -> tuple[tuple[Square, ...], Square]:
    """A tile as it is turned: its squares, and its width and height. Asked for often in every drag."""
    squares = ((0, 0),) if color == SPECIAL else SHAPES[color, size]
    if mirrored:
        squares = tuple((-x, y) for x, y in squares)
    for _ in range(turns):
        squares = tuple((y, -x) for x, y in squares)
    left, low = (min(along) for along in zip(*squares, strict=True))
    right, high = (max(along) for along in zip(*squares, strict=True))
    return tuple((x - left, y - low) for x, y in squares), (1 + right - left, 1 + high - low)


@dataclass(frozen=True, slots=True)
class Held:
    """A tile off the supply. ``at`` is the square of its lower left corner, which may be off the house."""

    color: str
    size: int
    turns: int = 0
    """Quarter turns to the right."""
    mirrored: bool = False
    at: Square | None = None
    middle: tuple[float, float] | None = None
    """Where its middle was put, in squares from the house's lower left corner. It turns about this point,
    and comes back to the same squares even if the edge of the house pushed it aside on the way."""

    @property
    def is_special(self) -> bool:
        """Whether it is a special tile."""
        return self.color == SPECIAL

    def shape(self) -> tuple[Square, ...]:
        """Its squares from the lower left corner, the wall first (a special tile has none)."""
        return _laid(self.color, self.size, self.turns % 4, self.mirrored)[0]

    def extent(self) -> Square:
        """Its width and height in squares."""
        return _laid(self.color, self.size, self.turns % 4, self.mirrored)[1]

    def cells(self) -> tuple[Square, ...]:
        """The squares of the house that it covers, the wall first; none while it is not over the house."""
        if self.at is None:
            return ()
        left, low = self.at
        return tuple((x + left, y + low) for x, y in self.shape())

    def moved(self, at: Square | None) -> Held:
        """The same tile elsewhere."""
        if at is None:
            return replace(self, at=None, middle=None)
        width, height = self.extent()
        return replace(self, at=at, middle=(at[0] + width / 2, at[1] + height / 2))

    def turned(self, quarters: int = 1) -> Held:
        """Turned to the right about its middle."""
        return replace(self, turns=(self.turns + quarters) % 4)._about_its_middle()

    def flipped(self) -> Held:
        """Mirrored left to right as it lies."""
        return replace(self, mirrored=not self.mirrored, turns=-self.turns % 4)._about_its_middle()

    def _about_its_middle(self) -> Held:
        """Round its middle, pushed back over the house if part of it would hang over the edge."""
        if self.middle is None:
            return self
        width, height = self.extent()
        x = min(max(floor(self.middle[0] - width / 2), 0), COLUMNS - width)
        y = min(max(floor(self.middle[1] - height / 2), 0), ROWS - height)
        return replace(self, at=(x, y))


class Refusal(Enum):
    """Why a tile cannot be built."""

    NOT_OVER_HOUSE = "not_over_house"
    OFF_HOUSE = "off_house"
    OVERLAPS = "overlaps"
    HANGS = "hangs"
    NONE_LEFT = "none_left"
    TOO_FEW_CARDS = "too_few_cards"
    NOT_NOW = "not_now"


@dataclass(frozen=True, slots=True)
class Gain:
    """What a tile would bring where it is."""

    lines: tuple[Line, ...] = ()
    coat_squares: tuple[Square, ...] = ()
    coat_rows: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """Points of the lines that it completes."""
        return sum(points for _, _, points in self.lines)

    @property
    def coats(self) -> int:
        """Coat actions that it earns."""
        return len(self.coat_squares) + len(self.coat_rows)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say of a tile where it is."""

    refusal: Refusal | None
    saving: bool = False
    """Whether it lies beside its own colour."""
    gain: Gain = Gain()
    payments: tuple[Build, ...] = ()
    """All ways to build it there."""


def refusal_of_place(state: State, seat: int, held: Held) -> Refusal | None:
    """Why the tile cannot lie there, apart from what it costs."""
    cells = held.cells()
    if not cells:
        return Refusal.NOT_OVER_HOUSE
    if any(not (0 <= x < COLUMNS and 0 <= y < ROWS) for x, y in cells):
        return Refusal.OFF_HOUSE
    mask, occupied = bits(cells), state.occupied(seat)
    if mask & occupied:
        return Refusal.OVERLAPS
    if not mask & supported(occupied):
        return Refusal.HANGS
    return None


def judge(state: State, held: Held) -> Verdict:
    """What the rules say of a tile that the current player holds over the own house."""
    seat = state.current
    left = state.specials if held.is_special else state.supply[held.color, held.size]
    if not left:
        return Verdict(Refusal.NONE_LEFT)
    refusal = refusal_of_place(state, seat, held)
    if refusal is not None:
        return Verdict(refusal)
    cells = held.cells()
    gain = gain_of(state, seat, cells, None if held.is_special else cells[0])
    if held.is_special:
        return Verdict(None if state.phase == "coat" else Refusal.NOT_NOW, gain=gain)
    if state.phase not in ("turn", "build"):
        return Verdict(Refusal.NOT_NOW, gain=gain)
    placement = PLACEMENT_BY_CELLS[held.color, bits(cells), bits(cells[:1])]
    tint = state.flat[PART[seat] + TINTS + COLORS.index(held.color)]
    saving = bool(neighbours(tint) & placement.mask)
    payments = tuple(
        action
        for move in state.moves
        if move >> PAY_BITS == placement.id and isinstance(action := ACTIONS[move], Build)
    )
    return Verdict(None if payments else Refusal.TOO_FEW_CARDS, saving, gain, payments)


def gain_of(state: State, seat: int, cells: tuple[Square, ...], wall: Square | None) -> Gain:
    """What covering these squares would complete and uncover."""
    mask, occupied = bits(cells), state.occupied(seat)
    after = occupied | mask
    walls = state.walls(seat) | (bits([wall]) if wall else 0)
    return Gain(tuple(completed_lines(occupied, after, walls)), *coats_by_name(mask, after))


def held_for(build: Build) -> Held:
    """The tile in hand, turned and placed as an action builds it."""
    corner = (min(x for x, _ in build.cells), min(y for _, y in build.cells))
    for mirrored in (False, True):
        for turns in range(4):
            held = Held(build.color, build.size, turns, mirrored).moved(corner)
            cells = held.cells()
            if cells[0] == build.wall and set(cells) == set(build.cells):
                return held
    raise ValueError(f"no such tile: {build}")


@cache
def _masks(color: str, size: int) -> tuple[int, ...]:
    """The squares of every placement of a kind of tile."""
    return tuple({each.mask for each in PLACEMENTS if (each.color, each.size) == (color, size)})


def waiting_corner(state: State, held: Held) -> Square:
    """Where over the own house a tile waits that was taken up with a tap.

    Over empty squares, or it would look as if it were built; of these over as few as can be that it could be
    built on, however it is turned, because they are to be tapped; and as far up as that is so.
    """
    occupied = state.occupied(state.current)
    ground = supported(occupied)
    in_reach = 0
    for mask in _masks(held.color, held.size):
        if mask & ground and not mask & occupied:
            in_reach |= mask
    width, height = held.extent()
    corners = [(x, y) for y in range(ROWS - height, -1, -1) for x in range(COLUMNS - width + 1)]

    def in_the_way(corner: Square) -> tuple[int, int, int, float]:
        covered = bits(held.moved(corner).cells())
        built, to_tap = (covered & occupied).bit_count(), (covered & in_reach).bit_count()
        return built, to_tap, -corner[1], abs(corner[0] + width / 2 - COLUMNS / 2)

    return min(corners, key=in_the_way)


LEAN = 0.8
"""How far a carried tile leans to a place where it may stand, in squares."""
Corner = tuple[float, float]


def lean(state: State, held: Held, corner: Corner | None, under_finger: Corner | None = None) -> Held:
    """The carried tile inside the house: at the nearest place where it may stand, if one is near.

    Where there is none it is tried under the finger that it floats above. None for both: beside the house.
    """
    tried = [_near(held, wanted) for wanted in (corner, under_finger) if wanted is not None]
    for places in tried:
        for tile in places:
            if refusal_of_place(state, state.current, tile) is None:
                return tile
    return tried[0][0] if tried else held.moved(None)


def _near(held: Held, corner: Corner) -> list[Held]:
    """The tile at the corners inside the house that it may lean to, the nearest first."""
    width, height = held.extent()
    x = min(max(corner[0], 0), COLUMNS - width)
    y = min(max(corner[1], 0), ROWS - height)
    columns = [column for column in range(COLUMNS - width + 1) if abs(column - x) <= LEAN]
    rows = [row for row in range(ROWS - height + 1) if abs(row - y) <= LEAN]
    corners = [(column, row) for column in columns for row in rows]
    corners.sort(key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    return [held.moved(at) for at in corners]


def place_at(state: State, held: Held, square: Square) -> Held:
    """The tile over a tapped square: where it may lie if it can, nearest to its middle otherwise."""
    width, height = held.extent()
    covering = [held.moved((square[0] - x, square[1] - y)) for x, y in held.shape()]
    middle = (square[0] - (width - 1) / 2, square[1] - (height - 1) / 2)

    def strain(tile: Held) -> tuple[int, float]:
        assert tile.at is not None
        why = refusal_of_place(state, state.current, tile)
        order = (None, Refusal.HANGS, Refusal.OVERLAPS, Refusal.OFF_HOUSE)
        distance = abs(tile.at[0] - middle[0]) + abs(tile.at[1] - middle[1])
        return order.index(why), distance

    return min(covering, key=strain)
