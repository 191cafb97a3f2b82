"""Moves: the engine's inner form of actions, one small integer each, and the tables behind them.

A move below ``OTHER`` places a tile: the placement's number in the high bits, the payment in the low
``PAY_BITS`` (0 for a special tile). Above ``OTHER`` come, in blocks: draws, discards, abilities taken at
a coat of arms, and the single moves ``REFRESH``, ``PASS`` and ``END_TURN``.

Hands are integers, too: HAND_BITS a colour, in the order of ``COLORS``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final, NamedTuple

from nyhavn.engine.board import PLACEMENTS
from nyhavn.engine.fits import PAY_BITS, TILE_BASE, TILE_SHAPE
from nyhavn.engine.layout import TINTS
from nyhavn.engine.material import ABILITIES, COLORS, END, HAND_LIMIT, PIERS, SIZES, TILES_PER_SIZE

# Cards and hands

CARD_NAMES: Final = ("", *COLORS, END)
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES) if name}

CARD_BITS: Final = 3
CARD_MASK: Final = (1 << CARD_BITS) - 1
NO_CARD: Final = 0
END_CARD: Final = len(COLORS) + 1
"""Cards in piles and on piers are numbers: first the COLORS in their order, then the end card; 0 is none."""
assert END_CARD <= CARD_MASK, "CARD_BITS has room for six colours at most"

HAND_BITS: Final = 4
HAND_MASK: Final = (1 << HAND_BITS) - 1
UNIT: Final = (0, *(1 << HAND_BITS * index for index in range(len(COLORS))))
"""What a card adds to a hand."""


def hand_size(hand: int) -> int:
    """Number of cards in a hand, which is below 15: the sum of its hexadecimal digits, by casting out 15s."""
    return hand % HAND_MASK


assert (len(COLORS), HAND_BITS) == (5, 4), "hand_counts is unrolled for 5 colours, 4 bits each"


def hand_counts(hand: int) -> tuple[int, ...]:
    """Cards of each colour in a hand."""
    return (hand & 15, hand >> 4 & 15, hand >> 8 & 15, hand >> 12 & 15, hand >> 16)


def hand_cards(hand: int) -> list[int]:
    """The cards of a hand, in colour order."""
    return [card for card, count in enumerate(hand_counts(hand), 1) for _ in range(count)]


def hand_of(cards: list[int]) -> int:
    """The hand with these cards."""
    return sum(UNIT[card] for card in cards)


# Abilities are bits, in the order of ABILITIES.

ANY_CARDS: Final = 1 << ABILITIES.index("any_cards")
ADDITIONAL_CARD: Final = 1 << ABILITIES.index("additional_card")
DISCOUNT: Final = 1 << ABILITIES.index("construction_discount")
CHANGE: Final = 1 << ABILITIES.index("change_of_colors")
BOTH_ACTIONS: Final = 1 << ABILITIES.index("both_actions")

# The blocks of moves

FIRST_BUILD: Final = min(TILE_BASE.values())
"""Moves below place a special tile."""
OTHER: Final = 1 << (len(PLACEMENTS) << PAY_BITS).bit_length()


class Draw(NamedTuple):
    """A way to draw: the piers, the abilities that it takes, and the bits of the offer that it empties."""

    slots: tuple[int, ...]
    abilities: int
    emptied: int
    first: int
    """The lowest of those bits."""
    width: int
    """How many they are if the piers lie side by side, else 0."""


def _draws() -> Iterator[Draw]:
    for both in (0, BOTH_ACTIONS):
        for count, additional in ((2, 0), (3, ADDITIONAL_CARD)):
            for slots in combinations(range(PIERS), count):
                adjacent = any(b - a == 1 for a, b in pairwise(slots))
                abilities = both | additional | (0 if adjacent else ANY_CARDS)
                emptied = sum(CARD_MASK << CARD_BITS * slot for slot in slots)
                together = slots[-1] - slots[0] < count
                yield Draw(slots, abilities, emptied, emptied & -emptied, CARD_BITS * count * together)


DRAWS: Final = tuple(_draws())
MOST_DRAWN: Final = max(len(draw.slots) for draw in DRAWS)
DRAW: Final = OTHER
DRAW_MOVES: Final = tuple(
    tuple(DRAW + number for number, draw in enumerate(DRAWS) if not draw.abilities & ~active)
    for active in range(1 << len(ABILITIES))
)
"""Active abilities: the draws that they allow."""

assert HAND_LIMIT + MOST_DRAWN < HAND_MASK, "hand_size counts hands of 14 cards at most, a draw included"
DISCARDS: Final = tuple(
    hand_of(list(cards))
    for count in range(1, MOST_DRAWN + 1)
    for cards in combinations_with_replacement(range(1, END_CARD), count)
)
DISCARD: Final = DRAW + len(DRAWS)

TAKE: Final = DISCARD + len(DISCARDS)
REFRESH: Final = TAKE + len(ABILITIES)
PASS: Final = REFRESH + 1
END_TURN: Final = PASS + 1

# Payments: natural cards, changed cards, the changed colour (0 none, else its card) and the discount flag

_NATURAL_BITS = 3
_CHANGED_SHIFT = 3
_COLOR_SHIFT = 6
DISCOUNTED: Final = 1 << 9
PAY_MASK: Final = (1 << PAY_BITS) - 1
assert max(SIZES) < 1 << _NATURAL_BITS, "a payment has room for tiles of size 7 at most"
assert DISCOUNTED << 1 == 1 << PAY_BITS, "a payment fills PAY_BITS"


class Payment(NamedTuple):
    """How a tile is paid: cards of its own colour, cards changed into it, and whether with discount."""

    natural: int
    changed: int
    changed_card: int
    discount: bool

    def code(self) -> int:
        """The low bits of a build move."""
        return (
            self.natural
            | self.changed << _CHANGED_SHIFT
            | self.changed_card << _COLOR_SHIFT
            | self.discount * DISCOUNTED
        )

    def cards(self, card: int) -> int:
        """The cards paid for a tile of this colour, as a hand."""
        return self.natural * UNIT[card] + self.changed * UNIT[self.changed_card]


def payment(code: int) -> Payment:
    """The payment in the low bits of a build move."""
    return Payment(
        code & (1 << _NATURAL_BITS) - 1,
        code >> _CHANGED_SHIFT & (1 << _COLOR_SHIFT - _CHANGED_SHIFT) - 1,
        code >> _COLOR_SHIFT & CARD_MASK,
        bool(code & DISCOUNTED),
    )


def ways_to_pay(hand: int, active: int, card: int, size: int) -> tuple[list[int], list[int]]:
    """Codes of all payments for a tile of a colour and a size: beside its own colour, and apart from it."""
    counts = (0, *hand_counts(hand))
    change = bool(active & CHANGE)
    beside = _exact_payments(counts, card, size - 1, change, discount=False)
    apart = _exact_payments(counts, card, size, change, discount=False)
    if active & DISCOUNT:
        # Ruling 7: the discount never takes the cost below 0.
        beside += _exact_payments(counts, card, max(0, size - 2), change, discount=True)
        apart += _exact_payments(counts, card, size - 1, change, discount=True)
    return beside, apart


def _exact_payments(counts: tuple[int, ...], card: int, cost: int, change: bool, discount: bool) -> list[int]:
    """Codes of all exact payments of a cost for a tile of a colour, by the number of each card in hand."""
    found = []
    if counts[card] >= cost:
        found.append(Payment(cost, 0, NO_CARD, discount).code())
    if change:
        for other in range(1, END_CARD):
            if other != card:
                # Ruling 7: at least one changed card, and any mix that the hand allows.
                for changed in range(max(1, cost - counts[card]), min(cost, counts[other]) + 1):
                    found.append(Payment(cost - changed, changed, other, discount).code())
    return found


Kind = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]
"""A kind of tile that a hand can pay for:

