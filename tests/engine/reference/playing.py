"""Ways to drive the model: whole games, and the count of all action sequences."""

import random

from tests.engine.reference.box import HAND_LIMIT
from tests.engine.reference.choices import Action
from tests.engine.reference.game import ReferenceGame


def random_playout(game: ReferenceGame, rng: random.Random) -> list[Action]:
    """Play a game to its end with random legal actions; gives the actions played."""
    played = []
    while game.phase != "over":
        action = rng.choice(game.legal())
        game.apply(action)
        played.append(action)
    return played


def tidy_playout(game: ReferenceGame, rng: random.Random) -> list[Action]:
    """Play to the end collecting few colours and filling rows: many lines, coats of arms and points."""
    played = []
    while game.phase != "over":
        actions = game.legal()
        rng.shuffle(actions)
        action = max(actions, key=lambda choice: liking(game, choice))
        game.apply(action)
        played.append(action)
    return played


def liking(game: ReferenceGame, action: Action) -> float:
    """How much a tidy builder likes an action; coat actions and discards are all alike to it."""
    hand = game.hands[game.current]
    if action["type"] == "draw":
        surplus = max(0, len(hand) + len(action["slots"]) - HAND_LIMIT)
        return sum(hand.count(str(game.offer[slot])) for slot in action["slots"]) - 10 * surplus
    if action["type"] == "build":
        rows = [y for _, y in game.houses[game.current]]
        built = [y for _, y in action["cells"]]
        fuller = sum((rows.count(y) + built.count(y)) ** 2 - rows.count(y) ** 2 for y in set(built))
        paid = sum(action["pay"].values())
        return float(fuller - 3 * paid)
    return 0


def count(game: ReferenceGame, depth: int) -> int:
    """The number of sequences of exactly `depth` legal actions from here (perft)."""
    if depth == 0:
        return 1
    actions = game.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(action)
        total += count(after, depth - 1)
    return total
