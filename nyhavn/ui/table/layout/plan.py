"""Where everything lies on the table, for any window: pure arithmetic, nothing is drawn here.

The own house is made as large as possible. What stands round it is measured in targets: the smallest
thing that a finger hits safely. Several arrangements are tried, and the one with the largest house wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nyhavn.ui.table.layout.places import Measures, Plan, Rect
from nyhavn.ui.table.layout.upright import upright_plans
from nyhavn.ui.table.layout.wide import wide_plans

__all__ = ["Measures", "Plan", "Rect", "arrange"]


GAPS = (1.0, 0.5, 0.25, 0.0)
"""How much of the space between things there is: where a bar of the system takes some of a low window,
targets stay as large as a fingertip, and move together."""


def arrange(measures: Measures) -> Plan:
    """The best arrangement for a window."""
    best = next(plan for m in _tried(measures) if (plan := _best(m)) is not None)
    return _mirrored(best, measures.width) if measures.left_handed else best


def _tried(measures: Measures) -> Iterator[Measures]:
    """The measures as they are; then ever less space between things; then ever smaller targets."""
    for share in GAPS:
        yield replace(measures, gap=share * measures.gap)
    while True:
        # Smaller than what bars leave of any phone: better small targets than none.
        measures = replace(measures, target=0.9 * measures.target, gap=0.9 * measures.gap)
        yield measures


def _best(measures: Measures) -> Plan | None:
    plans = [*upright_plans(measures), *wide_plans(measures)]
    return max(plans, key=lambda plan: plan.merit, default=None)


def _mirrored(plan: Plan, width: float) -> Plan:
    """The same for the left hand. What has an order from left to right keeps it."""

    def flip(rect: Rect) -> Rect:
        return width - rect[0] - rect[2], rect[1], rect[2], rect[3]

    def row(rects: tuple[Rect, ...]) -> tuple[Rect, ...]:
        flipped = tuple(map(flip, rects))
        return flipped[::-1] if len({rect[1] for rect in rects}) == 1 else flipped

    names = (
        "bar", "menu", "track", "harbour", "pile", "house", "supply", "abilities", "hand", "hand_two_rows",
        "undo", "rotate", "flip", "hint", "confirm",
    )  # fmt: skip
    return replace(
        plan,
        piers=row(plan.piers),
        opponents=row(plan.opponents),
        pool=None if plan.pool is None else flip(plan.pool),
        **{name: flip(getattr(plan, name)) for name in names},  # type: ignore[arg-type]
    )
