"""Making the pack: what counts is the order of the seeds, whoever looks at them and wherever it was ended."""

from __future__ import annotations

from multiprocessing.pool import ThreadPool
from pathlib import Path

import pytest

from nyhavn.puzzles.pack import load_pack
from tools.puzzles.__main__ import FIRST_SEEDS
from tools.puzzles.finding import FINDERS
from tools.puzzles.journal import Journal, folder_of_now
from tools.puzzles.packing import make_pack

FIRST, WANTED = 70, 9


def found_in(seed: int) -> list[str]:
    return [f"{seed}.{number}" for number in range(seed * 7 % 3)]


ALL = [text for seed in range(FIRST, FIRST + 9) for text in found_in(seed)]


def journal(folder: Path) -> Journal:
    return Journal("made", FIRST, WANTED, folder)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_any_number_of_workers_finds_the_same(workers: int, tmp_path: Path) -> None:
    with ThreadPool(workers) as pool:
        journal(tmp_path).go_on(found_in, pool, workers)
    assert journal(tmp_path).found == ALL
    assert len(ALL) >= WANTED > len(ALL[:-1])


def test_a_run_that_was_ended_goes_on_to_the_same(tmp_path: Path) -> None:
    def ends_at_four(seed: int) -> list[str]:
        if seed == FIRST + 4:
            raise InterruptedError
        return found_in(seed)

    with ThreadPool(3) as pool:
        with pytest.raises(InterruptedError):
            journal(tmp_path).go_on(ends_at_four, pool, 3)
        with (tmp_path / "made.jsonl").open("a", encoding="utf-8") as file:
            file.write('\n{"seed": 99, "fou')
        assert journal(tmp_path).found == [
            text for seed in range(FIRST, FIRST + 4) for text in found_in(seed)
        ]
        journal(tmp_path).go_on(found_in, pool, 3)
    assert journal(tmp_path).found == ALL


def test_seeds_that_are_done_are_not_looked_at_again(tmp_path: Path) -> None:
    with ThreadPool(2) as pool:
        journal(tmp_path).go_on(found_in, pool, 2)
        journal(tmp_path).go_on(lambda seed: [f"again {seed}"], pool, 2)
    assert journal(tmp_path).found == ALL


def test_what_other_sources_found_lies_elsewhere(tmp_path: Path) -> None:
    weights = tmp_path / "nyhavn" / "ai" / "weights.py"
    weights.parent.mkdir(parents=True)
    weights.write_text("old = 1\n", encoding="utf-8")
    before = folder_of_now(tmp_path)
    assert folder_of_now(tmp_path) == before
    weights.write_text("new = 1\n", encoding="utf-8")
    assert folder_of_now(tmp_path) != before


def test_a_pack_names_and_orders_what_was_found() -> None:
    pack = load_pack()
    texts = {kind: [entry.text for entry in pack.of_kind(kind)][:6] for kind in ("facade", "win", "best")}
    made = make_pack([*texts["facade"], texts["facade"][0]], texts["win"], texts["best"])
    heads = [block.split()[0] for block in made.split("\n\n")[1:]]
    assert heads == [f"{letter}{number:03}" for letter in "fwb" for number in range(1, 7)]
    assert make_pack(texts["facade"], texts["win"], texts["best"]) == made


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["facades1", "facades2"])
def test_the_pack_is_what_is_made_now(kind: str) -> None:
    """The façades of the first games; `make puzzles ARGS=--check` makes all that there is."""
    packed = {entry.text.split(" ", 1)[1] for entry in load_pack().entries}
    found: list[str] = []
    seed = FIRST_SEEDS[kind]
    while not found:
        found, seed = FINDERS[kind](seed), seed + 1
    assert {text.split(" ", 1)[1] for text in found} <= packed
