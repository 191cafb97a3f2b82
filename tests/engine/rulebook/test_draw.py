"""Draws, both actions and the hand limit, rule by rule (rules.md 3 A and 4)."""

from tests.engine.reference import ReferenceGame, count
from tests.engine.reference.box import ABILITIES
from tests.engine.rulebook.scenes import builds, cards, dealt, draw, scene


def drawn(game: ReferenceGame, *, both_actions: bool = False) -> list[list[int]]:
    return [
        [slot + 1 for slot in action["slots"]]
        for action in game.legal()
        if action["type"] == "draw" and action["both_actions"] == both_actions
    ]


def test_two_adjacent_cards_never_one_and_piers_1_and_7_are_not_adjacent() -> None:
    assert drawn(scene()) == [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]]


def test_any_cards_takes_two_cards_from_anywhere() -> None:
    game = scene(active="any_cards")
    assert len(drawn(game)) == 21
    draw(game, 1, 7)
    assert game.abilities[0] == {"any_cards": "used"}
    assert game.hands[0] == cards("ry")


def test_used_abilities_cannot_be_used() -> None:
    game = scene("r....", hand="yyyg", used=" ".join(ABILITIES))
    assert drawn(game) == drawn(scene())
    assert drawn(game, both_actions=True) == []
    assert all(not a["discount"] and a["change"] is None for a in builds(game))


def test_additional_card_is_a_third_card_from_any_pier() -> None:
    game = scene(active="additional_card")
    assert [1, 2, 7] in drawn(game)
    assert [1, 3, 5] not in drawn(game)
    assert len(drawn(game)) == 6 + 25
    draw(game, 1, 2, 7)
    assert game.abilities[0] == {"additional_card": "used"}
    assert len(game.hands[0]) == 3


def test_any_cards_and_additional_card_take_three_cards_from_anywhere() -> None:
    game = scene(active="any_cards additional_card")
    assert len(drawn(game)) == 21 + 35
    draw(game, 1, 3, 5)
    assert game.abilities[0] == {"any_cards": "used", "additional_card": "used"}


def test_ruling_2_any_cards_is_spent_only_when_it_is_needed() -> None:
    for piers in [(3, 4), (1, 6, 7), (1, 2, 3)]:
        game = scene(active="any_cards additional_card")
        draw(game, *piers)
        assert game.abilities[0]["any_cards"] == "active"
    for action in scene(active="any_cards additional_card").legal():
        first, *others = action["slots"]
        gaps = [b - a for a, b in zip([first, *others], others, strict=False)]
        assert action["any_cards"] == (1 not in gaps)


def test_nothing_slides_and_empty_piers_are_refilled_in_pier_order() -> None:
    game = scene(offer="rrrrrrr", pile="bgp", active="any_cards")
    draw(game, 3, 6)
    assert game.offer == cards("rrbrrgr")
    assert game.deck == cards("p")


def test_the_turn_passes_clockwise() -> None:
    game = scene(players=3, pile="r" * 20)
    for turn in range(5):
        assert (game.turn, game.current) == (turn, turn % 3)
        draw(game, 1, 2)


def test_hand_limit_is_checked_after_the_draw() -> None:
    game = scene(hand="rrrrgg", offer="bbrrrrr")
    draw(game, 1, 2)
    assert game.phase == "discard"
    assert [a["cards"] for a in game.legal()] == [["red"], ["green"], ["blue"]]
    assert game.offer[:2] == [None, None]
    game.apply({"type": "discard", "cards": ["blue"]})
    assert game.hands[0] == cards("rrrrggb")
    assert game.discard == ["blue"]
    assert None not in game.offer
    assert game.current == 1


def test_seven_cards_are_not_too_many() -> None:
    game = scene(hand="rrrrr")
    draw(game, 1, 2)
    assert len(game.hands[0]) == 7
    assert game.current == 1


def test_ruling_1_three_cards_are_taken_before_the_limit_is_checked() -> None:
    game = scene(hand="rrrrrrr", offer="ygbpppp", active="additional_card")
    draw(game, 1, 2, 3)
    assert len(game.hands[0]) == 10
    choices = [a["cards"] for a in game.legal()]
    assert len(choices) == 8  # any of the 8 subsets of one yellow, one green, one blue, filled up with red
    assert cards("ygb") in choices
    assert cards("rrr") in choices
    assert all(len(choice) == 3 for choice in choices)


def test_discarded_cards_lie_on_the_pile_in_colour_order() -> None:
    game = scene(hand="ppppppp", offer="rgrrrrr", discard="y")
    draw(game, 1, 2)
    game.apply({"type": "discard", "cards": cards("gr")})
    assert game.discard == cards("yrg")


def test_both_actions_draws_then_builds_and_refills_only_at_the_end() -> None:
    game = scene(hand="r", offer="rgbbbbb", pile="yyy", active="both_actions")
    draw(game, 1, 2, both_actions=True)
    assert (game.phase, game.current) == ("build", 0)
    assert game.offer[:2] == [None, None]
    assert {a["type"] for a in game.legal()} == {"build", "end_turn"}
    game.apply(builds(game, color="red", size=2, at="a1 b1")[0])
    assert game.current == 1
    assert game.offer == cards("yybbbbb")
    assert game.abilities[0] == {"both_actions": "used"}
    assert game.hands[0] == ["green"]


def test_both_actions_can_be_used_with_the_other_abilities_of_a_draw() -> None:
    game = scene(active="both_actions any_cards additional_card")
    assert len(drawn(game, both_actions=True)) == len(drawn(game)) == 21 + 35
    draw(game, 1, 3, 7, both_actions=True)
    assert set(game.abilities[0].values()) == {"used"}


def test_a_hand_over_7_is_discarded_down_before_the_build_of_both_actions() -> None:
    game = scene(hand="rrrrrrr", offer="rrggggg", active="both_actions")
    draw(game, 1, 2, both_actions=True)
    assert game.phase == "discard"
    game.apply({"type": "discard", "cards": ["red", "red"]})
    assert game.phase == "build"
    assert game.current == 0


def test_ruling_8_the_build_of_both_actions_may_be_left_out() -> None:
    game = scene(active="both_actions")
    draw(game, 1, 2, both_actions=True)
    assert game.legal() == [{"type": "end_turn"}]
    game.apply({"type": "end_turn"})
    assert game.current == 1
    assert game.abilities[0] == {"both_actions": "used"}
    assert None not in game.offer


def test_both_actions_lasts_for_one_turn() -> None:
    game = scene(active="both_actions", pile="rygbp" * 4)
    draw(game, 1, 2, both_actions=True)
    game.apply({"type": "end_turn"})
    draw(game, 1, 2)
    assert (game.phase, game.current, game.turn) == ("turn", 0, 2)


def test_a_turn_cannot_be_ended_without_an_action() -> None:
    game = scene(hand="rr", active="both_actions")
    assert {a["type"] for a in game.legal()} == {"draw", "build"}


def test_action_sequences_counted_by_hand() -> None:
    # The first player draws in 21 ways or builds the red 2 at 8 level and 10 upright places; the second
    # player has no two cards alike, hence 21 draws whatever the first one did.
    game = dealt(2, "rygbpry" + "rr" + "ygb" + "rygbprygbpe")
    assert count(game, 0) == 1
    assert count(game, 1) == 21 + 18
    assert count(game, 2) == (21 + 18) * 21
