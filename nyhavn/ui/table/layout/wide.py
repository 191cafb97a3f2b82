"""Plans for windows that are wider than high: the house at the left, everything else in a panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nyhavn.engine.material import ABILITIES, PIERS
from nyhavn.ui.art.card_shapes import ASPECT as CARD_ASPECT
from nyhavn.ui.art.house_frame import FRAMES
from nyhavn.ui.table.layout.boxes import Box, union
from nyhavn.ui.table.layout.plan import ENOUGH, WORD_SIZE, Measures, Plan
from nyhavn.ui.table.layout.rows import buttons, harbour, has_room_for_pile, players, with_house
from nyhavn.ui.table.layout.supply import packed_supply, supply_plan

LEAST_CONFIRM = 3.4
"""How wide Confirm must be, in targets, to say what it does."""
TRACK = 0.72
"""Width of a track that stands upright, in targets."""


def wide_plans(m: Measures) -> Iterator[Plan]:
    """With rivals in a column of their own where there is room, else with everybody in one row."""
    if m.height > 1.2 * m.width:
        return
    plans = list(_roomy(m))
    if not plans:
        for gap in (0.75, 0.4, 0.15):
            for lines in (2, 1):
                plans += _low(m, gap, lines)
    yield from plans or list(_lidded(m, m.gap / 2)) or _lidded(m, 0.0)


def _low(m: Measures, share: float, lines: int) -> Iterator[Plan]:
    """The house as high as the window, the track upright before it; in the panel everybody in one row.

    lines: how many lines of letters the strip and the buttons have.
    """
    t, g = m.target, m.gap * share
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    for trim in ("low", "slim"):
        frame = FRAMES[trim]
        for track in (TRACK * t, 0.0):
            start = whole.cut_left(track, g)[1] if track else whole
            most = start.width - PIERS * t - g
            room, panel = start.cut_left(min(frame.across / frame.down * whole.height, most), g)
            if room.width < 3 * t or panel.width < PIERS * t * ENOUGH:
                continue
            for plan in _with_panel(m, g, lines, room, panel):
                rects = {**plan.rects, **({"track": whole.cut_left(track)[0]} if track else {})}
                preference = plan.preference * (1.05 if track else 1.0) * (1.12 if lines > 1 else 1.0)
                yield replace(plan, rects=rects, track_upright=True, preference=preference)


def _with_panel(m: Measures, g: float, lines: int, room: Box, panel: Box) -> Iterator[Plan]:
    t = m.target
    top, rest = panel.cut_top(max(t, m.lines(*(17, 12)[:lines])), g)
    coins = (len(ABILITIES) + 1) * t
    words = m.lines(WORD_SIZE) if lines > 1 else 0.0
    rects: dict[str, Box] = {}
    button = max(t, m.lines(*(15, 12)[:lines]) + 4 * m.dp)
    if panel.width - coins - g >= (LEAST_CONFIRM + 3) * t + 3 * m.gap:
        below, rest = rest.cut_bottom(max(button, t + words), g)
        rects["abilities"], below = below.cut_left(coins, g)
    else:
        below, rest = rest.cut_bottom(button, g)
        beside = (panel.width - coins) / 2 >= m.word
        rects["abilities"], rest = rest.cut_bottom(t if beside else t + words, g)
    strip, rest = rest.cut_bottom(max(0.7 * t, m.lines(*(12.5, 12.5)[:lines]) + 2 * m.dp), g)
    slot = panel.width / (PIERS + has_room_for_pile(panel.width, m))
    for rows in (2, 4, 5):
        cards = min((rest.height - rows * t * 1.02 - 4 * m.dp - 2 * g) / 2, slot / CARD_ASPECT)
        if cards < t * ENOUGH:
            continue
        piers, left = rest.cut_top(cards, g)
        hand, area = left.cut_bottom(cards, g)
        supply = supply_plan(area, m, 0.5)
        if supply is not None:
            every = {
                **rects,
                **players(top, m, not has_room_for_pile(panel.width, m)),
                **harbour(piers, slot, m),
                **buttons(below, strip, m, turning_below=True),
                "hand": hand,
                "hand.many": Box(hand.x, hand.y, hand.width, area.top - hand.y),
            }
            yield with_house(m, room, supply, every, apart=False, name=f"low {rows} {lines}")


def _lidded(m: Measures, g: float) -> Iterator[Plan]:
    """For the lowest phones on their side: players, abilities and menu above everything, tiles packed."""
    t = m.target
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    lid, rest = whole.cut_top(t, g)
    coins = (len(ABILITIES) + 1) * t
    frame = FRAMES["slim"]
    room, panel = rest.cut_left(min(frame.across / frame.down * rest.height, rest.width - PIERS * t - g), g)
    abilities, left = lid.cut_right(coins, g)
    everybody = players(left, m, not has_room_for_pile(panel.width, m))
    if room.width < 2 * t or panel.width < PIERS * t * ENOUGH or everybody["player.0"].width < t * ENOUGH:
        return
    below, middle = panel.cut_bottom(t, g)
    cards = (middle.height - 3 * t - 2 * g) / 2
    slot = panel.width / (PIERS + has_room_for_pile(panel.width, m))
    piers, middle = middle.cut_top(min(cards, slot / CARD_ASPECT), g)
    hand, area = middle.cut_bottom(min(cards, slot / CARD_ASPECT), g)
    supply = packed_supply(area, m)
    if cards < t * ENOUGH or supply is None:
        return
    strip = union([box for name, box in everybody.items() if name.startswith("player.")])
    rects = {
        **everybody,
        **harbour(piers, slot, m),
        **buttons(below, strip, m, turning_below=True),
        "abilities": abilities,
        "hand": hand,
        "hand.many": Box(hand.x, hand.y, hand.width, area.top - hand.y),
    }
    plan = with_house(m, room, supply, rects, apart=False, name="lidded")
    yield replace(plan, strip_over_players=True)


def _roomy(m: Measures) -> Iterator[Plan]:
    """Oneself, the track and the menu along the top; rivals at the left, each as large as there is room."""
    t, g = m.target, 1.3 * m.gap
    if m.height < 11 * t or m.width < 17 * t:
        return
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    top, rest = whole.cut_top(max(1.15 * t, m.lines(13, 22)), g / 2)
    for share in (0.15, 0.18, 0.21):
        column, right = rest.cut_left(share * whole.width, g)
        frame = FRAMES[""]
        width = min(frame.across / frame.down * rest.height, right.width - 11 * t)
        if width < 5 * t:
            continue
        room, panel = right.cut_left(width, g)
        # A single rival has the whole height, and becomes larger with the width.
        rivals = 1 + share if m.opponents == 1 else 1.0
        for plan in _with_roomy_panel(m, g, top, column, room, panel):
            yield replace(plan, preference=plan.preference * rivals)


def _with_roomy_panel(m: Measures, g: float, top: Box, column: Box, room: Box, panel: Box) -> Iterator[Plan]:
    t = m.target
    menu, bar = top.cut_right(1.15 * t, g)
    own, track = bar.cut_left(max(3.2 * t, 0.2 * bar.width), g)
    rects = {"menu": menu, "player.0": own, "track": track}
    for number, box in enumerate(column.rows(m.opponents, g), 1):
        rects[f"player.{number}"] = box
    slot = panel.width / (PIERS + 1)
    button = max(1.25 * t, m.lines(17, 14) + 8 * m.dp)
    below, rest = panel.cut_bottom(button, g)
    strip, rest = rest.cut_bottom(max(1.1 * t, m.lines(14, 14) + 8 * m.dp), g)
    coins = min(1.3 * t, (panel.width - 2 * g) / (2 * len(ABILITIES))) + m.lines(WORD_SIZE)
    for cards in (0.17, 0.15, 0.13, 0.11):
        high = max(t, min(cards * m.height, slot / CARD_ASPECT))
        piers, left = rest.cut_top(high, g)
        hand, left = left.cut_bottom(high, g)
        abilities, area = left.cut_bottom(coins, g)
        half = (abilities.width - 2 * g) / 2
        own_coins, pool = abilities.cut_left(half, 2 * g)
        every = {
            **rects,
            **harbour(piers, slot, m),
            **buttons(below, strip, m),
            "hand": hand,
            "hand.many": Box(hand.x, hand.y, hand.width, abilities.top - hand.y),
            "abilities": own_coins,
            "pool": pool,
        }
        supply = supply_plan(area, m)
        if supply is not None:
            plan = with_house(m, room, supply, every, apart=True, name="roomy")
            yield replace(plan, preference=plan.preference * (1 + cards))
