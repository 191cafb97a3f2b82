"""What the results say: win rates with 95 % intervals, ratings, thinking time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log10, sqrt

from tools.league.games import Pairing, Result

Z_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Score:
    """How one entrant did against another kind."""

    pairing: Pairing
    games: int
    won: float
    """Victories, shared ones by their share."""

    @property
    def rate(self) -> float:
        """Share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % certainty (Wilson)."""
        n, p, z = self.games, self.rate, Z_95
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long an entrant thought a turn, in seconds."""

    mean: float
    longest: float


def scores(results: Iterable[Result]) -> list[Score]:
    """One score for each pairing, in the order in which they turn up."""
    games: dict[Pairing, list[float]] = {}
    for result in results:
        games.setdefault(result.pairing, []).append(result.won)
    return [Score(pairing, len(won), sum(won)) for pairing, won in games.items()]


def ratings(table: Iterable[Score], anchor: str) -> dict[str, float]:
    """Elo ratings that explain the 2-player scores best (Bradley-Terry), the anchor's being 0.

    Every pairing counts as if one more game had been drawn, so that no rating is infinite.
    """
    wins: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}
    for score in table:
        if score.pairing.players != 2:
            continue
        one, other = score.pairing.one, score.pairing.others
        wins[one] = wins.get(one, 0.0) + score.won + 0.5
        wins[other] = wins.get(other, 0.0) + score.games - score.won + 0.5
        for pair in ((one, other), (other, one)):
            met[pair] = met.get(pair, 0.0) + score.games + 1
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(2000):
        for name in strength:
            shares = (
                count / (strength[name] + strength[other])
                for (one, other), count in met.items()
                if one == name
            )
            strength[name] = wins[name] / sum(shares)
    zero = strength.get(anchor, 1.0)
    return {name: 400 * log10(value / zero) for name, value in strength.items()}


def thinking(results: Iterable[Result]) -> dict[str, Thinking]:
    """How long everybody thought."""
    turns: dict[str, int] = {}
    seconds: dict[str, float] = {}
    longest: dict[str, float] = {}
    for result in results:
        for name, clock in result.clocks.items():
            turns[name] = turns.get(name, 0) + clock["turns"]
            seconds[name] = seconds.get(name, 0.0) + clock["seconds"]
            longest[name] = max(longest.get(name, 0.0), clock["longest"])
    return {name: Thinking(seconds[name] / max(1, turns[name]), longest[name]) for name in turns}
