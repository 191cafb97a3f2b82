"""TD(lambda) on the logistic of the players' sides, with a step for each weight that shrinks with its use."""

from __future__ import annotations

from array import array
from math import exp, sqrt
from typing import Final

from nyhavn.ai.features import FEATURES, PATTERNS, POINTS, POINTS_SEEN, crowd, row_feature
from nyhavn.engine.material import ROWS
from tools.learn.self_play import Played

STEP: Final = 0.1
LAMBDA: Final = 0.7
KINDS: Final = 3
"""Of weights, as in nyhavn.ai.worth.Weights."""


class Learner:
    """The weights, and how much each has been moved already (Adagrad)."""

    def __init__(self) -> None:
        self.always = [0.0] * FEATURES
        self.early = [0.0] * FEATURES
        self.many = [0.0] * FEATURES
        self.moved_always = [1.0] * FEATURES
        self.moved_early = [1.0] * FEATURES
        self.moved_many = [1.0] * FEATURES
        # From nothing but a sense for squares and points.
        for y in range(ROWS):
            for walled in (False, True):
                for pattern in range(PATTERNS):
                    self.always[row_feature(y, pattern, walled)] = 0.1 * pattern.bit_count()
        for points in range(POINTS_SEEN + 1):
            self.always[POINTS + points] = 0.4 * points

    def learn(self, game: Played) -> float:
        """Correct the chances of a game's positions; the mean squared error of all before."""
        table = game.players
        result = game.result
        numbers = array("H")
        numbers.frombytes(game.features)
        features: list[int] = numbers.tolist()
        shares = game.shares
        width = len(features) // (table * len(shares))
        others = crowd(table)
        target: list[float] = list(result)
        loss = 0.0
        for place in range(len(shares) - 1, -1, -1):
            share = shares[place]
            first = place * table * width
            odds: list[float] = []
            for seat in range(table):
                odds.append(exp(self._side(features, first + seat * width, width, share, others)))
            total = 0.0
            for odd in odds:
                total += odd
            for seat in range(table):
                chance = odds[seat] / total
                error = target[seat] - chance
                loss += (result[seat] - chance) ** 2
                if error > 1e-4 or error < -1e-4:
                    self._move(features, first + seat * width, width, error, share, others)
                target[seat] = LAMBDA * target[seat] + (1.0 - LAMBDA) * chance
        return loss / (len(shares) * table)

    def _side(self, features: list[int], first: int, width: int, share: float, others: float) -> float:
        always, early, many = self.always, self.early, self.many
        worth = 0.0
        if others:
            for place in range(first, first + width):
                i = features[place]
                worth += always[i] + share * early[i] + others * many[i]
        else:
            for place in range(first, first + width):
                i = features[place]
                worth += always[i] + share * early[i]
        return worth

    def _move(
        self, features: list[int], first: int, width: int, error: float, share: float, others: float
    ) -> None:
        always, early, many = self.always, self.early, self.many
        moved_always, moved_early, moved_many = self.moved_always, self.moved_early, self.moved_many
        square = error * error
        more, more_square = error * share, square * share * share
        most, most_square = error * others, square * others * others
        for place in range(first, first + width):
            i = features[place]
            moved = moved_always[i] + square
            moved_always[i] = moved
            always[i] += STEP * error / sqrt(moved)
            moved = moved_early[i] + more_square
            moved_early[i] = moved
            early[i] += STEP * more / sqrt(moved)
            if others:
                moved = moved_many[i] + most_square
                moved_many[i] = moved
                many[i] += STEP * most / sqrt(moved)
