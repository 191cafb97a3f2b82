"""The opponents, weakest first: what each goes for, how far it looks, how it errs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nyhavn.ai.characters import BlindSpot
from nyhavn.ai.search import Breadth, Work

_USUAL_BREADTH: Final = Breadth()
_HURRIED: Final = ((800, Breadth(root=5, below=2, greedy_turns=0)), (1_600, Breadth(root=8, greedy_turns=2)))


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent. Its work is counted, not timed, so that a phone and a desktop play alike."""

    name: str
    blind: tuple[BlindSpot, ...] = ()
    """What of the learned evaluation it has no eye for."""
    style: str = ""
    """What it likes more than it should (characters.STYLES)."""
    overlooks: float = 0.0
    """The share of its turns that it does not notice."""
    work: Work | None = None
    """What it looks ahead by; without any it takes what is best at once."""
    all_the_time: bool = False
    """Whether it uses all of the time that it is given, be it less or more than its usual work."""
    milliseconds: int = 1000
    """The longest that it thinks if nobody says otherwise."""
    breadth: Breadth = _USUAL_BREADTH
    hurried: tuple[tuple[int, Breadth], ...] = ()
    """How it searches instead with less work than so much, where neither breadth nor depth pay."""

    def breadth_with(self, effort: int) -> Breadth:
        """How it spreads if it has so much work to do."""
        return next((breadth for below, breadth in self.hurried if effort < below), self.breadth)


OPPONENTS: Final = {
    level.name: level
    for level in (
        # Knows neither what abilities are good for nor what becomes of columns, and notices only one of three
        # things it could do: whoever follows the lesson's advice wins more often than not.
        Level("apprentice", blind=(BlindSpot.ABILITIES, BlindSpot.COLUMNS), overlooks=2 / 3),
        # Lays row upon row, one turn at a time; what stands above each other it does not see, and one thing
        # in five it misses.
        Level("mason", blind=(BlindSpot.COLUMNS,), style="rows", overlooks=1 / 5),
        # Sees the whole house, and how the few best turns may go on, but not far; likes it full of windows.
        Level(
            "architect",
            style="windows",
            work=Work(simulations=24),
            milliseconds=1500,
            breadth=Breadth(root=4, below=2, greedy_turns=0),
        ),
        # Weighs all that its player knows, and thinks for as long as it may.
        Level(
            "harbourmaster",
            work=Work(effort=8_000),
            milliseconds=3000,
            all_the_time=True,
            hurried=_HURRIED,
        ),
    )
}

EFFORT_A_MILLISECOND: Final = 33
"""Thinking time as work, so that equal positions and seeds give equal turns: about 90 % of what one core of
a desktop manages. The clock only cuts off what a slower or busy device does not manage."""
