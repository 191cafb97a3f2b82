"""Who the opponents are: what the weaker ones have no eye for, and what each of them likes.

A style is added to what was learned, a little of it: whoever likes windows builds more of them than is best,
and still knows what a turn is worth. So a style can be seen, and measured (tools/league/styles.py), and costs
hardly any strength.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final

from nyhavn.ai.features import (
    ABILITY,
    COLUMN,
    COLUMN_PATTERNS,
    HOLES,
    PATTERNS,
    POINTS,
    ability_feature,
    column_feature,
    row_feature,
)
from nyhavn.ai.worth import Weights
from nyhavn.engine.material import ABILITIES, COLUMNS, ROWS


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


Liking = Callable[[list[float]], None]
"""Adds what a style likes to the weights that always count."""


FAVOUR: Final = 0.5
"""How much more than it is worth somebody likes to have a favourite ability: enough to take it first."""


def _favours(weights: list[float], ability: str) -> None:
    """One ability before all others: whoever has it, used or not, likes that."""
    kind = ABILITIES.index(ability)
    for state in (1, 2):
        weights[ability_feature(kind, state)] += FAVOUR


def _likes_windows(weights: list[float]) -> None:
    """Rows and columns without a wall in them, the more the fuller they are, and cards of any colour."""
    _favours(weights, "additional_card")
    for y in range(ROWS):
        for pattern in range(PATTERNS):
            full = pattern.bit_count() / COLUMNS
            weights[row_feature(y, pattern, False)] += 0.6 * full * full
    for x in range(COLUMNS):
        for pattern in range(COLUMN_PATTERNS):
            full = pattern.bit_count() / ROWS
            weights[column_feature(x, pattern, False)] += 1.0 * full * full


def _likes_towers(weights: list[float]) -> None:
    """Columns that grow to the top, one tall one rather than several low ones; and to build with less."""
    _favours(weights, "construction_discount")
    for x in range(COLUMNS):
        for pattern in range(COLUMN_PATTERNS):
            full = pattern.bit_count() / ROWS
            for walled in (False, True):
                weights[column_feature(x, pattern, walled)] += 2.0 * full**3


def _likes_tools(weights: list[float]) -> None:
    """Abilities: every kind of them, used or not, rather than special tiles."""
    for kind in range(len(ABILITIES)):
        weights[ability_feature(kind, 1)] += 0.8
        weights[ability_feature(kind, 2)] += 0.9


def _likes_rows(weights: list[float]) -> None:
    """One row after the other, from the ground up, and to draw and build in one turn."""
    _favours(weights, "both_actions")
    for y in range(ROWS):
        for walled in (False, True):
            weights[row_feature(y, PATTERNS - 1, walled)] += 0.6


STYLES: Final[dict[str, Liking]] = {
    "windows": _likes_windows,
    "towers": _likes_towers,
    "tools": _likes_tools,
    "rows": _likes_rows,
}
"""By the name that a level or a player asks for."""


def in_style(weights: Weights, style: str) -> Weights:
    """The weights of a player who likes something; any other style, and none, is what was learned."""
    liking = STYLES.get(style)
    if liking is None:
        return weights
    always = list(weights[0])
    liking(always)
    return always, weights[1], weights[2]
