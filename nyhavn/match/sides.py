"""Round the device: at which side of a table that lies flat somebody sits, as seen from above."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeGuard, get_args

Side = Literal["bottom", "left", "top", "right"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""Clockwise, as turns go round, from the side where the device is upright."""

_ROUND: Final[dict[int, tuple[Side, ...]]] = {
    0: (),
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: SIDES,
}


def is_side(value: object) -> TypeGuard[Side]:
    """Whether a value names a side."""
    return value in SIDES


def angle_of(side: Side) -> int:
    """By how many degrees the table is turned to the left to face somebody there."""
    return -90 * SIDES.index(side) % 360


def usual_sides(people: Sequence[bool]) -> tuple[Side, ...]:
    """Where everybody sits unless they say otherwise; people: for each seat in turn order, whether it is one.

    People spread round the device in turn order, two of them opposite each other whoever else plays; the
    device's own players look on from the sides that are left.
    """
    theirs = iter(_ROUND[sum(people)])
    left = iter([side for side in SIDES if side not in _ROUND[sum(people)]])
    return tuple(next(theirs if is_person else left) for is_person in people)
