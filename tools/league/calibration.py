"""``python -m tools.league.calibration``: does the chance to win that the search reports mean what it says?

The strongest level plays itself, 2 to 4 players, on fresh deals. Before every turn its chance is noted, after
the game whether it won. Predicted and observed are compared by tenths, for tables of each size; a run can be
stopped and goes on. ``--picture`` draws the reliability diagram.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from nyhavn.ai.features import STAGES, stage
from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import plan_turn
from nyhavn.engine.layout import CURRENT, STACK, TURN, WINNERS, Decision
from nyhavn.engine.state import State, new_game
from nyhavn.engine.turns import play
from nyhavn.engine.view import player_view
from tools.league.games import code_version

RESULTS: Final = Path("build/league/calibration.jsonl")
PICTURE: Final = Path("docs/calibration.svg")
FIRST_DEAL: Final = 8_200_000
"""What the chances were corrected by was found on other deals, below."""
SIMULATIONS: Final = 60
TENTHS: Final = 10
PATIENT: Final = 600_000
Sample = tuple[int, int, int, float, float]
"""The game, its players, its stage, the chance predicted, and the share of the victory."""
PARTS: Final = (("early", 9, STAGES), ("middle", 6, 8), ("late", 0, 5))
"""Parts of a game, by its stages."""


def play_game(number: int) -> list[Sample]:
    """The chances of a game, each with what came of it."""
    players = 2 + number % 3
    deal = FIRST_DEAL + number
    flat = list(new_game(players, deal).flat)
    told: list[tuple[int, int, float]] = []
    while flat[STACK] != Decision.OVER:
        seat = flat[CURRENT]
        view = player_view(State(tuple(flat)), seat)
        plan = plan_turn(
            view, LEVELS[-1], deal * 1000 + flat[TURN], milliseconds=PATIENT, simulations=SIMULATIONS
        )
        assert plan is not None, "nobody stops it"
        if plan.chance is not None:
            told.append((seat, stage(flat), plan.chance))
        for move in plan.moves:
            play(flat, move)
    winners = flat[WINNERS]
    share = 1.0 / winners.bit_count()
    return [(number, players, now, chance, share * (winners >> seat & 1)) for seat, now, chance in told]


@dataclass(frozen=True, slots=True)
class Tenth:
    """Positions whose chances lie in one tenth."""

    positions: int
    games: int
    predicted: float
    observed: float
    error: float
    """The standard error of the difference: positions of one game share its result, and err together."""


def _tenth(part: Sequence[Sample]) -> Tenth:
    count = len(part)
    predicted = sum(sample[3] for sample in part) / count
    observed = sum(sample[4] for sample in part) / count
    off: dict[int, float] = {}
    for game, _, _, chance, won in part:
        off[game] = off.get(game, 0.0) + won - chance - observed + predicted
    spread = sum(each * each for each in off.values())
    return Tenth(count, len(off), predicted, observed, sqrt(spread) / count)


def tenths(samples: Sequence[Sample]) -> list[Tenth]:
    """Predicted and observed, by tenths of the chance predicted; those without a position are left out."""
    found: list[list[Sample]] = [[] for _ in range(TENTHS)]
    for sample in samples:
        found[min(TENTHS - 1, int(sample[3] * TENTHS))].append(sample)
    return [_tenth(part) for part in found if part]


def brier(samples: Sequence[Sample]) -> float:
    """The mean squared error of the chances."""
    return sum((chance - won) ** 2 for *_, chance, won in samples) / len(samples)


def fit(samples: Sequence[Sample]) -> tuple[float, float]:
    """Slope and shift of the log odds that explain the results best (logistic regression)."""
    slope, shift = 1.0, 0.0
    for _ in range(20):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for *_, chance, won in samples:
            odds = log_odds(chance)
            said = 1 / (1 + exp(-slope * odds - shift))
            error, spread = won - said, said * (1 - said)
            g0, g1 = g0 + error, g1 + error * odds
            h00, h01, h11 = h00 + spread, h01 + spread * odds, h11 + spread * odds * odds
        whole = h00 * h11 - h01 * h01
        if whole < 1e-9:
            break
        shift += (h11 * g0 - h01 * g1) / whole
        slope += (h00 * g1 - h01 * g0) / whole
    return slope, shift


def log_odds(chance: float) -> float:
    """Of a chance, which is not taken for certain."""
    kept = min(0.995, max(0.005, chance))
    return log(kept / (1 - kept))


def report(samples: Sequence[Sample]) -> str:
    """Tables in Markdown."""
    lines = [
        "| positions of | predicted | observed | difference | positions | games |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, part in _parts(samples):
        for tenth in tenths(part):
            off = 100 * (tenth.observed - tenth.predicted)
            lines.append(
                f"| {name} | {100 * tenth.predicted:.1f} % | {100 * tenth.observed:.1f} % "
                f"| {off:+.1f} ± {196 * tenth.error:.1f} | {tenth.positions} | {tenth.games} |"
            )
    lines += ["", "| positions of | positions | Brier score | slope | shift |", "|---|---:|---:|---:|---:|"]
    for name, part in _parts(samples):
        slope, shift = fit(part)
        lines.append(f"| {name} | {len(part)} | {brier(part):.4f} | {slope:.3f} | {shift:+.3f} |")
    return "\n".join(lines) + "\n"


def _parts(samples: Sequence[Sample]) -> Iterator[tuple[str, list[Sample]]]:
    """All positions, those of each number of players, and those of each part of a game."""
    parts = [("all", list(samples))]
    for players in (2, 3, 4):
        parts.append((f"{players} players", [sample for sample in samples if sample[1] == players]))
    for name, first, last in PARTS:
        parts.append((name, [sample for sample in samples if first <= sample[2] <= last]))
    yield from (part for part in parts if part[1])


def picture(samples: Sequence[Sample]) -> str:
    """The reliability diagram: the nearer the dots are to the line, the better."""
    size, edge = 320, 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} {size + 2 * edge}" '
        f'font-family="sans-serif" font-size="12">',
        f'<rect width="{size + 2 * edge}" height="{size + 2 * edge}" fill="#ffffff"/>',
        f'<line x1="{edge}" y1="{edge + size}" x2="{edge + size}" y2="{edge}" stroke="#c9d3dc"/>',
    ]
    for step in range(0, 101, 20):
        place = edge + size * step / 100
        parts.append(f'<text x="{place}" y="{size + edge + 18}" text-anchor="middle">{step} %</text>')
        parts.append(
            f'<text x="{edge - 6}" y="{2 * edge + size - place + 4}" text-anchor="end">{step} %</text>'
        )
    for tenth in tenths(samples):
        x, y = edge + size * tenth.predicted, edge + size * (1 - tenth.observed)
        reach = 1.96 * tenth.error * size
        parts.append(
            f'<line x1="{x:.1f}" y1="{y - reach:.1f}" x2="{x:.1f}" y2="{y + reach:.1f}" stroke="#b5482f"/>'
        )
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#b5482f"/>')
    middle = edge + size / 2
    parts.append(f'<text x="{middle}" y="{size + edge + 36}" text-anchor="middle">predicted</text>')
    parts.append(f'<text x="{edge}" y="{edge - 14}">observed</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    """Play what is missing, and tell how far the chances can be trusted."""
    parser = argparse.ArgumentParser(prog="python -m tools.league.calibration", description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE}")
    options = parser.parse_args()
    code = code_version()
    known: dict[int, list[Sample]] = {}
    if options.results.exists():
        for line in options.results.read_text(encoding="utf-8").splitlines():
            kept = json.loads(line)
            if kept["code"] == code:
                known[kept["game"]] = [(s[0], s[1], s[2], s[3], s[4]) for s in kept["samples"]]
    have = sum(map(len, known.values()))
    options.results.parent.mkdir(parents=True, exist_ok=True)
    if have < options.positions:
        # What a search remembers is large and never in a circle: to look for that takes a sixth of its time.
        with (
            get_context("spawn").Pool(options.workers, initializer=gc.disable) as pool,
            options.results.open("a") as file,
        ):
            games = (number for number in range(1_000_000) if number not in known)
            chunk = [next(games) for _ in range(options.workers * 2)]
            while chunk and have < options.positions:
                for number, samples in zip(chunk, pool.map(play_game, chunk, chunksize=1), strict=True):
                    known[number] = samples
                    have += len(samples)
                    file.write(json.dumps({"code": code, "game": number, "samples": samples}) + "\n")
                file.flush()
                chunk = [next(games) for _ in range(options.workers * 2)]
    every = [sample for number in sorted(known) for sample in known[number]]
    print(report(every))
    if options.picture:
        PICTURE.write_text(picture(every), encoding="utf-8")


if __name__ == "__main__":
    main()
