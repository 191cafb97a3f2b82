"""``python -m tools.league.soak``: whole games between opponents, as the match plays them, hundreds of them.

Every turn is thought out in a thread of its own from what its player may know, and every action goes through
the match, whose engine refuses what is not legal. After each game nothing of it may be left in memory.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options
from nyhavn.ai.search import Search
from nyhavn.ai.think import plan_turn
from nyhavn.engine.view import View, player_view
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.services import Plan
from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup
from nyhavn.match.thinking import Stop, ThreadThought

SIMULATIONS = 12
"""Little work a turn: it is the number of games that counts."""
FIRST_DEAL = 2_000_000
EVERY = 50
"""Games between two lines of the report."""
LONGEST_WAIT = 600.0
OF_A_GAME = (Match, Step, ThreadThought, Search, Options)

Planner = Callable[[View, str, int, Stop], Plan | None]
"""Thinks out the rest of a turn from what a player may know: view, level, seed, whether to stop."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """Something that a thread wants to be called for."""

    call: Callable[[], None]

    def cancel(self) -> None:
        """Nothing is called off here: every turn is waited for."""


class WaitingClock:
    """Makes the calls when the thread that wants them is over, which is waited for."""

    def __init__(self) -> None:
        self._appointments: list[Appointment] = []

    def later(self, _seconds: float, call: Callable[[], None]) -> Appointment:
        """Remember a call."""
        appointment = Appointment(call)
        self._appointments.append(appointment)
        return appointment

    def run(self) -> None:
        """Make the calls."""
        for appointment in self._appointments:
            appointment.call()


@dataclass(frozen=True, slots=True)
class Played:
    """A game that went to its end."""

    players: int
    turns: int
    actions: int
    left: int
    """Things of the game that are still in memory."""
    blocks: int
    """Blocks of memory that Python holds afterwards, with all that the opponents remember on purpose."""


def planner_with(simulations: int) -> Planner:
    """Levels that look ahead by so many simulations, those that look ahead at all."""

    def plan(view: View, level: str, seed: int, stop: Stop) -> Plan | None:
        found = plan_turn(view, level, seed, simulations=simulations, stop=stop)
        return None if found is None else found.actions

    return plan


def table(number: int) -> Setup:
    """Tables of 2, 3 and 4 in turn, with changing levels at them."""
    players = 2 + number % 3
    kinds = [LEVELS[(number // 3 + seat * (1 + number % 2)) % len(LEVELS)] for seat in range(players)]
    seats = (
        Seat(f"Player {place + 1}", color, kind)
        for place, (kind, color) in enumerate(zip(kinds, HOUSE_COLORS, strict=False))
    )
    return Setup(tuple(seats), FIRST_DEAL + number)


def play_out(setup: Setup, planner: Planner) -> Match:
    """A game to its end."""
    match = Match(setup)
    while not match.state.over:
        turn = match.state.turn
        plan = _think(match, planner)
        if plan is None:
            raise RuntimeError(f"no turn was found: deal {setup.seed}, turn {turn}")
        for action in plan:
            if match.state.turn != turn:
                raise RuntimeError(f"more than a turn was played: deal {setup.seed}, turn {turn}")
            match.play(action)
        if not match.state.over and match.state.turn == turn:
            raise RuntimeError(f"half a turn was played: deal {setup.seed}, turn {turn}")
    return match


def _think(match: Match, planner: Planner) -> Plan | None:
    """The turn of whoever is to move, thought out in a thread."""
    state = match.state
    level, seed = match.setup.seats[state.current].kind, match.turn_seed
    view = player_view(state, state.current)
    clock, found = WaitingClock(), list[Plan]()
    thought = ThreadThought("opponent", lambda stop: planner(view, level, seed, stop), found.append, clock)
    if thought.join(LONGEST_WAIT):
        clock.run()
    return found[0] if found else None


def left_behind() -> int:
    """Things of games and of thinking that are still in memory though nobody needs them."""
    gc.collect()
    return sum(issubclass(type(thing), OF_A_GAME) for thing in gc.get_objects())


def soak(games: int, planner: Planner) -> Iterator[Played]:
    """Play so many games; an illegal action or an unfinished turn is an error."""
    before = left_behind()
    for number in range(games):
        match = play_out(table(number), planner)
        state, actions = match.state, len(match.steps)
        del match
        left = left_behind() - before
        yield Played(state.players, state.turn + 1, actions, left, sys.getallocatedblocks())


def main() -> int:
    """Play, and tell how it went; 1 if something stayed in memory."""
    parser = argparse.ArgumentParser(prog="python -m tools.league.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="a turn, for levels that search")
    options = parser.parse_args()
    before = time.monotonic()
    played: list[Played] = []
    for game in soak(options.games, planner_with(options.simulations)):
        played.append(game)
        if len(played) % EVERY == 0:
            blocks = sum(game.blocks for game in played[-EVERY:]) / EVERY
            print(
                f"{len(played)} games, {blocks:,.0f} blocks, at most {_most_megabytes():.0f} MB", flush=True
            )
    turns, actions = sum(game.turns for game in played), sum(game.actions for game in played)
    left = sum(game.left for game in played)
    print(f"{len(played)} games, {turns:,} turns, {actions:,} actions, all of them legal")
    print(f"{left} things left behind, at most {_most_megabytes():.0f} MB, {time.monotonic() - before:.0f} s")
    return int(left > 0)


def _most_megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main())
