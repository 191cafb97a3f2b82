"""The engine and the slow model of the rules play the same games, step by step."""

from __future__ import annotations

import random

import pytest

from nyhavn.engine.jsonform import action_from_json, action_to_json, state_to_json
from nyhavn.engine.perft import perft_fast
from nyhavn.engine.state import apply, game_from_deck
from tests.engine.engine_shuffle import EngineShuffle
from tests.engine.reference import Action, ReferenceGame, count
from tests.engine.reference.playing import liking
from tests.engine.reference.scenes import full_deck
from tests.matrix import seldom


def canonical(actions: list[Action]) -> list[str]:
    return sorted(map(repr, actions))


def play_side_by_side(players: int, deck: list[str], seed: int, tidiness: float) -> set[str]:
    """Play one game on both; every list of legal actions and every state must be equal."""
    chance = random.Random(seed)
    model = ReferenceGame(players, list(deck), EngineShuffle(seed))
    state = game_from_deck(players, deck, seed)
    happened: set[str] = set()
    while True:
        assert state_to_json(state) == model.state()
        legal = model.legal()
        assert canonical([action_to_json(action) for action in state.legal()]) == canonical(legal)
        if state.over:
            return happened
        if chance.random() < tidiness:
            chance.shuffle(legal)
            choice = max(legal, key=lambda action: liking(model, action))
        else:
            choice = chance.choice(legal)
        model.apply(choice)
        state, events = apply(state, action_from_json(choice))
        happened |= {event.kind for event in events}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tidiness", [0.0, 0.5, 0.9])
@pytest.mark.parametrize("seeds", seldom(((0, 1), (2, 3, 4, 5)), (0, 1)))
def test_same_games(players: int, tidiness: float, seeds: tuple[int, ...]) -> None:
    happened: set[str] = set()
    for seed in seeds:
        deck = full_deck(players, random.Random(f"{players} {tidiness} {seed}"))
        happened |= play_side_by_side(players, deck, seed, tidiness)
    assert {"draw", "build", "discard", "refill", "turn", "over", "use"} <= happened


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("pile", range(9))
def test_same_games_from_a_short_pile(players: int, pile: int) -> None:
    # The pile runs out after a few turns, when hardly anything has been discarded (ruling 3).
    dealt = 7 + {3: 8, 4: 12}[players]
    deck = full_deck(players, random.Random(pile))[: dealt + pile]
    happened = play_side_by_side(players, deck, pile, tidiness=0.4)
    assert "end_card" in happened
    # Without a single card in the pile it is formed anew by the deal, before anything can happen.
    assert ("reshuffle" in happened) == (pile > 0)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tidiness", [0.0, 0.3, 0.6, 0.9])
def test_same_games_by_the_hundred(players: int, tidiness: float) -> None:
    for seed in range(1000, 1100):
        deck = full_deck(players, random.Random(seed))
        play_side_by_side(players, deck, seed, tidiness)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_perft_from_the_middle_of_a_game(players: int) -> None:
    seed = 11
    deck = full_deck(players, random.Random(seed))
    model = ReferenceGame(players, list(deck), EngineShuffle(seed))
    state = game_from_deck(players, deck, seed)
    chance = random.Random(seed)
    for _ in range(8 * players):
        choice = chance.choice(model.legal())
        model.apply(choice)
        state, _ = apply(state, action_from_json(choice))
    assert perft_fast(list(state.flat), 2) == count(model, 2)
