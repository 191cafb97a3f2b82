"""Whose hand lies open: the one place that decides who may see which cards."""

from __future__ import annotations

from nyhavn.engine.state import State
from nyhavn.match.facing import facing_seat
from nyhavn.match.journal import Step
from nyhavn.match.services import SessionSettings
from nyhavn.match.setup import Setup


class HandVisibility:
    """At most one hand lies open at a time, and only that one is ever handed to a screen."""

    def __init__(self, setup: Setup, state: State, settings: SessionSettings) -> None:
        """Who plays alone needs no curtain; of several, everybody does, whoever begins included."""
        self._setup = setup
        self._settings = settings
        self._seat: int | None = None
        """Who may see cards; None: nobody, until a curtain is opened or a turn begins without one."""
        self._peeking = False
        if len(setup.humans) == 1:
            self._seat = setup.humans[0]
        elif setup.humans and not setup.needs_curtain:
            self._seat = facing_seat(setup, state)

    def set_table(self, setup: Setup, current: int) -> None:
        """The players want a curtain or none, the table flat or not. A curtain that hangs stays until it is
        opened: whoever takes it away for good need not be the one whose cards are behind it."""
        self._setup = setup
        if setup.needs_curtain and self._seat != current:
            self._seat = None

    def is_covered(self) -> bool:
        """Whether hands lie face down until they are held up: where several people see one screen."""
        return self._setup.is_watched and self._settings.covers_hands()

    def is_open(self, seat: int, looked_at: Step | None = None) -> bool:
        """Whether the cards of a seat may be seen now. Who has just ended a turn hands the table on."""
        handed_on = looked_at is not None and looked_at.ends_turn and len(self._setup.humans) > 1
        if handed_on or self._seat != seat:
            return False
        return self._peeking or not self.is_covered()

    def turn_begins(self, seat: int) -> bool:
        """A person is to move; whether the hand lies open to that person, or is behind the curtain."""
        if not self._setup.needs_curtain or self._seat == seat:
            self._seat = seat
            return True
        return False

    def turn_ended(self) -> None:
        """What lay open is nobody's now, where there is a curtain."""
        self._peeking = False
        if self._setup.needs_curtain:
            self._seat = None

    def open_for(self, seat: int) -> None:
        """The curtain was opened by a person."""
        self._seat = seat

    def left(self) -> None:
        """The table is left: whoever comes back to it, the hand lies behind a curtain, where there is one."""
        self.turn_ended()

    def peek(self, looking: bool) -> None:
        """A hand that lies face down is held up, or put down again."""
        self._peeking = looking
