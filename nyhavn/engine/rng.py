"""The game's own random numbers: SplitMix64, the same on every platform and Python version.

The state is one 64-bit integer. A step adds a constant to it and scrambles the sum::

    state = state + 0x9E3779B97F4A7C15           (mod 2**64)
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 (mod 2**64)
    z = (z ^ z >> 27) * 0x94D049BB133111EB         (mod 2**64)
    number = z ^ z >> 31

Test vectors: from state 1234567 the numbers are 6457827717110365317,
3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821.

Everything here is a pure function of that integer, so that it can live inside a game's state.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

BITS = 64
MASK = (1 << BITS) - 1
HALF = 32
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
SEED_RANGE = range(-(1 << 63), 1 << 64)
"""Seeds that may be given from outside; negative ones count modulo 2**64."""


def step(state: int) -> tuple[int, int]:
    """The next state and a random number of 64 bits."""
    state = (state + GAMMA) & MASK
    z = ((state ^ state >> 30) * MIX_1) & MASK
    z = ((z ^ z >> 27) * MIX_2) & MASK
    return state, z ^ z >> 31


def below(state: int, bound: int) -> tuple[int, int]:
    """The next state and a number in range(bound): the 64-bit number as a fraction of 2**64, scaled.

    Results differ in likelihood by less than bound / 2**64, which no game can notice.
    """
    state, number = step(state)
    return state, number * bound >> BITS


def shuffled(state: int, items: Iterable[T]) -> tuple[int, list[T]]:
    """The next state and the items in random order: Fisher-Yates, from the last place down.

    Every number serves two swaps, its low 32 bits for the first and its high ones for the second.
    """
    out = list(items)
    steps = len(out) // 2
    if not steps:
        return state, out
    halves = _halves(state, steps)
    for last, low, high in zip(range(len(out) - 1, 0, -2), halves[::4], halves[1::4], strict=True):
        other = low * (last + 1) >> HALF
        out[last], out[other] = out[other], out[last]
        other = high * last >> HALF
        out[last - 1], out[other] = out[other], out[last - 1]
    return state + steps * GAMMA & MASK, out


def _halves(state: int, steps: int) -> tuple[int, ...]:
    """The numbers of so many steps at once, cut into words of 32 bits; of every four the upper two are 0.

    All steps lie side by side in one integer, each with as much room above it as a product needs. What a
    shift brings down from the neighbour above falls into that room and is masked away.
    """
    ones, gammas, mask, words = _lanes(steps)
    state = state * ones + gammas & mask
    z = ((state ^ state >> 30) & mask) * MIX_1 & mask
    z = ((z ^ z >> 27) & mask) * MIX_2 & mask
    return words.unpack(((z ^ z >> 31) & mask).to_bytes(words.size, "little"))


@cache
def _lanes(steps: int) -> tuple[int, int, int, Struct]:
    ones = sum(1 << 2 * BITS * step for step in range(steps))
    gammas = sum((step + 1) * GAMMA % (1 << BITS) << 2 * BITS * step for step in range(steps))
    return ones, gammas, ones * MASK, Struct(f"<{4 * steps}I")


class Random:
    """The same numbers as an object that carries its state, for code outside the game's state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def bits(self) -> int:
        """A random number of 64 bits."""
        self.state, number = step(self.state)
        return number

    def below(self, bound: int) -> int:
        """A number in range(bound)."""
        self.state, number = below(self.state, bound)
        return number

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        return (self.bits() >> 11) * 2.0**-53

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order."""
        self.state, out = shuffled(self.state, items)
        return out
