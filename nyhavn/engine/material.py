"""What is in the box: cards, tiles, abilities and the house, exactly as printed.

Everything else follows these numbers. Where code is unrolled for some of them, an assertion beside it says so
when it is imported; tests/engine/test_other_material.py plays with other numbers.
"""

from __future__ import annotations

from typing import Final

Square = tuple[int, int]
"""Column 0 to 4 from the left, row 0 to 8 from the bottom."""

COLORS: Final = ("red", "yellow", "green", "blue", "purple")
"""Card and tile colours, in the order in which hands and payments are sorted."""

HOUSE_COLORS: Final = ("red", "blue", "yellow", "green")
"""Colours of the players; they have nothing to do with card colours."""

SPECIAL: Final = "white"
"""The colour that special tiles are shown in; for the rules they have none."""

END: Final = "end"
"""The end card."""

CARDS_PER_COLOR: Final = 14
SPECIAL_TILES: Final = 12
SIZES: Final = (2, 3, 4, 5)
TILES_PER_SIZE: Final = {2: 3, 3: 3, 4: 3, 5: 1}

ABILITIES: Final = (
    "any_cards",
    "additional_card",
    "construction_discount",
    "change_of_colors",
    "both_actions",
)
STARTING_ABILITY: Final = "any_cards"

PLAYERS: Final = (2, 3, 4)
PIERS: Final = 7
HAND_LIMIT: Final = 7
WINNING_SCORE: Final = 12
END_CARD_DEPTH: Final = 10
"""The end card lies somewhere among this many cards at the bottom of the pile."""

COLUMNS: Final = 5
ROWS: Final = 9
COAT_SQUARES: Final[tuple[Square, ...]] = ((2, 2), (4, 4), (1, 6), (3, 8))
COAT_ROWS: Final = (1, 3, 5)
ROW_POINTS: Final = 1
COLUMN_POINTS: Final = 2
WINDOWS_TIMES: Final = 2
"""A line that is all windows brings so many times its points."""

STARTING_HANDS: Final = {2: (2, 3), 3: (2, 3, 3), 4: (2, 3, 3, 4)}
SIZES_PUT_BACK: Final[dict[int, tuple[int, ...]]] = {2: (2, 3, 4), 3: (2, 4), 4: ()}
"""Of each of these sizes one tile of every colour stays in the box."""
CARDS_PUT_BACK: Final = {2: 0, 3: 2, 4: 0}
"""Cards of every colour that stay in the box."""

END_CARD_FROM_START: Final = (2,)
"""Numbers of players whose draw pile holds the end card from the start; for others it is set aside."""

for _table in (STARTING_HANDS, SIZES_PUT_BACK, CARDS_PUT_BACK):
    assert set(_table) == set(PLAYERS), "every number of players needs its hands, tiles and cards"
assert all(len(hands) == players for players, hands in STARTING_HANDS.items()), "a hand for every player"
assert max(max(hands) for hands in STARTING_HANDS.values()) <= HAND_LIMIT, "no hand starts over the limit"
assert list(PLAYERS) == list(range(PLAYERS[0], PLAYERS[-1] + 1)), "numbers of players follow each other"
assert len(HOUSE_COLORS) >= PLAYERS[-1], "every player needs a house of an own colour"
assert STARTING_ABILITY in ABILITIES

Shape = tuple[Square, ...]
"""Squares of a tile, x to the right and y up, the wall square first."""

SHAPES: Final[dict[tuple[str, int], Shape]] = {
    ("purple", 2): ((0, 0), (1, 0)),
    ("purple", 3): ((0, 0), (1, 0), (2, 0)),
    ("purple", 4): ((0, 0), (1, 0), (2, 0), (3, 0)),
    ("purple", 5): ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
    ("green", 2): ((0, 0), (1, 0)),
    ("green", 3): ((0, 0), (1, 0), (2, 0)),
    ("green", 4): ((0, 0), (-1, 1), (0, 1), (1, 1)),
    ("green", 5): ((-1, 1), (0, 0), (0, 1), (1, 1), (0, 2)),
    ("red", 2): ((0, 0), (1, 0)),
    ("red", 3): ((0, 0), (0, 1), (1, 1)),
    ("red", 4): ((0, 0), (1, 0), (0, 1), (1, 1)),
    ("red", 5): ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1)),
    ("blue", 2): ((0, 0), (1, 0)),
    ("blue", 3): ((0, 0), (0, 1), (1, 1)),
    ("blue", 4): ((0, 0), (1, 0), (2, 0), (2, 1)),
    ("blue", 5): ((-2, 1), (0, 0), (-1, 1), (0, 1), (0, 2)),
    ("yellow", 2): ((0, 0), (1, 0)),
    ("yellow", 3): ((0, 0), (0, 1), (1, 1)),
    ("yellow", 4): ((1, 0), (0, 0), (1, 1), (2, 1)),
    ("yellow", 5): ((0, 0), (-2, 1), (-1, 1), (0, 1), (-2, 2)),
}

assert set(SHAPES) == {(color, size) for color in COLORS for size in SIZES}, "every tile needs its shape"
assert all(len(set(shape)) == size for (_, size), shape in SHAPES.items()), (
    "a tile has as many squares as its size"
)


def cards_in_play(players: int) -> dict[str, int]:
    """Façade cards of each colour that a game with so many players uses."""
    return dict.fromkeys(COLORS, CARDS_PER_COLOR - CARDS_PUT_BACK[players])


def tiles_in_play(players: int) -> dict[tuple[str, int], int]:
    """Coloured tiles of each colour and size that a game with so many players uses."""
    back = SIZES_PUT_BACK[players]
    return {(color, size): TILES_PER_SIZE[size] - (size in back) for color in COLORS for size in SIZES}
