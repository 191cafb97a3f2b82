"""Hours of bad luck for the saved games, in minutes: `make torture`.

Kills the app at random moments, lets the power fail, damages files, logs, rows and texts, and takes the log
and the folder away under a running game: more often and with other chances than the tests do. Stops at the
first loss, with what is needed to see it again.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import nyhavn.storage.database
from tests.storage.crafting import fuzz_rows
from tests.storage.fuzzing import GAMES, fuzz_files, fuzz_logs, fuzz_texts
from tests.storage.import_beside import torture_imports
from tests.storage.killing import torture
from tests.storage.playing import open_store
from tests.storage.power import Life, lost
from tests.storage.tampering import torment
from tests.storage.vanishing import vanish
from tests.storage.worth import measure

LOG_THAT_IS_SOON_LONG = 50_000
MEMORY = Path("/dev/shm")


def _kill(folder: Path, kills: int, seed: int) -> str:
    tally = torture(folder / "killed", kills, seed)
    return (
        f"{tally.kills} kills, {tally.safe} steps acknowledged, none lost; "
        f"{tally.in_flight} steps were in the file before they were acknowledged; {tally.games} games"
    )


def _fail(folder: Path, games: int, seed: int) -> str:
    crashes = 0
    for number in range(games):
        life = Life(folder / f"power-{number}", seed * 1000 + number)
        life.folder.mkdir()
        life.play()
        assert lost(life) == 0, f"lost in game {number}"
        crashes += len(life.crashes)
    return f"{crashes} power failures, nothing acknowledged lost"


def _damage(folder: Path, files: int, seed: int) -> str:
    whole = fuzz_files(folder, files, 1000 + seed)
    return f"{files} damaged files, {whole / files / len(GAMES):.0%} of the games in them whole"


def _damage_logs(folder: Path, logs: int, seed: int) -> str:
    whole = fuzz_logs(folder, logs, 1000 + seed)
    return f"{logs} damaged logs, {whole / logs / len(GAMES):.0%} of the games in them whole"


def _craft(folder: Path, number: int, seed: int) -> str:
    return f"{fuzz_rows(folder, number, 1000 + seed)} files with crafted rows, all of them opened and used"


def _tamper(folder: Path, games: int, seed: int) -> str:
    times = torment(folder, games, 1000 + seed)
    return f"{games} games under which the log was tampered with {times} times, no step lost"


def _vanish(folder: Path, games: int, seed: int) -> str:
    times = vanish(folder, games, 1000 + seed)
    return f"{games} games under which folder, file or link vanished {times} times, none of the games lost"


def _spoil(folder: Path, texts: int, seed: int) -> str:
    store = open_store(folder / "texts")
    taken = fuzz_texts(store, texts, 1000 + seed)
    store.close()
    return f"{texts} spoilt texts, {taken} of them still right and taken in whole, the others not at all"


def _measure(folder: Path, number: int, seed: int) -> str:
    lines = [f"what of recovery brings back how many steps, {number} files each:"]
    for case, kept in measure(folder, number, 1000 + seed).items():
        lines += [f"  {case}", *(f"    {way:32} {part:6.1%}" for way, part in kept.items())]
    return "\n".join(lines)


class Attack(NamedTuple):
    """One kind of bad luck."""

    option: str
    times: int
    help: str
    run: Callable[[Path, int, int], str]
    """Does it so often, with a seed, in a folder; says what it came to."""
    on_disk: bool = False
    """The others do not depend on the disk, and would only wear it."""


ATTACKS = (
    Attack("kills", 500, "how often the app is killed", _kill, on_disk=True),
    Attack("power", 20, "games with some 250 power failures each", _fail),
    Attack("files", 3000, "damaged files", _damage),
    Attack("logs", 1000, "damaged logs", _damage_logs),
    Attack("rows", 1000, "files with rows that nobody of ours would write", _craft),
    Attack("tampered", 300, "games whose log is taken away, replaced or emptied", _tamper),
    Attack("vanished", 200, "games whose folder, file or link vanishes", _vanish),
    Attack("imports", 40, "kills of an import beside a game in progress", torture_imports, on_disk=True),
    Attack("texts", 10000, "spoilt texts to be imported", _spoil),
    Attack("worth", 100, "damaged files for each way to recover them", _measure),
)


def main() -> None:
    """Do everything as often as the command line says."""
    parser = argparse.ArgumentParser(prog="make torture", description=(__doc__ or "").splitlines()[0])
    for attack in ATTACKS:
        parser.add_argument(f"--{attack.option}", type=int, default=attack.times, help=attack.help)
    parser.add_argument("--seed", type=int, help="the chances of an earlier run")
    parser.add_argument("--folder", type=Path, help="on which disk the app is killed")
    options = parser.parse_args()
    seed = random.randrange(1000) if options.seed is None else options.seed
    print(f"--seed {seed}", flush=True)
    nyhavn.storage.database.LONG_LOG = LOG_THAT_IS_SOON_LONG
    for attack in ATTACKS:
        times = getattr(options, attack.option)
        memory = MEMORY if MEMORY.is_dir() else None
        place = options.folder if attack.on_disk else memory
        with TemporaryDirectory(dir=place, prefix="nyhavn-torture-") as name:
            since = time.monotonic()
            if times > 0:
                print(f"{attack.run(Path(name), times, seed)} ({time.monotonic() - since:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
