"""What the player to move may do, as the protocol's actions (rules.md 3 and 4)."""

import itertools
from typing import Any

from tests.engine.reference.box import ABILITIES, COLORS, HAND_LIMIT, PIERS, SIZES
from tests.engine.reference.house import HEIGHT, WIDTH, fits, placements, touches_color
from tests.engine.reference.table import Table

Action = dict[str, Any]
Payment = tuple[dict[str, int], str | None]

PASS: Action = {"type": "coat", "choice": "pass"}
END_TURN: Action = {"type": "end_turn"}


def adjacent_pair(slots: tuple[int, ...]) -> bool:
    """Whether two of the piers are next to each other; the first and the last are not (rules.md 3 A)."""
    return any(slot + 1 in slots for slot in slots)


def price(size: int, *, saving: bool, discount: bool) -> int:
    """Cards to pay: one a square, less the same-colour saving and the discount (rules.md 3 B 1, 4, 6.7)."""
    return max(0, size - (1 if saving else 0) - (1 if discount else 0))


def payments(hand: list[str], color: str, cost: int, *, may_change: bool) -> list[Payment]:
    """Every exact payment for a tile: the printed cards, and the colour that is changed (rules.md 4, 6.7)."""
    ways: list[Payment] = []
    if hand.count(color) >= cost:
        ways.append(({color: cost} if cost > 0 else {}, None))
    if may_change:
        for other in COLORS:
            for changed in range(1, cost + 1):
                natural = cost - changed
                if other != color and hand.count(other) >= changed and hand.count(color) >= natural:
                    counts = {color: natural, other: changed}
                    ways.append(({c: counts[c] for c in COLORS if counts.get(c, 0) > 0}, other))
    return ways


def draws(table: Table) -> list[Action]:
    """Two adjacent cards, or what the abilities allow beyond that (rules.md 3 A, 4, 6.2)."""
    cards = [slot for slot in range(PIERS) if table.offer[slot] is not None]
    actions: list[Action] = []
    for additional in [False, True] if table.active("additional_card") else [False]:
        for slots in itertools.combinations(cards, 3 if additional else 2):
            needs_any_cards = not adjacent_pair(slots)
            if needs_any_cards and not table.active("any_cards"):
                continue
            for both in [False, True] if table.active("both_actions") else [False]:
                actions.append(
                    {
                        "type": "draw",
                        "slots": list(slots),
                        "any_cards": needs_any_cards,
                        "additional_card": additional,
                        "both_actions": both,
                    }
                )
    return actions


def discards(table: Table) -> list[Action]:
    """Every choice of exactly the surplus over 7 (rules.md 3 A)."""
    hand = table.hands[table.current]
    choices: list[list[str]] = []
    for cards in itertools.combinations(hand, len(hand) - HAND_LIMIT):
        if list(cards) not in choices:
            choices.append(list(cards))
    return [{"type": "discard", "cards": cards} for cards in choices]


def builds(table: Table) -> list[Action]:
    """Every tile that can be paid, wherever it may be placed, with every payment (rules.md 3 B, 4)."""
    hand = table.hands[table.current]
    house = table.houses[table.current]
    may_change = table.active("change_of_colors")
    discounts = [False, True] if table.active("construction_discount") else [False]
    actions: list[Action] = []
    for color in COLORS:
        for size in SIZES:
            if table.supply[color][size] == 0:
                continue
            lowest = price(size, saving=True, discount=discounts[-1])
            if not payments(hand, color, lowest, may_change=may_change):
                continue  # too dear wherever it is placed
            for cells, wall in placements(house, color, size):
                saving = touches_color(house, cells, color)
                for discount in discounts:
                    cost = price(size, saving=saving, discount=discount)
                    for pay, change in payments(hand, color, cost, may_change=may_change):
                        actions.append(
                            {
                                "type": "build",
                                "color": color,
                                "size": size,
                                "cells": [list(cell) for cell in cells],
                                "wall": list(wall),
                                "pay": pay,
                                "discount": discount,
                                "change": change,
                            }
                        )
    return actions


def coats(table: Table) -> list[Action]:
    """The choices of one coat-of-arms action (rules.md 3 B 3, 6.5)."""
    house = table.houses[table.current]
    owned = table.abilities[table.current]
    actions: list[Action] = []
    if table.specials > 0:
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if fits(house, ((x, y),)):
                    actions.append({"type": "coat", "choice": "special", "cell": [x, y]})
    for ability in ABILITIES:
        if ability not in owned and table.ability_supply[ability] > 0:
            actions.append({"type": "coat", "choice": "ability", "ability": ability})
    if "used" in owned.values():
        actions.append({"type": "coat", "choice": "refresh"})
    actions.append(dict(PASS))
    return actions
