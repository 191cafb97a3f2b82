"""Coat-of-arms actions and scoring, rule by rule (rules.md 3 B 3 and 4)."""

import pytest

from tests.engine.reference import ReferenceGame
from tests.engine.reference.box import ABILITIES
from tests.engine.rulebook.scenes import build, coat, coat_choices, draw, scene

ALL = " ".join(ABILITIES)


def row_2_done(*, used: str = "", active: str = "") -> ReferenceGame:
    """A game in which the first player has just completed row 2, the lowest coat row."""
    game = scene("rrr..", "rrrrr", hand="bb", used=used, active=active, pile="rygbp" * 4)
    build(game, at="d2 e2")
    return game


@pytest.mark.parametrize(
    ("rows", "at"),
    [
        (["..r.."] * 2, "c3 d3"),
        (["....r"] * 4, "d5 e5"),
        ([".r..."] * 6, "a7 b7"),
        (["...r."] * 8, "c9 d9"),
    ],
)
def test_covering_a_coat_square_gives_an_action(rows: list[str], at: str) -> None:
    game = scene(*rows, hand="bb")
    build(game, at=at)
    assert (game.phase, game.pending_coats, game.current) == ("coat", 1, 0)


def test_no_other_square_gives_an_action() -> None:
    coats = set()
    for x, column in enumerate("abcde"):
        for y in range(9):
            stack = ["." * x + "r" + "." * (4 - x)] * y
            game = scene(*stack, used="any_cards")
            game.pending_coats, game.phase = 1, "coat"
            coat(game, "special", f"{column}{y + 1}")
            if game.phase == "coat":
                coats.add(f"{column}{y + 1}")
    assert coats == {"c3", "e5", "b7", "d9"}


@pytest.mark.parametrize(
    ("row", "coats"), [(1, 0), (2, 1), (3, 0), (4, 1), (5, 1), (6, 1), (7, 0), (8, 0), (9, 1)]
)
def test_completing_rows_2_4_and_6_gives_an_action(row: int, coats: int) -> None:
    # Squares e5 and d9 are coat squares, hence rows 5 and 9; c3 and b7 were covered before.
    game = scene("rrr..", *["rrrrr"] * (row - 1), hand="bb")
    build(game, at=f"d{row} e{row}")
    assert game.pending_coats == coats


def test_a_row_completed_in_an_earlier_turn_gives_nothing() -> None:
    game = scene("rrrrr", "rrrrr", hand="bb")
    build(game, at="a3 b3")
    assert (game.pending_coats, game.scores, game.current) == (0, [0, 0], 1)


def test_a_row_and_a_square_at_once_give_two_actions() -> None:
    game = scene("rr.rr", "rrrrr", hand="bb")
    build(game, at="c2 c3")
    assert game.pending_coats == 2
    coat(game, "ability", "both_actions")
    assert (game.phase, game.pending_coats) == ("coat", 1)
    coat(game, "ability", "additional_card")
    assert (game.phase, game.current) == ("turn", 1)
    assert game.abilities[0] == {"both_actions": "active", "additional_card": "active"}


def test_a_special_tile_follows_the_building_rules() -> None:
    game = row_2_done()
    cells = [a["cell"] for a in game.legal() if a["choice"] == "special"]
    assert cells == [[x, 2] for x in range(5)]


def test_a_special_tile_is_one_white_window_with_a_number_of_its_own() -> None:
    game = row_2_done()
    coat(game, "special", "a3")
    assert game.houses[0][0, 2] == {"color": "white", "wall": False, "tile": 9}
    assert game.specials == 11


def test_a_special_tile_fills_the_hole_in_the_bottom_row() -> None:
    game = scene("rrrr.", "rr.rr", hand="pp")
    build(game, at="e2 e3", wall=[4, 2])
    coat(game, "special", "c1")
    assert game.scores == [4, 0]  # rows 1 and 2, both all windows


def test_a_special_tile_on_a_coat_square_gives_another_action() -> None:
    game = row_2_done()
    coat(game, "special", "c3")
    assert (game.phase, game.pending_coats) == ("coat", 1)
    coat(game, "special", "c4")
    assert game.current == 1
    assert game.specials == 10


def test_a_chain_of_coats_scores_once_at_its_end() -> None:
    game = scene("rrrr.", "rrrrr", "rrr..", "rrrrr", hand="bb")
    build(game, at="d2 e2")
    assert game.pending_coats == 1
    coat(game, "special", "e4")  # completes row 4: the next link
    assert (game.pending_coats, game.scores) == (1, [0, 0])
    coat(game, "special", "e5")  # covers e5: the next link
    assert (game.pending_coats, game.scores) == (1, [0, 0])
    coat(game, "pass")
    assert game.scores == [1 + 2, 0]
    assert (game.pending_coats, game.current) == (0, 1)


def test_an_ability_of_a_kind_the_player_does_not_have_yet() -> None:
    game = row_2_done(used="any_cards", active="both_actions")
    kinds = [a["ability"] for a in game.legal() if a["choice"] == "ability"]
    assert kinds == ["additional_card", "construction_discount", "change_of_colors"]
    coat(game, "ability", "change_of_colors")
    assert game.abilities[0]["change_of_colors"] == "active"
    assert game.ability_supply["change_of_colors"] == 1


