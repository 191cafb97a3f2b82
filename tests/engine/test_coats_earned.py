"""Coats of arms in numbers, as search counts them, and by name: both as the rules give them."""

from __future__ import annotations

import random

from nyhavn.engine.actions import Build, move_of
from nyhavn.engine.board import PLACEMENTS
from nyhavn.engine.coats import coats_by_name, coats_earned
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.state import apply, new_game
from tests.engine.playing import lively


def test_a_tile_earns_as_many_coat_actions_as_the_rules_give_for_it() -> None:
    earned: set[int] = set()
    by_row = 0
    for seed in range(40):
        chance = random.Random(seed)
        state = new_game(2 + seed % 3, seed)
        while not state.over:
            action = lively(state, chance)
            before, (state, _) = state, apply(state, action)
            if not isinstance(action, Build) or state.over:
                continue
            number = move_of(action) >> PAY_BITS
            house = before.occupied(before.current) | PLACEMENTS[number].mask
            squares, rows = coats_by_name(PLACEMENTS[number].mask, house)
            assert coats_earned(number, house) == len(squares) + len(rows) == state.pending_coats
            earned.add(len(squares) + len(rows))
            by_row += len(rows)
    assert earned >= {0, 1, 2}
    assert by_row > 5
