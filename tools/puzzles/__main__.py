"""``python -m tools.puzzles``: make the puzzles from nothing, or go on where it was left.

Equal sources make equal puzzles. What was found lies in build/puzzles; the pack is written at the end, or
with ``--pack`` at once from what there is. ``--verify`` looks at all best turns of the pack again, after the
opponents have learned something new, and says which ones no longer hold.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from nyhavn.engine.actions import Action, action_of
from nyhavn.puzzles.model import BEST, WIN, Facade, GamePuzzle
from nyhavn.puzzles.pack import load_pack
from nyhavn.puzzles.text import puzzle_to_text
from tools.puzzles.best_turns import best_turns, holds
from tools.puzzles.facades import facades
from tools.puzzles.journal import Journal
from tools.puzzles.packing import PACK, make_pack
from tools.puzzles.wins import wins

WANTED = {"facades1": 130, "facades2": 300, "facades3": 40, "wins": 150, "best": 130}
"""More than the pack has to have: some are alike, and the shortest games are chosen."""
FIRST_SEEDS = {
    "facades1": 510_000,
    "facades2": 520_000,
    "facades3": 530_000,
    "wins": 400_000,
    "best": 300_000,
}


def _actions(moves: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(action_of(move) for move in moves)


def _facades(builds: int) -> Callable[[int], Iterator[str]]:
    def find(seed: int) -> Iterator[str]:
        for start, measure, solution in facades(seed, builds):
            moves, ways = _actions(solution.moves), len(solution.ways)
            # The solver's work stands in the place of the rating until the pack is made.
            yield puzzle_to_text(
                Facade("f", solution.looked_at, (), moves, ways, start, measure, solution.best, builds)
            )

    return find


def _wins(seed: int) -> Iterator[str]:
    for record, solution in wins(seed):
        moves, ways = _actions(solution.moves), len(solution.ways)
        yield puzzle_to_text(GamePuzzle("w", solution.looked_at, (), moves, WIN, record, ways))


def _best(seed: int) -> Iterator[str]:
    for record, moves, chance, second in best_turns(seed):
        yield puzzle_to_text(GamePuzzle("b", 0, (), _actions(moves), BEST, record, 0, chance, second))


def _verify() -> int:
    entries = load_pack(PACK).of_kind(BEST)
    gone = [entry.name for entry in entries if holds(entry.puzzle().position()) is None]
    print(f"{len(entries) - len(gone)} of {len(entries)} best turns hold; no longer: {' '.join(gone) or '-'}")
    return int(bool(gone))


def main(arguments: list[str]) -> int:
    """Make what is missing, then the pack."""
    if "--verify" in arguments:
        return _verify()
    finders: dict[str, Callable[[int], Iterator[str]]] = {
        **{f"facades{builds}": _facades(builds) for builds in (1, 2, 3)},
        "wins": _wins,
        "best": _best,
    }
    journals = {name: Journal(name) for name in finders}
    if "--pack" not in arguments:
        for name, find in finders.items():
            journals[name].go_on(WANTED[name], FIRST_SEEDS[name], find)
    found = {name: journal.found for name, journal in journals.items()}
    made = make_pack(
        [*found["facades1"], *found["facades2"], *found["facades3"]], found["wins"], found["best"]
    )
    print(", ".join(f"{count} {kind}" for kind, count in made.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
