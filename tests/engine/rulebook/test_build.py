"""Placements, prices and payments, rule by rule (rules.md 3 B and 4)."""

from tests.engine.reference import ReferenceGame
from tests.engine.reference.box import COLORS
from tests.engine.rulebook.scenes import build, builds, cards, names, scene


def prices(game: ReferenceGame, color: str, at: str) -> list[dict[str, int]]:
    """The different payments for a tile of this colour on these squares."""
    different: list[dict[str, int]] = []
    for action in builds(game, color=color, at=at):
        if action["pay"] not in different:
            different.append(action["pay"])
    return different


# Placement (rules.md 3 B 2); A to E are the pictures of the rulebook.


def test_placement_a_on_the_ground() -> None:
    assert builds(scene("rr...", hand="ggg"), at="c1 d1 e1")


def test_placement_b_on_another_tile() -> None:
    assert builds(scene("rr...", hand="ggg"), at="b2 c2 d2")


def test_placement_c_on_the_ground_and_on_another_tile() -> None:
    assert builds(scene("rr...", hand="bbb"), at="b2 c2 c1")


def test_placement_d_hanging_in_the_air_is_not_allowed() -> None:
    assert not builds(scene("rr...", hand="ggg"), at="c2 d2 e2")


def test_placement_e_touching_sideways_is_not_support() -> None:
    assert not builds(scene("rr...", "rr...", hand="ggg"), at="c2 d2 e2")


def test_touching_from_below_is_not_support() -> None:
    game = scene("rrr..", "r....", "r....", hand="gg")
    assert not builds(game, at="c2 d2")
    assert builds(game, at="c1 d1")


def test_its_own_squares_do_not_support_a_tile() -> None:
    game = scene(hand="ppp")
    assert builds(game, at="c1 c2 c3")
    assert not builds(game, at="c2 c3 c4")


def test_one_supported_square_is_enough() -> None:
    assert builds(scene("....r", hand="pppp"), at="b2 c2 d2 e2")


def test_a_tile_lies_on_empty_squares_inside_the_grid() -> None:
    game = scene("..r..", hand="pppp")
    for action in builds(game):
        assert "c1" not in names(action["cells"])
        assert all(0 <= x <= 4 and 0 <= y <= 8 for x, y in action["cells"])
    assert not builds(game, at="a1 b1 c1 d1")


def test_the_top_row_is_the_ninth() -> None:
    game = scene(*["r...."] * 7, hand="pp")
    assert builds(game, at="a8 a9")
    assert not builds(scene(*["r...."] * 8, hand="pp"), at="a9 a10")


def test_a_tile_may_be_turned_and_mirrored() -> None:
    places = {(" ".join(names(a["cells"])), names([a["wall"]])[0]) for a in builds(scene(hand="yyy"), size=3)}
    corner = {"a1 b1 a2", "a1 b1 b2", "a1 a2 b2", "b1 a2 b2"}
    ends = {"a1 b1 a2": "b1 a2", "a1 b1 b2": "a1 b2", "a1 a2 b2": "a1 b2", "b1 a2 b2": "b1 a2"}
    assert {place for place in places if place[0] in corner} == {
        (place, wall) for place in corner for wall in ends[place].split()
    }


def test_all_places_of_the_smallest_and_the_largest_tile_in_an_empty_house() -> None:
    # Level: 4 places with the wall on either side; upright: 5 columns, wall up or down.
    assert len(builds(scene(hand="rr"))) == 18
    # The straight 5: one place level and five upright, each with the wall at either end.
    assert len(builds(scene(hand="ppppp"), size=5)) == 12


def test_the_wall_square_is_one_of_the_squares_and_stays_a_wall() -> None:
    game = scene(hand="gggg")
    build(game, size=4, at="b1 a2 b2 c2")
    assert game.houses[0] == {
        (1, 0): {"color": "green", "wall": True, "tile": 0},
        (0, 1): {"color": "green", "wall": False, "tile": 0},
        (1, 1): {"color": "green", "wall": False, "tile": 0},
        (2, 1): {"color": "green", "wall": False, "tile": 0},
    }
    assert game.state()["houses"][0][0] == {"cell": [1, 0], "color": "green", "wall": True, "tile": 0}


