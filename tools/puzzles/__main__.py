"""``python -m tools.puzzles``: make the puzzles from nothing, or go on where it was left.

Equal sources make equal puzzles, with any number of workers. What was found lies in build/puzzles; the pack
is written at the end. ``--pack`` writes it at once from what there is; ``--check`` writes nothing and says
whether the pack is what would be written; ``--verify`` looks at all best turns of the pack again, after the
opponents have learned something new, and says which ones no longer hold.
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Final

from nyhavn.puzzles.model import BEST, PUZZLE_KINDS
from nyhavn.puzzles.pack import Pack
from tools.puzzles.best_turns import holds
from tools.puzzles.finding import FINDERS
from tools.puzzles.journal import Journal, folder_of_now
from tools.puzzles.packing import PACK, make_pack

WANTED: Final = {"facades1": 120, "facades2": 285, "facades3": 40, "wins": 150, "best": 132}
"""More than the pack has to have: some are alike, and the shortest games are chosen."""
FIRST_SEEDS: Final = {
    "facades1": 510_000,
    "facades2": 520_000,
    "facades3": 530_000,
    "wins": 400_000,
    "best": 300_000,
}


def _verify(pool: Pool) -> int:
    entries = Pack(PACK.read_text(encoding="utf-8")).of_kind(BEST)
    looks = pool.map(holds, [entry.puzzle().position() for entry in entries], chunksize=1)
    gone = [entry.name for entry, look in zip(entries, looks, strict=True) if look is None]
    print(f"{len(entries) - len(gone)} of {len(entries)} best turns hold; no longer: {' '.join(gone) or '-'}")
    return int(bool(gone))


def _is_what_lies_there(text: str) -> bool:
    same = PACK.read_text(encoding="utf-8") == text
    print("the pack is what these sources make" if same else "these sources make another pack")
    return same


def main() -> int:
    """Make what is missing, then the pack."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--pack", action="store_true", help="find nothing more")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--verify", action="store_true", help="look at the best turns again")
    options = parser.parse_args()
    with get_context("spawn").Pool(options.workers) as pool:
        if options.verify:
            return _verify(pool)
        folder = folder_of_now()
        journals = {name: Journal(name, FIRST_SEEDS[name], WANTED[name], folder) for name in FINDERS}
        if not options.pack:
            for name, journal in journals.items():
                journal.go_on(FINDERS[name], pool, options.workers)
    found = {name: journal.found for name, journal in journals.items()}
    text = make_pack(
        [*found["facades1"], *found["facades2"], *found["facades3"]], found["wins"], found["best"]
    )
    pack = Pack(text)
    print(", ".join(f"{len(pack.of_kind(kind))} {kind}" for kind in PUZZLE_KINDS))
    if options.check:
        return int(not _is_what_lies_there(text))
    PACK.parent.mkdir(parents=True, exist_ok=True)
    PACK.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
