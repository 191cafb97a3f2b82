"""Where everything lies on the table, for any window: pure arithmetic, nothing is drawn here.

The own house is made as large as possible. What stands round it is measured in targets: the smallest
thing that a finger hits safely. Several arrangements are tried, and the one with the largest house wins.
"""

from __future__ import annotations

from dataclasses import replace

from nyhavn.ui.table.places import Measures, Plan, Rect
from nyhavn.ui.table.upright import upright_plans
from nyhavn.ui.table.wide import wide_plans

__all__ = ["Measures", "Plan", "Rect", "arrange"]


def arrange(measures: Measures) -> Plan:
    """The best arrangement for a window."""
    plans = [*upright_plans(measures), *wide_plans(measures)]
    if not plans:
        # Smaller than any device: better small targets than none.
        return arrange(replace(measures, target=0.9 * measures.target, gap=0.9 * measures.gap))
    best = max(plans, key=lambda plan: plan.merit)
    return _mirrored(best, measures.width) if measures.left_handed else best


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
