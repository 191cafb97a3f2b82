"""Plans for windows that are wider than high: opponents, then the house, then everything else in a panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nyhavn.ui.table.layout.places import (
    ABILITY_KINDS,
    CARD_ASPECT,
    ENOUGH,
    LOW_HOUSE,
    PIERS,
    POOL_PLACES,
    TALL_HOUSE,
    Measures,
    Plan,
    Rect,
    buttons,
    harbour_places,
    house_unit,
    split_abilities,
    stack,
)

LEAST_CONFIRM = 3.0
"""How wide Confirm must be, in targets, to say what it does."""
COLUMN_BUTTONS = ("hint", "rotate", "flip")
"""What stands below the opponents where the window is low, from the top."""


def wide_plans(m: Measures) -> Iterator[Plan]:
    """Where there is height enough a bar above all; and two ways for a window too low for that."""
    yield from list(_roomy(m)) or [*_low(m), *_lidded(m)]


def _roomy(m: Measures) -> Iterator[Plan]:
    """Bar and track along the top; the panel from harbour to buttons below it."""
    t, g = m.target, m.gap
    edge = g / 2
    bar_height = 1.1 * t
    tall = m.height - 2 * edge - bar_height - g / 2
    if m.height < 10.5 * t:
        return
    beside = max(t, min(0.16 * m.width, 3.6 * t))
    across, up = TALL_HOUSE
    house_width = min(tall / up * across, m.width - 2 * edge - beside - 2 * g - PIERS * t - g)
    if house_width < 2 * t:
        return
    house = (edge + beside + g, edge, house_width, tall)
    x = house[0] + house_width + g
    width = m.width - edge - x
    own_pile = width / (PIERS + 1) >= t * ENOUGH
    slot = width / (PIERS + own_pile)
    apart = width >= ((ABILITY_KINDS + POOL_PLACES) * t + g) * ENOUGH
    coin = min(1.35 * t, (width - g) / (ABILITY_KINDS + POOL_PLACES if apart else ABILITY_KINDS))
    button = 1.2 * t
    left = tall - button - coin - 4 * g
    cards = min(slot / CARD_ASPECT, max(t, 0.27 * left))
    supply_height = left - 2 * cards
    places = buttons((x, edge, width, button), t, g)
    if supply_height < 3 * t * ENOUGH or places["confirm"][2] < LEAST_CONFIRM * t:
        return
    columns, rows = (4, 5) if apart and supply_height >= 5 * t else (7, 3)
    top = edge + tall
    harbour = (x, top - cards, width, cards)
    supply = (x, harbour[1] - g - supply_height, width, supply_height)
    coins = (x, supply[1] - g - coin, width, coin)
    hand = (x, coins[1] - g - cards, width, cards)
    bar_y = top + g / 2
    menu = (m.width - edge - t, bar_y + (bar_height - t) / 2, t, t)
    bar = (edge, bar_y, 0.3 * m.width, bar_height)
    pile, piers = harbour_places(harbour, own_pile, slot, t, g)
    if not own_pile:
        pile = (bar[0] + bar[2] - t, bar_y, t, bar_height)
        bar = (bar[0], bar_y, bar[2] - t - g, bar_height)
    after = edge + 0.3 * m.width + g
    height = min(tall, m.opponents * 5.4 * t)
    abilities, pool = split_abilities(coins, apart, g)
    yield Plan(
        unit=house_unit(house_width, tall, low=False),
        low_roof=False,
        bar=bar,
        menu=menu,
        track=(after, bar_y, menu[0] - g - after, bar_height),
        harbour=harbour,
        pile=pile,
        piers=piers,
        house=house,
        opponents=stack(m.opponents, (edge, top - height, beside, height), g),
        chips=False,
        supply=supply,
        supply_columns=columns,
        supply_rows=rows,
        abilities=abilities,
        pool=pool,
        hand=hand,
        hand_two_rows=(x, hand[1], width, coins[1] + coin - hand[1]),
        preference=1.15,
        **places,
    )


def _low(m: Measures) -> Iterator[Plan]:
    """The house as high as the window; bar and track on top of the panel, coins in the row of the buttons."""
    t, g = m.target, m.gap
    edge = g / 2
    tall = m.height - 2 * edge
    across, up = LOW_HOUSE
    house = (edge + t + g, edge, tall / up * across, tall)
    x = house[0] + house[2] + g
    width = m.width - edge - x
    coins = ABILITY_KINDS * t
    confirm = width - coins - t - 2 * g
    cards = (tall - 5 * t - 2 * g) / 2
    if cards < t * ENOUGH or confirm < LEAST_CONFIRM * t or not _column_fits(m, tall - t - g / 4):
        return
    line = edge + tall - t
    bar = (x, line, 0.4 * width, t)
    places = _panel(m, house, line - g / 2, cards)
    if not _has_room_for_pile(m, width):
        places["pile"] = (bar[0] + bar[2] - t, line, t, t)
        bar = (x, line, bar[2] - t - g, t)
    after = x + coins + g
    yield Plan(
        bar=bar,
        menu=(edge, line, t, t),
        track=(x + 0.4 * width + g, line, 0.6 * width - g, t),
        abilities=(x, edge, coins, t),
        undo=(after, edge, t, t),
        confirm=(after + t + g, edge, confirm, t),
        **places,
        **_column(m, line - g / 4),
    )


def _lidded(m: Measures) -> Iterator[Plan]:
    """Where the panel is too narrow for that: menu, bar, track and coins above everything."""
    t, g = m.target, m.gap
    edge = g / 2
    lid = m.height - edge - t
    tall = lid - g / 2 - edge
    across, up = LOW_HOUSE
    most = m.width - 2 * edge - t - 2 * g - PIERS * t
    house = (edge + t + g, edge, min(tall / up * across, most), tall)
    x = house[0] + house[2] + g
    width = m.width - edge - x
    coins = ABILITY_KINDS * t
    rest = m.width - 2 * edge - t - coins - 3 * g
    cards = (tall - 4 * t - 1.5 * g) / 2
    if house[2] < 2 * t or cards < t * ENOUGH or rest < 3.5 * t or not _column_fits(m, tall):
        return
    bar = (edge + t + g, lid, 0.4 * rest, t)
    track = (bar[0] + bar[2] + g, lid, 0.6 * rest, t)
    places = _panel(m, house, edge + tall, cards)
    if not _has_room_for_pile(m, width):
        places["pile"] = (track[0] + track[2] - t, lid, t, t)
        track = (track[0], lid, track[2] - t - g, t)
    yield Plan(
        bar=bar,
        menu=(edge, lid, t, t),
        track=track,
        abilities=(m.width - edge - coins, lid, coins, t),
        undo=(x, edge, t, t),
        confirm=(x + t + g, edge, width - t - g, t),
        **places,
        **_column(m, edge + tall),
    )


def _has_room_for_pile(m: Measures, width: float) -> bool:
    return width / (PIERS + 1) >= m.target * ENOUGH


def _panel(m: Measures, house: Rect, top: float, most: float) -> dict[str, Any]:
    """The house with harbour, supply and hand beside it, from this height down, cards at most so high."""
    t, g = m.target, m.gap
    edge = g / 2
    x = house[0] + house[2] + g
    width = m.width - edge - x
    own_pile = _has_room_for_pile(m, width)
    slot = width / (PIERS + own_pile)
    cards = min(most, slot / CARD_ASPECT)
    harbour = (x, top - cards, width, cards)
    pile, piers = harbour_places(harbour, own_pile, slot, t, g)
    hand = (x, edge + t + g / 2, width, cards)
    floor = hand[1] + cards + g / 2
    supply = (x, floor, width, harbour[1] - g / 2 - floor)
    return {
        "unit": house_unit(house[2], house[3], low=True),
        "low_roof": True,
        "house": house,
        "chips": True,
        "harbour": harbour,
        "pile": pile,
        "piers": piers,
        "supply": supply,
        "supply_columns": 7,
        "supply_rows": 3,
        "pool": None,
        "hand": hand,
        "hand_two_rows": (x, hand[1], width, supply[1] + supply[3] - hand[1]),
    }


def _column_fits(m: Measures, height: float) -> bool:
    count = m.opponents + len(COLUMN_BUTTONS)
    return height >= (count * m.target + (count - 1) * m.gap / 4) * ENOUGH


def _column(m: Measures, top: float) -> dict[str, Any]:
    """The opponents as chips, from this height down, and three buttons in the corner below them."""
    t, g = m.target, m.gap
    edge = g / 2
    places: dict[str, Rect] = {
        name: (edge, edge + number * (t + g / 4), t, t)
        for number, name in enumerate(reversed(COLUMN_BUTTONS))
    }
    floor = edge + len(places) * (t + g / 4)
    height = min(top - floor, m.opponents * 1.3 * t)
    return {**places, "opponents": stack(m.opponents, (edge, top - height, t, height), g / 4)}
