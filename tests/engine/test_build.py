"""B) Build, as the rulebook tells it: price, placement, abilities, points."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import DrawCards, EndTurn
from nyhavn.engine.state import apply
from tests.engine.position import builds, only, position


def test_three_red_cards_for_a_red_tile_of_three() -> None:
    state = position(hand="rrr")
    assert only(builds(state, "red", 3)).pay == (("red", 3),)
    assert not builds(position(hand="rr"), "red", 3)


def test_all_cards_are_of_the_tiles_colour() -> None:
    assert not builds(position(hand="rrg"), "red", 3)


def test_a_green_tile_beside_green_costs_two_cards_instead_of_three() -> None:
    state = position("Gg...", hand="ggg")
    beside = builds(state, "green", 3, "c1", "d1", "e1")
    assert {action.pay for action in beside} == {(("green", 2),)}


def test_a_green_tile_apart_from_green_costs_three() -> None:
    state = position("rR...", "Gg...", hand="ggg")
    apart = builds(state, "green", 3, "a3", "b3", "c3")
    assert {action.pay for action in apart} == {(("green", 3),)}


def test_touching_a_corner_saves_nothing() -> None:
    state = position("R....", "g....", hand="gg")
    corner = builds(state, "green", 2, "b1", "c1")
    beside_by_edge = builds(state, "green", 2, "b1", "b2")
    assert {action.pay for action in beside_by_edge} == {(("green", 1),)}
    assert {action.pay for action in corner} == {(("green", 1),)}
    far = builds(position("..R..", "g.r..", hand="gg"), "green", 2, "d1", "e1")
    assert {action.pay for action in far} == {(("green", 2),)}


def test_ruling_9_a_special_tile_gives_no_saving() -> None:
    state = position("w....", hand="gg")
    assert {action.pay for action in builds(state, "green", 2, "b1", "c1")} == {(("green", 2),)}


PLACEMENTS = position(".....", "Gg...", hand="bbb")


def test_placement_a_above_another_tile() -> None:
    assert builds(PLACEMENTS, "blue", 2, "a2", "b2")


def test_placement_b_on_the_bottom_row() -> None:
    assert builds(PLACEMENTS, "blue", 2, "d1", "e1")


def test_placement_c_on_the_bottom_row_and_above_a_tile() -> None:
    assert builds(PLACEMENTS, "blue", 3, "b2", "c2", "c1")


def test_placement_d_neither_on_the_bottom_row_nor_above_a_tile() -> None:
    assert not builds(PLACEMENTS, "blue", 2, "d2", "e2")
    assert not builds(PLACEMENTS, "blue", 2, "a3", "b3")


def test_placement_e_beside_a_tile_but_not_above_it() -> None:
    state = position("r....", "R....", hand="bb")
    assert not builds(state, "blue", 2, "b2", "c2")


def test_touching_from_below_is_not_support() -> None:
    state = position("rR...", "..b..", "..B..", hand="gg")
    assert not builds(state, "green", 2, "a2", "b2")


def test_one_square_on_something_is_enough() -> None:
    assert builds(position("R....", hand="ppppp"), "purple", 5, "a2", "b2", "c2", "d2", "e2")


def test_a_tile_may_be_turned_and_mirrored() -> None:
    state = position(hand="bbbb")
    shapes = {(action.cells, action.wall) for action in builds(state, "blue", 4)}
    outlines = {tuple((x - c[0][0], y - c[0][1]) for x, y in c) for c, _ in shapes}
    assert len(outlines) == 8


def test_one_of_each_kind_less_in_a_game_for_two() -> None:
    assert position().supply["red", 2] == 2
    assert position().supply["red", 5] == 1
    assert position(players=3).supply["red", 3] == 3
    assert position(players=4).supply["red", 4] == 3


def test_discount_two_cards_for_a_tile_of_three() -> None:
    state = position(hand="rr", active="construction_discount")
    action = only(builds(state, "red", 3))
    assert action.discount
    after, _ = apply(state, action)
    assert after.used_abilities(0) == ["construction_discount"]


def test_a_tile_of_five_for_three_cards_beside_its_colour_with_discount() -> None:
    state = position("Rr...", hand="rrr", active="construction_discount")
    cheap = [action for action in builds(state, "red", 5) if action.pay == (("red", 3),)]
    assert cheap
    assert all(action.discount for action in cheap)


def test_a_free_tile_of_two() -> None:
    state = position("Rr...", hand="", active="construction_discount")
    free = builds(state, "red", 2, "c1", "d1")
    assert free
    assert all(action.pay == () and action.discount for action in free)


def test_change_of_colours_all_blue_cards_count_as_another() -> None:
    state = position(hand="bbb", active="change_of_colors")
    for color in ("red", "yellow", "green", "purple"):
        assert {action.change for action in builds(state, color, 3)} == {"blue"}


def test_change_of_colours_four_green_and_one_purple_make_five_of_either() -> None:
    state = position(hand="ggggp", active="change_of_colors")
    green, purple = builds(state, "green", 5), builds(state, "purple", 5)
    assert {(action.pay, action.change) for action in green} == {((("green", 4), ("purple", 1)), "purple")}
    assert {(action.pay, action.change) for action in purple} == {((("green", 4), ("purple", 1)), "green")}


def test_ruling_7_at_least_one_changed_card_and_any_mix() -> None:
    state = position(hand="ggbb", active="change_of_colors")
    paid = {(action.pay, action.change) for action in builds(state, "green", 2)}
    assert paid == {
        ((("green", 2),), None),
        ((("green", 1), ("blue", 1)), "blue"),
        ((("blue", 2),), "blue"),
    }


def test_only_one_other_colour_is_changed() -> None:
    assert not builds(position(hand="rgb", active="change_of_colors"), "yellow", 3)


@pytest.mark.parametrize(
    ("row", "points"),
    [("Rrgg.", 1), ("rrgg.", 2), ("RRGG.", 1)],
    ids=["windows and walls", "only windows", "only walls but one"],
)
def test_a_completed_row_scores(row: str, points: int) -> None:
    state = position(row, hand="bb")
    # The blue tile stands upright in e1 and e2 with its window in the row.
    action = next(a for a in builds(state, "blue", 2, "e1", "e2") if a.wall == (4, 1))
    after, events = apply(state, action)
    assert after.score(0) == points
    assert {"event": "score", "player": 0, "points": points, "row": 0} in events


@pytest.mark.parametrize(("square", "points"), [("r", 4), ("R", 2)], ids=["only windows", "with a wall"])
def test_a_completed_column_scores(square: str, points: int) -> None:
    state = position(".....", *[f"{square}...."] * 8, hand="gg")
    action = next(a for a in builds(state, "green", 2, "a9", "b9") if a.wall == (1, 8))
    after, events = apply(state, action)
    assert after.score(0) == points
    assert {"event": "score", "player": 0, "points": points, "column": 0} in events


def test_ruling_8_the_turn_may_end_without_building_and_the_ability_stays_used() -> None:
    state = position(hand="rr", active="both_actions", offer="rbyggpp")
    state, _ = apply(state, DrawCards((0, 1), both_actions=True))
    assert EndTurn() in state.legal()
    after, _ = apply(state, EndTurn())
    assert after.current == 1
    assert after.used_abilities(0) == ["both_actions"]
    assert None not in after.offer


def test_end_turn_is_only_possible_in_place_of_that_build() -> None:
    assert EndTurn() not in position(hand="rr", active="both_actions").legal()
