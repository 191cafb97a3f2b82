"""Where everything lies on the table, for any window: pure arithmetic, nothing is drawn here.

Several arrangements are computed for a window, and the best one wins: that with the largest own house, as
long as tiles and cards can be read. What stands round the house is measured in targets: the smallest thing
that a finger hits safely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from nyhavn.ui.table.layout.alone import alone_plans
from nyhavn.ui.table.layout.lesson import taught_plans
from nyhavn.ui.table.layout.plan import COMFORTABLE, Measures, Plan
from nyhavn.ui.table.layout.upright import upright_plans
from nyhavn.ui.table.layout.wide import wide_plans

GROWS_FROM = (700.0, 1180.0)
"""Short and long side in dp from which on everything grows with the window."""

KEPT = 0.96
"""How much of its squares a house, and a tile of the supply, keeps at least where letters are large."""
READABLE = 15.0
"""Squares of the supply that no letters have to give in for, in dp."""


def growth(width: float, height: float) -> float:
    """How much larger than on a phone everything is in a window of this size in dp."""
    short, long = sorted((width, height))
    return max(1.0, min(short / GROWS_FROM[0], long / GROWS_FROM[1]))


@lru_cache(maxsize=16)
def arrange(measures: Measures) -> Plan:
    """The best arrangement for a window."""
    plain = _best(replace(measures, text=1.0)) if measures.text > 1.0 else None
    best = next(
        plan for m in _tried(measures) if (plan := _best(m)) is not None and _is_as_legible(plan, plain)
    )
    return best.mirrored() if measures.left_handed else best


def _is_as_legible(plan: Plan, plain: Plan | None) -> bool:
    """Whether the house can be hit and the tiles can be read, with large letters as with plain ones."""
    if plain is None or plan.measures.text <= 1.0:
        return True
    dp = plain.measures.dp
    squares, tiles = (min(KEPT * plain.unit, COMFORTABLE * dp), min(KEPT * plain.tile_unit, READABLE * dp))
    return plan.unit >= squares and plan.tile_unit >= tiles


def largest_house(measures: Measures) -> float:
    """How large squares of the house can be, if everything is as large as a fingertip; 0 if it cannot be."""
    best = _best(measures)
    return best.unit if best else 0.0


def _tried(measures: Measures) -> Iterator[Measures]:
    """The measures as they are; then letters that grow less; then ever smaller targets."""
    text = measures.text
    while text > 1.0:
        # The numbers in the supply give in first: what they take is taken off the tiles beside them.
        for numbers in (text, (text + 1.0) / 2, 1.0):
            yield replace(measures, text=text, numbers=numbers)
        # Then words shrink, before the house or, where a bar takes some of a small window, fingertips do.
        text = max(1.0, text - 0.25)
    yield replace(measures, text=text)
    while True:
        # Smaller than what bars leave of any phone: better small targets than none.
        measures = replace(measures, dp=0.94 * measures.dp, text=1.0)
        yield measures


def _best(measures: Measures) -> Plan | None:
    if measures.taught:
        plans = list(taught_plans(measures))
    elif measures.opponents:
        plans = [*upright_plans(measures), *wide_plans(measures)]
    else:
        plans = list(alone_plans(measures))
    return max(plans, key=lambda plan: plan.merit, default=None)
