"""How long things are shown by themselves, so that everybody sees what happened before the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.events import LineScored, TileBuilt, TilePlaced
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup

POINT_SECONDS = 0.55
"""What an opponent is about to do."""
PEAK_SECONDS = 0.85
"""A line that scores: it lights up, the number flies, the marker walks."""
BUILT_SECONDS = 0.45
"""A tile of an opponent's that settles."""
HANDED_ON_SECONDS = 1.0
"""The house of a person who has built, before the table is another person's."""
STILL_PACE = 0.6
"""How long what is no motion is looked at where the players want no motion."""
FINALE_SECONDS = 3.2
"""The end of a game, before the scoreboard comes."""


def look_seconds(step: Step, turn: Sequence[Step], setup: Setup, pace: float) -> float:
    """How long a step that was just carried out is looked at; 0: the game goes on at once.

    turn: all steps of the turn, this one the last. pace: how long motion takes, 0 for none.
    """
    events = step.events
    seconds = 0.0
    if any(isinstance(event, LineScored) for event in events):
        seconds = pace * PEAK_SECONDS
    elif not setup.seats[step.seat].is_human and any(isinstance(event, TilePlaced) for event in events):
        seconds = pace * BUILT_SECONDS
    if _is_handed_on(step, turn, setup):
        seconds = max(seconds, (pace or STILL_PACE) * HANDED_ON_SECONDS)
    return seconds


def _is_handed_on(step: Step, turn: Sequence[Step], setup: Setup) -> bool:
    """Whether a person has built, and the table goes to somebody else of several people."""
    if not step.ends_turn or step.after.over or step.seat not in setup.humans or len(setup.humans) < 2:
        return False
    return any(isinstance(event, TileBuilt) for each in turn for event in each.events)
