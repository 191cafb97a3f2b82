"""The opponents, weakest first: what each goes for, how far it looks, how it errs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nyhavn.ai.characters import BlindSpot
from nyhavn.ai.search import Breadth

_USUAL_BREADTH: Final = Breadth()


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent. Its work is counted, not timed, so that a phone and a desktop play alike."""

    name: str
    blind: tuple[BlindSpot, ...] = ()
    """What of the learned evaluation it has no eye for."""
    overlooks: float = 0.0
    """The share of its turns that it does not notice."""
    simulations: int = 0
    """What it looks ahead by; 0: it takes what is best at once."""
    all_the_time: bool = False
    """Whether it uses all of the time that it is given, be it less or more than its usual simulations."""
    milliseconds: int = 1000
    """The longest that it thinks if nobody says otherwise."""
    breadth: Breadth = _USUAL_BREADTH


OPPONENTS: Final = {
    level.name: level
    for level in (
        # Does not know what abilities are good for, and notices only two of three things it could do.
        Level("apprentice", blind=(BlindSpot.ABILITIES,), overlooks=1 / 3),
        # Lays row upon row, one turn at a time; what stands above each other it does not see.
        Level("mason", blind=(BlindSpot.COLUMNS,)),
        # Sees the whole house, and how it may go on from here, but not far.
        Level("architect", simulations=24, milliseconds=1500, breadth=Breadth(greedy_turns=0)),
        # Sees everything, and thinks for as long as it may.
        Level("harbourmaster", simulations=800, milliseconds=3000, all_the_time=True),
    )
}

LEVELS: Final[tuple[str, ...]] = tuple(OPPONENTS)
"""Their names, weakest first."""

SIMULATIONS_A_MILLISECOND: Final = 1.0
"""Thinking time as work. Time is counted in simulations, so that equal positions and seeds give equal
turns; the clock only cuts off what a slow device does not manage."""
