"""Games between opponents as the match plays them: nothing illegal, and nothing left behind."""

from __future__ import annotations

import pytest

from nyhavn.engine.view import View
from nyhavn.match.services import Plan
from nyhavn.match.thinking import Stop
from tools.league import soak
from tools.league.soak import left_behind, planner_with, play_out, table

GAMES = 500


def test_games_leave_nothing_behind() -> None:
    played = list(soak.soak(3, planner_with(4)))
    assert {game.players for game in played} == {2, 3, 4}
    assert [game.left for game in played] == [0, 0, 0]


def test_what_is_left_behind_is_found() -> None:
    match = play_out(table(0), planner_with(1))
    assert left_behind() > len(match.steps)


@pytest.mark.parametrize("cut", [slice(0, 0), slice(0, 1)])
def test_half_a_turn_is_not_taken_for_a_turn(cut: slice) -> None:
    def half(view: View, level: str, seed: int, stop: Stop) -> Plan | None:
        plan = planner_with(1)(view, level, seed, stop)
        return plan and plan[cut]

    with pytest.raises(RuntimeError, match="half a turn"):
        play_out(table(0), half)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_hundreds_of_games() -> None:
    played = list(soak.soak(GAMES, planner_with(soak.SIMULATIONS)))
    assert len(played) == GAMES
    assert not any(game.left for game in played)
    # The memories of positions are full long before, so that the second half takes no more than the first.
    half = GAMES // 2
    assert max(game.blocks for game in played[half:]) < 1.2 * max(game.blocks for game in played[:half])
