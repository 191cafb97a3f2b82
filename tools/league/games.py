"""Games of the league: one entrant against others of one kind, every deal from every seat."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from nyhavn.ai.levels import EFFORT_A_MILLISECOND, OPPONENTS
from nyhavn.engine.layout import CURRENT, PART, SCORE, STACK, TURN, WINNERS, Decision
from nyhavn.engine.state import State, new_game
from nyhavn.engine.turns import play
from nyhavn.engine.view import player_view
from tools.league.entrants import BASELINES, GREEDY, NAMES, entrant
from tools.league.former import Chair
from tools.league.names import Name

FIRST_DEAL = 1_000_000
"""Deals of the league. Neither the weights nor the levels were chosen by looking at them."""
SAMPLE_DEAL = 900_000
SAMPLE_SIMULATIONS = 30


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
    """How long an entrant thought, in time of its own."""

    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, spent: float) -> None:
        """Note a turn, or a part of one."""
        self.turns += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)


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

    @property
    def pairing(self) -> Pairing:
        """Who played."""
        return Pairing(self.one, self.others, self.players)


def fixtures(pairing: Pairing, games: int) -> Iterator[Fixture]:
    """At least so many games, every deal from every seat."""
    for number in range(-(-games // pairing.players)):
        for seat in range(pairing.players):
            yield Fixture(pairing, FIRST_DEAL + number, seat)


def play_fixture(fixture: Fixture) -> Result:
    """Play a game."""
    pairing = fixture.pairing
    clocks = {pairing.one: Clock(), pairing.others: Clock()}
    if any(Name.of(name).commit for name in (pairing.one, pairing.others)):
        winners, points, turns = _play_by_protocol(fixture, clocks)
    else:
        winners, points, turns = _play_here(fixture, clocks)
    won = 1 / len(winners) if fixture.seat in winners else 0.0
    told = {name: asdict(clock) for name, clock in clocks.items()}
    return Result(
        fixture.key, code_version(), pairing.one, pairing.others, pairing.players, won, points, turns, told
    )


Ending = tuple[list[int], list[int], int]
"""Who won, everybody's points, and the number of turns."""


def _play_here(fixture: Fixture, clocks: dict[str, Clock]) -> Ending:
    """Every turn is found from the view of the player whose turn it is."""
    pairing = fixture.pairing
    one, others = entrant(pairing.one), entrant(pairing.others)
    flat = list(new_game(pairing.players, fixture.deal).flat)
    while flat[STACK] != Decision.OVER:
        seat = flat[CURRENT]
        name, thinker = (pairing.one, one) if seat == fixture.seat else (pairing.others, others)
        view = player_view(State(tuple(flat)), seat)
        before = time.thread_time()
        moves = thinker(view, fixture.deal * 1000 + flat[TURN])
        clocks[name].add(time.thread_time() - before)
        for move in moves:
            play(flat, move)
    winners = [seat for seat in range(pairing.players) if flat[WINNERS] >> seat & 1]
    return winners, [flat[part + SCORE] for part in PART[: pairing.players]], flat[TURN] + 1


def _play_by_protocol(fixture: Fixture, clocks: dict[str, Clock]) -> Ending:
    """Both sides are programs of their own, asked for one action after the other."""
    pairing = fixture.pairing
    names = (pairing.one, pairing.others)
    chairs = {name: Chair(name, pairing.players, fixture.deal) for name in names}
    current, turn, over = 0, 0, False
    while not over:
        name = pairing.one if current == fixture.seat else pairing.others
        action, spent = chairs[name].decide(fixture.deal * 1000 + turn)
        clocks[name].add(spent)
        for chair in chairs.values():
            state = chair.follow(action)
        current, turn, over = state["current"], state["turn"], state["phase"] == "over"
    return state["winners"], state["scores"], turn + 1


@cache
def code_version() -> str:
    """A fingerprint of how the entrants play: results of those who play differently do not count.

    It is taken of their settings and of the moves of a few games, so that code which only became faster or
    clearer leaves it as it was.
    """
    told = [repr((*OPPONENTS.values(), EFFORT_A_MILLISECOND, GREEDY)), *map(str, _sample())]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:12]


def _sample() -> Iterator[tuple[int, ...]]:
    """Turns of all entrants, with little work, in turn at tables of 2, 3 and 4."""
    names = [name if name in BASELINES else f"{name}#{SAMPLE_SIMULATIONS}" for name in NAMES]
    for players in (2, 3, 4):
        flat = list(new_game(players, SAMPLE_DEAL).flat)
        while flat[STACK] != Decision.OVER:
            turn = flat[TURN]
            # One more after each round, so that everybody comes to sit everywhere.
            name = names[(turn + turn // len(names)) % len(names)]
            moves = tuple(entrant(name)(player_view(State(tuple(flat)), flat[CURRENT]), turn))
            for move in moves:
                play(flat, move)
            yield moves
