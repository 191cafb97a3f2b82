"""How quickly a puzzle is read and a try is checked."""

from __future__ import annotations

import time
from collections.abc import Callable

from nyhavn.engine.state import apply
from nyhavn.puzzles.model import BEST, FACADE, WIN, Facade, GamePuzzle
from nyhavn.puzzles.pack import PATH, Pack
from nyhavn.puzzles.tries import is_known_right, reached

FRAME = 1000 / 60
TIMES = 50


def run() -> None:
    """Print what the pack and its puzzles take."""
    began = time.perf_counter()
    pack = Pack(PATH.read_text(encoding="utf-8"))
    print(f"the pack, {len(pack.entries)} puzzles: {(time.perf_counter() - began) * 1000:.1f} ms")
    for kind in (FACADE, WIN, BEST):
        entries = pack.of_kind(kind)[:TIMES]
        began = time.perf_counter()
        puzzles = [entry.puzzle() for entry in entries]
        each = (time.perf_counter() - began) * 1000 / len(entries)
        longest = max(_milliseconds(_check(puzzle)) for puzzle in puzzles)
        print(
            f"{kind:7} read {each:5.1f} ms, a try checked in {longest:5.2f} ms at most (a frame: {FRAME:.1f})"
        )


def _check(puzzle: Facade | GamePuzzle) -> Callable[[], object]:
    state = puzzle.position()
    for action in puzzle.solution:
        state, _ = apply(state, action)
    if isinstance(puzzle, Facade):
        return lambda: reached(puzzle, state)
    return lambda: is_known_right(puzzle, puzzle.solution, state)


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return (time.thread_time() - began) * 1000
