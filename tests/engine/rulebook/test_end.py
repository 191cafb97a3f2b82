"""Draw pile and endings, rule by rule (rules.md 5 and 6)."""

import pytest

from tests.engine.rulebook.scenes import build, cards, coat, draw, house, scene

# The draw pile runs out (rules.md 5, 6.3)


def test_the_pile_is_re_formed_in_the_middle_of_a_refill() -> None:
    game = scene(players=3, offer="bbbbbbb", pile="g", discard="rrrrrrrrr" + "ygb")
    draw(game, 1, 2)
    # Nine red cards are the top of the new pile; they go under it with the end card.
    assert game.offer == cards("gybbbbb")
    assert game.deck == cards("gb" + "rrrrrrrrr" + "e")
    assert game.discard == []
    assert game.end_card == "in_deck"
    assert (game.phase, game.current) == ("turn", 1)


def test_the_discard_pile_is_shuffled_and_then_the_end_card_with_the_top_nine() -> None:
    shuffled: list[list[str]] = []

    def backwards(pile: list[str]) -> list[str]:
        shuffled.append(pile)
        return pile[::-1]

    game = scene(players=4, pile="gg", discard="rrrygbpppppp", shuffle=backwards)
    draw(game, 1, 2)
    assert shuffled == [cards("rrrygbpppppp"), cards("ppppppbgy" + "e")]
    assert game.deck == cards("rrr" + "e" + "ygbpppppp")


def test_the_pile_is_re_formed_the_moment_its_last_card_has_left_it() -> None:
    game = scene(players=3, pile="gg", discard="rrrrrrrrrr")
    draw(game, 1, 2)
    assert game.state()["deck"] == 11
    assert game.state()["end_card"] == "in_deck"


def test_the_pile_is_not_re_formed_while_it_has_a_card() -> None:
    game = scene(players=3, pile="ggg", discard="rrrrrrrrrr")
    draw(game, 1, 2)
    assert game.state()["deck"] == 1
    assert game.state()["end_card"] == "aside"


def test_cards_discarded_in_this_turn_are_in_the_new_pile() -> None:
    game = scene(players=3, hand="rrrrrrr", offer="yybbbbb", pile="g", discard="p" * 9)
    draw(game, 1, 2)
    game.apply({"type": "discard", "cards": ["red", "yellow"]})
    assert game.offer == cards("grbbbbb")
    assert game.deck == cards("y" + "p" * 9 + "e")


def test_ruling_3_fewer_than_nine_discards_are_all_mixed_with_the_end_card() -> None:
    game = scene(players=3, offer="bbbbbbb", pile="g", discard="ryg")
    draw(game, 1, 2)
    assert game.offer == cards("grbbbbb")
    assert game.deck == cards("yge")


def test_ruling_3_without_discards_the_pile_is_the_end_card_alone() -> None:
    game = scene(players=3, pile="gg")
    draw(game, 1, 2)
    assert (game.deck, game.phase) == (["end"], "turn")
    draw(game, 1, 2)
    assert (game.phase, game.ended_by) == ("over", "end_card")


def test_the_re_formed_pile_may_end_the_game_in_the_same_refill() -> None:
    game = scene(players=3, offer="bbbbbbb", pile="g")
    draw(game, 3, 4)
    assert game.offer == [*cards("bbg"), None, *cards("bbb")]
    assert (game.phase, game.end_card) == ("over", "revealed")


def test_two_players_never_reshuffle() -> None:
    game = scene(pile="ge", discard="rrrrrrrrrrrrrr")
    draw(game, 1, 2)
    assert (game.phase, game.ended_by, len(game.discard)) == ("over", "end_card", 14)


# The end card (rules.md 5, 6.4)


def test_ruling_4_the_refill_stops_at_the_end_card() -> None:
    game = scene(offer="bbbbbbb", pile="gerr", active="any_cards additional_card")
    draw(game, 2, 4, 6)
    assert game.offer == [*cards("bgb"), None, "blue", None, "blue"]
    assert (game.state()["deck"], game.state()["end_card"]) == (2, "revealed")
    assert (game.phase, game.legal()) == ("over", [])


