"""Best turns: what kind of turn is best in a position, and by how much, at so much work.

Turns of one kind take the same colours from the piers and build the same tile on the same squares. How it is
paid, which way its wall lies and what its coats of arms are used for is finer than a puzzle asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from nyhavn.ai.levels import OPPONENTS
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options, Turn
from nyhavn.ai.search import Breadth, Node, simulate
from nyhavn.ai.think import COATS_AT_THE_ROOT, PLACES_AT_THE_ROOT, PLACES_BELOW, evaluation, never, worth_now
from nyhavn.engine.actions import Build, DrawCards, action_of
from nyhavn.engine.board import bits
from nyhavn.engine.layout import OFFER, Frozen
from nyhavn.engine.moves import CARD_BITS, CARD_MASK
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State
from nyhavn.engine.view import player_view, redeal

Moves = tuple[int, ...]
KindOfTurn = tuple[tuple[int, ...], str, int]
"""The colours drawn, sorted; the tile's colour and squares."""

TIMES_THE_WORK: Final = 4
SEEDS: Final = (1, 2, 3)
CLEAR: Final = 0.12
"""What the second best kind of turn loses at least."""
_KINDS: Final = 12
_TURNS: Final = 60
_AT_LEAST: Final = 16
"""How often every kind of turn is tried."""
_BREADTH: Final = Breadth()


def full_work() -> int:
    """Four times what the strongest opponent does for a turn."""
    work = OPPONENTS[LEVELS[-1]].work
    assert work is not None
    return TIMES_THE_WORK * work.effort


def kind_of_turn(state: State, moves: Sequence[int]) -> KindOfTurn:
    """What kind of turn this is in a position."""
    offer = state.flat[OFFER]
    drawn: tuple[int, ...] = ()
    color, squares = "", 0
    for move in moves:
        action = action_of(move)
        if isinstance(action, DrawCards):
            drawn = tuple(sorted(offer >> CARD_BITS * slot & CARD_MASK for slot in action.slots))
        elif isinstance(action, Build):
            color, squares = action.color, bits(action.cells)
    return drawn, color, squares


@dataclass(frozen=True, slots=True)
class Look:
    """What a search found."""

    best: Moves
    chance: float
    second: float
    """What the best turn of any other kind loses."""


def look_for_best(state: State, seed: int, effort: int, stop: Callable[[], bool] = never) -> Look | None:
    """Search a position for its best kind of turn; None if there is only one kind."""
    view = player_view(state, state.current)
    worth = worth_now(view)
    options = Options(worth, PLACES_AT_THE_ROOT, COATS_AT_THE_ROOT, stop)
    below = Options(worth, PLACES_BELOW, 1, stop)
    firsts: dict[KindOfTurn, Turn] = {}
    for turn in options.turns(view.public, _TURNS):
        firsts.setdefault(kind_of_turn(state, turn[2]), turn)
    turns = list(firsts.values())[:_KINDS]
    if len(turns) < 2:
        return None
    random, root = Random(seed), Node()
    deals: list[Frozen] = []
    while not root.visits or root.visits + options.effort + below.effort < effort:
        place = root.visits % _BREADTH.deals
        if place == len(deals):
            deals.append(redeal(view, random).flat)
        # At first every kind gets its share, so that the second best is known as well as the best.
        tried = root.visits // len(turns)
        several = turns if tried >= _AT_LEAST else [turns[root.visits % len(turns)]]
        simulate(root, several, list(deals[place]), below, evaluation(view), _BREADTH)
    looked_at = [(turn, root.children[turn[1]]) for turn in turns if turn[1] in root.children]
    best, node = max(looked_at, key=lambda each: (each[1].visits, each[1].total))
    chance = node.total / node.visits
    others = [each.total / each.visits for turn, each in looked_at if turn[1] != best[1]]
    return Look(best[2], chance, chance - max(others, default=0.0))