def test_tiles_are_numbered_in_the_order_built() -> None:
    game = scene("rr...", hand="gg")
    build(game, at="d1 e1")
    assert [square["tile"] for square in game.state()["houses"][0]] == [0, 1, 2, 2]


def test_squares_in_the_state_go_up_row_by_row() -> None:
    game = scene(".rr..", "r.rr.", hand="gg")
    build(game, at="d2 d3")
    cells = [square["cell"] for square in game.state()["houses"][0]]
    assert cells == [[0, 0], [2, 0], [3, 0], [1, 1], [2, 1], [3, 1], [3, 2]]


# Prices (rules.md 3 B 1)


def test_three_red_cards_for_a_red_tile_of_size_3() -> None:
    game = scene(hand="rrrrb")
    build(game, color="red", size=3)
    assert game.hands[0] == cards("rb")
    assert game.discard == cards("rrr")
    assert game.supply["red"] == {2: 2, 3: 1, 4: 2, 5: 1}
    assert game.current == 1


def test_cards_of_another_colour_do_not_pay() -> None:
    assert {a["color"] for a in builds(scene(hand="rrbbgyp"))} == {"red", "blue"}
    assert {a["size"] for a in builds(scene(hand="rrbbgyp"))} == {2}


def test_a_green_tile_away_from_green_costs_three_cards() -> None:
    assert prices(scene("g....", hand="gggg"), "green", "c1 d1 e1") == [{"green": 3}]


def test_a_green_tile_beside_green_costs_two_cards_and_no_more() -> None:
    assert prices(scene("g....", hand="gggg"), "green", "b1 c1 d1") == [{"green": 2}]


def test_touching_above_or_below_saves_too() -> None:
    assert prices(scene("g....", hand="gggg"), "green", "a2 b2 c2") == [{"green": 2}]
    assert prices(scene("gg...", "r....", "r....", hand="gggg"), "green", "b1 b2") == [{"green": 1}]


def test_corners_do_not_touch() -> None:
    assert prices(scene("gr...", hand="ggg"), "green", "b2 c2 d2") == [{"green": 3}]


def test_touching_twice_saves_once() -> None:
    assert prices(scene("g.g..", hand="gg"), "green", "b1 b2") == [{"green": 1}]


def test_the_colour_of_a_neighbouring_house_saves_nothing() -> None:
    game = scene(hand="gg")
    game.houses[1] = scene("g....").houses[0]
    assert prices(game, "green", "b1 c1") == [{"green": 2}]


def test_ruling_9_special_tiles_give_no_saving() -> None:
    game = scene("w....", hand="gg")
    for color in COLORS:
        game.hands[0] = [color] * 2
        assert prices(game, color, "b1 c1") == [{color: 2}]


def test_a_tile_that_is_sold_out_cannot_be_built() -> None:
    game = scene(hand="rrr")
    game.supply["red"][3] = 0
    assert {a["size"] for a in builds(game)} == {2}


def test_one_tile_a_turn_also_with_both_actions() -> None:
    game = scene(hand="rrrr", active="both_actions")
    build(game, size=2)
    assert (game.current, game.abilities[0]) == (1, {"both_actions": "active"})


# Construction discount (rules.md 4)


def test_discount_size_3_for_two_cards() -> None:
    game = scene(hand="gg", active="construction_discount")
    build(game, size=3, discount=True)
    assert game.hands[0] == []
    assert game.abilities[0] == {"construction_discount": "used"}


def test_discount_and_saving_add_up_the_5_square_tile_for_3_cards() -> None:
    game = scene("g....", hand="ggg", active="construction_discount")
    [action, *_] = builds(game, size=5, at="b1 a2 b2 c2 b3")
    assert (action["pay"], action["discount"]) == ({"green": 3}, True)


