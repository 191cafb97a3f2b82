"""What a player may know, and dealing anew what it may not."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from nyhavn.engine import layout
from nyhavn.engine.actions import Build, DrawCards
from nyhavn.engine.layout import PART
from nyhavn.engine.making_events import card_names
from nyhavn.engine.material import COLORS, END_CARD_DEPTH
from nyhavn.engine.moves import hand_cards
from nyhavn.engine.piles import unpack
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.view import View, player_view, redeal
from tests.engine.playing import some_position
from tests.engine.position import position

SEEDS = st.integers(0, 5000)


def known_hand(view: View, rival: int) -> list[str]:
    """Which of a rival's cards the player of a view knows."""
    return card_names(hand_cards(view.public[PART[rival] + layout.HAND]))


@given(SEEDS, st.integers(0, 2**32))
def test_the_player_cannot_tell_a_redealt_game_from_the_real_one(seed: int, other: int) -> None:
    state = some_position(seed)
    for seat in range(state.players):
        view = player_view(state, seat)
        again = redeal(view, Random(other))
        assert player_view(again, seat) == view
        assert again.hand(seat) == state.hand(seat)
        assert again.offer == state.offer
        assert again.deck_size == state.deck_size
        assert again.moves == state.moves or state.current != seat
        for rival in range(state.players):
            assert len(again.hand(rival)) == len(state.hand(rival))
            assert not Counter(known_hand(view, rival)) - Counter(again.hand(rival))


@given(SEEDS)
def test_what_is_hidden_is_not_in_the_view(seed: int) -> None:
    state = some_position(seed)
    for seat in range(state.players):
        changed = redeal(player_view(state, seat), Random(seed + 1))
        assert player_view(changed, seat) == player_view(state, seat)


def test_every_redeal_takes_as_many_random_numbers() -> None:
    state = some_position(11, players=3)
    view = player_view(state, 0)
    ends = set()
    for seed in range(20):
        chance = Random(seed)
        redeal(view, chance)
        ends.add((chance.state - seed) % 2**64)
    assert len(ends) == 1


def test_cards_taken_openly_are_known_and_starting_cards_are_not() -> None:
    state = new_game(2, 3)
    view = player_view(state, 1)
    assert view.hidden == (2, 0)
    taken = [state.offer[0], state.offer[1]]
    state, _ = apply(state, DrawCards((0, 1)))
    assert Counter(known_hand(player_view(state, 1), 0)) == Counter(taken)
    assert player_view(state, 1).hidden == (2, 0)


def test_of_equal_cards_the_known_ones_are_put_down_first() -> None:
    flat = list(new_game(2, 3).flat)
    red = 1
    flat[PART[0] + layout.HAND] = 3 * red
    flat[PART[0] + layout.KNOWN] = 1 * red
    state = State(tuple(flat))
    build = next(a for a in state.legal() if isinstance(a, Build) and a.pay == (("red", 2),))
    after, _ = apply(state, build)
    assert known_hand(player_view(after, 1), 0) == []
    assert player_view(after, 1).hidden == (1, 0)


def test_the_end_card_is_dealt_among_the_lowest_ten() -> None:
    state = new_game(2, 8)
    places = set()
    for seed in range(400):
        again = redeal(player_view(state, 0), Random(seed))
        places.add(len(unpack(again.flat[layout.DECK])) - unpack(again.flat[layout.DECK]).index(6))
    assert places == set(range(1, 11))


def test_hidden_cards_vary() -> None:
    view = player_view(new_game(4, 8), 0)
    hands = {tuple(redeal(view, Random(seed)).hand(3)) for seed in range(100)}
    assert len(hands) > 20
    assert {card for hand in hands for card in hand} == set(COLORS)


def test_the_end_is_near_when_the_next_card_may_be_the_last() -> None:
    last = "r" * (END_CARD_DEPTH - 1)
    assert position(deck=f"{last}e").end_is_near
    assert not position(deck=f"r{last}e").end_is_near
    assert not position(players=3, deck=last).end_is_near, "it lies aside, and the pile is formed anew"
