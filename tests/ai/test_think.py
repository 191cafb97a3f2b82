"""Choosing a turn: whole, legal, repeatable, at once where there is no choice, and stopped when asked."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from nyhavn.ai.features import stage
from nyhavn.ai.levels import OPPONENTS
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options
from nyhavn.ai.search import Breadth, Search, Work, run
from nyhavn.ai.think import hint, never, plan_turn
from nyhavn.ai.weights import learned
from nyhavn.ai.worth import STAGES_KEPT, Evaluation
from nyhavn.engine.actions import Action, DiscardCards, DrawCards, EndTurn, Pass
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.view import player_view
from tests.ai.positions import positions
from tests.engine.position import position


def play_out(players: int, seed: int, seats: tuple[str, ...]) -> State:
    """A game between levels; the engine refuses whatever is not legal."""
    state = new_game(players, seed)
    while not state.over:
        seat, turn = state.current, state.turn
        plan = plan_turn(player_view(state, seat), seats[seat], seed=turn, simulations=6)
        assert plan is not None
        for action in plan.actions:
            assert (state.current, state.turn) == (seat, turn)
            state, _ = apply(state, action)
        assert state.over or state.turn == turn + 1
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_levels_play_whole_games(players: int) -> None:
    for first in range(0, len(LEVELS), 2):
        seats = tuple(LEVELS[(first + seat) % len(LEVELS)] for seat in range(players))
        assert play_out(players, first, seats).winners


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seeds_give_equal_turns(level: str) -> None:
    for number, state in enumerate(positions(12, seed=11)):
        view = player_view(state, state.current)
        plans = [plan_turn(view, level, number, simulations=60) for _ in range(2)]
        assert plans[0] is not None
        assert plans[0] == plans[1]


TELL = """
from nyhavn.ai.think import plan_turn
from nyhavn.engine.view import player_view
from tests.ai.positions import positions
for number, state in enumerate(positions(8, seed=12)):
    print(plan_turn(player_view(state, state.current), "architect", number).moves)
