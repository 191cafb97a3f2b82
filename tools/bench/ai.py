"""How fast the opponents think, how fast they stop, and what a second of thinking is worth."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from statistics import median

from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import plan_turn
from nyhavn.engine.state import State, apply_move, new_game
from nyhavn.engine.view import player_view
from tools.bench.table import probe, quantile
from tools.league.__main__ import FOLDER
from tools.league.games import Pairing, code_version, fixtures, play_fixture
from tools.league.ledger import Ledger
from tools.league.standings import Score, scores

PICTURE = Path("build/bench/strength.svg")
POSITIONS = 12
TIMES = (16, 63, 250)
"""Milliseconds a turn at which the strongest level plays the one below."""
GAMES = 12
WIDTH, HEIGHT, EDGE = 480, 300, 56


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


def _strength() -> list[tuple[int, Score]]:
    """How the strongest level does against the one below, by milliseconds a turn.

    What the league has played counts; it is asked for a few games where it has not.
    """
    ledger = Ledger(FOLDER / "results.jsonl", code_version())
    found = []
    for milliseconds in TIMES:
        pairing = Pairing(f"{LEVELS[-1]}@{milliseconds}", LEVELS[-2])
        for fixture in ledger.missing(fixtures(pairing, GAMES)):
            ledger.add(play_fixture(fixture))
        played = (result for result in ledger.results.values() if result.pairing == pairing)
        found += [(milliseconds, score) for score in scores(played)]
    return found


def _picture(points: list[tuple[int, Score]]) -> str:
    """Win rates and their intervals; every time is four times the one before."""
    step = (WIDTH - 2 * EDGE) / max(1, len(points) - 1)

    def height(rate: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * rate

    placed = [(EDGE + step * number, *point) for number, point in enumerate(points)]
    path = " ".join(f"{x:.0f},{height(score.rate):.0f}" for x, _, score in placed)
    marks = "".join(
        f'<line x1="{x:.0f}" y1="{height(score.interval[0]):.0f}" '
        f'x2="{x:.0f}" y2="{height(score.interval[1]):.0f}" stroke="#b5482f" stroke-width="2"/>'
        f'<circle cx="{x:.0f}" cy="{height(score.rate):.0f}" r="5" fill="#b5482f"/>'
        f'<text x="{x + 10:.0f}" y="{height(score.rate) + 18:.0f}">{100 * score.rate:.0f} %</text>'
        f'<text x="{x:.0f}" y="{HEIGHT - EDGE + 22}" text-anchor="middle">{milliseconds} ms</text>'
        for x, milliseconds, score in placed
    )
    lines = "".join(
        f'<line x1="{EDGE}" y1="{height(rate):.0f}" x2="{WIDTH - EDGE}" y2="{height(rate):.0f}" '
        f'stroke="#c9d3dc"/><text x="{EDGE - 8}" y="{height(rate) + 4:.0f}" text-anchor="end">'
        f"{100 * rate:.0f} %</text>"
        for rate in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="13"><rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
        f'<text x="{EDGE}" y="24">{LEVELS[-1]} against {LEVELS[-2]}: games won by time a turn</text>'
        f'{lines}<polyline points="{path}" fill="none" stroke="#1f2d3d" stroke-width="2"/>{marks}</svg>\n'
    )


def _frames() -> None:
    """How long a frame of the table takes with and without an opponent thinking, in one run."""
    figures = probe("tools.bench.ai_probe")
    for share, name in ((0.5, "median"), (0.99, "p99")):
        alone, beside = quantile(figures["alone"], share), quantile(figures["beside"], share)
        print(
            f"AI: {name} of a frame {alone:.1f} ms, {beside:.1f} ms beside a thinking opponent, "
            f"x{beside / alone:.2f}"
        )


def run() -> None:
    """Measure and print; the picture of strength by time goes to the build folder."""
    states = _positions()
    print(f"AI: {_speed(states):,.0f} simulations a second")
    stops = sorted(_time_to_stop(state) for state in states)
    print(f"AI: stopped within {1000 * median(stops):.1f} ms, {1000 * stops[-1]:.1f} ms at most")
    _frames()
    points = _strength()
    for milliseconds, score in points:
        print(
            f"AI: {LEVELS[-1]} at {milliseconds} ms a turn wins {100 * score.rate:.0f} % "
            f"of {score.games} games against {LEVELS[-2]}"
        )
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(_picture(points), encoding="utf-8")
    print(f"AI: strength by time is drawn in {PICTURE}")
