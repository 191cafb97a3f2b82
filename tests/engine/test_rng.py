"""The game's own random numbers are the same everywhere."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter

import pytest

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.rng import HALF, MASK, Random, shuffled, step
from nyhavn.engine.state import State, new_game
from tests.engine.playing import play_fast


def test_the_published_numbers_of_splitmix64() -> None:
    state, numbers = 1234567, []
    for _ in range(5):
        state, number = step(state)
        numbers.append(number)
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_shuffle_keeps_all_items() -> None:
    _, out = shuffled(7, range(71))
    assert sorted(out) == list(range(71))
    assert out != list(range(71))


@pytest.mark.parametrize("seed", [0, 1, 987654321987654321, MASK])
def test_a_shuffle_takes_its_numbers_step_by_step(seed: int) -> None:
    for count in range(112):
        state, out = seed, list(range(count))
        for last in range(count - 1, 0, -2):
            state, number = step(state)
            for place, half in ((last, number & (1 << HALF) - 1), (last - 1, number >> HALF)):
                other = half * (place + 1) >> HALF
                out[place], out[other] = out[other], out[place]
        assert shuffled(seed, range(count)) == (state, out)


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(tuple(Random(seed).shuffled("abc")) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_numbers_below_a_bound_reach_all_of_it() -> None:
    chance = Random(1)
    assert {chance.below(7) for _ in range(200)} == set(range(7))


def test_a_played_game_is_the_same_on_every_python() -> None:
    # Whoever changes the dealing on purpose changes these numbers, too: saved games then deal differently.
    prints = []
    for players in (2, 3, 4):
        flat = list(new_game(players, 2026).flat)
        play_fast(flat, _Steady(players))
        form = json.dumps(state_to_json(State(tuple(flat))), sort_keys=True)
        prints.append(hashlib.sha256(form.encode()).hexdigest()[:16])
    assert prints == GOLDEN


class _Steady(random.Random):
    """Choices that do not depend on Python's own generator."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._ours = Random(seed)

    def random(self) -> float:
        return self._ours.unit()


GOLDEN = ["76a577c77697bd86", "744efbd359d1363f", "7ea8f8ebda999a59"]