def test_discount_a_size_2_can_be_free() -> None:
    game = scene("r....", active="construction_discount")
    free = builds(game)
    assert {a["color"] for a in free} == {"red"}
    assert all((a["size"], a["pay"], a["discount"], a["change"]) == (2, {}, True, None) for a in free)
    game.apply(free[0])
    assert game.discard == []
    assert game.abilities[0] == {"construction_discount": "used"}


def test_discount_is_the_players_choice() -> None:
    game = scene(hand="pp", active="construction_discount")
    level = builds(game, at="a1 b1", wall=[0, 0])
    assert [(a["pay"], a["discount"]) for a in level] == [({"purple": 2}, False), ({"purple": 1}, True)]
    game.apply(level[0])
    assert game.abilities[0] == {"construction_discount": "active"}


# Change of colours (rules.md 4)


def ways_to_pay(
    hand: str, color: str, size: int, active: str = "change_of_colors"
) -> list[tuple[str, str | None]]:
    """Payments for a tile in an empty house, as the initials of the printed cards and the changed colour."""
    game = scene(hand=hand, active=active)
    ways: list[tuple[str, str | None]] = []
    for action in builds(game, color=color, size=size):
        initials = "".join(printed[0] * number for printed, number in action["pay"].items())
        way = (initials + "-" * action["discount"], action["change"])
        if way not in ways:
            ways.append(way)
    return ways


def test_change_of_colours_pure_four_blue_cards_are_any_other_colour() -> None:
    for color in ("red", "yellow", "green", "purple"):
        assert ways_to_pay("bbbb", color, 4) == [("bbbb", "blue")]
    game = scene(hand="bbbb", active="change_of_colors")
    build(game, color="purple", size=4, change="blue")
    assert game.discard == cards("bbbb")
    assert game.abilities[0] == {"change_of_colors": "used"}


def test_change_of_colours_mixed_four_green_and_a_purple_are_five_green_or_five_purple() -> None:
    assert ways_to_pay("ggggp", "green", 5) == [("ggggp", "purple")]
    assert ways_to_pay("ggggp", "purple", 5) == [("ggggp", "green")]


def test_change_of_colours_changes_one_colour_only() -> None:
    assert ways_to_pay("gggpb", "green", 5) == []
    assert ways_to_pay("gggpb", "green", 4) == [("gggb", "blue"), ("gggp", "purple")]


def test_ruling_7_how_many_cards_are_changed_is_the_players_choice() -> None:
    assert ways_to_pay("gggpp", "green", 3) == [("ggg", None), ("ggp", "purple"), ("gpp", "purple")]


def test_ruling_7_without_a_changed_card_the_ability_is_not_used() -> None:
    game = scene(hand="ggg", active="change_of_colors")
    assert all(a["change"] is None for a in builds(game, color="green"))
    build(game, color="green", size=3)
    assert game.abilities[0] == {"change_of_colors": "active"}


def test_ruling_7_a_free_tile_changes_nothing() -> None:
    game = scene("r....", hand="g", active="construction_discount change_of_colors")
    free = [(a["pay"], a["change"]) for a in builds(game, color="red", size=2, discount=True, at="b1 c1")]
    assert free == [({}, None)] * 2  # the wall on either side


def test_change_of_colours_with_discount_and_saving() -> None:
    assert ways_to_pay("bb", "red", 3, "construction_discount change_of_colors") == [("bb-", "blue")]
    game = scene("r....", hand="gb", active="construction_discount change_of_colors")
    assert {tuple(a["pay"].items()) for a in builds(game, color="red", size=3)} == {
        (("green", 1),),
        (("blue", 1),),
    }


def test_without_the_ability_no_colour_changes() -> None:
    assert ways_to_pay("ggggp", "green", 5, active="") == []


def test_paid_cards_lie_on_the_pile_in_colour_order_and_are_named_so() -> None:
    game = scene(hand="pprr", discard="g", active="change_of_colors")
    [action, *_] = builds(game, color="purple", size=4)
    assert list(action["pay"].items()) == [("red", 2), ("purple", 2)]
    game.apply(action)
    assert game.discard == cards("grrpp")
