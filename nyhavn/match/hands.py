"""Whose hand lies open: the one place that decides who may see which cards."""

from __future__ import annotations

from nyhavn.engine.state import State
from nyhavn.match.setup import Setup


class OpenHand:
    """At most one hand lies open at a time, and only that one is ever handed to a screen."""

    def __init__(self, setup: Setup, state: State, is_new: bool) -> None:
        """Who begins a game, or plays alone, needs no curtain."""
        self._setup = setup
        self._seat: int | None = None
        humans = setup.humans
        if len(humans) == 1:
            self._seat = humans[0]
        elif is_new or not setup.needs_curtain:
            self._seat = state.current

    def is_open(self, seat: int) -> bool:
        """Whether the cards of a seat may be seen now."""
        return bool(self._setup.humans) and (not self._setup.needs_curtain or self._seat == seat)

    def turn_begins(self, seat: int) -> bool:
        """A person is to move; whether the hand lies open to that person, or is behind the curtain."""
        if not self._setup.needs_curtain or self._seat == seat:
            self._seat = seat
            return True
        return False

    def turn_ended(self) -> None:
        """What lay open is nobody's now, where there is a curtain."""
        if self._setup.needs_curtain:
            self._seat = None

    def open_for(self, seat: int) -> None:
        """The curtain was opened by a person."""
        self._seat = seat
