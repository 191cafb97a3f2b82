"""How quickly the table answers, drags, rests and starts, each beside a baseline of the same run."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Any

STARTS = 5
LONGEST_GO = 8.0
"""Milliseconds that anything may take the thread that draws."""
HEADLESS = {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "KIVY_NO_CONSOLELOG": "1"}


def run() -> None:
    """Print the table's figures."""
    figures = probe("tools.bench.table_probe", "figures")
    redraw = figures["redraw"]
    print("table, 4 players, 1280x800, software GL (ms of processor time; the ratio is to a plain redraw)")
    for name in ("redraw", "touch", "drag", "work"):
        half, most = quantile(figures[name], 0.5), quantile(figures[name], 0.99)
        ratio = half / quantile(redraw, 0.5)
        print(f"  {_TITLES[name]:34} p50 {half:6.1f}  p99 {most:6.1f}  x{ratio:.2f}")
    print(f"  at rest: {figures['idle_cpu'] * 100:.2f} % of a core, {figures['idle_frames']} frames in 5 s")
    _print_recolor(figures["recolor"])
    print(f"  memory at the table: {figures['rss']:.0f} MB")
    ours, bare = _starts()
    print(
        f"  start to first frame: {ours:.2f} s of processor time, bare KivyMD app {bare:.2f} s,"
        f" x{ours / bare:.2f} (at most x1.3)"
    )


def _print_recolor(changes: list[list[float]]) -> None:
    goes = [go for change in changes for go in change]
    many, together = statistics.median(map(len, changes)), statistics.median(map(sum, changes))
    late = sum(go > LONGEST_GO for go in goes)
    print(
        f"  change of colours at a hand-over: {many:.0f} goes, {together:.1f} ms of the thread together, the"
        f" longest {max(goes):.1f} ms; over {LONGEST_GO:.0f} ms: {late} of {len(goes)}"
    )


_TITLES = {
    "redraw": "redraw of the whole table",
    "touch": "from touch to changed screen",
    "drag": "frame while a tile is dragged",
    "work": "of that, work before drawing",
}


def quantile(values: list[float], share: float) -> float:
    """The value that this share of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def probe(module: str, *arguments: str) -> dict[str, Any]:
    """The figures that a module prints, run by itself in a window off the screen."""
    environment = {**os.environ, **HEADLESS}
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def _starts() -> tuple[float, float]:
    """Seconds of our start and of a bare app's, in turn; both compiled before, as an installed app is."""
    environment = {**os.environ, **HEADLESS}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with TemporaryDirectory(prefix="nyhavn-bench-") as folder:
        environment["PYTHONPYCACHEPREFIX"] = folder
        times = [(_start("app", environment), _start("bare", environment)) for _ in range(STARTS + 1)]
    ours, bare = zip(*times[1:], strict=True)
    return statistics.median(ours), statistics.median(bare)


def _start(what: str, environment: dict[str, str]) -> float:
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench.start_probe", what],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.splitlines()[-1])