"""


def test_another_process_thinks_the_same() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TELL],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") == 8


def test_the_apprentice_varies_with_the_seed() -> None:
    state = new_game(2, 3)
    view = player_view(state, state.current)
    plans = [plan_turn(view, "apprentice", seed) for seed in range(12)]
    assert len({plan.moves for plan in plans if plan}) > 1


FORCED = [
    pytest.param("", "rygbpry", "both_actions", True, EndTurn(), id="two cards that buy nothing"),
    pytest.param("rrrrrrr", "rrygbpy", "", False, DiscardCards(("red", "red")), id="nine equal cards"),
]


@pytest.mark.parametrize(("hand", "offer", "active", "both", "only"), FORCED)
def test_a_forced_decision_takes_no_search(
    hand: str, offer: str, active: str, both: bool, only: Action
) -> None:
    """A free turn has a choice and is searched; what is left of it has none, and is not."""
    free = position(hand=hand, offer=offer, active=active)
    forced, _ = apply(free, DrawCards((0, 1), both_actions=both))
    assert forced.legal() == [only]
    searched = plan_turn(player_view(free, 0), "harbourmaster", 1, simulations=20)
    plan = plan_turn(player_view(forced, 0), "harbourmaster", 1, simulations=20)

    assert searched is not None
    assert searched.simulations > 0
    assert plan is not None
    assert (plan.simulations, plan.actions) == (0, (only,))


def test_without_time_the_answer_is_the_best_at_first_sight() -> None:
    state = new_game(3, 4)
    plan = plan_turn(player_view(state, 0), "harbourmaster", 1, milliseconds=0)
    assert plan is not None
    assert plan.simulations == 0
    apply(state, plan.actions[0])


def test_it_stops_at_once_when_asked_and_asks_at_every_simulation() -> None:
    state = list(positions(30, seed=14))[-1]
    view = player_view(state, state.current)
    for patience in (0, 1, 7, 60, 200):
        asked = 0

        def stop(patience: int = patience) -> bool:
            nonlocal asked
            asked += 1
            return asked > patience

        assert plan_turn(view, "harbourmaster", 1, stop=stop) is None
        assert asked == patience + 1


def search_of(state: State, evaluation: Evaluation) -> Search:
    view = player_view(state, state.current)
    worth = evaluation.at(stage(state.flat))
    return Search(view, Options(worth, 10, 3), Options(worth, 4, 1), evaluation, Breadth(), 1)


def test_effort_bounds_the_work_and_is_the_same_every_time() -> None:
    for state in positions(6, seed=16):
        evaluation = Evaluation(learned(), state.players)
        efforts = []
        for known in (evaluation, evaluation, Evaluation(learned(), state.players)):
            search = search_of(state, known)
            before = search.effort
            run(search, Work(effort=before + 400), never)
            efforts.append((search.simulations, search.effort, search.best()))
        assert efforts[0] == efforts[1] == efforts[2], (
            "what is remembered of an earlier search does not count"
        )
        assert len(search.turns) == 1 or search.simulations > 0
        assert search.effort < before + 400 + 200, "one simulation more at most"


def test_stopping_early_changes_no_choice() -> None:
    stopped_early = 0
    for state in positions(8, seed=17):
        evaluation = Evaluation(learned(), state.players)
        hasty, thorough = search_of(state, evaluation), search_of(state, evaluation)
        run(hasty, Work(simulations=96), never)
        while thorough.simulations < 96:
            thorough.step()
        stopped_early += hasty.simulations < 96
        assert hasty.best() == thorough.best()
    assert stopped_early


def test_a_position_is_valued_by_the_stage_that_it_is_at() -> None:
    evaluation = Evaluation(learned(), 2)
    early = new_game(2, 5)
    assert evaluation.at(12).side(early.flat, 0) != evaluation.at(0).side(early.flat, 0)
    assert evaluation.chances(early.flat) == evaluation.at(stage(early.flat)).chances(early.flat)
    assert evaluation.chances(early.flat) != evaluation.at(0).chances(early.flat)


def test_only_the_last_stages_of_a_game_are_kept() -> None:
    evaluation = Evaluation(learned(), 2)
    first = evaluation.at(12)
    for now in range(11, 12 - STAGES_KEPT, -1):
        evaluation.at(now)
    assert evaluation.at(12) is first
    last = evaluation.at(0)
    assert evaluation.at(0) is last
    assert evaluation.at(12) is not first, "the earliest made room"


def test_stopping_leaves_no_trace() -> None:
    state = new_game(2, 8)
    view = player_view(state, 0)
    before = plan_turn(view, "architect", 1)
    assert plan_turn(view, "architect", 1, stop=lambda: True) is None
    assert plan_turn(view, "architect", 1) == before


@pytest.fixture
def collecting() -> Iterator[None]:
    """Python's collector is on, whatever the tests before left."""
    was_on = gc.isenabled()
    gc.enable()
    yield
    if not was_on:
        gc.disable()


@pytest.mark.usefixtures("collecting")
def test_the_collector_rests_until_the_last_turn_is_thought_out() -> None:
    view = player_view(new_game(2, 1), 0)
    seen: list[bool] = []

    def meanwhile() -> bool:
        plan_turn(view, LEVELS[-1], 1, simulations=2)
        seen.append(gc.isenabled())
        return True

    plan_turn(view, LEVELS[-1], 1, simulations=20, stop=meanwhile)
    assert seen
    assert not any(seen)
    assert gc.isenabled()


@pytest.mark.usefixtures("collecting")
def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    plan_turn(player_view(new_game(2, 1), 0), LEVELS[-1], 1, simulations=2)
    assert not gc.isenabled()


def test_a_finished_game_has_no_turn() -> None:
    state = play_out(2, 1, ("mason", "mason"))
    with pytest.raises(ValueError, match="over"):
        plan_turn(player_view(state, 0), "mason", 1)


def test_a_hint_proposes_a_legal_turn_and_says_why() -> None:
    for number, state in enumerate(positions(10, seed=15)):
        proposed = hint(player_view(state, state.current), number, simulations=30)
        assert proposed is not None
        for action in proposed.actions:
            state, _ = apply(state, action)
        # Only for what to put down or to leave out there is nothing to say.
        silent = all(isinstance(action, DiscardCards | Pass | EndTurn) for action in proposed.actions)
        assert bool(proposed.reasons) != silent


def test_with_little_time_the_strongest_level_looks_neither_wide_nor_far() -> None:
    strongest, architect = OPPONENTS["harbourmaster"], OPPONENTS["architect"]
    hasty, calm = (strongest.breadth_with(effort) for effort in (400, 5200))
    assert hasty.root < calm.root
    assert hasty.greedy_turns < calm.greedy_turns
    assert architect.breadth_with(400) == architect.breadth_with(5200) == architect.breadth
