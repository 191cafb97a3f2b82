"""Whom the table faces: whose house is large, and which way round it lies on a device that lies flat."""

from __future__ import annotations

from nyhavn.engine.state import State
from nyhavn.match.setup import Setup

_SIDES = {2: (0, 180), 3: (0, 270, 90), 4: (0, 270, 180, 90)}
"""Degrees to the left for each seat: players sit round the device in turn order."""


def facing_seat(setup: Setup, state: State) -> int:
    """Whose house is large: the person's to move, or who last was."""
    humans = setup.humans
    if not humans:
        return state.current
    if state.current in humans and not state.over:
        return state.current
    before = [(state.current - step) % state.players for step in range(state.players)]
    return next(seat for seat in before if seat in humans)


def facing_angle(setup: Setup, seat: int) -> int:
    """By how many degrees the table is turned to the left for a seat."""
    return _SIDES[len(setup.seats)][seat] if setup.flat else 0
