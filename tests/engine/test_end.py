"""The end of the game and the draw pile, as the rulebook and the rulings tell it."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.engine.layout import OCCUPIED, PART, EndCard
from nyhavn.engine.state import GameOverError, State, apply
from tests.engine.position import builds, position


def test_twelve_points_win_at_once_without_a_refill() -> None:
    state = position("rrgg.", hand="bb", scores=(11, 3), offer="rygbpry")
    action = next(a for a in builds(state, "blue", 2, "e1", "e2") if a.wall == (4, 1))
    after, _ = apply(state, action)
    assert (after.over, after.ended_by, after.winners, after.score(0)) == (True, "points", [0], 13)
    assert after.legal() == []
    with pytest.raises(GameOverError):
        apply(after, DrawCards((0, 1)))


def test_eleven_points_do_not() -> None:
    state = position("Rrgg.", hand="bb", scores=(10, 3))
    action = next(a for a in builds(state, "blue", 2, "e1", "e2") if a.wall == (4, 1))
    assert not apply(state, action)[0].over


def test_the_end_card_in_a_refill_ends_the_game_and_most_points_win() -> None:
    state = position(offer="rygbpry", deck="re", scores=(4, 5))
    after, events = apply(state, DrawCards((2, 3)))
    assert (after.over, after.ended_by, after.winners, after.end_card) == (True, "end_card", [1], "revealed")
    assert {"event": "end_card", "slot": 3} in events


def test_ruling_4_a_refill_stops_at_the_end_card() -> None:
    state = position(offer="rygbpry", deck="eg", scores=(1, 0))
    after, _ = apply(state, DrawCards((2, 3)))
    assert after.offer[2:4] == [None, None]


def tie(occupied: tuple[int, ...], players: int = 2) -> State:
    state = position(
        players=players, offer="rygbpry", deck="eg", scores=(5,) * players, end_card=EndCard.IN_DECK
    )
    flat = list(state.flat)
    for seat, mask in enumerate(occupied):
        flat[PART[seat] + OCCUPIED] = mask
    return State(tuple(flat))


def test_a_tie_goes_to_fewer_empty_squares() -> None:
    after, _ = apply(tie((0b1, 0b11)), DrawCards((2, 3)))
    assert after.winners == [1]


def test_still_tied_is_a_shared_victory() -> None:
    after, _ = apply(tie((0b11, 0b1, 0b11), players=3), DrawCards((2, 3)))
    assert after.winners == [0, 2]


def test_three_players_the_discard_pile_becomes_the_new_pile_with_the_end_card_in_its_last_ten() -> None:
    state = position(players=3, offer="rygbpry", deck="rg", discard="rygbp" * 5)
    after, events = apply(state, DrawCards((0, 1)))
    assert {"event": "reshuffle", "deck": 26} in events
    assert after.end_card == "in_deck"
    assert after.deck_size == 26
    assert after.discard_pile == []


def test_ruling_3_the_pile_is_formed_anew_in_the_middle_of_a_refill() -> None:
    state = position(players=4, offer="rygbpry", deck="r", discard="g" * 20)
    after, events = apply(state, DrawCards((0, 1)))
    kinds = [event["event"] for event in events if event["event"] in ("refill", "reshuffle")]
    assert kinds == ["refill", "reshuffle", "refill"]
    assert after.offer[:2] == ["red", "green"]
    assert after.deck_size == 20


def test_ruling_3_with_no_discards_the_pile_is_the_end_card_alone() -> None:
    state = position(players=3, offer="rygbpry", deck="rg")
    after, _ = apply(state, DrawCards((0, 1)))
    assert not after.over
    assert after.deck_size == 1
    last, _ = apply(after, DrawCards((0, 1)))
    assert last.over


def test_play_goes_clockwise() -> None:
    state = position(players=3)
    turns = []
    for _ in range(4):
        turns.append((state.turn, state.current))
        state, _events = apply(state, DrawCards((0, 1)))
    assert turns == [(0, 0), (1, 1), (2, 2), (3, 0)]
