"""``make league``: everybody against everybody, over both cores; stop it and start it again at will.

Without arguments: all levels and baselines, 400 games a pairing for two players. ``--pairs`` picks single
pairings (``harbourmaster:greedy``), ``--players 4`` seats the second one three times. A name may fix the
milliseconds a turn (``harbourmaster@1000``) or the simulations a turn (``harbourmaster#800``), and a commit
whose code plays it (``harbourmaster@200~bb0a686``).
"""

from __future__ import annotations

import argparse
import gc
import sys
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

from tools.league.entrants import NAMES, entrant
from tools.league.games import Pairing, code_version, fixtures, play_fixture
from tools.league.ledger import Ledger
from tools.league.names import Name
from tools.league.report import markdown, svg

FOLDER = Path("build/league")


def _pairings(options: argparse.Namespace) -> list[Pairing]:
    if options.pairs:
        named = [pair.split(":") for pair in options.pairs.split(",")]
        if any(len(pair) != 2 for pair in named):
            raise ValueError("a pair is two names with a colon between them")
        found = [Pairing(one, others, options.players) for one, others in named]
    else:
        names = options.names.split(",")
        found = [Pairing(one, others, options.players) for others, one in combinations(names, 2)]
    for pairing in found:
        entrant(pairing.one)
        entrant(pairing.others)
    return found


def main() -> int:
    """Play what is missing and tell how it stands."""
    parser = argparse.ArgumentParser(prog="python -m tools.league", description=__doc__)
    parser.add_argument("--names", default=",".join(NAMES), help="who plays, weakest first")
    parser.add_argument("--pairs", default="", help="only these pairings")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=400, help="games a pairing, at least")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where results are kept")
    options = parser.parse_args()
    try:
        pairings = _pairings(options)
    except ValueError as error:
        parser.error(str(error))
    ledger = Ledger(options.folder / "results.jsonl", code_version())
    wanted = [fixture for pairing in pairings for fixture in fixtures(pairing, options.games)]
    missing = ledger.missing(wanted)
    print(f"{len(wanted)} games, {len(wanted) - len(missing)} of them played before", flush=True)
    # What a search remembers is large and never in a circle: to look for that takes a sixth of its time.
    with get_context("spawn").Pool(options.workers, initializer=gc.disable) as pool:
        try:
            for number, result in enumerate(pool.imap_unordered(play_fixture, missing), 1):
                ledger.add(result)
                if number % 50 == 0:
                    print(f"{number} of {len(missing)}", flush=True)
        except KeyboardInterrupt:
            print("stopped; the next run goes on from here")
    results = sorted(
        ledger.results.values(),
        key=lambda result: (result.players, _place(result.one), _place(result.others)),
    )
    (options.folder / "table.md").write_text(markdown(results), encoding="utf-8")
    (options.folder / "table.svg").write_text(svg(results), encoding="utf-8")
    print(markdown(results))
    print(f"also in {options.folder}: table.md, table.svg")
    return 0


def _place(name: str) -> tuple[int, str]:
    return NAMES.index(Name.of(name).level), name


if __name__ == "__main__":
    sys.exit(main())
