"""The rows that every plan is made of: players, harbour, buttons, and the house with its supply."""

from __future__ import annotations

from collections.abc import Mapping

from nyhavn.engine.material import PIERS
from nyhavn.ui.art.house_frame import FRAMES
from nyhavn.ui.table.layout.boxes import Box, union
from nyhavn.ui.table.layout.plan import ENOUGH, PIER_NAMES, Measures, Plan
from nyhavn.ui.table.layout.supply import SupplyPlan

LEAST_CONFIRM = 2.5
"""How wide Confirm is at least beside the button that says why, in targets."""
GABLE_FROM, GABLE_AT = 40.0, 56.0
"""Squares of a house, in dp, from which on it may lose a little of its size to its gable, and most."""
TRIMS = {"": (0.9, 1.2), "low": (0.98, 1.05), "slim": (1.0, 1.0)}
"""What each trim is worth for small squares and for large ones: the full gable is the most beautiful."""


def has_room_for_pile(width: float, m: Measures) -> bool:
    """Whether the draw pile lies beside the piers; where not, it is up by the menu."""
    return width / (PIERS + 1) >= m.target * ENOUGH


def players(row: Box, m: Measures, with_pile: bool) -> dict[str, Box]:
    """Everybody side by side, oneself first; then the draw pile, if it has no other place; the menu."""
    t, g = m.target, m.gap
    menu, rest = row.cut_right(t, g / 2)
    rects = {"menu": menu.middle(t, max(t, min(row.height, 1.2 * t)))}
    if with_pile:
        rects["pile"], rest = rest.cut_right(t, g / 2)
    for number, box in enumerate(rest.columns(m.opponents + 1, g / 2)):
        rects[f"player.{number}"] = box
    return rects


def harbour(row: Box, slot: float, m: Measures) -> dict[str, Box]:
    """The piers, and the draw pile after them where it has a place there."""
    count = PIERS + has_room_for_pile(row.width, m)
    cells = row.middle(slot * count, row.height).columns(count)
    apart = max(0.0, min(m.gap / 2, cells[0].width - m.target))
    rects = {name: cell.inset(apart / 2, 0) for name, cell in zip(PIER_NAMES, cells, strict=False)}
    rects["harbour"] = row
    if count > PIERS:
        rects["pile"] = cells[-1].inset(apart / 2, 0)
    return rects


def buttons(row: Box, strip: Box, m: Measures, turning_below: bool = False) -> dict[str, Box]:
    """Undo, hint and Confirm. What turns the tile takes the end of the strip, or the place of the hint, which
    then moves on while there is advice to be asked about."""
    t, g = m.target, m.gap
    undo, rest = row.cut_left(t, g)
    hint, confirm = rest.cut_left(t, g)
    rects = {"undo": undo, "hint": hint, "confirm": confirm, "strip": strip}
    if turning_below:
        turning, short = rest.cut_left(2 * t + g, g)
        why, least = short.cut_left(t, g)
        rects["confirm.short"] = short
        if least.width >= LEAST_CONFIRM * t:
            rects |= {"hint.why": why, "confirm.why": least}
    else:
        turning, rects["strip.short"] = strip.cut_right(2 * t + g, g)
    rects["tile.rotate"], rects["tile.flip"] = turning.columns(2, g)
    return rects


def best_trim(m: Measures, width: float, height: float) -> tuple[float, str, float]:
    """The side of a square of a house in such a room, with which trim, and what that is worth."""
    units = {trim: frame.unit(width, height) for trim, frame in FRAMES.items()}
    large = min(1.0, max(0.0, (units[""] / m.dp - GABLE_FROM) / (GABLE_AT - GABLE_FROM)))
    beauty = {trim: small + large * (most - small) for trim, (small, most) in TRIMS.items()}
    trim = max(units, key=lambda trim: units[trim] * beauty[trim])
    return units[trim], trim, beauty[trim]


def with_house(
    m: Measures, room: Box, supply: SupplyPlan, rects: Mapping[str, Box], apart: bool, name: str
) -> Plan:
    """The house in a room, with as much round it as is worth its size."""
    unit, trim, beauty = best_trim(m, room.width, room.height)
    blocks = [box for called, box in supply.rects.items() if called.startswith("block")]
    return Plan(
        m,
        {**rects, **supply.rects, "house": room, "supply": union(blocks)},
        unit,
        supply.tile_unit,
        trim,
        pool_apart=apart,
        name=name,
        preference=beauty * (1.05 if "track" in rects else 1.0),
    )
