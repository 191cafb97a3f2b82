"""Plans for a lesson on a small phone: all as large as a fingertip, and room for words beside it.

What the lesson has no use for gives way: no hint, no button that mirrors (a double tap does), the track. So
there is room for a strip of words that the usual arrangements would not leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nyhavn.engine.material import ABILITIES, PIERS, SIZES
from nyhavn.ui.art.house_frame import FRAMES
from nyhavn.ui.table.layout.boxes import Box, union
from nyhavn.ui.table.layout.plan import ENOUGH, Measures, Plan
from nyhavn.ui.table.layout.rows import harbour, with_house
from nyhavn.ui.table.layout.supply import packed_supply, supply_plan

COIN_ROWS = 2
OWN_PANEL = 1.9
"""How wide one's own name and points are, in targets."""


def taught_plans(m: Measures) -> Iterator[Plan]:
    """For the two of a lesson, whichever way the window is."""
    yield from _upright(m) if m.height > m.width else _wide(m)


def _upright(m: Measures) -> Iterator[Plan]:
    """From the top: harbour; rival and house beside the supply and the abilities; hand, strip, buttons."""
    t, g = m.target, m.gap / 2
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    if whole.width < PIERS * t * ENOUGH:
        return
    below, rest = whole.cut_bottom(max(t, min(m.lines(14, 12), 1.4 * t)), g)
    line, rest = rest.cut_bottom(max(0.5 * t, m.lines(12.5) + 4 * m.dp), g)
    own, strip = line.cut_left(OWN_PANEL * t, g)
    piers, rest = rest.cut_top(t, g)
    hand, middle = rest.cut_bottom(t, g)
    slim = FRAMES["slim"]
    room_for_house = slim.across / slim.down * (middle.height - t - g)
    beside, left = middle.cut_right(max(len(SIZES) * t, whole.width - room_for_house - g), g)
    coins, tiles = beside.cut_bottom(COIN_ROWS * t)
    rivals, room = left.cut_top(t, g)
    supply = supply_plan(tiles, m, 0.0)
    if supply is None or left.width < 3 * t:
        return
    pile, rival = rivals.cut_right(t, g)
    rects = {
        **harbour(piers, whole.width / PIERS, m),
        **_buttons(below, m),
        "player.0": own,
        "player.1": rival,
        "pile": pile,
        "strip": strip,
        "abilities": coins,
        "hand": hand,
        "hand.many": Box(coins.x, hand.y, coins.width, coins.top - hand.y),
    }
    yield with_house(m, room, supply, rects, apart=False, name="taught")


def _wide(m: Measures) -> Iterator[Plan]:
    """Players and abilities above everything; the house; harbour, tiles, hand and buttons beside it."""
    t, g = m.target, m.gap / 2
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    lid, rest = whole.cut_top(t, g)
    slim = FRAMES["slim"]
    room, panel = rest.cut_left(min(slim.across / slim.down * rest.height, rest.width - PIERS * t - g), g)
    coins, left = lid.cut_right((len(ABILITIES) + 1) * t, g)
    pile, left = left.cut_right(t, g)
    own, rival = left.columns(2, g)
    below, middle = panel.cut_bottom(t, g)
    piers, middle = middle.cut_top(t, g)
    hand, tiles = middle.cut_bottom(t, g)
    supply = packed_supply(tiles, m)
    if supply is None or min(room.width / 2, panel.width / PIERS, own.width) < t * ENOUGH:
        return
    rects = {
        **harbour(piers, panel.width / PIERS, m),
        **_buttons(below, m),
        "player.0": own,
        "player.1": rival,
        "pile": pile,
        "strip": union([own, rival]),
        "abilities": coins,
        "hand": hand,
        "hand.many": Box(hand.x, hand.y, hand.width, tiles.top - hand.y),
    }
    plan = with_house(m, room, supply, rects, apart=False, name="taught wide")
    yield replace(plan, strip_over_players=True)


def _buttons(row: Box, m: Measures) -> dict[str, Box]:
    """Undo, menu and Confirm; what turns the tile takes a piece of Confirm."""
    undo, rest = row.cut_left(m.target, m.gap)
    menu, rest = rest.cut_left(m.target, m.gap)
    turning, confirm = rest.cut_left(m.target, m.gap)
    return {
        "undo": undo,
        "menu": menu,
        "tile.rotate": turning,
        "hint": turning,
        "confirm": confirm,
        "confirm.short": confirm,
    }