def test_current_and_turn_stay_with_the_last_player() -> None:
    game = scene(pile="ggge")
    draw(game, 1, 2)
    draw(game, 1, 2)
    assert (game.phase, game.current, game.turn) == ("over", 1, 1)


def test_the_end_card_lies_hidden_until_a_refill_turns_it_up() -> None:
    game = scene(pile="gge")
    draw(game, 1, 2)
    assert (game.phase, game.end_card, game.deck) == ("turn", "in_deck", ["end"])


def test_a_build_turns_up_no_card() -> None:
    game = scene(hand="rr", pile="e")
    build(game, at="a1 b1")
    assert (game.phase, game.current) == ("turn", 1)


@pytest.mark.parametrize(
    ("scores", "squares", "winners"),
    [
        ([3, 5, 4], [9, 0, 9], [1]),
        ([5, 5, 4], [3, 4, 9], [1]),
        ([5, 4, 5], [4, 9, 3], [0]),
        ([5, 5, 4], [4, 4, 9], [0, 1]),
        ([0, 0, 0], [2, 2, 2], [0, 1, 2]),
    ],
)
def test_most_points_then_fewest_empty_squares_then_shared(
    scores: list[int], squares: list[int], winners: list[int]
) -> None:
    game = scene(players=3, pile="e")
    game.scores = list(scores)
    column = ["r...."] * 9
    game.houses = [house(*column[:filled]) for filled in squares]
    draw(game, 1, 2)
    assert (game.winners, game.ended_by) == (winners, "end_card")
    assert game.scores == scores


def test_points_of_the_last_turn_count_before_the_end_card() -> None:
    game = scene("rrr..", hand="bb", pile="e", active="both_actions")
    game.scores = [2, 2]
    draw(game, 1, 2, both_actions=True)
    build(game, color="blue", at="d1 e1")
    assert (game.ended_by, game.scores, game.winners) == ("end_card", [3, 2], [0])


# Twelve points (rules.md 5)


def test_12_points_win_at_once_before_any_refill() -> None:
    game = scene("rrr..", hand="bb", pile="gg", active="both_actions")
    game.scores = [11, 11]
    draw(game, 1, 2, both_actions=True)
    build(game, color="blue", at="d1 e1")
    assert (game.phase, game.ended_by, game.winners) == ("over", "points", [0])
    assert game.scores == [12, 11]
    assert game.offer[:2] == [None, None]
    assert game.deck == cards("gg")
    assert (game.current, game.turn, game.legal()) == (0, 0, [])


def test_12_points_win_even_when_the_end_card_is_next() -> None:
    game = scene("rrr..", hand="bb", pile="e", active="both_actions")
    game.scores = [11, 11]
    draw(game, 1, 2, both_actions=True)
    build(game, color="blue", at="d1 e1")
    assert (game.ended_by, game.end_card) == ("points", "in_deck")


def test_more_than_12_points_are_kept() -> None:
    game = scene(*["r...."] * 8, hand="bb")
    game.scores = [11, 0]
    build(game, color="blue", at="a9 b9", wall=[1, 8])
    assert (game.scores, game.winners) == ([15, 0], [0])


def test_11_points_do_not_win() -> None:
    game = scene("rrr..", hand="bb")
    game.scores = [10, 0]
    build(game, at="d1 e1")
    assert (game.phase, game.scores) == ("turn", [11, 0])


def test_coat_actions_come_before_the_winning_points() -> None:
    game = scene("rrr..", "rrrrr", hand="bb")
    game.scores = [11, 0]
    build(game, at="d2 e2")
    assert (game.phase, game.scores) == ("coat", [11, 0])
    coat(game, "pass")
    assert (game.phase, game.scores) == ("over", [12, 0])
