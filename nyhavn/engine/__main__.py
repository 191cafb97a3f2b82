"""``python -m nyhavn.engine`` speaks the engine protocol; ``... perft`` counts action sequences."""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import signal
import sys
import time
from collections.abc import Callable

from nyhavn.engine.material import PLAYERS
from nyhavn.engine.perft import perft, perft_fast
from nyhavn.engine.protocol import Advisor, Session
from nyhavn.engine.serving import serve
from nyhavn.engine.state import new_game

ADVISOR = "nyhavn.ai.advisor"
"""By name, because the engine knows nothing of the AI: a program without it only lacks two commands."""


def find_advisor() -> Advisor | None:
    """The AI, if it is installed."""
    try:
        module = importlib.import_module(ADVISOR)
    except ModuleNotFoundError as error:
        if error.name is not None and ADVISOR.startswith(error.name):
            return None
        raise
    advisor: Advisor = module.ADVISOR
    return advisor


def run_perft(players: int, seed: int, depth: int) -> None:
    """Print the counts of both paths, with the time that each took."""
    start = new_game(players, seed)
    paths: dict[str, Callable[[], int]] = {
        "fast": lambda: perft_fast(list(start.flat), depth),
        "value": lambda: perft(start, depth),
    }
    for name, count in paths.items():
        before = time.perf_counter()
        total = count()
        print(f"{name:5} {total:12} sequences of {depth} actions, {time.perf_counter() - before:.2f} s")


def run_protocol() -> None:
    """Serve the protocol over standard input and output; either may be closed from the start."""
    if sys.stdout is None:
        raise BrokenPipeError
    if sys.stdin is not None:
        # A reader of its own, never closed: neither that nor sys.stdin's can be while a thread waits in it.
        lines = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115
        session = Session(find_advisor())
        # Thinking makes and drops tuples by the million, hardly any of them in a circle, and what is loaded
        # by now stays: looking through all of it again and again took a tenth of the time.
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        serve(lines, sys.stdout.buffer, session)


def main() -> int:
    """Run what the command line asks for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # it ends like any other program, without a traceback
    parser = argparse.ArgumentParser(prog="python -m nyhavn.engine", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    counting = commands.add_parser("perft", help="count action sequences")
    counting.add_argument("--players", type=int, choices=PLAYERS, default=2)
    counting.add_argument("--seed", type=int, default=1)
    counting.add_argument("--depth", type=int, choices=range(1, 7), default=3)
    options = parser.parse_args()
    try:
        if options.command == "perft":
            run_perft(options.players, options.seed, options.depth)
        else:
            run_protocol()
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # that nobody reads any more is no news
            print(f"{parser.prog}: {error}", file=sys.stderr)
        if sys.stdout is not None:
            # What is still to be written at the end goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
