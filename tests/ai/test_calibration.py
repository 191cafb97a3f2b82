"""What is said of the chances: tenths, the Brier score, and the line that explains the results best."""

from __future__ import annotations

from math import sqrt

import pytest

from nyhavn.ai.worth import calibrated
from tools.league.calibration import Sample, brier, fit, picture, play_game, report, tenths


def samples(said: float, won: int, of: int) -> list[Sample]:
    return [(number, 2, 5, said, 1.0 if number < won else 0.0) for number in range(of)]


def test_predicted_and_observed_by_tenths() -> None:
    low, high = tenths([*samples(0.22, 3, 10), *samples(0.28, 5, 10), *samples(1.0, 9, 10)])
    assert low.positions == 20
    assert low.predicted == pytest.approx(0.25)
    assert low.observed == pytest.approx(0.4)
    assert (high.positions, high.predicted, high.observed) == (10, 1.0, 0.9)
    assert high.error == pytest.approx(sqrt(0.9 * 0.1 / 10))


def test_positions_of_one_game_err_together() -> None:
    apart = [(number, 2, 5, 0.55, float(number % 2)) for number in range(10)]
    together = [(number % 2, 2, 5, 0.55, float(number % 2)) for number in range(10)]
    assert tenths(together)[0].error == pytest.approx(tenths(apart)[0].error * sqrt(5))
    assert (tenths(apart)[0].games, tenths(together)[0].games) == (10, 2)


def test_the_brier_score_of_a_coin_is_a_quarter() -> None:
    assert brier(samples(0.5, 5, 10)) == 0.25
    assert brier(samples(1.0, 10, 10)) == 0.0


def test_chances_that_are_right_need_no_correction() -> None:
    slope, shift = fit([*samples(0.2, 20, 100), *samples(0.8, 80, 100)])
    assert slope == pytest.approx(1.0, abs=1e-6)
    assert shift == pytest.approx(0.0, abs=1e-6)


def test_chances_that_are_too_sure_want_a_slope_below_one() -> None:
    slope, _ = fit([*samples(0.1, 30, 100), *samples(0.9, 70, 100)])
    assert slope < 0.5


def test_the_report_and_the_picture_show_every_tenth() -> None:
    told = [*samples(0.2, 2, 10), *samples(0.8, 8, 10)]
    assert "| all | 20.0 % | 20.0 % | +0.0 " in report(told)
    assert picture(told).count("<circle") == 2


def test_every_chance_of_a_game_is_held_against_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.league.calibration.SIMULATIONS", 2)
    played = play_game(0)
    assert len(played) > 20
    assert {(game, players) for game, players, *_ in played} == {(0, 2)}
    assert {won for *_, won in played} <= {0.0, 0.5, 1.0}
    assert all(0.0 <= chance <= 1.0 for *_, chance, _ in played)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_keeps_certainties_and_the_order_of_chances(players: int) -> None:
    assert (calibrated(0.0, players), calibrated(1.0, players)) == (0.0, 1.0)
    steps = [calibrated(step / 100, players) for step in range(101)]
    assert steps == sorted(set(steps))
    even = 1 / players
    assert calibrated(even, players) == pytest.approx(even, abs=0.02), "whoever moves has a little more"
    assert calibrated(even, players) > even


def test_a_lead_counts_more_than_a_search_among_two_comes_to() -> None:
    assert calibrated(0.8, 2) > 0.85
    assert calibrated(0.2, 2) < 0.2


def test_nothing_is_known_of_other_tables() -> None:
    assert calibrated(0.3, 7) == 0.3
