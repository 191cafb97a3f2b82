"""What the weaker players have no eye for, taken out of the learned evaluation."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from nyhavn.ai.features import ABILITY, COLUMN, HOLES, POINTS
from nyhavn.ai.worth import Weights


class BlindSpot(Enum):
    """Something that a player has no eye for: features from the first number up to the second."""

    COLUMNS = (COLUMN, HOLES)
    ABILITIES = (ABILITY, POINTS)


def without(weights: Weights, blind: Iterable[BlindSpot]) -> Weights:
    """The weights of a player with blind spots."""
    always, early, many = (list(part) for part in weights)
    for spot in blind:
        first, end = spot.value
        always[first:end] = early[first:end] = many[first:end] = [0.0] * (end - first)
    return always, early, many
