"""The kinds of tile with all their places, and what a hand can pay for, prepared for search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from nyhavn.engine.board import PLACEMENTS
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.material import ABILITIES, COLORS
from nyhavn.engine.moves import (
    CHANGE,
    DISCOUNT,
    KINDS,
    PAYING,
    SUPPLY_BITS,
    SUPPLY_SHIFT,
    payment,
    ways_to_pay,
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
    for number, (color, size) in enumerate(KINDS):
        one = 1 << SUPPLY_SHIFT[color, size]
        stock = one * ((1 << SUPPLY_BITS) - 1)
        yield TileKind(number, COLORS.index(color), size, stock, one, _places(color, size))


TILE_KINDS: Final = tuple(_kinds())

Pay = tuple[int, int, int]
"""The payment's code, the hand that is left, and the abilities used."""
Payable = tuple[TileKind, tuple[Pay, ...], tuple[Pay, ...]]
"""A kind, how it can be paid beside its own colour, and how apart from it."""

_LIMIT: Final = 1 << 12
_payable: dict[int, tuple[Payable, ...]] = {}


def payable(hand: int, active: int) -> tuple[Payable, ...]:
    """The kinds that a hand can pay for with these active abilities."""
    key = hand << len(ABILITIES) | active & PAYING
    found = _payable.get(key)
    if found is None:
        if len(_payable) >= _LIMIT:
            _payable.clear()
        found = _payable[key] = tuple(_find_payable(hand, active))
    return found


def _find_payable(hand: int, active: int) -> Iterator[Payable]:
    for kind in TILE_KINDS:
        card = kind.color + 1
        beside, apart = (
            tuple(_pay(hand, card, code) for code in codes)
            for codes in ways_to_pay(hand, active, card, kind.size)
        )
        if beside or apart:
            yield kind, beside, apart


def _pay(hand: int, card: int, code: int) -> Pay:
    paid = payment(code)
    spent = (DISCOUNT if paid.discount else 0) | (CHANGE if paid.changed else 0)
    return code, hand - paid.cards(card), spent
