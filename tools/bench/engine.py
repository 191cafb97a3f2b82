"""How fast the engine plays, beside python-chess playing random chess in the same run."""

from __future__ import annotations

import cProfile
import gc
import io
import pstats
import random
import time
from collections.abc import Callable
from itertools import cycle

import chess

from nyhavn.engine.layout import STACK, Flat
from nyhavn.engine.listing import legal_moves
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.turns import play

SLICES = 12
SLICE_SECONDS = 0.4
LONGEST_CHESS_GAME = 200
WARM_UP_SECONDS = 2.0

clock = time.process_time
_random = random.Random(1)
pick = cycle([_random.getrandbits(30) for _ in range(100_003)]).__next__
"""Random numbers from a list: making them is no part of either engine."""
seeds = iter(range(1 << 62))


def play_chess(seconds: float) -> tuple[int, float]:
    """Random moves of chess in so much time: list all legal moves, pick one, push it."""
    done, began = 0, clock()
    while clock() - began < seconds:
        board = chess.Board()
        for _ in range(LONGEST_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[pick() % len(moves)])
            done += 1
    return done, clock() - began


def play_fast(seconds: float) -> tuple[int, float]:
    """Random moves on the path that search uses, dealing included."""
    done, began = 0, clock()
    while clock() - began < seconds:
        flat = list(new_game(2, next(seeds)).flat)
        while flat[STACK]:
            moves = legal_moves(flat)
            play(flat, moves[pick() % len(moves)])
            done += 1
    return done, clock() - began


def play_values(seconds: float) -> tuple[int, float]:
    """Random actions through values, with events."""
    done, began = 0, clock()
    while clock() - began < seconds:
        state = new_game(2, next(seeds))
        while not state.over:
            actions = state.legal()
            state, _ = apply(state, actions[pick() % len(actions)])
            done += 1
    return done, clock() - began


def run() -> None:
    """Print the rates, their ratios, the parts on their own, and where the time goes."""
    play_fast(WARM_UP_SECONDS)
    play_values(WARM_UP_SECONDS)
    paths: dict[str, Callable[[float], tuple[int, float]]] = {
        "python-chess": play_chess,
        "search path": play_fast,
        "value path": play_values,
    }
    totals = {name: [0, 0.0] for name in paths}
    gc.disable()
    for _ in range(SLICES):
        for name, path in paths.items():
            done, took = path(SLICE_SECONDS)
            totals[name][0] += done
            totals[name][1] += took
        gc.collect()
    gc.enable()
    rates = {name: done / took for name, (done, took) in totals.items()}
    print("random play on one core, actions a second")
    for name, rate in rates.items():
        print(f"  {name:14} {rate:9.0f}  x{rate / rates['python-chess']:.2f}")
    _parts()
    _profile()


def _positions() -> list[Flat]:
    found: list[Flat] = []
    for seed in range(60):
        flat = list(new_game(2, seed).flat)
        while flat[STACK]:
            found.append(flat[:])
            moves = legal_moves(flat)
            play(flat, moves[pick() % len(moves)])
    return found


def _parts() -> None:
    positions = _positions()
    chosen = [(flat, legal_moves(flat)[0]) for flat in positions]
    states = [State(tuple(flat)) for flat in positions]

    def per_item(name: str, work: Callable[[], object], items: int) -> None:
        best = min(_timed(work) for _ in range(5))
        print(f"  {name:34} {best / items * 1e6:6.2f} us")

    print("a part at a time, on positions seen before")
    per_item("list all legal moves", lambda: [legal_moves(flat) for flat in positions], len(positions))
    per_item("copy", lambda: [flat[:] for flat in positions], len(positions))
    per_item("copy and play", lambda: _play_all(chosen), len(chosen))
    per_item(
        "list all legal actions (values)",
        lambda: [State(state.flat).legal() for state in states],
        len(states),
    )
    per_item("apply (values)", lambda: [apply(state, state.legal()[0]) for state in states], len(states))


def _play_all(chosen: list[tuple[Flat, int]]) -> None:
    for flat, move in chosen:
        play(flat[:], move)


def _timed(work: Callable[[], object]) -> float:
    began = clock()
    work()
    return clock() - began


def _profile() -> None:
    profile = cProfile.Profile()
    profile.enable()
    play_fast(2.0)
    profile.disable()
    text = io.StringIO()
    stats = pstats.Stats(profile, stream=text)
    total = stats.total_tt  # type: ignore[attr-defined]
    rows = sorted(stats.stats.items(), key=lambda row: -row[1][2])[:10]  # type: ignore[attr-defined]
    print("where the time of the search path goes (with the profiler's own weight on calls)")
    for (file, _, name), (_, calls, own, _, _) in rows:
        place = file.rsplit("/", 1)[-1].removesuffix(".py")
        print(f"  {own / total:5.0%}  {place}.{name}  {calls} calls")
