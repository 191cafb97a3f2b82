"""Coats of arms, as the rulebook tells it."""

from __future__ import annotations

from nyhavn.engine.actions import Pass, PlaceSpecial, Refresh, TakeAbility
from nyhavn.engine.layout import POOL, SPECIALS
from nyhavn.engine.state import State, apply
from tests.engine.position import builds, position


def covering_c3(**kwargs: str) -> State:
    """A tile has just been built over the coat on c3."""
    state = position("..g..", "..G..", hand="rr", **kwargs)  # type: ignore[arg-type]
    return apply(state, builds(state, "red", 2, "c3", "d3")[0])[0]


def test_covering_a_coat_earns_one_action() -> None:
    state = covering_c3()
    assert (state.phase, state.pending_coats, state.current) == ("coat", 1, 0)


def test_completing_row_two_earns_one_action() -> None:
    state = position("rrrr.", "RRRRr", hand="gg")
    after, events = apply(state, builds(state, "green", 2, "e2", "e3")[0])
    assert after.pending_coats == 1
    assert {"event": "coat", "player": 0, "row": 1} in events


def test_rows_without_a_coat_earn_none() -> None:
    state = position("rrrr.", hand="gg")
    after, _ = apply(state, builds(state, "green", 2, "e1", "e2")[0])
    assert after.current == 1


def test_one_tile_may_earn_several() -> None:
    # e5 and row 4 at once.
    state = position("rrrr.", "RRRRr", "RRRRr", "RRRRr", hand="bb")
    after, _ = apply(state, builds(state, "blue", 2, "e4", "e5")[0])
    assert after.pending_coats == 2


def test_a_special_tile_fills_the_hole_in_the_bottom_row() -> None:
    state = position("..g..", "RrG.y", hand="rr")
    state, _ = apply(state, builds(state, "red", 2, "c3", "d3")[0])
    after, events = apply(state, PlaceSpecial((3, 0)))
    assert after.score(0) == 1
    assert {"event": "score", "player": 0, "points": 1, "row": 0} in events
    assert after.specials == state.specials - 1


def test_a_special_tile_stands_by_the_same_rules() -> None:
    squares = {action.cell for action in covering_c3().legal() if isinstance(action, PlaceSpecial)}
    assert squares == {(0, 0), (1, 0), (3, 0), (4, 0), (2, 3), (3, 3)}


def test_a_special_tile_may_earn_further_actions() -> None:
    state = position("RrGr.", "RrRrr", hand="bb")
    state, _ = apply(state, builds(state, "blue", 2, "c3", "d3")[0])
    after, _ = apply(state, PlaceSpecial((4, 1)))
    assert (after.phase, after.pending_coats) == ("coat", 1)
    after, _ = apply(after, Pass())
    assert after.current == 1
    assert after.score(0) == 1


def test_an_ability_is_taken_active_side_up_and_one_of_each_kind_at_most() -> None:
    state = covering_c3(active="any_cards")
    takes = {action.ability for action in state.legal() if isinstance(action, TakeAbility)}
    assert takes == {"additional_card", "construction_discount", "change_of_colors", "both_actions"}
    after, _ = apply(state, TakeAbility("both_actions"))
    assert "both_actions" in after.active_abilities(0)
    assert after.ability_supply["both_actions"] == 1


def test_used_abilities_are_turned_active_for_the_next_turn() -> None:
    state = covering_c3(used="any_cards additional_card")
    after, _ = apply(state, Refresh())
    assert after.active_abilities(0) == ["any_cards", "additional_card"]
    assert after.current == 1


def test_nothing_used_nothing_to_turn() -> None:
    assert Refresh() not in covering_c3(active="any_cards").legal()


def test_ruling_5_a_coat_action_may_be_declined() -> None:
    after, events = apply(covering_c3(), Pass())
    assert after.current == 1
    assert {"event": "pass", "player": 0} in events


def test_ruling_5_an_impossible_coat_action_lapses() -> None:
    state = position("..g..", "..G..", hand="rr", active="any_cards")
    flat = list(state.flat)
    flat[SPECIALS] = flat[POOL] = 0
    state = State(tuple(flat))
    after, events = apply(state, builds(state, "red", 2, "c3", "d3")[0])
    assert {"event": "lapse", "player": 0} in events
    assert after.current == 1


def test_ruling_5_coat_actions_come_before_scoring() -> None:
    state = position("..g..", "RrG.y", hand="rr")
    state, events = apply(state, builds(state, "red", 2, "c3", "d3")[0])
    assert state.score(0) == 0
    assert not [event for event in events if event["event"] == "score"]
