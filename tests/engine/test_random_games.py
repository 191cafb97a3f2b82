"""Thousands of random games to the end, with what must hold checked all along."""

from __future__ import annotations

import random

import pytest

from nyhavn.engine.layout import RNG
from nyhavn.engine.state import State, apply_move, new_game
from tests.engine.playing import lively, play_fast, some_position
from tests.matrix import seldom

GAMES = 3000
SHARES = 12


@pytest.mark.parametrize("share", seldom(range(SHARES), 0))
def test_random_games_end_and_nothing_is_lost(share: int) -> None:
    for seed in range(share, GAMES, SHARES):
        state = new_game(2 + seed % 3, seed)
        assert play_fast(list(state.flat), random.Random(seed)) > 20


def test_values_and_the_search_path_agree_on_thousands_of_positions() -> None:
    positions = 0
    for seed in range(60):
        chance = random.Random(seed)
        state = new_game(2 + seed % 3, seed)
        while not state.over:
            before = state.flat
            action = lively(state, chance)
            move = state.moves[state.legal().index(action)]
            after, _ = apply_move(state, move)
            flat = list(before)
            from nyhavn.engine.turns import play

            play(flat, move)
            assert tuple(flat) == after.flat
            assert state.flat == before
            state = after
            positions += 1
    assert positions > 2000


def test_equal_seeds_give_equal_games() -> None:
    def game(seed: int) -> tuple[int, ...]:
        flat = list(new_game(3, seed).flat)
        play_fast(flat, random.Random(9))
        return tuple(flat)

    assert game(5) == game(5)
    assert game(5) != game(6)


def test_a_state_is_a_value() -> None:
    state = some_position(4)
    assert state == State(tuple(state.flat))
    assert hash(state) == hash(State(tuple(state.flat)))
    flat = list(state.flat)
    flat[RNG] ^= 1
    assert state != State(tuple(flat))
