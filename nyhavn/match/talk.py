"""What opponents say at the table: seldom, and nothing twice in a game.

Found from the steps of the game alone, so that a game that is opened again does not repeat what was said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nyhavn.engine.events import LineScored
from nyhavn.match.journal import Step
from nyhavn.match.opponents import Occasion
from nyhavn.match.setup import Setup

WELL_DONE_POINTS = 2
"""What a person has to score with one step to be praised for it."""


@dataclass(frozen=True, slots=True)
class Speech:
    """Somebody at the table says something."""

    seat: int
    level: str
    occasion: Occasion

    @property
    def expression(self) -> str:
        """The face that goes with it."""
        if self.occasion is Occasion.LOST:
            return "rueful"
        return "calm" if self.occasion is Occasion.WAITING else "glad"


def speech_after(setup: Setup, steps: Sequence[Step]) -> Speech | None:
    """What is said now that these steps were done; None for most of them."""
    occasion = _occasion(setup, steps[-1]) if steps else None
    if occasion is None:
        return None
    speaker = steps[-1].seat if occasion is Occasion.OWN_LINE else _speaker(setup, steps, occasion)
    earlier = (step for step in steps[:-1] if _occasion(setup, step) is occasion)
    if speaker is None or any(occasion is Occasion.WELL_DONE or step.seat == speaker for step in earlier):
        return None
    return Speech(speaker, setup.seats[speaker].kind, occasion)


def speech_while_waiting(setup: Setup, seat: int) -> Speech | None:
    """What the next opponent after a person says who thinks for long."""
    speaker = _next_opponent(setup, seat)
    return Speech(speaker, setup.seats[speaker].kind, Occasion.WAITING) if speaker is not None else None


def _occasion(setup: Setup, step: Step) -> Occasion | None:
    points = sum(event.points for event in step.events if isinstance(event, LineScored))
    if step.after.over:
        people = set(setup.humans)
        return Occasion.LOST if people & set(step.after.winners or ()) else Occasion.WON
    if setup.seats[step.seat].is_human:
        return Occasion.WELL_DONE if points >= WELL_DONE_POINTS else None
    return Occasion.OWN_LINE if points else None


def _speaker(setup: Setup, steps: Sequence[Step], occasion: Occasion) -> int | None:
    winners = steps[-1].after.winners
    if occasion is Occasion.WON and winners:
        return winners[0]
    return _next_opponent(setup, steps[-1].seat)


def _next_opponent(setup: Setup, seat: int) -> int | None:
    """The first opponent to the left of a player; None among people alone."""
    places = len(setup.seats)
    around = ((seat + further) % places for further in range(1, places + 1))
    return next((each for each in around if not setup.seats[each].is_human), None)
