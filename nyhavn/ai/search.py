"""Search over complete turns, on deals that the player cannot tell from the real one.

At the root the turns that look best are played out on the same deals, one after the other, so that their
difference depends on the turns and not on the cards; as the work goes on, fewer of them are looked at, and
longer (sequential halving). What the evaluation thought of a turn at first sight counts like a few deals.

A simulation plays on from there, everybody with the turn that is best at first sight, and then asks the
evaluation; the more work there is to do, the further. Everybody goes for the own chance to win, so that three
and four players are searched as such. A search that is curious grows a tree instead, and adds one leaf to
it. A node is what the players did since the root; which of its turns are possible depends on the deal, so
they are found on every visit, and their statistics are kept by what is known of them: colours, not piers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from typing import Final

from nyhavn.ai.options import Options, Turn
from nyhavn.engine.layout import CURRENT, NUMBER_OF_PLAYERS, STACK, Decision, Flat, Frozen
from nyhavn.engine.rng import Random
from nyhavn.engine.turns import play
from nyhavn.engine.view import View, redeal

Key = tuple[int, ...]
STAYING: Final = ((0.30, 1.0), (0.55, 0.5), (0.78, 0.25))
"""Up to which share of the work which share of the turns is looked at; then the last two."""
FINALISTS: Final = 2
EFFORT_A_SIMULATION: Final = 25
"""What one costs, more or less."""
EFFORT_A_TURN: Final = 80
DEEPENING: Final = 1.7
"""So many turns are played on: 3 for the work of 16 ms, 7 for that of 200 ms, 10 for that of a second."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """How a search spreads."""

    root: int = 16
    """Turns looked at for the player's own decision, at most."""
    below: int = 3
    """Turns looked at further down."""
    curiosity: float = 0.0
    """How much untried turns attract further down; without any, everybody plays what seems best."""
    warmth: float = 0.4
    """How far the evaluation's second best are trusted: 0 would try only the best."""
    trust: float = 6.0
    """As how many deals the evaluation's first sight of a turn counts."""
    greedy_turns: int = 7
    """Best turns played on from a leaf before it is evaluated."""
    deepens: bool = True
    """Whether more of them are played on the more work there is to do, and fewer the less."""


class Node:
    """What is known of the position after certain turns."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Chances to win, summed up, of the player whose turn led here."""
        self.children: dict[Key, Node] = {}


class _Candidate:
    """One of the player's own turns."""

    __slots__ = ("deals", "node", "prior", "total", "turn")

    def __init__(self, turn: Turn, prior: float) -> None:
        self.turn = turn
        self.prior = prior
        """The chance to win as it seems at first sight."""
        self.node = Node()
        self.deals = 0
        """Deals that it was played out on."""
        self.total = 0.0
        """Chances to win, summed up."""

    def merit(self, trust: float) -> float:
        """The chance to win as far as it is known."""
        return (self.total + trust * self.prior) / (self.deals + trust)


