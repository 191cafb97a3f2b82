"""What an average loss says of a player, by the names of the trade."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from nyhavn.ai.names import LEVELS

MEASURED: Final = {"apprentice": 0.128, "mason": 0.061, "architect": 0.054, "harbourmaster": 0.012}
"""What our own levels lose on average at a real decision, as tools/review_trial measures it (docs/review.md)
in games against their like. A level that was not measured yet is nobody's rank."""


def rank_of(loss: float) -> str:
    """The level that a player with this average loss plays like: the one whose own is nearest by ratio."""
    ranks = [level for level in LEVELS if level in MEASURED]
    for weaker, level in pairwise(ranks):
        if loss >= (MEASURED[weaker] * MEASURED[level]) ** 0.5:
            return weaker
    return ranks[-1]
