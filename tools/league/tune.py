"""Learn the evaluation's weights from games that it plays against itself.

``python -m tools.league.tune --minutes 10`` goes on from what an earlier run has learned; ``--write`` puts
the result into nyhavn/ai/weights.py.

Every seat plays the best turn by the evaluation as it is, now and then one of the next best. The chances
that it gave to the players after each turn are then corrected towards what it thought later, and in the end
towards who won: TD(lambda) on the logistic of the players' sides, with a step for each weight that shrinks
with its use (Adagrad).
"""

from __future__ import annotations

import argparse
import json
import random
import re
import time
from math import exp, sqrt
from pathlib import Path

from nyhavn.ai.features import FEATURES, POINTS, STAGES, player_features, row_feature, stage
from nyhavn.ai.options import Options, Turn
from nyhavn.ai.weights import encode
from nyhavn.ai.worth import Worth
from nyhavn.engine.layout import NUMBER_OF_PLAYERS, STACK, WINNERS, Decision, Flat
from nyhavn.engine.material import ROWS, WINNING_SCORE
from nyhavn.engine.state import new_game
from nyhavn.engine.turns import play

LEARNED = Path("build/league/learned.json")
WEIGHTS = Path("nyhavn/ai/weights.py")
OPENING, CLOSING = '_LEARNED = """\n', '"""'
LINE = 100
STEP = 0.03
LAMBDA = 0.7
GAMES_A_ROUND = 20
STRAY = 0.12
"""How often a turn is not the best one."""
STRAY_WARMTH = 0.4
TABLES = (2, 2, 2, 2, 2, 3, 4, 4)
"""Numbers of players, as often as they are to be played."""

Position = tuple[float, list[list[int]]]
"""What share of the game is to come, and the features of every player."""


class Learner:
    """The weights, and how much each has been moved already."""

    def __init__(self) -> None:
        self.always = [0.0] * FEATURES
        self.early = [0.0] * FEATURES
        self.moved = [[1.0] * FEATURES, [1.0] * FEATURES]
        self.games = 0
        for y in range(ROWS):
            for walled in (False, True):
                for pattern in range(32):
                    self.always[row_feature(y, pattern, walled)] = 0.1 * pattern.bit_count()
        for points in range(WINNING_SCORE + 1):
            self.always[POINTS + points] = 0.4 * points

    def load(self, path: Path) -> None:
        kept = json.loads(path.read_text(encoding="utf-8"))
        self.always, self.early = kept["always"], kept["early"]
        self.moved, self.games = kept["moved"], kept["games"]

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"always": self.always, "early": self.early, "moved": self.moved, "games": self.games}
        path.write_text(json.dumps(kept), encoding="utf-8")

    def chances(self, position: Position) -> list[float]:
        share, players = position
        sides = [sum(self.always[i] + share * self.early[i] for i in features) for features in players]
        best = max(sides)
        odds = [exp(side - best) for side in sides]
        total = sum(odds)
        return [odd / total for odd in odds]

    def learn(self, positions: list[Position], result: list[float]) -> float:
        """Correct the chances of a game's positions; the mean squared error of all before."""
        target = result
        loss = 0.0
        for position in reversed(positions):
            chances = self.chances(position)
            share, players = position
            for seat, features in enumerate(players):
                error = target[seat] - chances[seat]
                loss += (result[seat] - chances[seat]) ** 2
                if abs(error) > 1e-4:
                    self._move(features, error, share)
            target = [LAMBDA * t + (1 - LAMBDA) * c for t, c in zip(target, chances, strict=True)]
        return loss / (len(positions) * len(result))

    def _move(self, features: list[int], error: float, share: float) -> None:
        always, early = self.always, self.early
        moved_always, moved_early = self.moved
        square = error * error
        more, more_square = error * share, square * share * share
        for i in features:
            moved_always[i] += square
            always[i] += STEP * error / sqrt(moved_always[i])
            moved_early[i] += more_square
            early[i] += STEP * more / sqrt(moved_early[i])


def _pick(turns: list[Turn], dice: random.Random) -> Turn:
    if len(turns) > 1 and dice.random() < STRAY:
        odds = [exp((turn[0] - turns[0][0]) / STRAY_WARMTH) for turn in turns]
        return dice.choices(turns, odds)[0]
    return turns[0]


def self_play(
    flat: Flat, options: dict[int, Options], dice: random.Random
) -> tuple[list[Position], list[float]]:
    """Play a game; its positions between turns, and the result."""
    positions: list[Position] = []
    players = flat[NUMBER_OF_PLAYERS]
    while flat[STACK] != Decision.OVER:
        now = stage(flat)
        for move in _pick(options[now].turns(flat, 6), dice)[2]:
            play(flat, move)
        if flat[STACK] != Decision.OVER:
            features = [player_features(flat, seat) for seat in range(players)]
            positions.append((stage(flat) / STAGES, features))
    winners = flat[WINNERS]
    share = 1.0 / winners.bit_count()
    return positions, [share if winners >> seat & 1 else 0.0 for seat in range(players)]


def run(minutes: float, seed: int) -> Learner:
    """Learn for so long."""
    learner = Learner()
    if LEARNED.exists():
        learner.load(LEARNED)
    dice = random.Random(seed + learner.games)
    end = time.monotonic() + 60 * minutes
    losses: list[float] = []
    lengths: list[int] = []
    while time.monotonic() < end:
        weights = (learner.always, learner.early)
        options = {now: Options(Worth(weights, now), places=2, coats=1) for now in range(STAGES + 1)}
        played = []
        for _ in range(GAMES_A_ROUND):
            start = list(new_game(dice.choice(TABLES), dice.getrandbits(63)).flat)
            played.append(self_play(start, options, dice))
        for positions, result in played:
            losses.append(learner.learn(positions, result))
            if len(result) == 2:
                lengths.append(len(positions))
        learner.games += len(played)
        if learner.games % 400 == 0:
            error = sum(losses) / len(losses)
            print(
                f"{learner.games:7} games, error {error:.4f}, {sum(lengths) / len(lengths):.1f} turns",
                flush=True,
            )
            losses, lengths = [], []
            learner.save(LEARNED)
    learner.save(LEARNED)
    return learner


def write(learner: Learner) -> None:
    """Put the weights into the module that the game reads."""
    packed = encode((learner.always, learner.early))
    lines = [packed[start : start + LINE] for start in range(0, len(packed), LINE)]
    source = WEIGHTS.read_text(encoding="utf-8")
    head, _, rest = source.partition(OPENING)
    tail = rest[rest.index(CLOSING) :]
    told = re.sub(r"from [\d,]+ games", f"from {learner.games:,} games", head)
    WEIGHTS.write_text(told + OPENING + "\n".join(lines) + tail, encoding="utf-8")


def main() -> None:
    """Learn, and write what was learned if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tools.league.tune", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn; 0 only writes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the result into nyhavn/ai/weights.py")
    arguments = parser.parse_args()
    learner = run(arguments.minutes, arguments.seed)
    if arguments.write:
        write(learner)


if __name__ == "__main__":
    main()
