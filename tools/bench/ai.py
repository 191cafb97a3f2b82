"""How fast the opponents think, how fast they stop, and what a second of thinking is worth."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from statistics import median

from nyhavn.ai.levels import LEVELS
from nyhavn.ai.think import plan_turn
from nyhavn.engine.state import State, apply_move, new_game
from nyhavn.engine.view import player_view
from tools.league.games import Pairing, fixtures, play_fixture

PICTURE = Path("build/bench/strength.svg")
POSITIONS = 12
TIMES = (25, 100, 400)
"""Milliseconds a turn at which the strongest level plays the one below."""
GAMES = 12
WIDTH, HEIGHT, EDGE = 480, 300, 50


def _positions() -> list[State]:
    """Positions from all over games between architects."""
    found = []
    for seed in range(2):
        state = new_game(2, seed)
        while not state.over:
            found.append(state)
            plan = plan_turn(player_view(state, state.current), "architect", seed)
            assert plan is not None
            for move in plan.moves:
                state, _ = apply_move(state, move)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def _speed(states: list[State]) -> float:
    """Simulations a second of the strongest level."""
    simulations = 0
    before = time.thread_time()
    for state in states:
        plan = plan_turn(player_view(state, state.current), LEVELS[-1], 1, milliseconds=400)
        assert plan is not None
        simulations += plan.simulations
    return simulations / (time.thread_time() - before)


def _time_to_stop(state: State) -> float:
    """Seconds from the wish to stop until the thinking thread has ended."""
    stopping = threading.Event()
    view = player_view(state, state.current)
    thread = threading.Thread(
        target=plan_turn, args=(view, LEVELS[-1], 1), kwargs={"milliseconds": 5000, "stop": stopping.is_set}
    )
    thread.start()
    time.sleep(0.05)
    before = time.perf_counter()
    stopping.set()
    thread.join()
    return time.perf_counter() - before


def _strength() -> list[tuple[int, float]]:
    """Win rates of the strongest level against the one below, by milliseconds a turn."""
    found = []
    for milliseconds in TIMES:
        pairing = Pairing(f"{LEVELS[-1]}@{milliseconds}", LEVELS[-2])
        won = [play_fixture(fixture).won for fixture in fixtures(pairing, GAMES)]
        found.append((milliseconds, sum(won) / len(won)))
    return found


def _picture(points: list[tuple[int, float]]) -> str:
    step = (WIDTH - 2 * EDGE) / max(1, len(points) - 1)
    placed = [
        (EDGE + step * number, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * rate, milliseconds, rate)
        for number, (milliseconds, rate) in enumerate(points)
    ]
    path = " ".join(f"{x:.0f},{y:.0f}" for x, y, _, _ in placed)
    marks = "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="5" fill="#b5482f"/>'
        f'<text x="{x:.0f}" y="{y - 12:.0f}" text-anchor="middle">{100 * rate:.0f} %</text>'
        f'<text x="{x:.0f}" y="{HEIGHT - EDGE + 22}" text-anchor="middle">{milliseconds} ms</text>'
        for x, y, milliseconds, rate in placed
    )
    half = HEIGHT / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="13"><rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
        f'<line x1="{EDGE}" y1="{half}" x2="{WIDTH - EDGE}" y2="{half}" stroke="#c9d3dc"/>'
        f'<polyline points="{path}" fill="none" stroke="#1f2d3d" stroke-width="2"/>{marks}</svg>\n'
    )


def run() -> None:
    """Measure and print; the picture of strength by time goes to the build folder."""
    states = _positions()
    print(f"AI: {_speed(states):,.0f} simulations a second")
    stops = sorted(_time_to_stop(state) for state in states)
    print(f"AI: stopped within {1000 * median(stops):.1f} ms, {1000 * stops[-1]:.1f} ms at most")
    points = _strength()
    for milliseconds, rate in points:
        print(f"AI: {LEVELS[-1]} at {milliseconds} ms a turn wins {100 * rate:.0f} % against {LEVELS[-2]}")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(_picture(points), encoding="utf-8")
    print(f"AI: strength by time is drawn in {PICTURE}")
