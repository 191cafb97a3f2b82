"""The order of the levels, in a few games on fixed deals; the league measures it properly."""

from __future__ import annotations

import pytest

from tools.league.games import Pairing, fixtures, play_fixture


def wins(one: str, other: str, games: int) -> float:
    return sum(play_fixture(fixture).won for fixture in fixtures(Pairing(one, other), games))


def test_the_mason_beats_the_random_player() -> None:
    assert wins("mason", "random", 4) >= 3


def test_the_mason_beats_the_apprentice() -> None:
    assert wins("mason", "apprentice", 8) > 4


def test_the_apprentice_loses_to_whoever_follows_the_lessons_advice() -> None:
    assert wins("pupil", "apprentice", 16) > 8


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_level_beats_the_one_below() -> None:
    assert wins("architect", "mason", 20) > 10
    assert wins("architect", "greedy", 20) > 14
    assert wins("harbourmaster#100", "architect", 20) > 10
