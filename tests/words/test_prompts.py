"""What the player is asked, and what a tile costs and brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.engine.actions import Build, TakeAbility
from nyhavn.engine.state import State
from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.draft import Draft
from nyhavn.match.placing import Gain, Held, Verdict, judge
from nyhavn.words.gains import coat_choice_lines, cost_line, gain_lines, price_line
from nyhavn.words.prompts import prompt
from tests.match.finished import finished
from tests.match.scripted import scripted
from tests.words.views import view_of


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def moment(phase: str, coats: int = 0) -> State:
    """A moment of some game in this phase."""
    return next(
        step.before
        for seed in range(1, 60)
        for step in finished(3, seed).steps
        if step.before.phase == phase and step.before.pending_coats == coats
    )


def asked(state: State, draft: Draft) -> str:
    view = view_of(state, draft)
    assert view.intent is None, "what can be confirmed is said by the button itself"
    return prompt(view)


def test_a_turn_begins_with_two_ways() -> None:
    assert asked(scripted().state, Draft()) == "Take two cards next to each other, or\u00a0build"


def test_picking_cards() -> None:
    state = scripted().state

    assert asked(state, Draft(piers=(2,))) == "Pick another card"


def test_of_several_cards_to_discard_those_that_are_still_missing_are_asked_for() -> None:
    """With two of three chosen it asked for one card, as if only one had to go."""
    state = next(
        step.before
        for seed in range(1, 60)
        for step in finished(3, seed).steps
        if step.before.phase == "discard" and len(step.before.hand(step.before.current)) > 8
    )
    surplus = len(state.hand(state.current)) - 7

    assert asked(state, Draft()) == f"Discard {surplus} cards"
    left = surplus - 1
    word = "card" if left == 1 else "cards"
    assert asked(state, Draft(discard=(0,))) == f"Discard {left} more {word}"


def test_a_tile_in_the_air() -> None:
    state = scripted("d12", "Y3:a1a2b2=YYY").state

    def with_tile(held: Held) -> str:
        return asked(state, Draft(held=held))

    assert with_tile(Held("red", 2)) == "Put the tile in your house"
    assert with_tile(Held("red", 2, at=(4, 0))) == "Sticks out of the house"
    assert with_tile(Held("red", 2, at=(0, 3))) == "Hangs in the air"
    assert with_tile(Held("blue", 2, at=(0, 0))) == "Too few cards"


def test_too_many_cards() -> None:
    state = moment("discard")
    surplus = len(state.hand(state.current)) - 7

    assert asked(state, Draft()) == ("Discard 1 card" if surplus == 1 else f"Discard {surplus} cards")


def test_a_coat_of_arms() -> None:
    state = moment("coat", 1)

    assert asked(state, Draft()) == "Coat of arms: choose your bonus"
    assert asked(moment("coat", 2), Draft()) == "2 coats of arms: choose your bonus"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short_in_every_language(language: str) -> None:
    set_language(language)
    for phase, coats in (("turn", 0), ("discard", 0), ("coat", 1), ("coat", 2)):
        assert 5 < len(asked(moment(phase, coats), Draft())) < 50


# Costs


def test_a_tile_costs_its_squares() -> None:
    state = scripted("d12", "Y3:a1a2b2=YYY").state
    verdict = judge(state, Held("red", 2, at=(0, 0)))

    assert cost_line(verdict, verdict.payments[0]) == "Pay 2"


def test_the_saving_says_beside_what() -> None:
    state = scripted("d12", "Y3:a1a2b2=YYY", "P2:c1d1=PP", "d12", "d34", "d12").state
    held = Held("purple", 3, at=(0, 1))
    verdict = judge(state, held)

    assert verdict.saving
    assert cost_line(verdict, verdict.payments[0]) == "Pay 2: 3 − 1 beside purple"


def test_too_few_cards_still_says_the_price() -> None:
    state = scripted("d12", "Y3:a1a2b2=YYY").state
    held = Held("green", 4, at=(0, 0))

    assert price_line(judge(state, held), held) == "Pay 4"
    assert price_line(Verdict(None, saving=True), held) == "Pay 3: 4 − 1 beside green"


def test_the_discount_is_told() -> None:
    alone = Build("red", 3, ((0, 0), (0, 1), (1, 1)), (0, 0), (("red", 2),), discount=True)
    beside = Build("red", 2, ((0, 0), (1, 0)), (0, 0), (), discount=True)

    assert cost_line(Verdict(None), alone) == "Pay 2: 3 − 1 discount"
    assert cost_line(Verdict(None, saving=True), beside) == "Free: 2 − 1 beside red − 1 discount"


def test_gains() -> None:
    gain = Gain((("row", 4, 1), ("row", 0, 2), ("column", 2, 4)), ((2, 2),), (1,))

    assert gain_lines(gain) == [
        "Row 5: +1",
        "Row 1: +2, all windows",
        "Column c: +4, all windows",
        "2 coats of arms",
    ]
    assert gain_lines(Gain(coat_rows=(3,))) == ["Coat of arms"]
    assert gain_lines(Gain()) == []


def test_the_choices_at_a_coat_of_arms() -> None:
    for seed in range(1, 9):
        for step in finished(3, seed).steps:
            state = step.before
            if state.phase != "coat":
                continue
            coats = view_of(state).coats
            assert coats is not None
            special, *abilities, refresh, decline = coat_choice_lines(coats)
            legal = state.legal()
            names = {str(action).split("(")[0] for action in legal}
            takeable = [action.ability for action in legal if isinstance(action, TakeAbility)]
            assert special.possible == ("PlaceSpecial" in names)
            assert [line.key for line in abilities if line.possible] == takeable, (
                "each is a choice of its own"
            )
            assert len(abilities) == max(1, len(takeable))
            assert refresh.possible == ("Refresh" in names)
            assert decline.possible
            assert all(line.note for line in (special, *abilities, refresh))
