"""Judging one turn: the chances after it and after the best one found, from what the mover could know.

All turns that are compared are played out on the same deals, so that their difference depends on the turns
and not on the cards. The promising ones are looked at longer: after each round the better half stays, and
what was really played always does. Which one is best beside it is chosen by the first half of all deals and
measured on the second: what looks best on some deals has been lucky there, and would seem better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from nyhavn.ai.options import Options
from nyhavn.ai.search import Breadth, Node, simulate
from nyhavn.ai.think import COATS_AT_THE_ROOT, PLACES_AT_THE_ROOT, PLACES_BELOW, evaluation, never, worth_now
from nyhavn.engine.layout import STACK, Decision, Flat, Frozen
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State
from nyhavn.engine.turns import play
from nyhavn.engine.view import View, player_view, redeal
from nyhavn.review.candidates import candidates

Chances = tuple[float, ...]
"""Everybody's chance to win."""
Moves = tuple[int, ...]

FIRST_DEALS = 6
"""Deals that every candidate is played out on before any of them is dropped."""
LEAST_DEALS = 4
"""However little work there is: two to choose by, and two that differ by an error that can be told."""
FINALISTS = 2
"""Candidates that stay to the end, beside the one that was played."""
SEARCHED = Breadth()
"""How the turns after the one that is judged are looked at: as the strongest level does."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a turn was worth, beside the best one that was found."""

    best: Moves
    before: Chances
    """If the best turn is played."""
    played: Chances
    """After the turn that was played, before anything is turned up."""
    loss: float
    error: float
    """The standard error of the loss."""
    second: float
    """What the best of all other turns that were looked at loses; 0 where there is no other."""
    simulations: int


class _Candidate:
    __slots__ = ("chances", "moves", "node")

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.node = Node()
        self.chances: list[list[float]] = []
        """For every deal so far."""

    def total(self, seat: int, deals: int) -> float:
        """The chances of a seat on the first so many deals, summed up."""
        return sum(chances[seat] for chances in self.chances[:deals])

    def mean(self, first: int) -> Chances:
        """Everybody's chances on the deals from that one on."""
        sums = [sum(column) for column in zip(*self.chances[first:], strict=True)]
        whole = sum(sums)
        return tuple(each / whole for each in sums)


class Judge:
    """Compares the turns of one position, step by step, so that the caller decides how long."""

    def __init__(
        self,
        state: State,
        played: Moves | None,
        seed: int,
        *,
        open_cards: bool = False,
        searched: bool = True,
        stop: Callable[[], bool] = never,
    ) -> None:
        """played: None where the turn is still to come; what seems best at first sight then stands for it."""
        self._seat = state.current
        self._view: View = player_view(state, state.current)
        self._known: Frozen | None = state.flat if open_cards else None
        """The real deal, if that may be looked at."""
        self._random = Random(seed)
        self._searched = searched
        worth = worth_now(self._view)
        self._evaluation = evaluation(self._view)
        self._ranking = Options(worth, PLACES_AT_THE_ROOT, COATS_AT_THE_ROOT, stop)
        self._below = Options(worth, PLACES_BELOW, 1, stop)
        ranked = candidates(self._ranking, self._view.public)
        self._played = _Candidate(ranked[0] if played is None else played)
        self._others = [_Candidate(moves) for moves in ranked if moves != self._played.moves]
        self._dropped: list[_Candidate] = []
        self._deals = 0
        self.simulations = 0

    @property
    def effort(self) -> int:
        """Work done so far, counted as the opponents' is."""
        return self.simulations + self._ranking.effort + self._below.effort

    def run(self, effort: int) -> None:
        """Work until that much has been done in all."""
        deals = FIRST_DEALS
        while self.effort < effort or self._deals < LEAST_DEALS:
            for _ in range(deals):
                self._deal()
                if self.effort >= effort and self._deals >= LEAST_DEALS:
                    return
            self._drop()

    def _deal(self) -> None:
        flat = redeal(self._view, self._random).flat if self._known is None else self._known
        self._deals += 1
        for candidate in (self._played, *self._others):
            chances = self.outcome(list(flat), candidate)
            candidate.chances.append(chances)
            self.simulations += 1

    def outcome(self, flat: Flat, candidate: _Candidate) -> list[float]:
        for move in candidate.moves:
            play(flat, move)
        if flat[STACK] == Decision.OVER or not self._searched:
            return self._evaluation.chances(flat)
        turns = self._below.turns(flat, SEARCHED.below)
        return simulate(candidate.node, turns, flat, self._below, self._evaluation, SEARCHED)

    def _drop(self) -> None:
        if len(self._others) <= FINALISTS:
            return
        self._others.sort(key=lambda candidate: candidate.total(self._seat, self._deals), reverse=True)
        stay = max(FINALISTS, len(self._others) // 2)
        self._dropped += self._others[stay:]
        del self._others[stay:]

    def judgement(self) -> Judgement:
        """What is known by now."""
        seat, played, half = self._seat, self._played, self._deals // 2
        best = max(self._others, key=lambda each: each.total(seat, half), default=played)
        loss, error = _difference(best, played, seat, half)
        if loss <= 0:
            best, error = played, 0.0
        alive = [each for each in (played, *self._others) if each is not best]
        behind = [_difference(best, each, seat, half)[0] for each in alive]
        behind += [_difference(best, each, seat, 0)[0] for each in self._dropped]
        mine, after = best.mean(half), played.mean(half)
        loss = max(0.0, mine[seat] - after[seat])
        second = max(0.0, min(behind, default=0.0))
        return Judgement(best.moves, mine, after, loss, error, second, self.simulations)


def _difference(one: _Candidate, other: _Candidate, seat: int, first: int) -> tuple[float, float]:
    """By how much one is better on the deals that both saw, from that one on, and the standard error."""
    pairs = zip(one.chances[first:], other.chances[first:], strict=False)
    differences = [mine[seat] - yours[seat] for mine, yours in pairs]
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return mean, abs(mean)
    spread = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return mean, sqrt(spread / count)


def at_first_sight(state: State, played: Moves, seed: int, stop: Callable[[], bool] = never) -> Judgement:
    """A rough judgement by the evaluation alone, for a curve that is there at once."""
    judge = Judge(state, played, seed, searched=False, stop=stop)
    judge.run(0)
    return judge.judgement()


def result_of(state: State) -> Chances:
    """What a finished game brought everybody: 1 for the winner, shared equally."""
    winners: Sequence[int] = state.winners or ()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.players))
