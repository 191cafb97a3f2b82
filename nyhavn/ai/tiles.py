"""The kinds of tile with all their places, and what a hand can pay for, prepared for search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from nyhavn.engine.board import PLACEMENTS
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.material import ABILITIES, COLORS, SIZES
from nyhavn.engine.moves import (
    CHANGE,
    DISCOUNT,
    NO_CARD,
    SUPPLY_BITS,
    SUPPLY_SHIFT,
    UNIT,
    Payment,
    hand_counts,
)

Place = tuple[int, tuple[tuple[int, int], ...]]
"""Squares, and for each square of them that can be the wall: the move without its payment, and the wall."""


class TileKind(NamedTuple):
    """A colour and a size."""

    number: int
    color: int
    """Its place in COLORS."""
    size: int
    stock: int
    """The bits of the supply that count it."""
    one: int
    """One of it in the supply."""
    places: tuple[Place, ...]
    """Everywhere in the house."""


def _places(color: str, size: int) -> tuple[Place, ...]:
    by_squares: dict[int, list[tuple[int, int]]] = {}
    for placement in PLACEMENTS:
        if (placement.color, placement.size) == (color, size):
            ways = by_squares.setdefault(placement.mask, [])
            ways.append((placement.id << PAY_BITS, placement.wall))
    return tuple((squares, tuple(ways)) for squares, ways in by_squares.items())


def _kinds() -> Iterator[TileKind]:
    number = 0
    for index, color in enumerate(COLORS):
        for size in SIZES:
            one = 1 << SUPPLY_SHIFT[color, size]
            stock = one * ((1 << SUPPLY_BITS) - 1)
            yield TileKind(number, index, size, stock, one, _places(color, size))
            number += 1


TILE_KINDS: Final = tuple(_kinds())

Pay = tuple[int, int, int]
"""The payment's code, the hand that is left, and the abilities used."""
Payable = tuple[TileKind, tuple[Pay, ...], tuple[Pay, ...]]
"""A kind, how it can be paid beside its own colour, and how apart from it."""

_LIMIT: Final = 1 << 12
_payable: dict[int, tuple[Payable, ...]] = {}


def payable(hand: int, active: int) -> tuple[Payable, ...]:
    """The kinds that a hand can pay for with these active abilities."""
    key = hand << len(ABILITIES) | active & (DISCOUNT | CHANGE)
    found = _payable.get(key)
    if found is None:
        if len(_payable) >= _LIMIT:
            _payable.clear()
        ways = (
            (kind, _pays(hand, active, kind, kind.size - 1), _pays(hand, active, kind, kind.size))
            for kind in TILE_KINDS
        )
        found = _payable[key] = tuple(way for way in ways if way[1] or way[2])
    return found


def _pays(hand: int, active: int, kind: TileKind, cost: int) -> tuple[Pay, ...]:
    found = list(_exact(hand, active, kind.color, cost, discount=False))
    if active & DISCOUNT:
        # Ruling 7: the discount never takes the cost below 0.
        found += _exact(hand, active, kind.color, max(0, cost - 1), discount=True)
    return tuple(found)


def _exact(hand: int, active: int, color: int, cost: int, discount: bool) -> Iterator[Pay]:
    counts = hand_counts(hand)
    card = color + 1
    spent = DISCOUNT if discount else 0
    if counts[color] >= cost:
        yield Payment(cost, 0, NO_CARD, discount).code(), hand - cost * UNIT[card], spent
    if active & CHANGE:
        for other, held in enumerate(counts):
            if other != color:
                for changed in range(max(1, cost - counts[color]), min(cost, held) + 1):
                    paid = Payment(cost - changed, changed, other + 1, discount)
                    yield paid.code(), hand - paid.cards(card), spent | CHANGE
