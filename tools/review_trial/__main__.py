"""``python -m tools.compiled tools.review_trial``: what a review is worth.

Stopped and started at will: every game of a trial is a line in build/review_trial, with the mark of what
judged it, and depends on its number alone. A run goes on with what is missing, all trials in turns, and tells
at its end what is known by then. ``--minutes`` ends it; ``--minutes 0`` only tells. Sizes are those that
docs/review.md speaks of, times ``--scale``.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tools.review_trial.report import Found, lines
from tools.review_trial.trials import RANKED, TRIALS, do_trial, trial_mark

FOLDER: Final = Path("build/review_trial")
SIZES: Final = {
    "luck at first sight": 400,
    "better draws at first sight": 100,
    "luck": 400,
    "better draws": 60,
    **{f"rank {level}": 40 for level in RANKED},
    "same positions": 40,
    "mistakes": 200,
}


def _read(path: Path) -> dict[str, dict[int, dict[str, object]]]:
    known: dict[str, dict[int, dict[str, object]]] = {name: {} for name in TRIALS}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                # Empty, or cut off when a run was ended.
                continue
            if entry["mark"] == trial_mark():
                known[entry["trial"]][entry["number"]] = entry["found"]
    return known


def main() -> int:
    """Do what is missing and tell how it stands."""
    parser = argparse.ArgumentParser(prog="python -m tools.review_trial", description=__doc__)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--only", default="", help="trials, with commas between them")
    options = parser.parse_args()
    path = FOLDER / "entries.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = _read(path)
    wanted = options.only.split(",") if options.only else list(TRIALS)
    # The one that is furthest behind comes next, so that all trials grow together.
    missing = sorted(
        (number / size, name, number)
        for name, size in SIZES.items()
        if name in wanted
        for number in range(round(size * options.scale))
        if number not in known[name]
    )
    if missing and options.minutes:
        end = time.monotonic() + 60 * options.minutes
        # What a search remembers is large and never in a circle: to look for that takes a sixth of its time.
        with (
            get_context("spawn").Pool(options.workers, initializer=gc.disable) as pool,
            path.open("a", encoding="utf-8") as file,
        ):
            for name, number, found in pool.imap_unordered(do_trial, [work[1:] for work in missing]):
                known[name][number] = found
                entry = {"mark": trial_mark(), "trial": name, "number": number, "found": found}
                file.write("\n" + json.dumps(entry))
                file.flush()
                if time.monotonic() >= end:
                    break
    found_by_now: Found = {name: list(entries.values()) for name, entries in known.items()}
    print(f"judged by {trial_mark()}")
    for line in lines(found_by_now):
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