class Search:
    """A search for the player of a view; step by step, so that the caller decides how long."""

    def __init__(self, view: View, options: Options, below: Options, breadth: Breadth, seed: int) -> None:
        self._view = view
        self._options = options
        self._below = below
        self._breadth = breadth
        self.random = Random(seed)
        self.turns = options.turns(view.public, breadth.root)
        """The turns looked at, as the evaluation alone ranks them."""
        self._candidates = _candidates(view, options, self.turns)
        self._staying = list(self._candidates)
        self._next = 0
        """Whose turn it is to be played out, of those that stay."""
        self._deals: list[Frozen] = []
        self.simulations = 0
        """Simulations so far."""

    @property
    def effort(self) -> int:
        """Work done so far: simulations, and the rankings made for them."""
        return self.simulations + self._options.effort + self._below.effort

    def prepare(self, effort: float) -> None:
        """Spread as far as that much work allows: with little of it, neither breadth nor depth pay."""
        most = FINALISTS + round(sqrt(effort / EFFORT_A_SIMULATION))
        del self._staying[max(FINALISTS, most) :]
        if self._breadth.deepens:
            turns = round(DEEPENING * log(max(1.0, effort / EFFORT_A_TURN)))
            self._breadth = replace(self._breadth, greedy_turns=max(1, turns))

    def narrow(self, done: float) -> None:
        """Drop the turns that are no longer worth looking at when this share of the work is done."""
        if self._next:
            return  # A deal is played out with all that stay.
        share = next((share for until, share in STAYING if done < until), 0.0)
        most = max(FINALISTS, round(share * len(self._candidates)))
        if len(self._staying) > most:
            trust = self._breadth.trust
            self._staying.sort(key=lambda candidate: candidate.merit(trust), reverse=True)
            del self._staying[most:]

    def step(self) -> None:
        """Run one simulation: play out one of the turns on its next deal."""
        candidate = self._staying[self._next]
        if candidate.deals == len(self._deals):
            self._deals.append(redeal(self._view, self.random).flat)
        flat = list(self._deals[candidate.deals])
        mover = flat[CURRENT]
        for move in candidate.turn[2]:
            play(flat, move)
        if flat[STACK] == Decision.OVER:
            chances = self._below.worth.chances(flat)
        else:
            turns = self._below.turns(flat, self._breadth.below)
            chances = simulate(candidate.node, turns, flat, self._below, self._breadth)
        candidate.deals += 1
        candidate.total += chances[mover]
        self.simulations += 1
        self._next = (self._next + 1) % len(self._staying)

    def settled(self) -> bool:
        """Whether there is nothing left to choose from."""
        return len(self._staying) < FINALISTS

    def best(self) -> Turn:
        """The turn with the best chance, of those that were looked at to the end."""
        trust = self._breadth.trust
        return max(self._staying, key=lambda candidate: candidate.merit(trust)).turn

    def chance(self, turn: Turn) -> float | None:
        """The chance to win that the search sees in a turn, if it tried it."""
        for candidate in self._candidates:
            if candidate.turn[1] == turn[1] and candidate.deals:
                return candidate.merit(self._breadth.trust)
        return None


def _candidates(view: View, options: Options, turns: list[Turn]) -> list[_Candidate]:
    """Turns with the chance to win that each seems to give at first sight."""
    public = view.public
    worth = options.worth
    others = sum(
        exp(worth.side(public, seat)) for seat in range(public[NUMBER_OF_PLAYERS]) if seat != view.seat
    )
    waiting = worth.waiting(public[NUMBER_OF_PLAYERS] - 1)
    return [_Candidate(turn, 1.0 / (1.0 + others * exp(-turn[0] - waiting))) for turn in turns]


def simulate(node: Node, turns: list[Turn], flat: Flat, below: Options, breadth: Breadth) -> list[float]:
    """Walk down from a node, whose turns are given, add one leaf, and note what came of it on the way.

    The flat state is played on. The answer is everybody's chance to win.
    """
    if not breadth.curiosity:
        return _outcome(flat, below, breadth)
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
    chances = _outcome(flat, below, breadth)
    for node, mover in path:
        node.visits += 1
        node.total += chances[mover]
    return chances


def _outcome(flat: Flat, below: Options, breadth: Breadth) -> list[float]:
    for _ in range(breadth.greedy_turns):
        if flat[STACK] == Decision.OVER:
            break
        for move in below.turns(flat, breadth.below)[0][2]:
            play(flat, move)
    return below.worth.chances(flat)


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

    def done(self, search: Search) -> float:
        """The share of it that is done."""
        return max(search.simulations / max(1, self.simulations), search.effort / max(1, self.effort))


def run(search: Search, work: Work, halt: Callable[[], bool]) -> None:
    """Simulate until the work is done, nothing is left to choose or the caller has enough."""
    if len(search.turns) == 1:
        return
    search.prepare(min(work.simulations * EFFORT_A_SIMULATION, work.effort))
    while (done := work.done(search)) < 1.0 and not halt():
        search.narrow(done)
        search.step()
