"""What the evaluation looks at: a player's side of the table as a short list of feature numbers.

A feature is either there or not; what it is worth is learned (see weights and tools/learn). The worth of a
player's side is the sum over its features, and whoever's is higher is the likelier winner. Every feature has
three weights: one that always counts, one that counts in proportion to how much of the game is still to come,
because a promising wall is worth little when the end card is near, and one for tables of more than two.
"""

from __future__ import annotations

from itertools import accumulate, combinations
from typing import Final

from nyhavn.engine.board import BB_FULL, BB_LEFT, neighbours
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    DECK,
    DISCARD_PILE,
    END_CARD_PLACE,
    HAND,
    NUMBER_OF_PLAYERS,
    OCCUPIED,
    PART,
    SCORE,
    SUPPLY,
    TINTS,
    USED,
    WALLS,
    EndCard,
    Frozen,
)
from nyhavn.engine.material import ABILITIES, COLORS, COLUMNS, ROWS, SIZES
from nyhavn.engine.moves import SUPPLY_BITS, hand_counts
from nyhavn.engine.piles import pile_size

ROW_MASK: Final = (1 << COLUMNS) - 1
PATTERNS: Final = 1 << COLUMNS
PAIRS: Final = 1 << 2 * COLUMNS
COLUMN_PATTERNS: Final = 1 << ROWS
MOST_HOLES: Final = 5
SIZE_SETS: Final = 1 << len(SIZES)

# How finely the evaluation looks; it was learned so. What is beyond, by other rules, looks alike to it.

CARDS_SEEN: Final = 7
"""Cards in a hand, and of a colour."""
POINTS_SEEN: Final = 12
PLAYERS_SEEN: Final = (2, 3, 4)


ABILITY_STATES: Final = 3
"""Missing, used, active."""
_ABILITY_PAIRS: Final = tuple(combinations(range(len(ABILITIES)), 2))


def _partitions(cards: int, largest: int, parts: int) -> list[tuple[int, ...]]:
    if cards == 0 or parts == 0:
        return [()] if cards == 0 else []
    return [
        (first, *rest)
        for first in range(min(cards, largest), 0, -1)
        for rest in _partitions(cards - first, first, parts - 1)
    ]


_PARTITIONS: Final = {
    partition: number
    for number, partition in enumerate(
        partition for cards in range(CARDS_SEEN + 1) for partition in _partitions(cards, cards, len(COLORS))
    )
}

# The blocks of features, one after the other

BLOCKS: Final[dict[str, int]] = {
    "row": ROWS * PATTERNS * 2,
    "pair": (ROWS - 1) * PAIRS,
    "column": COLUMNS * COLUMN_PATTERNS * 2,
    "holes": MOST_HOLES + 1,
    "squares": COLUMNS * ROWS + 1,
    "of_color": len(COLORS) * (CARDS_SEEN + 1) * 2 * SIZE_SETS,
    "split": len(_PARTITIONS),
    "ability": ABILITY_STATES * len(ABILITIES),
    "ability_pair": ABILITY_STATES**2 * len(_ABILITY_PAIRS),
    "abilities": ABILITY_STATES ** len(ABILITIES),
    "points": POINTS_SEEN + 1,
    "wait": len(PLAYERS_SEEN) * PLAYERS_SEEN[-1],
}
"""How many features each has."""
_FIRST: Final = dict(zip(BLOCKS, accumulate(BLOCKS.values(), initial=0), strict=False))

ROW: Final = _FIRST["row"]
"""A row's pattern of occupied squares, and whether there is a wall in it."""
PAIR: Final = _FIRST["pair"]
"""The patterns of two rows, one above the other."""
COLUMN: Final = _FIRST["column"]
"""A column's pattern of occupied squares, and whether there is a wall in it."""
HOLES: Final = _FIRST["holes"]
"""Empty squares that only a special tile can fill."""
SQUARES: Final = _FIRST["squares"]
"""Occupied squares."""
OF_COLOR: Final = _FIRST["of_color"]
"""Cards held of a colour, whether the house shows it, and which of its sizes the supply still has."""
SPLIT: Final = _FIRST["split"]
"""How the hand splits into colours: 3-2-1, say, whichever they are."""
ABILITY: Final = _FIRST["ability"]
"""The state of an ability: missing, used or active."""
ABILITY_PAIR: Final = _FIRST["ability_pair"]
"""The states of two abilities."""
ALL_ABILITIES: Final = _FIRST["abilities"]
"""The states of all abilities: what singles and pairs cannot tell."""
POINTS: Final = _FIRST["points"]
"""Points scored."""
WAIT: Final = _FIRST["wait"]
"""Turns of others before the player's own, by the number of players."""
FEATURES: Final = sum(BLOCKS.values())

SUPPLY_OF_COLOR: Final = SUPPLY_BITS * len(SIZES)
"""Bits of the supply for each colour."""
SIZES_LEFT: Final = tuple(
    sum(1 << place for place in range(len(SIZES)) if packed >> SUPPLY_BITS * place & (1 << SUPPLY_BITS) - 1)
    for packed in range(1 << SUPPLY_OF_COLOR)
)
"""A colour's bits of the supply: which sizes are left, one bit each."""


def row_feature(y: int, pattern: int, walled: bool) -> int:
    """The feature of a row."""
    return ROW + (y * 2 + walled) * PATTERNS + pattern


def pair_feature(y: int, pair: int) -> int:
    """The feature of a row and the one above it, the lower one in the low bits."""
    return PAIR + y * PAIRS + pair


