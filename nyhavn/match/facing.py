"""Whom the table faces: whose house is large, and which way round it lies on a device that lies flat."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.actions import Action, Build, PlaceSpecial
from nyhavn.engine.state import State
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup
from nyhavn.match.sides import angle_of
from nyhavn.match.view import Stage


def facing_seat(setup: Setup, state: State) -> int:
    """Whose house is large: the person's to move, or who last was."""
    humans = setup.humans
    if not humans:
        return state.current
    if state.current in humans and not state.over:
        return state.current
    before = [(state.current - step) % state.players for step in range(state.players)]
    return next(seat for seat in before if seat in humans)


def faced_seat(setup: Setup, state: State, looked_at: Step | None) -> int:
    """The same, but while a person's step is looked at, still that person's."""
    if looked_at is not None and setup.seats[looked_at.seat].is_human:
        return looked_at.seat
    return facing_seat(setup, state)


def spotlight(
    stage: Stage, state: State, faced: int, looked_at: Step | None, plan: Sequence[Action]
) -> int | None:
    """Who is building elsewhere than in the large house, to be shown large meanwhile."""
    if looked_at is not None:
        return None if looked_at.seat == faced else looked_at.seat
    builds = bool(plan) and isinstance(plan[0], Build | PlaceSpecial)
    at_it = stage in (Stage.POINTING, Stage.SAVING) and (builds or state.phase == "coat")
    return state.current if at_it and state.current != faced else None


def facing_angle(setup: Setup, seat: int) -> int:
    """By how many degrees the table is turned to the left for a seat."""
    return angle_of(setup.sides[seat]) if setup.flat else 0
