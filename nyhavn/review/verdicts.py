"""What a loss of chances is called, and what it says of a player. Chances and losses lie between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp
from typing import Final


class Verdict(StrEnum):
    """How good a turn was, best first."""

    BEST = "best"
    """The best that was found, or as good."""
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS: Final = ((0.20, Verdict.BLUNDER), (0.10, Verdict.MISTAKE), (0.05, Verdict.INACCURACY))
AS_GOOD: Final = 0.01
"""Turns that lose no more than this are as good as the best."""
CERTAIN: Final = 2.0
"""A loss is held against a player only where it is more than so many times its standard error."""
ONLY_GOOD: Final = 0.10
"""Where every other turn loses at least this much, there was only one good one."""
NEAR_ENOUGH: Final = 0.04
"""What a second try may lose and still be right."""
FAULTS: Final = (Verdict.MISTAKE, Verdict.BLUNDER)
"""What is gone through as a mistake."""


def verdict(loss: float, error: float) -> Verdict:
    """What a loss is called, given its standard error."""
    if loss > CERTAIN * error:
        for least, name in THRESHOLDS:
            if loss >= least:
                return name
    return Verdict.BEST if loss <= AS_GOOD else Verdict.GOOD


STEEPNESS: Final = 14.0
"""How fast accuracy falls: a player who loses a blunder (0.20) at every decision has 6 of 100."""


def accuracy(losses: Sequence[float]) -> float:
    """From 0 to 100: the mean over real decisions of what each deserves; without any nothing is wrong."""
    if not losses:
        return 100.0
    return 100.0 * sum(exp(-STEEPNESS * loss) for loss in losses) / len(losses)
