"""Counts of all action sequences, against numbers that were checked once and for all."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from nyhavn.engine.perft import perft, perft_fast
from nyhavn.engine.state import State, game_from_deck, new_game
from tests.engine.engine_shuffle import EngineShuffle
from tests.engine.late_positions import POSITIONS, on_the_engine, on_the_model
from tests.engine.reference import ReferenceGame, count
from tests.engine.reference.scenes import full_deck

NUMBERS = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
CASES = [(entry["players"], entry["seed"], entry["counts"]) for entry in NUMBERS]


def start(players: int, seed: int) -> tuple[list[str], int]:
    """The deck of a case: made without the engine, so that its dealing is not part of the numbers."""
    return full_deck(players, random.Random(f"perft {players} {seed}")), seed


@pytest.mark.parametrize(("players", "seed", "counts"), CASES)
def test_search_path(players: int, seed: int, counts: list[int]) -> None:
    deck, reshuffle = start(players, seed)
    flat = list(game_from_deck(players, deck, reshuffle).flat)
    assert [perft_fast(flat, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("players", "seed", "counts"), CASES)
def test_values(players: int, seed: int, counts: list[int]) -> None:
    deck, reshuffle = start(players, seed)
    state = game_from_deck(players, deck, reshuffle)
    assert [perft(state, depth) for depth in range(1, 4)] == counts[:3]


@pytest.mark.parametrize(("players", "seed", "counts"), CASES)
def test_the_slow_model_to_depth_two(players: int, seed: int, counts: list[int]) -> None:
    deck, reshuffle = start(players, seed)
    model = ReferenceGame(players, deck, EngineShuffle(reshuffle))
    assert [count(model, depth) for depth in (1, 2)] == counts[:2]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed", "counts"), CASES)
def test_the_slow_model_to_depth_three(players: int, seed: int, counts: list[int]) -> None:
    deck, reshuffle = start(players, seed)
    assert count(ReferenceGame(players, deck, EngineShuffle(reshuffle)), 3) == counts[2]


def test_dealt_games_agree_on_both_paths() -> None:
    for players in (2, 3, 4):
        state = new_game(players, 1)
        assert perft(state, 2) == perft_fast(list(state.flat), 2)


PATIENCE = 10_000
"""Sequences that the slow model counts in every run; the rest is for the long ones."""

# Late positions: the opening knows no savings, no lines, no coats and no end


@pytest.mark.parametrize("name", POSITIONS)
def test_late_search_path(name: str) -> None:
    counts = POSITIONS[name]["counts"]
    flat = on_the_engine(name)
    assert [perft_fast(list(flat), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", POSITIONS)
def test_late_values(name: str) -> None:
    state = State(tuple(on_the_engine(name)))
    assert [perft(state, depth) for depth in (1, 2)] == POSITIONS[name]["counts"][:2]


@pytest.mark.parametrize("name", POSITIONS)
def test_late_on_the_slow_model(name: str) -> None:
    model = on_the_model(name)
    for depth, expected in enumerate(POSITIONS[name]["counts"][:2], 1):
        if expected < PATIENCE:
            assert count(model, depth) == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_late_on_the_slow_model_to_full_depth(name: str) -> None:
    counts = POSITIONS[name]["counts"]
    assert count(on_the_model(name), len(counts)) == counts[-1]
