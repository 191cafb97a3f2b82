"""The sums that tell sound rows from damaged ones."""

from nyhavn.storage.checks import start_check, step_check, text_check

LONE = "Anna \ud800"
"""Half a character, as a damaged name may have it."""


def test_a_sum_can_be_had_of_any_text() -> None:
    assert text_check(1, LONE) == text_check(1, "Anna ?")
    assert step_check(7, LONE) == step_check(7, "Anna ?")
    assert start_check(1, 2, 1, LONE, LONE) == start_check(1, 2, 1, "Anna ?", "Anna ?")


def test_a_sum_belongs_to_its_game_and_its_place() -> None:
    assert text_check(1, "x") != text_check(2, "x")
    assert step_check(1, "d12") != step_check(2, "d12")
