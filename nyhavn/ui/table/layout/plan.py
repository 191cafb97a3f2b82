"""A plan of the table: a mapping from names to boxes, and the few measures that things are drawn by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from nyhavn.engine.material import (
    ABILITIES,
    COLORS,
    PIERS,
    PLAYERS,
    SIZES,
    SPECIAL,
    STARTING_ABILITY,
)
from nyhavn.match.spots import HandSlot, OwnAbility, Pier, PoolAbility, SupplySlot, TileKind
from nyhavn.ui.table.layout.boxes import Box

TARGET = 48
"""The smallest thing that a finger hits safely, in dp."""
GAP = 6
ENOUGH = 1 - 1e-6
"""A sum of sizes that just fits is not to fail by its rounding."""

COMFORTABLE = 46.0
"""Squares of the house, in dp, that a thumb hits with ease."""
BARELY_LEGIBLE, LEGIBLE = 12.4, 18.0
"""Squares of the supply: smaller ones, in dp, are hard to read, larger ones not easier."""
LARGE_CARD = 120.0
"""Likewise the height of cards."""

SPECIAL_NAME = str(SupplySlot(SPECIAL, 1))
PIER_NAMES = tuple(str(Pier(number)) for number in range(PIERS))
OWN_NAMES = {key: str(OwnAbility(key)) for key in ABILITIES}
POOL_NAMES = {key: str(PoolAbility(key)) for key in ABILITIES if key != STARTING_ABILITY}


@dataclass(frozen=True, slots=True)
class Measures:
    """What a plan needs to know."""

    width: float
    height: float
    opponents: int
    dp: float = 1.0
    """Pixels of one dp, larger in windows so large that everything is to grow with them."""
    text: float = 1.0
    """How much larger than usual letters are."""
    left_handed: bool = False
    tile_kinds: tuple[TileKind, ...] = ()
    """The tiles that there are, where these are few; without any all of them."""
    taught: bool = False
    """Whether the window is small and a lesson speaks above the table: what it does not need gives way."""
    numbers: float = 0.0
    """How much larger the numbers in the supply are, if not as much as other letters."""

    @property
    def number_scale(self) -> float:
        return self.numbers or self.text

    @property
    def target(self) -> float:
        return TARGET * self.dp

    @property
    def gap(self) -> float:
        return GAP * self.dp

    @property
    def word(self) -> float:
        """How wide a word beside the abilities is at least, or it would be broken."""
        return 50 * self.dp * self.text

    def lines(self, *sizes: float) -> float:
        """How high lines of letters of these sizes (in sp) are, one below the other."""
        return sum(1.28 * size * self.text * self.dp for size in sizes)


def merit(m: Measures, unit: float, tile_unit: float, cards: float) -> float:
    """How good a house with such squares is beside such tiles and cards: the house counts most."""
    tiles = tile_unit / m.dp
    legible = min(tiles, LEGIBLE) ** 0.4 * min(1.0, tiles / BARELY_LEGIBLE)
    squares = unit / m.dp
    in_reach = min(1.0, squares / COMFORTABLE) ** 1.5
    return float(squares * in_reach * legible * min(cards / m.dp, LARGE_CARD) ** 0.38)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies. A new thing on the table needs a name here, and a widget of that name."""

    measures: Measures
    rects: Mapping[str, Box]
    unit: float
    """The side of a square of the own house."""
    tile_unit: float
    """The side of a square of every tile in the supply."""
    trim: str
    """How much the own house has round its squares."""
    hand_rows: int = 1
    pool_apart: bool = False
    """Whether the abilities to take lie apart from one's own, each kind always in its place."""
    track_upright: bool = False
    strip_over_players: bool = False
    """Whether the strip has no place of its own, and is only there when it has something to say."""
    name: str = ""
    preference: float = field(default=1.0, compare=False)

    @property
    def merit(self) -> float:
        """How good the arrangement is."""
        cards = self.rects["hand"].height / self.hand_rows
        return merit(self.measures, self.unit, self.tile_unit, cards) * self.preference

    def mirrored(self) -> Plan:
        """The same for the left hand. What has an order from left to right keeps it."""
        width = self.measures.width
        rects = {name: box.mirrored(width) for name, box in self.rects.items()}
        for names in _ORDERED:
            row = [name for name in names if name in rects]
            if row == sorted(row, key=lambda name: _reading_order(self.rects[name])):
                boxes = sorted((rects[name] for name in row), key=_reading_order)
                rects |= zip(row, boxes, strict=True)
        return replace(self, rects=rects)


def _reading_order(box: Box) -> tuple[float, float]:
    return -box.top, box.x


_ORDERED: tuple[tuple[str, ...], ...] = (
    PIER_NAMES,
    tuple(f"player.{number}" for number in range(PLAYERS[-1])),
    *(tuple(str(SupplySlot(color, size)) for size in SIZES) for color in COLORS),
)
"""What lies in order from left to right and from the top, whichever hand one plays with."""


