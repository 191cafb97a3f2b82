"""How quickly each screen opens, first and then again, and what is done ahead for that."""

from __future__ import annotations

from typing import Any

from tools.bench.openings_probe import FROM_HOME
from tools.bench.table import probe

MOVING_HZ = 60
"""Frames a second while something is made, if nothing else wants the core."""
MOST = 1.5
"""How much longer than the second opening the first may take."""
SIZES = ("412x915", "1280x800")


def run() -> None:
    """Print the openings at the size of a phone and of a tablet, then each straight from Home."""
    for size in SIZES:
        figures = probe("tools.bench.openings_probe", size)
        waited = figures["waited"]
        print(f"openings at {size}, one core, after {waited:.0f} s on Home or more (ms until all is shown)")
        _print_openings(figures)
        made, most, late = figures["made_after"], figures["longest_slice"], figures["late_slices"]
        frames = figures["frames"]
        together = figures["together"]
        print(
            f"  made after {made:.1f} s, in {frames} frames ({frames / MOVING_HZ:.1f} s of an idle core) and"
            f" {together:.1f} s of processor time"
        )
        print(f"  in steps of at most {most:.1f} ms of processor time; over 8 ms: {late}")
        few, many = figures["rss_at_first"], figures["rss"]
        print(f"  memory at Home: {few:.0f} MB, with all screens made {many:.0f} MB")
        print("  each as the first screen that is opened:")
        for name in FROM_HOME:
            _print_openings(probe("tools.bench.openings_probe", size, name))


def _print_openings(figures: dict[str, Any]) -> None:
    for name, (first, second) in figures["openings"].items():
        ratio, work = first["wall"] / second["wall"], first["work"] / second["work"]
        print(
            f"  {name:27} first {first['wall']:6.0f}  second {second['wall']:6.0f}  x{ratio:.2f} (at most"
            f" x{MOST}); processor time {first['work']:5.0f} and {second['work']:5.0f}, x{work:.2f}",
            flush=True,
        )