def column_feature(x: int, pattern: int, walled: bool) -> int:
    """The feature of a column; its lowest square is the lowest bit."""
    return COLUMN + (x * 2 + walled) * COLUMN_PATTERNS + pattern


def hole_feature(occupied: int) -> int:
    """The feature of the squares without an empty neighbour."""
    empty = BB_FULL & ~occupied
    holes = (empty & ~neighbours(empty)).bit_count()
    return HOLES + min(holes, MOST_HOLES)


def color_feature(index: int, count: int, shown: int, sizes: int) -> int:
    """The feature of so many cards of a colour; 1 if the house shows it; the sizes left of it (bits)."""
    return OF_COLOR + ((index * (CARDS_SEEN + 1) + min(count, CARDS_SEEN)) * 2 + shown) * SIZE_SETS + sizes


def split_feature(hand: int) -> int:
    """The feature of how a hand splits into colours; of more cards than are seen, the most of a kind lack."""
    counts = sorted((count for count in hand_counts(hand) if count), reverse=True)
    while sum(counts) > CARDS_SEEN:
        counts[0] -= 1
        counts.sort(reverse=True)
    return SPLIT + _PARTITIONS[tuple(counts)]


def hand_features(hand: int, shown: int, supply: int) -> list[int]:
    """The features of a hand, given the colours shown by the house (bits) and the supply."""
    return [
        split_feature(hand),
        *(
            color_feature(
                index,
                count,
                shown >> index & 1,
                SIZES_LEFT[supply >> SUPPLY_OF_COLOR * index & len(SIZES_LEFT) - 1],
            )
            for index, count in enumerate(hand_counts(hand))
        ),
    ]


def ability_feature(kind: int, state: int) -> int:
    """The feature of one ability: 0 missing, 1 used, 2 active."""
    return ABILITY + ABILITY_STATES * kind + state


def ability_features(active: int, used: int) -> list[int]:
    """The features of a player's abilities: each by itself, each two of them, and all together."""
    states = [2 if active >> kind & 1 else used >> kind & 1 for kind in range(len(ABILITIES))]
    found = [ability_feature(kind, state) for kind, state in enumerate(states)]
    for number, (one, other) in enumerate(_ABILITY_PAIRS):
        pair = ABILITY_STATES * states[one] + states[other]
        found.append(ABILITY_PAIR + ABILITY_STATES**2 * number + pair)
    together = sum([state * ABILITY_STATES**kind for kind, state in enumerate(states)])
    found.append(ALL_ABILITIES + together)
    return found


def points_feature(points: int) -> int:
    """The feature of a player's points."""
    return POINTS + min(points, POINTS_SEEN)


def wait_feature(players: int, wait: int) -> int:
    """The feature of a player before whose turn so many others move."""
    table = min(players, PLAYERS_SEEN[-1])
    return WAIT + (table - PLAYERS_SEEN[0]) * PLAYERS_SEEN[-1] + min(wait, table - 1)


def shown_colors(flat: Frozen, part: int) -> int:
    """The colours that a house shows, one bit each."""
    return sum(1 << index for index in range(len(COLORS)) if flat[part + TINTS + index])


def house_features(occupied: int, walls: int) -> list[int]:
    """The features of a house."""
    found = [hole_feature(occupied), SQUARES + occupied.bit_count()]
    for y in range(ROWS):
        shift = COLUMNS * y
        walled = bool(walls >> shift & ROW_MASK)
        found.append(row_feature(y, occupied >> shift & ROW_MASK, walled))
        if y < ROWS - 1:
            found.append(pair_feature(y, occupied >> shift & PAIRS - 1))
    for x in range(COLUMNS):
        pattern = sum(1 << y for y in range(ROWS) if occupied >> COLUMNS * y + x & 1)
        found.append(column_feature(x, pattern, bool(walls >> x & BB_LEFT)))
    return found


def player_features(flat: Frozen, seat: int) -> list[int]:
    """All features of a player's side of the table, between two turns."""
    part = PART[seat]
    players = flat[NUMBER_OF_PLAYERS]
    return [
        *house_features(flat[part + OCCUPIED], flat[part + WALLS]),
        *hand_features(flat[part + HAND], shown_colors(flat, part), flat[SUPPLY]),
        *ability_features(flat[part + ACTIVE], flat[part + USED]),
        points_feature(flat[part + SCORE]),
        wait_feature(players, (seat - flat[CURRENT]) % players),
    ]


def crowd(players: int) -> float:
    """How much the weights for more than two players count: not at all for two, in full for four."""
    return (players - PLAYERS_SEEN[0]) / (PLAYERS_SEEN[-1] - PLAYERS_SEEN[0])


STAGES: Final = 12
_USUAL_DRAWS: Final = 13.5
_END_CARD_ABOVE: Final = 5.5
"""Cards that lie under the end card, and itself, on average."""
_CARDS_HELD: Final = 4


def stage(flat: Frozen, pile: int | None = None) -> int:
    """How much of the game is to come, from STAGES at the start down to 0: by the cards left to draw.

    Give the size of the pile where the flat state has none (that of a view).
    """
    players = flat[NUMBER_OF_PLAYERS]
    cards = float(pile_size(flat[DECK]) if pile is None else pile)
    if flat[END_CARD_PLACE] == EndCard.ASIDE:
        # What is discarded comes back, but for what the players will then hold.
        played = pile_size(flat[DISCARD_PILE])
        for part in PART[:players]:
            played += sum(hand_counts(flat[part + HAND]))
        cards += max(0.0, played + cards - _CARDS_HELD * players)
    cards -= min(_END_CARD_ABOVE, cards / 2)
    return min(STAGES, round(STAGES * cards / (2 * players * _USUAL_DRAWS)))
