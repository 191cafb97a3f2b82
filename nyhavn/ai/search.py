"""Tree search over complete turns, on deals that the player cannot tell from the real one.

Every simulation deals the hidden cards anew, walks down the tree and adds one leaf. A node is what the
players did since the root; which of its turns are possible depends on the deal, so they are found on every
visit, and their statistics are kept by what is known of them: colours drawn, not piers. Everybody goes for
the own chance to win, so that three and four players are searched as such. The evaluation's ranking serves
twice: only the first few turns are looked at, and of those the better ones first (PUCT).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, sqrt

from nyhavn.ai.options import Options, Turn
from nyhavn.ai.worth import Evaluation, calibrated
from nyhavn.engine.layout import CURRENT, NUMBER_OF_PLAYERS, STACK, Decision, Flat, Frozen
from nyhavn.engine.rng import Random
from nyhavn.engine.turns import play
from nyhavn.engine.view import View, redeal

Key = tuple[int, ...]
SETTLED_EVERY = 16
"""Simulations between two looks at whether the choice is settled."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """How a search spreads."""

    root: int = 12
    """Turns looked at for the player's own decision."""
    below: int = 5
    """Turns looked at further down."""
    curiosity: float = 0.6
    """How much untried turns attract."""
    warmth: float = 0.4
    """How far the evaluation's second best are trusted: 0 would try only the best."""
    deals: int = 64
    """Deals that are gone through in turn. Positions that recur cost little; more deals would not."""
    greedy_turns: int = 4
    """Best turns played on from a leaf before it is evaluated."""


class Node:
    """What is known of the position after certain turns."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Chances to win, summed up, of the player whose turn led here."""
        self.children: dict[Key, Node] = {}


class Search:
    """A search for the player of a view; step by step, so that the caller decides how long."""

    def __init__(
        self,
        view: View,
        options: Options,
        below: Options,
        evaluation: Evaluation,
        breadth: Breadth,
        seed: int,
    ) -> None:
        self._view = view
        self._options = options
        self._below = below
        self._evaluation = evaluation
        self._breadth = breadth
        self.random = Random(seed)
        self.turns = options.turns(view.public, breadth.root)
        """The turns looked at, as the evaluation alone ranks them."""
        self._root = Node()
        self._deals: list[Frozen] = []

    @property
    def simulations(self) -> int:
        """Simulations so far."""
        return self._root.visits

    @property
    def effort(self) -> int:
        """Work done so far: simulations, and the rankings made for them."""
        return self._root.visits + self._options.effort + self._below.effort

    def step(self) -> None:
        """Run one simulation."""
        place = self._root.visits % self._breadth.deals
        if place == len(self._deals):
            self._deals.append(redeal(self._view, self.random).flat)
        flat = list(self._deals[place])
        simulate(self._root, self.turns, flat, self._below, self._evaluation, self._breadth)

    def settled(self, steps_left: int) -> bool:
        """Whether so many more simulations could not change the choice."""
        visits = sorted((node.visits for node in self._root.children.values()), reverse=True)
        second = visits[1] if len(visits) > 1 else 0
        return bool(visits) and visits[0] - second > steps_left

    def best(self) -> Turn:
        """The turn that was tried most."""
        children = self._root.children

        def merit(turn: Turn) -> tuple[int, float]:
            node = children.get(turn[1])
            return (node.visits, node.total) if node else (0, 0.0)

        return max(self.turns, key=merit)

    def chance(self) -> float | None:
        """The chance to win that the search sees, if it tried anything.

        That of all turns that it tried, as often as it tried them. The one that is tried most has been the
        luckiest, too: its own mean would promise two or three points too much.
        """
        if not self._root.visits:
            return None
        return calibrated(self._root.total / self._root.visits, self._view.public[NUMBER_OF_PLAYERS])


def simulate(
    node: Node, turns: list[Turn], flat: Flat, below: Options, evaluation: Evaluation, breadth: Breadth
) -> list[float]:
    """Walk down from a node, whose turns are given, add one leaf, and note what came of it on the way.

    The flat state is played on. The answer is everybody's chance to win.
    """
    path = [(node, flat[CURRENT])]
    while True:
        key, moves = _select(node, turns, breadth)
        mover = flat[CURRENT]
        for move in moves:
            play(flat, move)
        child = node.children.get(key)
        fresh = child is None
        if child is None:
            child = node.children[key] = Node()
        path.append((child, mover))
        node = child
        if fresh or flat[STACK] == Decision.OVER:
            break
        turns = below.turns(flat, breadth.below)
    chances = _outcome(flat, below, evaluation, breadth)
    for node, mover in path:
        node.visits += 1
        node.total += chances[mover]
    return chances


def _outcome(flat: Flat, below: Options, evaluation: Evaluation, breadth: Breadth) -> list[float]:
    for _ in range(breadth.greedy_turns):
        if flat[STACK] == Decision.OVER:
            break
        for move in below.turns(flat, breadth.below)[0][2]:
            play(flat, move)
    return evaluation.chances(flat)


def _select(node: Node, turns: list[Turn], breadth: Breadth) -> tuple[Key, tuple[int, ...]]:
    if len(turns) == 1:
        return turns[0][1], turns[0][2]
    best = turns[0][0]
    warmth = breadth.warmth
    odds = [exp((turn[0] - best) / warmth) for turn in turns]
    pull = breadth.curiosity * sqrt(node.visits + 1) / sum(odds)
    children = node.children
    # An untried turn counts as good as what was found here so far, seen by the player who chooses.
    tried = [children.get(turn[1]) for turn in turns]
    visits = 0
    total = 0.0
    for child in tried:
        if child:
            visits += child.visits
            total += child.total
    usual = total / visits if visits else 0.5
    highest = -1.0
    choice = 0
    for place, child in enumerate(tried):
        if child:
            count = child.visits
            score = child.total / count + pull * odds[place] / (1 + count)
        else:
            score = usual + pull * odds[place]
        if score > highest:
            highest = score
            choice = place
    return turns[choice][1], turns[choice][2]


@dataclass(frozen=True, slots=True)
class Work:
    """How much is to be done; whichever ends first."""

    simulations: int = 1 << 30
    effort: int = 1 << 30

    def left(self, search: Search) -> int:
        """Simulations that are left, as far as one can tell by those before."""
        done = search.simulations
        effort_left = max(0, self.effort - search.effort)
        return min(self.simulations - done, -(-effort_left * max(1, done) // search.effort))


def run(search: Search, work: Work, halt: Callable[[], bool]) -> None:
    """Simulate until the work is done, the choice is settled or the caller has enough."""
    if len(search.turns) == 1:
        return
    while (left := work.left(search)) > 0:
        if halt() or (search.simulations % SETTLED_EVERY == 0 and search.settled(left)):
            return
        search.step()