def test_an_ability_that_nobody_has_left_cannot_be_taken() -> None:
    game = row_2_done()
    game.ability_supply["both_actions"] = 0
    assert "both_actions" not in [a.get("ability") for a in game.legal()]


def test_refresh_turns_all_used_abilities_active() -> None:
    game = row_2_done(used="any_cards both_actions", active="additional_card")
    coat(game, "refresh")
    assert set(game.abilities[0].values()) == {"active"}
    assert len(game.abilities[0]) == 3


def test_refresh_also_turns_what_was_used_in_this_very_turn() -> None:
    game = scene("rrr..", "rrrrr", hand="b", active="construction_discount")
    build(game, at="d2 e2", discount=True)
    coat(game, "refresh")
    assert game.abilities[0] == {"construction_discount": "active"}


def test_there_is_nothing_to_refresh_without_a_used_ability() -> None:
    assert coat_choices(row_2_done(active="any_cards")) == {"special", "ability", "pass"}
    assert coat_choices(row_2_done(used="any_cards")) == {"special", "ability", "refresh", "pass"}


def test_ruling_5_a_coat_action_may_be_declined() -> None:
    game = row_2_done()
    coat(game, "pass")
    assert (game.current, game.specials, game.abilities[0]) == (1, 12, {})
    assert game.scores == [1, 0]


def test_ruling_5_an_impossible_coat_action_lapses() -> None:
    game = scene("rrr..", "rrrrr", hand="bb", active=ALL)
    game.specials = 0
    build(game, at="d2 e2")
    assert (game.phase, game.current, game.pending_coats) == ("turn", 1, 0)
    assert game.scores == [1, 0]


def test_ruling_5_with_no_special_tile_left_the_other_choices_remain() -> None:
    game = scene("rrr..", "rrrrr", hand="bb", used="any_cards")
    game.specials = 0
    build(game, at="d2 e2")
    assert coat_choices(game) == {"ability", "refresh", "pass"}


def test_ruling_5_what_is_left_of_two_coats_lapses_when_nothing_can_be_done() -> None:
    game = scene("rr.rr", "rrrrr", hand="bb", active=ALL)
    game.abilities[0]["any_cards"] = "used"
    game.specials = 0
    build(game, at="c2 c3")
    assert game.pending_coats == 2
    assert coat_choices(game) == {"refresh", "pass"}
    coat(game, "refresh")
    assert (game.current, game.pending_coats) == (1, 0)


def test_ruling_5_a_full_house_has_no_square_for_a_special_tile() -> None:
    game = scene("rrr..", *["rrrrr"] * 8, hand="bb", active=ALL)
    build(game, at="d9 e9")
    assert (game.current, game.pending_coats, game.specials) == (1, 0, 12)


def test_ruling_6_an_ability_just_taken_works_from_the_next_turn() -> None:
    game = row_2_done()
    coat(game, "ability", "both_actions")
    assert game.current == 1
    draw(game, 1, 2)
    assert any(a.get("both_actions") for a in game.legal())


def test_ruling_6_abilities_turned_active_do_not_prolong_the_turn() -> None:
    game = scene("rrr..", "rrrrr", hand="bb", active="both_actions")
    draw(game, 1, 2, both_actions=True)
    build(game, at="d2 e2")
    coat(game, "refresh")
    assert (game.phase, game.current) == ("turn", 1)
    assert game.abilities[0] == {"both_actions": "active"}
    assert None not in game.offer


# Scoring (rules.md 3 B 4)


@pytest.mark.parametrize(
    ("rows", "at", "wall", "points"),
    [
        (["rrr.."], "d1 e1", [3, 0], 1),
        (["RRR.."], "d1 e1", [3, 0], 1),
        (["rrr.."], "d1 d2", [3, 0], 0),
        (["rrrr."], "e1 e2", [4, 0], 1),
        (["rrrr."], "e1 e2", [4, 1], 2),
        (["rrrw."], "e1 e2", [4, 1], 2),
        (["Rrrr."], "e1 e2", [4, 1], 1),
        (["r...."] * 7, "a8 a9", [0, 7], 2),
        (["r...."] * 8, "a9 b9", [1, 8], 4),
        (["r...."] * 7 + ["R...."], "a9 b9", [1, 8], 2),
        (["rrrr.", "rrrr.", "rrrrr"], "e2 e3", [4, 1], 3),
        (["rrrr.", "...r."] + ["....r"] * 7, "e8 e9", [4, 7], 2 + 2),
        (["rrrr.", "...r."] + ["....r"] * 7, "e8 e9", [4, 8], 1 + 2),
    ],
)
def test_points(rows: list[str], at: str, wall: list[int], points: int) -> None:
    game = scene(*rows, hand="bb", active=ALL)
    game.specials = 0
    build(game, at=at, wall=wall)
    assert game.scores == [points, 0]


def test_a_row_and_two_columns_at_once() -> None:
    game = scene("rrr..", *["rrrrr"] * 8, hand="bb", active=ALL)
    build(game, at="d9 e9")
    assert game.scores == [1 + 2 + 4, 0]  # the wall is in the row and in one of the columns


def test_the_opponent_gets_nothing() -> None:
    game = row_2_done()
    coat(game, "pass")
    assert game.scores == [1, 0]
