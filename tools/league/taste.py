"""Simple tastes, written down as weights of the evaluation: what fixed players of the league go for."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.ai.features import (
    CARDS_SEEN,
    COLUMN_PATTERNS,
    FEATURES,
    HOLES,
    MOST_HOLES,
    OF_COLOR,
    PATTERNS,
    POINTS,
    POINTS_SEEN,
    SIZE_SETS,
    ability_feature,
    column_feature,
    row_feature,
)
from nyhavn.ai.worth import Weights
from nyhavn.engine.material import ABILITIES, COLORS, COLUMNS, ROWS


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player likes, in points."""

    points: float = 1.0
    square: float = 0.0
    """Every square built on."""
    row: float = 0.0
    """A complete row; one under way counts by the square of how complete it is."""
    windows: float = 0.0
    """What more a row without walls is worth, in the same way."""
    column: float = 0.0
    """A complete column, in the same way."""
    hole: float = 0.0
    """A square that only a special tile can fill."""
    card: float = 0.0
    together: float = 0.0
    """Cards of one colour: for each pair of them."""
    shown: float = 0.0
    """Each card of a colour that the house shows."""
    active: float = 0.0
    used: float = 0.0
    """An ability, ready or not."""


def weights_of(taste: Taste) -> Weights:
    """A taste as weights, the same at all stages of the game."""
    weights = [0.0] * FEATURES
    for y in range(ROWS):
        for pattern in range(PATTERNS):
            squares = pattern.bit_count()
            complete = (squares / COLUMNS) ** 2
            plain = taste.square * squares + taste.row * complete
            weights[row_feature(y, pattern, True)] = plain
            weights[row_feature(y, pattern, False)] = plain + taste.windows * complete
    for pattern in range(COLUMN_PATTERNS):
        complete = (pattern.bit_count() / ROWS) ** 2
        for x in range(COLUMNS):
            for walled in (False, True):
                weights[column_feature(x, pattern, walled)] = taste.column * complete
    for holes in range(MOST_HOLES + 1):
        weights[HOLES + holes] = taste.hole * holes
    for held in range(len(COLORS) * (CARDS_SEEN + 1)):
        count = held % (CARDS_SEEN + 1)
        liked = taste.card * count + taste.together * count * (count - 1) / 2
        place = OF_COLOR + held * 2 * SIZE_SETS
        weights[place : place + SIZE_SETS] = [liked] * SIZE_SETS
        weights[place + SIZE_SETS : place + 2 * SIZE_SETS] = [liked + taste.shown * count] * SIZE_SETS
    for kind in range(len(ABILITIES)):
        weights[ability_feature(kind, 1)] = taste.used
        weights[ability_feature(kind, 2)] = taste.active
    for points in range(POINTS_SEEN + 1):
        weights[POINTS + points] = taste.points * points
    return weights, [0.0] * FEATURES, [0.0] * FEATURES