- the bits of the supply that count it,
- where a player's part of the flat state has the squares of its colour,
- its shape,
- the payments beside its own colour and those apart from it, as their codes with the kind's base move
  added: a fit's number plus one of these is a move.
"""

SUPPLY_BITS: Final = 2
assert max(TILES_PER_SIZE.values()) < 1 << SUPPLY_BITS, "SUPPLY_BITS has room for 3 tiles of a kind at most"
KINDS: Final = tuple((color, size) for color in COLORS for size in SIZES)
SUPPLY_SHIFT: Final = {kind: SUPPLY_BITS * number for number, kind in enumerate(KINDS)}

PAYING: Final = DISCOUNT | CHANGE
"""Abilities that help to pay."""
PURSE_SHIFT: Final = len(ABILITIES)
"""A purse is a hand, shifted by this, with the active abilities that help to pay in the low bits."""


AFFORDABLE: Final[dict[int, tuple[Kind, ...]]] = {}
"""The kinds of tile that a purse can pay for, if it was asked for before."""
_known_kinds: dict[Kind, Kind] = {}
"""Every kind once: purses share equal ones, to stay small."""


def affordable(purse: int) -> tuple[Kind, ...]:
    """The kinds of tile that a purse can pay for, put into AFFORDABLE."""
    found = _kinds(purse >> PURSE_SHIFT, purse & PAYING)
    AFFORDABLE[purse] = kinds = tuple(_known_kinds.setdefault(kind, kind) for kind in found)
    return kinds


def _kinds(hand: int, active: int) -> Iterator[Kind]:
    for index, color in enumerate(COLORS):
        for size in SIZES:
            beside, apart = ways_to_pay(hand, active, index + 1, size)
            if beside or apart:
                base = TILE_BASE[color, size]
                counter = ((1 << SUPPLY_BITS) - 1) << SUPPLY_SHIFT[color, size]
                near, far = tuple([base + code for code in beside]), tuple([base + code for code in apart])
                yield counter, TINTS + index, TILE_SHAPE[color, size], near, far


_discards: dict[int, list[int]] = {}


def discard_moves(hand: int) -> list[int]:
    """All ways to discard exactly the surplus of a hand over the limit."""
    found = _discards.get(hand)
    if found is None:
        surplus = hand_size(hand) - HAND_LIMIT
        have = hand_counts(hand)
        found = _discards[hand] = [
            DISCARD + number
            for number, cards in enumerate(DISCARDS)
            if hand_size(cards) == surplus
            and all(put <= held for put, held in zip(hand_counts(cards), have, strict=True))
        ]
    return found
