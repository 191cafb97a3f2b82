"""The unconfirmed part of a turn: what Confirm would do with it, and how it is kept."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.engine.actions import (
    Build,
    DiscardCards,
    DrawCards,
    EndTurn,
    Pass,
    PlaceSpecial,
    Refresh,
    TakeAbility,
)
from nyhavn.engine.material import ABILITIES, COLORS, SIZES, SPECIAL
from nyhavn.match.draft import (
    DECLINE,
    REFRESH,
    Draft,
    draft_from_text,
    draft_of,
    draft_to_text,
    one_step_back,
    proposed,
)
from nyhavn.match.paying import WantedPayment
from nyhavn.match.placing import Held, held_for
from tests.match.positions import FIRST_COAT, moment, told

MOMENTS = ["start", "seven cards", "all active", "build", "discard", "coat", "rich"]

squares = st.tuples(st.integers(-16, 15), st.integers(-16, 15))
tiles = st.one_of(
    st.builds(Held, st.sampled_from(COLORS), st.sampled_from(SIZES), st.integers(0, 3), st.booleans()),
    st.just(Held(SPECIAL, 1)),
)
held = st.builds(lambda tile, at: tile.moved(at), tiles, st.none() | squares)
wishes = st.builds(
    WantedPayment,
    st.lists(st.sampled_from(range(5)), unique=True).map(
        lambda chosen: tuple((COLORS[number], number + 1) for number in sorted(chosen))
    ),
    st.booleans(),
    st.none() | st.sampled_from(COLORS),
)
drafts = st.builds(
    Draft,
    piers=st.lists(st.integers(0, 6), unique=True, max_size=3).map(tuple),
    both=st.booleans(),
    held=st.none() | held,
    payment=st.none() | wishes,
    discard=st.lists(st.integers(0, 9), unique=True, max_size=3).map(tuple),
    coat=st.none() | st.sampled_from([*ABILITIES, REFRESH, DECLINE]),
)


# What Confirm would do


@pytest.mark.parametrize("name", MOMENTS)
def test_every_legal_action_can_be_laid_out(name: str) -> None:
    state = moment(name).state
    actions = state.legal()

    assert [proposed(state, draft_of(state, action)) for action in actions] == actions


@pytest.mark.parametrize("name", MOMENTS)
@given(draft=drafts)
def test_whatever_is_laid_out_only_legal_actions_are_proposed(name: str, draft: Draft) -> None:
    state = moment(name).state
    action = proposed(state, draft)

    assert action is None or action in state.legal()


def test_nothing_laid_out_proposes_nothing() -> None:
    for name in MOMENTS:
        state = moment(name).state
        assert proposed(state, Draft()) == (EndTurn() if state.phase == "build" else None)


def test_one_card_is_not_enough() -> None:
    state = moment("start").state

    assert proposed(state, Draft(piers=(2,))) is None
    assert proposed(state, Draft(piers=(3, 2))) == DrawCards((2, 3))


def test_exactly_the_surplus_is_put_down() -> None:
    state = moment("discard").state
    hand = state.hand(state.current)

    assert proposed(state, Draft(discard=(0, 1))) is None
    assert proposed(state, Draft(discard=(9, 0, 1))) == DiscardCards((hand[0], hand[1], hand[9]))


def test_the_choices_at_a_coat_of_arms() -> None:
    state = told(*FIRST_COAT).state

    assert proposed(state, Draft(coat="additional_card")) == TakeAbility("additional_card")
    assert proposed(state, Draft(coat=REFRESH)) == Refresh()
    assert proposed(state, Draft(coat=DECLINE)) == Pass()
    assert proposed(state, Draft(held=Held(SPECIAL, 1).moved((0, 0)))) == PlaceSpecial((0, 0))
    assert proposed(state, Draft(held=Held(SPECIAL, 1).moved((0, 1)))) is None
    assert proposed(state, Draft(coat="any_cards")) is None, "one's own"


def test_a_tile_is_paid_without_abilities_if_it_can_be() -> None:
    """Two yellow cards, both abilities active: a yellow tile of two needs neither."""
    state = moment("all active").state
    yellow = next(
        action
        for action in state.legal()
        if isinstance(action, Build) and (action.color, action.size) == ("yellow", 2)
    )
    action = proposed(state, Draft(held=held_for(yellow)))

    assert isinstance(action, Build)
    assert (action.discount, action.change) == (False, None)


def test_places_that_the_hand_does_not_have_put_nothing_down() -> None:
    match = told("RRRRRRR RR RRR" + "R" * 30 + "E", "d12", "d34", "d12", "d34", "d12")
    state = match.state
    assert (state.phase, len(state.hand(state.current))) == ("discard", 8)

    assert proposed(state, Draft(discard=(9,))) is None
    assert proposed(state, Draft(discard=(7,))) == DiscardCards(("red",))


# How it changes


def test_a_new_pick_puts_the_tile_down() -> None:
    draft = Draft(held=Held("red", 2), payment=WantedPayment((("red", 2),), False, None))

    assert draft.picking((1,)) == Draft(piers=(1,))


def test_both_actions_needs_a_pick() -> None:
    assert Draft(piers=(1, 2), both=True).picking((1,)).both
    assert not Draft(piers=(1,), both=True).picking(()).both


def test_the_wished_payment_stays_with_its_tile() -> None:
    payment = WantedPayment((("red", 2),), False, None)
    draft = Draft(held=Held("red", 2), payment=payment)

    assert draft.holding(Held("red", 2).turned().moved((1, 1))).payment == payment
    assert draft.holding(Held("red", 3)).payment is None
    assert draft.holding(Held("blue", 2)).payment is None
    assert draft.holding(None) == Draft()


def test_an_empty_draft_is_empty() -> None:
    assert Draft().is_empty
    assert not Draft(both=True).is_empty
    assert not Draft(held=Held("red", 2)).is_empty


# Taking it back


def test_picked_cards_go_back_one_by_one() -> None:
    state = moment("all active").state
    draft = Draft(piers=(3, 4, 0), both=True)

    assert one_step_back(state, draft) == Draft(piers=(3, 4), both=True)
    assert one_step_back(state, Draft(piers=(3,), both=True)) == Draft(both=True)
    assert one_step_back(state, Draft(both=True)) == Draft()


def test_the_surplus_goes_back_one_by_one() -> None:
    assert one_step_back(moment("discard").state, Draft(discard=(4, 2))) == Draft(discard=(4,))


def test_a_chosen_payment_goes_back_before_its_tile() -> None:
    state = moment("build").state
    builds = [action for action in state.legal() if isinstance(action, Build) and action.discount]
    laid = draft_of(state, builds[0])
    plain = one_step_back(state, laid)

    assert plain == Draft(held=laid.held)
    assert proposed(state, plain) != proposed(state, laid)
    assert one_step_back(state, plain) == Draft()


def test_a_wish_that_changes_nothing_is_no_step() -> None:
    state = moment("start").state
    build = next(action for action in moment("build").state.legal() if isinstance(action, Build))
    plain = Draft(held=held_for(build))
    wished = plain.paying(WantedPayment.of(build))
    assert proposed(state, wished) == proposed(state, plain)

    assert one_step_back(state, wished) == Draft()


def test_a_coat_choice_goes_back() -> None:
    state = told(*FIRST_COAT).state

    assert one_step_back(state, Draft(coat=REFRESH)) == Draft()
    assert one_step_back(state, Draft(held=Held(SPECIAL, 1).moved((0, 0)))) == Draft()


@given(drafts)
def test_every_draft_is_taken_back_in_a_few_steps(draft: Draft) -> None:
    state = moment("all active").state
    for _ in range(9):
        draft = one_step_back(state, draft)

    assert draft.is_empty


# How it is kept


@given(drafts)
def test_a_kept_draft_is_the_same(draft: Draft) -> None:
    assert draft_from_text(draft_to_text(draft)) == draft


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=6), children),
    max_leaves=10,
)


@given(st.text())
def test_any_text_is_a_draft_or_none(text: str) -> None:
    assert isinstance(draft_from_text(text), Draft)


@given(drafts, st.sampled_from(["piers", "both", "held", "wish", "discard", "coat"]), JSON)
def test_a_spoiled_draft_proposes_nothing_illegal(draft: Draft, key: str, value: object) -> None:
    form = json.loads(draft_to_text(draft))
    form[key] = value
    read = draft_from_text(json.dumps(form))

    for name in MOMENTS:
        state = moment(name).state
        action = proposed(state, read)
        assert action is None or action in state.legal()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "[" * 100_000,
        '{"piers":[7],"both":false,"discard":[],"coat":null}',
        '{"piers":[0,0],"both":false,"discard":[],"coat":null}',
        '{"piers":[true],"both":false,"discard":[],"coat":null}',
        '{"piers":[],"both":false,"discard":[10],"coat":null}',
        '{"piers":[],"both":false,"discard":[1,1],"coat":null}',
        '{"piers":[],"both":false,"discard":[],"coat":[]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["red",6,0,false,null]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["red",true,0,false,null]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["white",2,0,false,null]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["red",2,4,false,null]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["red",2.0,0,false,null]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["red",2,0,false,[0,99]]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"held":["red",2,0,false,[0.5,0]]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"wish":[{"red":-1},false,null]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"wish":[{"red":1},false,"white"]}',
        '{"piers":[],"both":false,"discard":[],"coat":null,"wish":[{"red":1},false,[]]}',
    ],
)
def test_what_is_no_draft_is_an_empty_one(text: str) -> None:
    assert draft_from_text(text) == Draft()
