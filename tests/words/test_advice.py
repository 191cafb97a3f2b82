"""A hint in words: the move, and why."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.ai.reasons import CompletesRow, GainsAbility, Reason
from nyhavn.engine.actions import Action, TakeAbility
from nyhavn.words.advice import advice_lines
from tests.match.positions import moment
from tests.words.views import view_of


@dataclass(frozen=True)
class Advice:
    """A turn, and what speaks for it."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]


def test_of_an_ability_to_take_it_says_what_it_does_and_not_once_more_its_name() -> None:
    advice = Advice((TakeAbility("construction_discount"),), (GainsAbility("construction_discount"),))
    assert advice_lines(advice, view_of(moment("coat").state)) == [
        "Take the ability “Construction discount”.",
        "Pay one card less for a tile.",
    ]


def test_of_other_moves_the_first_reason_is_said() -> None:
    match = moment("build")
    build = match.state.legal()[0]
    advice = Advice((build,), (CompletesRow(1, 1, windows=False, coat=True),))
    assert advice_lines(advice, view_of(match.state))[1] == "Completes row 2: 1 point and a coat of arms"