def hand_boxes(plan: Plan, count: int) -> dict[str, Box]:
    """The cards of a hand: as wide apart as there is room, over the abilities if they are too many."""
    target = plan.measures.target
    box, rows = plan.rects["hand"], plan.hand_rows
    columns = max(-(-count // rows), PIERS if rows == 1 else 1)
    if box.width / columns < target * ENOUGH:
        box, rows = plan.rects["hand.many"], 2
        columns = -(-count // rows)
    across = min(box.width / columns, max(target, 0.80 * box.height / rows))
    apart = max(0.0, min(plan.measures.gap / 2, across - target))
    rects = {}
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = box.x + (box.width - across * in_row) / 2
        high = box.height / rows
        place = Box(left + column * across, box.top - (row + 1) * high, across, high)
        rects[str(HandSlot(number))] = place.inset(apart / 2, 0)
    return rects


def hand_is_spread(plan: Plan, count: int) -> bool:
    """Whether so many cards lie over what is of no use just then."""
    columns = max(-(-count // plan.hand_rows), PIERS if plan.hand_rows == 1 else 1)
    return plan.rects["hand"].width / columns < plan.measures.target * ENOUGH


OWN_WORD, POOL_WORD = "words.own", "words.pool"
"""The words over, or beside, one's own abilities and those to take."""


def ability_boxes(plan: Plan, own: list[str]) -> dict[str, Box]:
    """One's own abilities, those to take, the special tile, and the words that tell them apart.

    own: the keys of the abilities that the player has.
    """
    if plan.pool_apart:
        return _apart(plan)
    mine = [OWN_NAMES[key] for key in ABILITIES if key in own]
    names = [*mine, *(name for key, name in POOL_NAMES.items() if key not in own), SPECIAL_NAME]
    area, target = plan.rects["abilities"], plan.measures.target
    word = plan.measures.lines(WORD_SIZE)
    if area.height > area.width:
        return _one_below_the_other(area, names, len(mine), word)
    beside = (area.width - len(names) * target) / 2
    if beside < 0 and area.height >= 2 * target * ENOUGH:
        return _in_two_rows(area, names, len(mine))
    if area.height < target + word * ENOUGH:
        return _in_a_row(area, names, len(mine), beside if beside >= plan.measures.word * ENOUGH else 0.0)
    words, coins = area.cut_top(word)
    cells = _in_a_row(coins, names, len(mine), 0.0)
    first, last = cells[names[0]], cells[names[-1]]
    border = cells[names[len(mine)]].x
    cells[OWN_WORD] = Box(first.x, words.y, border - first.x, word)
    cells[POOL_WORD] = Box(border, words.y, last.right - border, word)
    return cells


WORD_SIZE = 13
"""Of the words beside the abilities, in sp; a line of 12 is as high."""


def _in_a_row(row: Box, names: list[str], mine: int, word: float) -> dict[str, Box]:
    """Side by side; a word, where there is room for it, stands before each of the two kinds."""
    across = (row.width - 2 * word) / len(names)
    rects: dict[str, Box] = {}
    x = row.x
    for number, name in enumerate(names):
        if number in (0, mine) and word:
            rects[OWN_WORD if number == 0 else POOL_WORD] = Box(x, row.y, word, row.height)
            x += word
        rects[name] = Box(x, row.y, across, row.height)
        x += across
    return rects


def _in_two_rows(area: Box, names: list[str], mine: int) -> dict[str, Box]:
    """The words have cells of their own, each before its kind."""
    named = [OWN_WORD, *names[:mine], POOL_WORD, *names[mine:]]
    return dict(zip(named, area.grid(len(named) // 2, 2), strict=True))


def _one_below_the_other(column: Box, names: list[str], mine: int, word: float) -> dict[str, Box]:
    each = (column.height - 2 * word) / len(names)
    rects: dict[str, Box] = {}
    top = column.top
    for number, name in enumerate(names):
        if number in (0, mine):
            top -= word
            rects[OWN_WORD if number == 0 else POOL_WORD] = Box(column.x, top, column.width, word)
        top -= each
        rects[name] = Box(column.x, top, column.width, each)
    return rects


def _apart(plan: Plan) -> dict[str, Box]:
    m = plan.measures
    word = m.lines(WORD_SIZE)
    kinds = (
        ("abilities", OWN_WORD, list(OWN_NAMES.values())),
        ("pool", POOL_WORD, [*POOL_NAMES.values(), SPECIAL_NAME]),
    )
    rects: dict[str, Box] = {}
    for area, called, names in kinds:
        words, coins = plan.rects[area].cut_top(word)
        each = min(coins.width / len(names), max(m.target, 1.2 * coins.height))
        rects |= zip(
            names, Box(coins.x, coins.y, each * len(names), coins.height).columns(len(names)), strict=True
        )
        rects[called] = words
    return rects
