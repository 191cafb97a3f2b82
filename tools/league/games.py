"""Games of the league: one entrant against others of one kind, every deal from every seat."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from nyhavn.engine.layout import CURRENT, PART, SCORE, STACK, TURN, WINNERS, Decision
from nyhavn.engine.state import State, new_game
from nyhavn.engine.turns import play
from nyhavn.engine.view import player_view
from tools.league.entrants import entrant

FIRST_DEAL = 20_000
"""Deals of the league; the tuner takes others."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One entrant at a table where all others are of one kind."""

    one: str
    others: str
    players: int = 2

    @property
    def title(self) -> str:
        """For tables and file names."""
        others = self.others if self.players == 2 else f"{self.players - 1} {self.others}"
        return f"{self.one} - {others}"


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played."""

    pairing: Pairing
    deal: int
    seat: int
    """Where the one sits."""

    @property
    def key(self) -> str:
        """What it is known by in the ledger."""
        pairing = self.pairing
        return f"{pairing.one}/{pairing.others}/{pairing.players}/{self.deal}/{self.seat}"


@dataclass(slots=True)
class Clock:
    """How long an entrant thought."""

    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played."""

    key: str
    code: str
    """Which code played it."""
    one: str
    others: str
    players: int
    won: float
    """The one's share of the victory."""
    points: list[int]
    turns: int
    clocks: dict[str, dict[str, Any]]


def fixtures(pairing: Pairing, games: int) -> Iterator[Fixture]:
    """At least so many games, every deal from every seat."""
    for number in range(-(-games // pairing.players)):
        for seat in range(pairing.players):
            yield Fixture(pairing, FIRST_DEAL + number, seat)


def play_fixture(fixture: Fixture) -> Result:
    """Play a game. Every turn is found from the view of the player whose turn it is."""
    pairing = fixture.pairing
    one, others = entrant(pairing.one), entrant(pairing.others)
    clocks = {pairing.one: Clock(), pairing.others: Clock()}
    flat = list(new_game(pairing.players, fixture.deal).flat)
    while flat[STACK] != Decision.OVER:
        seat = flat[CURRENT]
        name, thinker = (pairing.one, one) if seat == fixture.seat else (pairing.others, others)
        view = player_view(State(tuple(flat)), seat)
        before = time.perf_counter()
        moves = thinker(view, fixture.deal * 1000 + flat[TURN])
        spent = time.perf_counter() - before
        clock = clocks[name]
        clock.turns += 1
        clock.seconds += spent
        clock.longest = max(clock.longest, spent)
        for move in moves:
            play(flat, move)
    winners = flat[WINNERS]
    won = 1 / winners.bit_count() if winners >> fixture.seat & 1 else 0.0
    points = [flat[part + SCORE] for part in PART[: pairing.players]]
    told = {name: asdict(clock) for name, clock in clocks.items()}
    return Result(
        fixture.key,
        code_version(),
        pairing.one,
        pairing.others,
        pairing.players,
        won,
        points,
        flat[TURN] + 1,
        told,
    )


@cache
def code_version() -> str:
    """A fingerprint of the code that plays: results of other code do not count."""
    digest = hashlib.sha256()
    for room in ("nyhavn/engine", "nyhavn/ai"):
        for path in sorted(Path(room).glob("*.py")):
            digest.update(path.read_bytes())
    for name in ("entrants.py", "taste.py"):
        digest.update(Path("tools/league", name).read_bytes())
    return digest.hexdigest()[:12]
