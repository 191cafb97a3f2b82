"""What every plan of the table is made of: its measures, its rectangles, and rows of equal places."""

from __future__ import annotations

from dataclasses import dataclass, field

from nyhavn.engine import material

Rect = tuple[float, float, float, float]
"""Left, bottom, width, height."""

PIERS = material.PIERS
ABILITY_KINDS = len(material.ABILITIES)
POOL_PLACES = ABILITY_KINDS
"""What can be taken at a coat of arms: all abilities but the one of the start, and the special tile."""
CARD_ASPECT = 0.68
TALL_HOUSE = (6.25, 11.2)
LOW_HOUSE = (5.94, 9.9)
"""Width and height of a house in squares of its grid, with the full and with the low roof."""
ENOUGH = 1 - 1e-6
"""A sum of sizes that just fits is not to fail by its rounding."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What the plan needs to know: the window, who plays, and the style's measures in the same unit."""

    width: float
    height: float
    opponents: int
    target: float
    gap: float
    left_handed: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """The rectangles of one arrangement."""

    unit: float
    """Pixels of one square of the own house."""
    low_roof: bool
    bar: Rect
    menu: Rect
    track: Rect
    harbour: Rect
    pile: Rect
    piers: tuple[Rect, ...]
    house: Rect
    opponents: tuple[Rect, ...]
    chips: bool
    """Whether the opponents' houses are only chips: too small for names beside them."""
    supply: Rect
    supply_columns: int
    supply_rows: int
    abilities: Rect
    pool: Rect | None
    """Where the abilities to take and the special tile lie. None if there is no room for them: then an
    ability to take stands where one's own would be, and the special tile at the end of the supply."""
    hand: Rect
    hand_two_rows: Rect
    """Where a hand of more than the limit lies if one row is too narrow for it: over the abilities, or, if
    they are elsewhere, over the supply, neither of which is of use just then."""
    undo: Rect
    rotate: Rect
    flip: Rect
    hint: Rect
    confirm: Rect
    preference: float = field(default=1.0, compare=False)

    @property
    def merit(self) -> float:
        """How good the arrangement is."""
        return self.unit * self.preference

    @property
    def two_rows_cover_supply(self) -> bool:
        """Whether a hand in two rows lies over the supply."""
        return self.hand_two_rows[1] + self.hand_two_rows[3] > self.supply[1] >= self.hand[1]


def cards_row(rect: Rect, count: int, target: float, gap: float) -> tuple[Rect, ...]:
    """Places for cards side by side, a little apart where there is room."""
    x, y, width, height = rect
    step = width / count
    apart = max(0.0, min(gap / 2, step - target))
    return tuple((x + number * step + apart / 2, y, step - apart, height) for number in range(count))


def house_unit(width: float, height: float, low: bool) -> float:
    """The side of a square of a house that just fits."""
    across, up = LOW_HOUSE if low else TALL_HOUSE
    return min(width / across, height / up)


def buttons(rect: Rect, target: float, gap: float) -> dict[str, Rect]:
    """Undo, turn, mirror, hint, and Confirm with the rest of the row."""
    x, y, width, height = rect
    places: dict[str, Rect] = {}
    for name in ("undo", "rotate", "flip", "hint"):
        places[name] = (x, y, target, height)
        x += target + gap
        width -= target + gap
    places["confirm"] = (x, y, width, height)
    return places


def stack(rects: int, area: Rect, gap: float) -> tuple[Rect, ...]:
    """Equal rectangles one above the other, the first on top."""
    if not rects:
        return ()
    x, y, width, height = area
    each = (height - gap * (rects - 1)) / rects
    return tuple((x, y + height - (number + 1) * each - number * gap, width, each) for number in range(rects))


def side_by_side(rects: int, area: Rect, gap: float) -> tuple[Rect, ...]:
    """Equal rectangles in a row."""
    if not rects:
        return ()
    x, y, width, height = area
    each = (width - gap * (rects - 1)) / rects
    return tuple((x + number * (each + gap), y, each, height) for number in range(rects))


def harbour_places(
    harbour: Rect, own_pile: bool, slot: float, target: float, gap: float
) -> tuple[Rect, tuple[Rect, ...]]:
    """The draw pile and the piers; where the pile has no place among them, it gets none here."""
    x, y, width, height = harbour
    count = PIERS + own_pile
    left = x + (width - slot * count) / 2
    places = cards_row((left, y, slot * count, height), count, target, gap)
    return (places[-1] if own_pile else (x, y, 0.0, 0.0)), places[:PIERS]


def split_abilities(abilities: Rect, apart: bool, gap: float) -> tuple[Rect, Rect | None]:
    """A row of abilities, one's own and those to take."""
    if not apart:
        return abilities, None
    x, y, width, height = abilities
    own = (width - gap) * ABILITY_KINDS / (ABILITY_KINDS + POOL_PLACES)
    return (x, y, own, height), (x + own + gap, y, width - own - gap, height)
