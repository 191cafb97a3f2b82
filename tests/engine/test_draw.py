"""A) Draw cards, as the rulebook tells it."""

from __future__ import annotations

from collections import Counter

from nyhavn.engine.actions import DiscardCards, DrawCards
from nyhavn.engine.state import apply
from tests.engine.position import cards, draws, position


def test_two_adjacent_purple_cards_go_to_the_hand_and_the_piers_are_refilled() -> None:
    state = position(hand="r", offer="ppgybrg", deck="bye")
    after, events = apply(state, DrawCards((0, 1)))
    assert after.hand(0) == ["red", "purple", "purple"]
    assert after.offer == cards("bygybrg")
    assert [event["slot"] for event in events if event["event"] == "refill"] == [0, 1]
    assert after.current == 1


def test_never_just_one_card() -> None:
    assert all(len(piers) >= 2 for piers in draws(position(active="any_cards additional_card")))


def test_the_two_outer_piers_are_not_adjacent() -> None:
    assert (1, 7) not in draws(position())
    assert set(draws(position())) == {(pier, pier + 1) for pier in range(1, 7)}


def test_any_cards_takes_two_cards_from_anywhere() -> None:
    taken = draws(position(active="any_cards"))
    assert len(taken) == 21
    assert taken[1, 7].any_cards


def test_ruling_2_any_cards_is_not_spent_on_adjacent_cards() -> None:
    taken = draws(position(active="any_cards additional_card"))
    assert not taken[3, 4].any_cards
    assert not taken[1, 4, 5].any_cards
    assert taken[1, 3, 5].any_cards


def test_additional_card_takes_a_third_card_that_need_not_be_adjacent() -> None:
    taken = draws(position(active="additional_card"))
    assert taken[1, 2, 7].additional_card
    assert (1, 3, 5) not in taken
    assert (1, 3) not in taken


def test_a_used_ability_lies_on_its_used_face() -> None:
    after, _ = apply(position(active="any_cards"), DrawCards((0, 6), any_cards=True))
    assert after.used_abilities(0) == ["any_cards"]
    assert after.active_abilities(0) == []


def test_ruling_1_the_limit_is_checked_after_all_three_cards() -> None:
    state = position(hand="rrrryyy", active="additional_card", offer="ggbbppr")
    after, _ = apply(state, DrawCards((0, 1, 6), additional_card=True))
    assert after.phase == "discard"
    assert len(after.hand(0)) == 10
    options = [action for action in after.legal() if isinstance(action, DiscardCards)]
    assert len(options) == len(after.legal())
    assert all(len(option.cards) == 3 for option in options)


def test_the_surplus_is_discarded_by_choice_and_nothing_else_is_possible_before() -> None:
    state = position(hand="rrryyyg", offer="bbryggp", deck="rge")
    after, _ = apply(state, DrawCards((0, 1)))
    assert after.current == 0
    assert after.offer[:2] == [None, None]
    done, _ = apply(after, DiscardCards(("red", "blue")))
    assert Counter(done.hand(0)) == Counter(cards("rryyygb"))
    assert done.discard_pile == ["red", "blue"]
    assert done.current == 1
    assert done.offer[:2] == ["red", "green"]


def test_seven_cards_are_no_surplus() -> None:
    after, _ = apply(position(hand="rrryy", offer="bbryggp"), DrawCards((0, 1)))
    assert after.current == 1


def test_both_actions_draw_first_and_refill_only_at_the_end() -> None:
    state = position(hand="rr", active="both_actions", offer="rbyggpp")
    after, _ = apply(state, DrawCards((0, 1), both_actions=True))
    assert after.phase == "build"
    assert after.offer[:2] == [None, None]
    assert after.used_abilities(0) == ["both_actions"]


def test_both_actions_over_the_limit_discards_before_the_build() -> None:
    state = position(hand="rrrryyy", active="both_actions", offer="rbyggpp")
    after, _ = apply(state, DrawCards((0, 1), both_actions=True))
    assert after.phase == "discard"
    after, _ = apply(after, DiscardCards(("yellow", "yellow")))
    assert after.phase == "build"
    assert len(after.hand(0)) == 7
