"""What is told first of a game."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import (
    Action,
    Build,
    DiscardCards,
    DrawCards,
    EndTurn,
    PlaceSpecial,
    Refresh,
)
from nyhavn.review.moments import MOST_MOMENTS, FaultKind, fault_kind, faults, key_moments
from nyhavn.review.reviewer import review_game
from nyhavn.review.verdicts import FAULTS
from tests.review.games import random_game

DRAW, OTHER_DRAW = DrawCards((0, 1)), DrawCards((1, 2))
BUILD = Build("red", 2, ((0, 0), (1, 0)), (0, 0), (("red", 2),))
ELSEWHERE = Build("red", 2, ((2, 0), (3, 0)), (2, 0), (("red", 2),))
MIRRORED = Build("red", 2, ((0, 0), (1, 0)), (1, 0), (("red", 2),))
CHEAPER = Build("red", 2, ((0, 0), (1, 0)), (0, 0), (("red", 1),), discount=True)
OTHER_TILE = Build("blue", 2, ((0, 0), (1, 0)), (0, 0), (("blue", 2),))
BOTH = DrawCards((0, 1), both_actions=True)


@pytest.mark.parametrize(
    ("played", "better", "kind"),
    [
        ([DRAW], [BUILD], FaultKind.DREW),
        ([BOTH, EndTurn()], [BOTH, BUILD], FaultKind.DREW),
        ([BUILD], [DRAW], FaultKind.BUILT),
        ([DRAW], [OTHER_DRAW], FaultKind.CARDS),
        ([DRAW], [BOTH, EndTurn()], FaultKind.CARDS),
        ([BUILD], [BOTH, BUILD], FaultKind.CARDS),
        ([DRAW, DiscardCards(("red",))], [DRAW, DiscardCards(("blue",))], FaultKind.DISCARD),
        ([BUILD], [OTHER_TILE], FaultKind.TILE),
        ([BUILD], [ELSEWHERE], FaultKind.PLACE),
        ([BUILD], [MIRRORED], FaultKind.PLACE),
        ([BUILD], [CHEAPER], FaultKind.PAYMENT),
        ([BUILD, PlaceSpecial((2, 2))], [BUILD, Refresh()], FaultKind.COAT),
    ],
)
def test_a_mistake_is_of_the_first_kind_in_which_the_turns_differ(
    played: list[Action], better: list[Action], kind: FaultKind
) -> None:
    assert fault_kind(played, better) is kind


def test_the_costliest_mistakes_are_told_in_the_order_of_the_game() -> None:
    start, actions = random_game(2, 21)
    review = review_game(start, actions, 4, seed=1)
    for seat in (None, 0, 1):
        found = faults(review, seat)
        assert all(review.turns[place].verdict in FAULTS for place in found)
        assert seat is None or {review.turns[place].player for place in found} <= {seat}
        told = key_moments(review, seat)
        assert len(told) == min(MOST_MOMENTS, len(found))
        places = [moment.place for moment in told]
        assert places == sorted(places)
        left = [review.turns[place].loss for place in found if place not in places]
        assert all(moment.loss >= max(left, default=0) for moment in told)
    assert len(faults(review)) > MOST_MOMENTS, "a game at random has many"


def test_what_was_given_up_is_what_speaks_for_the_better_turn_alone() -> None:
    start, actions = random_game(2, 21)
    review = review_game(start, actions, 4, seed=1)
    drew = [moment for moment in key_moments(review) if moment.kind is FaultKind.DREW]
    assert all(moment.missed for moment in drew)
