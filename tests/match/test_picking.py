"""LiveOffer cards off the piers: what may be added, and which abilities that takes."""

from __future__ import annotations

from itertools import combinations

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.engine.material import PIERS
from nyhavn.engine.state import State
from nyhavn.match.picking import abilities_armed, abilities_of, draw_of, draws, further_choices
from tests.match.positions import moment, told

ANY, ADDITIONAL = frozenset({"any_cards"}), frozenset({"additional_card"})
NOTHING: frozenset[str] = frozenset()

START = moment("start").state
MANY = moment("seven cards").state
"""With any cards and the additional card active."""
WITHOUT = told("RRRRRRR RR RRR RRRR RRRR RRRR E", "d13", "d67").state
"""Anna has used any cards."""


def test_adjacent_piers_take_no_ability() -> None:
    for pier in range(PIERS - 1):
        assert abilities_armed(START, (pier, pier + 1)) == NOTHING
        assert abilities_armed(START, (pier + 1, pier)) == NOTHING


def test_the_first_and_the_last_pier_are_not_adjacent() -> None:
    assert abilities_armed(START, (0, 6)) == ANY
    assert abilities_armed(WITHOUT, (0, 6)) is None


def test_one_card_alone_arms_nothing() -> None:
    for state in (START, MANY, WITHOUT):
        for pier in range(PIERS):
            if state.offer[pier] is not None:
                assert abilities_armed(state, (pier,)) == NOTHING
                assert draw_of(state, (pier,), both=False) is None


def test_without_any_cards_only_neighbours_may_be_added() -> None:
    assert further_choices(WITHOUT, (3,)) == {2: NOTHING, 4: NOTHING}
    assert further_choices(WITHOUT, (0,)) == {1: NOTHING}
    assert further_choices(WITHOUT, (2, 3)) == {}


def test_with_any_cards_every_other_card_may_be_added_at_its_price() -> None:
    assert further_choices(START, (3,)) == {0: ANY, 1: ANY, 2: NOTHING, 4: NOTHING, 5: ANY, 6: ANY}
    assert further_choices(START, (2, 3)) == {}, "a third card takes the additional card"


def test_a_third_card_takes_the_additional_card_only() -> None:
    """Two of the three are adjacent: any cards is not needed (rules.md 6.2)."""
    assert abilities_armed(MANY, (0, 1, 5)) == ADDITIONAL
    assert further_choices(MANY, (0, 1)) == dict.fromkeys(range(2, PIERS), ADDITIONAL)


def test_two_cards_apart_arm_the_cheaper_way() -> None:
    """Any cards now; or the additional card, if a card beside one of them is picked, too."""
    assert abilities_armed(MANY, (0, 3)) == ANY
    assert abilities_armed(MANY, (0, 3, 4)) == ADDITIONAL


def test_three_cards_apart_take_both() -> None:
    assert abilities_armed(MANY, (0, 2, 4)) == ANY | ADDITIONAL


@pytest.mark.parametrize("state", [START, MANY, WITHOUT, moment("all active").state])
def test_what_is_armed_is_what_the_draw_takes(state: State) -> None:
    for count in (2, 3):
        for piers in combinations(range(PIERS), count):
            for both in (False, True):
                draw = draw_of(state, piers, both)
                legal = [action for action in state.legal() if isinstance(action, DrawCards)]
                fitting = [one for one in legal if one.slots == piers and one.both_actions == both]
                assert draw == next(iter(fitting), None)
                assert len(fitting) <= 1
                if draw is not None:
                    assert abilities_of(draw) == abilities_armed(state, piers)


def test_the_order_of_picking_does_not_matter() -> None:
    assert draw_of(START, (4, 3), both=False) == draw_of(START, (3, 4), both=False) == DrawCards((3, 4))


def test_both_actions_is_a_free_choice() -> None:
    state = moment("all active").state

    assert draw_of(state, (1, 2), both=True) == DrawCards((1, 2), both_actions=True)
    assert draw_of(START, (1, 2), both=True) is None


def test_an_empty_pier_is_no_choice() -> None:
    """After the draw of both actions the piers are empty until the turn ends; nothing is drawn then."""
    state = moment("build").state

    assert draws(state) == []
    assert further_choices(state, ()) == {}
