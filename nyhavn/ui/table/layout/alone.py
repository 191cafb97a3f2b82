"""Plans for a table with nobody else at it: house, supply, abilities, hand and buttons; nothing to draw."""

from __future__ import annotations

from collections.abc import Iterator

from nyhavn.engine.material import ABILITIES, PIERS
from nyhavn.ui.art.card_shapes import ASPECT as CARD_ASPECT
from nyhavn.ui.art.house_frame import FRAMES
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import ENOUGH, WORD_SIZE, Measures, Plan
from nyhavn.ui.table.layout.rows import buttons, with_house
from nyhavn.ui.table.layout.supply import SupplyPlan, few_supply, packed_supply, supply_plan

SHARES = (0.24, 0.28, 0.31, 0.34, 0.38, 0.43, 0.48)
"""How much of the width the supply may take beside the house."""
CARDS = (0.17, 0.14, 0.115, 0.095, 0.08, 0.065, 0.05)
"""How high cards may be, as a share of the window."""
TIGHT = 0.4
"""The gap where room is scarce, as a share of the usual one."""


def alone_plans(m: Measures) -> Iterator[Plan]:
    """The house above what it is built with, or beside it, whichever the window is made for."""
    found = [*_upright(m), *_wide(m)]
    yield from found or _packed(m)


def _upright(m: Measures) -> Iterator[Plan]:
    if m.width > 1.2 * m.height:
        return
    for share in CARDS:
        for loose in (1.0, TIGHT):
            g = m.gap * loose
            whole = Box(0, 0, m.width, m.height).inset(g / 2)
            rest, rects, cards = _below(m, whole, g, share)
            if cards < m.target * ENOUGH or rest.height < 3 * m.target:
                continue
            for beside in SHARES:
                area, room = rest.cut_right(beside * rest.width, g)
                supply = _supply(area, m, loose)
                if supply is not None:
                    yield with_house(m, room, supply, rects, apart=False, name=f"alone {share} {beside}")


def _wide(m: Measures) -> Iterator[Plan]:
    if m.height > 1.2 * m.width:
        return
    for share in CARDS:
        for trim in ("", "low", "slim"):
            g = m.gap
            whole = Box(0, 0, m.width, m.height).inset(g / 2)
            frame = FRAMES[trim]
            most = whole.width - PIERS * m.target - g
            room, panel = whole.cut_left(min(frame.across / frame.down * whole.height, most), g)
            if room.width < 3 * m.target:
                continue
            area, rects, cards = _below(m, panel, g, 2 * share)
            supply = _supply(area, m, 0.5) if area.height > m.target else None
            if supply is not None and cards >= m.target * ENOUGH:
                yield with_house(m, room, supply, rects, apart=False, name=f"alone wide {trim} {share}")


def _packed(m: Measures) -> Iterator[Plan]:
    """For the lowest windows: abilities beside the buttons, tiles seven in a row."""
    t, g = m.target, m.gap * TIGHT
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    frame = FRAMES["slim"]
    most = whole.width - PIERS * t - g
    room, panel = whole.cut_left(min(frame.across / frame.down * whole.height, most), g)
    below, rest = panel.cut_bottom(t, g)
    abilities, rest = rest.cut_bottom(t, g)
    hand, rest = rest.cut_bottom(max(t, rest.height - 3 * t - g), g)
    supply = few_supply(rest, m) if m.tile_kinds else packed_supply(rest, m)
    if supply is None or room.width < 2 * t:
        return
    rects = {
        **buttons(below, abilities, m, turning_below=True),
        "abilities": abilities,
        "hand": hand,
        "hand.many": hand,
        "harbour": Box(0, 0, 0, 0),
    }
    yield with_house(m, room, supply, rects, apart=False, name="alone packed")


def _supply(area: Box, m: Measures, loose: float) -> SupplyPlan | None:
    return few_supply(area, m) if m.tile_kinds else supply_plan(area, m, loose)


def _below(m: Measures, area: Box, g: float, share: float) -> tuple[Box, dict[str, Box], float]:
    """What is left of an area above abilities, hand, strip and buttons; these; and how high cards are."""
    t = m.target
    below, rest = area.cut_bottom(max(1.05 * t, m.lines(16, 13) + 6 * m.dp), g)
    strip, rest = rest.cut_bottom(max(t, m.lines(12.5, 12.5) + 6 * m.dp), g)
    cards = min(area.width / PIERS / CARD_ASPECT, max(t, share * m.height))
    hand, rest = rest.cut_bottom(cards, g)
    beside = (area.width - (len(ABILITIES) + 1) * t) / 2 >= m.word
    abilities, rest = rest.cut_bottom(t if beside else t + m.lines(WORD_SIZE), g)
    rects = {
        **buttons(below, strip, m),
        "hand": hand,
        "hand.many": Box(hand.x, hand.y, hand.width, abilities.top - hand.y),
        "abilities": abilities,
        "harbour": Box(0, 0, 0, 0),
    }
    return rest, rects, cards
