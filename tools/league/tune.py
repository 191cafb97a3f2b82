"""Learn the evaluation's weights from games that it plays against itself.

``python -m tools.league.tune --minutes 10`` goes on from what an earlier run has learned, or from the weights
in nyhavn/ai/weights.py if there was none; ``--scratch`` begins with little but a sense for points.
``--check 400`` lets the result play so many games against those weights, both without looking ahead, and
``--write`` puts it in their place.

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

from nyhavn.ai.features import (
    FEATURES,
    PATTERNS,
    POINTS,
    POINTS_SEEN,
    STAGES,
    player_features,
    row_feature,
    stage,
)
from nyhavn.ai.options import Options, Turn
from nyhavn.ai.weights import learned
from nyhavn.ai.weights_text import encode
from nyhavn.ai.worth import Worth
from nyhavn.engine.layout import CURRENT, NUMBER_OF_PLAYERS, STACK, WINNERS, Decision, Flat
from nyhavn.engine.material import ROWS
from nyhavn.engine.state import new_game
from nyhavn.engine.turns import play
from tools.league.games import Pairing
from tools.league.standings import Score

LEARNED = Path("build/league/learned.json")
WEIGHTS = Path("nyhavn/ai/weights.py")
OPENING, CLOSING = '_LEARNED = """\n', '"""'
STEP = 0.03
LAMBDA = 0.7
GAMES_A_ROUND = 20
GAMES_A_LINE = 400
STRAY = 0.12
"""How often a turn is not the best one."""
STRAY_WARMTH = 0.4
CHECK_DEAL = 3_000_000
PROBE_GAMES = 200
"""Games from which is told how much the weights in the game have been moved before."""
TABLES = (2, 2, 2, 2, 2, 3, 4, 4)
"""Numbers of players, as often as they are to be played."""

Position = tuple[float, list[list[int]]]
"""What share of the game is to come, and the features of every player."""
Played = tuple[list[Position], list[float]]
"""A game's positions between turns, and the result."""


class Learner:
    """The weights, and how much each has been moved already."""

    def __init__(self) -> None:
        self.always = [0.0] * FEATURES
        self.early = [0.0] * FEATURES
        self.moved = [[1.0] * FEATURES, [1.0] * FEATURES]
        self.games = 0
        for y in range(ROWS):
            for walled in (False, True):
                for pattern in range(PATTERNS):
                    self.always[row_feature(y, pattern, walled)] = 0.1 * pattern.bit_count()
        for points in range(POINTS_SEEN + 1):
            self.always[POINTS + points] = 0.4 * points

    @classmethod
    def of_the_game(cls, dice: random.Random) -> Learner:
        """Where the weights in the game stand.

        How far each was moved on the way is not kept with them. A few games tell how fast that adds up; times
        as many games as were learned from it gives steps as small as they had become.
        """
        learner = cls()
        always, early = learned()
        learner.always, learner.early = list(always), list(early)
        found = re.search(r"from ([\d,]+) games", WEIGHTS.read_text(encoding="utf-8"))
        learner.games = int(found[1].replace(",", "")) if found else 0
        probe = cls()
        probe.always, probe.early = list(always), list(early)
        for positions, result in play_round(probe, PROBE_GAMES, dice):
            probe.learn(positions, result)
        more = learner.games / PROBE_GAMES
        learner.moved = [[1.0 + more * (square - 1.0) for square in half] for half in probe.moved]
        return learner

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


def self_play(flat: Flat, options: dict[int, Options], dice: random.Random) -> Played:
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


def play_round(learner: Learner, games: int, dice: random.Random) -> list[Played]:
    """Games with the weights as they are."""
    weights = (learner.always, learner.early)
    options = {now: Options(Worth(weights, now), places=2, coats=1) for now in range(STAGES + 1)}
    return [
        self_play(list(new_game(dice.choice(TABLES), dice.getrandbits(63)).flat), options, dice)
        for _ in range(games)
    ]


def run(minutes: float, seed: int, scratch: bool) -> Learner:
    """Learn for so long."""
    dice = random.Random(seed)
    if LEARNED.exists():
        learner = Learner()
        learner.load(LEARNED)
        dice.seed(seed + learner.games)
    else:
        learner = Learner() if scratch else Learner.of_the_game(dice)
    end = time.monotonic() + 60 * minutes
    losses: list[float] = []
    lengths: list[int] = []
    while time.monotonic() < end:
        played = play_round(learner, GAMES_A_ROUND, dice)
        for positions, result in played:
            losses.append(learner.learn(positions, result))
            if len(result) == 2:
                lengths.append(len(positions))
        learner.games += len(played)
        if len(losses) >= GAMES_A_LINE:
            error = sum(losses) / len(losses)
            print(
                f"{learner.games:7} games, error {error:.4f}, {sum(lengths) / len(lengths):.1f} turns",
                flush=True,
            )
            losses, lengths = [], []
            learner.save(LEARNED)
    learner.save(LEARNED)
    return learner


def check(learner: Learner, games: int) -> Score:
    """How the weights learned do against those in the game, two players, every deal from both seats."""
    sides = [
        {now: Options(Worth(weights, now), places=10, coats=3) for now in range(STAGES + 1)}
        for weights in ((learner.always, learner.early), learned())
    ]
    won = 0.0
    deals = -(-games // 2)
    for deal in range(CHECK_DEAL, CHECK_DEAL + deals):
        for seat in (0, 1):
            flat = list(new_game(2, deal).flat)
            while flat[STACK] != Decision.OVER:
                options = sides[flat[CURRENT] != seat]
                for move in options[stage(flat)].turns(flat, 1)[0][2]:
                    play(flat, move)
            if flat[WINNERS] >> seat & 1:
                won += 1 / flat[WINNERS].bit_count()
    return Score(Pairing("learned", "in the game"), 2 * deals, won)


def write(learner: Learner) -> None:
    """Put the weights into the module that the game reads."""
    text = encode((learner.always, learner.early))
    source = WEIGHTS.read_text(encoding="utf-8")
    head, _, rest = source.partition(OPENING)
    tail = rest[rest.index(CLOSING) :]
    told = re.sub(r"from [\d,]+ games", f"from {learner.games:,} games", head)
    WEIGHTS.write_text(told + OPENING + text + tail, encoding="utf-8")


def main() -> None:
    """Learn, and write what was learned if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tools.league.tune", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn; 0 only writes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch", action="store_true", help="do not begin with the weights in the game")
    parser.add_argument("--check", type=int, default=0, help="games against the weights in the game")
    parser.add_argument("--write", action="store_true", help="put the result into nyhavn/ai/weights.py")
    arguments = parser.parse_args()
    learner = run(arguments.minutes, arguments.seed, arguments.scratch)
    if arguments.check:
        score = check(learner, arguments.check)
        low, high = score.interval
        print(f"won {100 * score.rate:.1f} % of {score.games} games ({100 * low:.1f} to {100 * high:.1f} %)")
    if arguments.write:
        write(learner)


if __name__ == "__main__":
    main()
