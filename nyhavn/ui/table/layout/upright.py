"""Plans for windows that are higher than wide: everything above or below the house, the supply beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from nyhavn.ui.table.layout.places import (
    ABILITY_KINDS,
    CARD_ASPECT,
    ENOUGH,
    PIERS,
    POOL_PLACES,
    Measures,
    Plan,
    Rect,
    buttons,
    harbour_places,
    house_unit,
    side_by_side,
    split_abilities,
    stack,
)

BY_COLOR = 1.06
"""How much larger a house must be to be worth a supply that is not sorted into a row a colour."""
STRETCHES = (1.0, 1.2, 1.45)
"""How much wider than a target the places of the supply may be."""


def upright_plans(m: Measures) -> Iterator[Plan]:
    """From top to bottom: bar, track, harbour; the house with the supply; abilities, hand, buttons."""
    t, g = m.target, m.gap
    edge = g / 2
    inner = m.width - 2 * edge
    if inner < PIERS * t * ENOUGH:
        return
    tight = m.height < 15 * t
    if tight:
        g /= 2
    own_pile = inner / (PIERS + 1) >= t * ENOUGH
    slot = min(inner / (PIERS + own_pile), 1.7 * t)
    track_height = 0.56 * t if tight else t
    button = (1.0 if tight else 1.1) * t
    apart = inner >= ((ABILITY_KINDS + POOL_PLACES) * t + g) * ENOUGH
    coin = min(1.3 * t, (inner - g) / (ABILITY_KINDS + POOL_PLACES)) if apart else button
    room_for_cards = m.height - 2 * edge - t - track_height - coin - button - 3 * g - 7 * t
    cards = max(t, min(slot / CARD_ASPECT, 0.125 * m.height, room_for_cards / 2))
    top = m.height - edge
    bar = (edge, top - t, inner, t)
    track = (edge + g / 2, bar[1] - g / 2 - track_height, inner - g, track_height)
    harbour = (edge, track[1] - g / 2 - cards, inner, cards)
    below = (edge, edge, inner, button)
    hand = (edge, below[1] + below[3] + g / 2, inner, cards)
    abilities = (edge, hand[1] + hand[3] + g / 2, inner, coin)
    floor = abilities[1] + abilities[3] + g / 2
    area = (edge, floor, inner, harbour[1] - g / 2 - floor)
    pile, piers = harbour_places(harbour, own_pile, slot, t, g)
    if not own_pile:
        # At the left end of the bar.
        pile = (bar[0], bar[1], t, t)
        bar = (bar[0] + t, bar[1], bar[2] - t, t)
    common = {
        "track": track,
        "harbour": harbour,
        "pile": pile,
        "piers": piers,
        "hand": hand,
        "hand_two_rows": (edge, hand[1], inner, abilities[1] + abilities[3] - hand[1]),
        **buttons(below, t, g),
    }
    shares = split_abilities(abilities, apart, g)
    for columns, rows in ((4, 5 if apart else 6), (3, 7)):
        for stretch in STRETCHES:
            side = columns * stretch * t
            if area[3] < rows * t * ENOUGH or side > 0.5 * inner:
                continue
            room = (area[0], area[1], area[2] - side - g, area[3])
            supply = (room[0] + room[2] + g, area[1], side, area[3])
            for plan in _with_house(m, room, supply, (columns, rows), bar, shares, common):
                yield replace(plan, preference=plan.preference * stretch**0.2)
    if area[3] > 9 * t:
        # Seven in a row below the house.
        low = (area[0], area[1], area[2], 3 * min(1.25 * t, area[3] / 12))
        room = (area[0], low[1] + low[3] + g, area[2], area[3] - low[3] - g)
        if low[3] >= 3 * t:
            yield from _with_house(m, room, low, (7, 3), bar, shares, common)


def _with_house(
    m: Measures,
    room: Rect,
    supply: Rect,
    grid: tuple[int, int],
    bar: Rect,
    abilities: tuple[Rect, Rect | None],
    common: Mapping[str, object],
) -> Iterator[Plan]:
    """The house in a room, and the opponents in what it leaves free: beside it, above it, or as chips."""
    t, g = m.target, m.gap
    columns, rows = grid
    preference = BY_COLOR if columns == 4 else 1.0
    menu = (bar[0] + bar[2] - t, bar[1], t, t)
    for where in ("beside", "above", "chips"):
        x, y, width, height = room
        spare_bar = menu[0] - g - bar[0]
        opponents: tuple[Rect, ...] = ()
        if where == "beside":
            column = 1.7 * t
            house = (x + column + g, y, width - column - g, height)
            opponents = stack(m.opponents, (x, y, column, min(height, m.opponents * 4.6 * t)), g)
            worth = 1.12
        elif where == "above":
            row = 2.6 * t
            house = (x, y, width, height - row - g)
            opponents = side_by_side(m.opponents, (x, y + height - row, width, row), g)
            worth = 1.12
        else:
            house = room
            taken = m.opponents * (t + g / 2)
            opponents = side_by_side(m.opponents, (menu[0] - g - taken, bar[1], taken - g / 2, t), g / 2)
            spare_bar -= taken + g
            worth = 1.0
        if spare_bar < 1.3 * t or any(min(rect[2:]) < t * ENOUGH for rect in opponents):
            continue
        low = m.height < 20 * t
        unit = house_unit(house[2], house[3], low)
        yield Plan(
            unit=unit,
            low_roof=low,
            bar=(bar[0], bar[1], spare_bar, bar[3]),
            menu=menu,
            house=house,
            opponents=opponents,
            chips=where == "chips",
            supply=supply,
            supply_columns=columns,
            supply_rows=rows,
            abilities=abilities[0],
            pool=abilities[1],
            preference=preference * worth,
            **common,  # type: ignore[arg-type]
        )
