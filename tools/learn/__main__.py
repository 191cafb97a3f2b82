"""``make learn``: learn the evaluation's weights from nothing; stop it and start it again at will.

The same number of games and the same seed give the same weights, with any number of workers, in the compiled
form (``python -m tools.compiled tools.learn``) and in the plain one. A round of games is played while the
round before it is learned from, so that nobody waits. More games go on from where fewer have led. ``--write``
puts the result into nyhavn/ai/weights.py.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tools.learn.course import GAMES_A_ROUND, Course
from tools.learn.publish import commit, write_curve, write_weights
from tools.learn.rounds import learn

FOLDER = Path("build/learn")
BAR = 30


def _show(course: Course, games: int, began: float, first: int) -> None:
    done = course.games / games
    speed = (course.games - first) / max(1e-9, time.monotonic() - began)
    left = (games - course.games) / max(1e-9, speed)
    bar = "#" * int(BAR * done)
    line = (
        f"[{bar:<{BAR}}] {course.games:,} of {games:,} games, error {course.curve[-1].error:.4f}, "
        f"{speed:.0f} games/s, {left / 60:.0f} min left"
    )
    if sys.stderr.isatty():
        print("\r" + line, end="", file=sys.stderr, flush=True)
    elif course.rounds % 25 == 0 or done >= 1:
        print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Learn, and write what was learned if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description=__doc__)
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="processes that play; they change no weight")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the state is kept")
    parser.add_argument("--write", action="store_true", help="put the result into nyhavn/ai/weights.py")
    options = parser.parse_args()
    games = -(-options.games // GAMES_A_ROUND) * GAMES_A_ROUND
    path = options.folder / f"seed-{options.seed}.state"
    course = Course.load(path) if path.exists() else Course(options.seed, commit())
    first, began = course.games, time.monotonic()
    if first > games:
        parser.error(f"{first:,} games are learned from already; begin anew in another --folder for fewer")
    if first < games:
        try:
            for _ in learn(course, games, options.workers, path):
                _show(course, games, began, first)
        except KeyboardInterrupt:
            print("\nstopped; the next run goes on from where it was last saved", file=sys.stderr)
            return 1
        print(file=sys.stderr)
    write_curve(course, options.folder / "curve.tsv")
    if options.write:
        write_weights(course)
    return 0


if __name__ == "__main__":
    sys.exit(main())
