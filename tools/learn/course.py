"""How far learning has come: everything that a run needs to go on as if it had never stopped."""

from __future__ import annotations

import pickle
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from nyhavn.ai.features import FEATURES
from nyhavn.ai.worth import Weights
from nyhavn.engine.rng import MASK, Random
from tools.learn.learner import Learner
from tools.learn.self_play import Played

GAMES_A_ROUND: Final = 400
REMEMBERED: Final = 5
"""The result is the average of the weights over about the last of so many parts of all rounds."""
PASSES: Final = 2
"""How often a round is learned from: to play a game takes ten times as long as to learn from it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of the learning curve."""

    games: int
    error: float
    """The mean squared error of the chances in games that were not yet learned from."""
    turns: float
    """The mean length of games for two."""


def pack(weights: Weights) -> bytes:
    """Weights for another process."""
    return b"".join(array("d", part).tobytes() for part in weights)


def unpack(packed: bytes) -> Weights:
    """Weights from another process."""
    numbers = array("d")
    numbers.frombytes(packed)
    every = numbers.tolist()
    return every[:FEATURES], every[FEATURES : 2 * FEATURES], every[2 * FEATURES :]


@dataclass(slots=True)
class Course:
    """A run of learning."""

    seed: int
    commit: str
    """The code that it was begun with."""
    learner: Learner = field(default_factory=Learner)
    rounds: int = 0
    playing: Weights = ((), (), ())
    """The weights that the coming round is played with: those of a round ago."""
    average: list[list[float]] = field(default_factory=list)
    """What was learned: the weights of the last rounds, averaged, since those of one round are noisy."""
    curve: list[Mark] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.playing[0]:
            self.playing = self.weights()
            self.average = [list(part) for part in self.playing]

    @property
    def games(self) -> int:
        """Games learned from."""
        return self.rounds * GAMES_A_ROUND

    def seeds(self, number: int) -> list[int]:
        """The seeds of a round's games."""
        dice = Random((self.seed << 32 | number) & MASK)
        return [dice.bits() for _ in range(GAMES_A_ROUND)]

    def weights(self) -> Weights:
        """The weights as they are."""
        learner = self.learner
        return list(learner.always), list(learner.early), list(learner.many)

    def learn(self, played: list[Played], playing: Weights) -> None:
        """Learn from a round."""
        losses = [self.learner.learn(game) for game in played]
        for _ in range(PASSES - 1):
            for game in played:
                self.learner.learn(game)
        lengths = [len(game.shares) for game in played if game.players == 2]
        self.rounds += 1
        self.playing = playing
        mark = Mark(self.games, sum(losses) / len(losses), sum(lengths) / max(1, len(lengths)))
        self.curve.append(mark)
        # The part that a round has in it does not depend on how many are to come: a run can be made longer.
        new = REMEMBERED / (REMEMBERED + self.rounds)
        for average, part in zip(self.average, self.weights(), strict=True):
            for number, weight in enumerate(part):
                average[number] += new * (weight - average[number])

    def result(self) -> Weights:
        """What was learned."""
        always, early, many = self.average
        return always, early, many

    def save(self, path: Path) -> None:
        """Keep everything; a run that is killed meanwhile leaves the state of before."""
        learner = self.learner
        kept = {
            "seed": self.seed,
            "commit": self.commit,
            "rounds": self.rounds,
            "weights": pack(self.weights()),
            "moved": pack((learner.moved_always, learner.moved_early, learner.moved_many)),
            "playing": pack(self.playing),
            "average": pack(self.result()),
            "curve": [(mark.games, mark.error, mark.turns) for mark in self.curve],
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(kept))
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> Course:
        """Go on with a run."""
        kept = pickle.loads(path.read_bytes())
        learner = Learner()
        always, early, many = unpack(kept["weights"])
        learner.always, learner.early, learner.many = list(always), list(early), list(many)
        always, early, many = unpack(kept["moved"])
        learner.moved_always, learner.moved_early, learner.moved_many = list(always), list(early), list(many)
        average = [list(part) for part in unpack(kept["average"])]
        curve = [Mark(*mark) for mark in kept["curve"]]
        return cls(
            kept["seed"],
            kept["commit"],
            learner,
            kept["rounds"],
            unpack(kept["playing"]),
            average,
            curve,
        )
