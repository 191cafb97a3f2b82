"""Hours of bad luck for the saved games, in minutes: `make torture`.

Kills the app at random moments, lets the power fail, damages files and texts, more often and with other
chances than the tests do. Stops at the first loss, with what is needed to see it again.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import nyhavn.storage.database
from tests.storage.fuzzing import GAMES, fuzz_files, fuzz_logs, fuzz_texts
from tests.storage.killing import torture
from tests.storage.playing import open_store
from tests.storage.power import Life, lost

LOG_THAT_IS_SOON_LONG = 50_000
MEMORY = Path("/dev/shm")


def main() -> None:
    """Do everything as often as the command line says."""
    parser = argparse.ArgumentParser(prog="make torture", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=500, help="how often the app is killed")
    parser.add_argument("--power", type=int, default=20, help="games with some 250 power failures each")
    parser.add_argument("--files", type=int, default=3000, help="damaged files, and a third as many logs")
    parser.add_argument("--texts", type=int, default=10000, help="spoilt texts to be imported")
    parser.add_argument("--seed", type=int, help="the chances of an earlier run")
    parser.add_argument("--folder", type=Path, help="on which disk the app is killed")
    options = parser.parse_args()
    seed = random.randrange(1000) if options.seed is None else options.seed
    print(f"--seed {seed}", flush=True)
    nyhavn.storage.database.LONG_LOG = LOG_THAT_IS_SOON_LONG
    with TemporaryDirectory(dir=options.folder, prefix="nyhavn-torture-") as name:
        _kill(Path(name), options.kills, seed)
    # The rest does not depend on the disk, and would only wear it.
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None, prefix="nyhavn-torture-") as name:
        folder = Path(name)
        _fail(folder, options.power, seed)
        _damage(folder, options.files, seed)
        _spoil(folder, options.texts, seed)


def _said(what: str, since: float) -> None:
    print(f"{what} ({time.monotonic() - since:.0f} s)", flush=True)


def _kill(folder: Path, kills: int, seed: int) -> None:
    since = time.monotonic()
    tally = torture(folder / "killed", kills, seed)
    _said(
        f"{tally.kills} kills, {tally.safe} steps acknowledged, none lost; "
        f"{tally.in_flight} steps were in the file before they were acknowledged; {tally.games} games",
        since,
    )


def _fail(folder: Path, games: int, seed: int) -> None:
    since, crashes = time.monotonic(), 0
    for number in range(games):
        life = Life(folder / f"power-{number}", seed * 1000 + number)
        life.folder.mkdir()
        life.play()
        assert lost(life) == 0, f"lost in game {number}"
        crashes += len(life.crashes)
    _said(f"{crashes} power failures, nothing acknowledged lost", since)


def _damage(folder: Path, files: int, seed: int) -> None:
    since = time.monotonic()
    logs = files // 3
    whole = fuzz_files(folder, files, 1000 + seed)
    _said(f"{files} damaged files, {whole / files / len(GAMES):.0%} of the games in them whole", since)
    since = time.monotonic()
    whole = fuzz_logs(folder, logs, 1000 + seed)
    _said(f"{logs} damaged logs, {whole / max(logs, 1) / len(GAMES):.0%} of the games in them whole", since)


def _spoil(folder: Path, texts: int, seed: int) -> None:
    since = time.monotonic()
    store = open_store(folder / "texts")
    taken = fuzz_texts(store, texts, 1000 + seed)
    store.close()
    _said(
        f"{texts} spoilt texts, {taken} of them still right and taken in whole, the others not at all", since
    )


if __name__ == "__main__":
    main()
