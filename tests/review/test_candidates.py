"""Which turns a review compares."""

from __future__ import annotations

from nyhavn.ai.levels import OPPONENTS
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options
from nyhavn.ai.think import COATS_AT_THE_ROOT, PLACES_AT_THE_ROOT, plan_turn, worth_now
from nyhavn.engine.actions import action_of
from nyhavn.engine.layout import DECISION_MASK, STACK, Decision
from nyhavn.engine.state import State, apply
from nyhavn.engine.view import player_view
from nyhavn.puzzles.model import WIN
from nyhavn.puzzles.pack import load_pack
from nyhavn.review.candidates import FIRST, KINDS, LOOKED_THROUGH, candidates, kind_of
from nyhavn.review.judge import Judge
from tests.ai.positions import positions, wins_at_once


def ranking(state: State) -> Options:
    """As the strongest level ranks its turns."""
    return Options(worth_now(player_view(state, state.current)), PLACES_AT_THE_ROOT, COATS_AT_THE_ROOT)


def compared(state: State) -> list[tuple[int, ...]]:
    return candidates(ranking(state), player_view(state, state.current).public)


def whole_turns(number: int, seed: int) -> list[State]:
    return [state for state in positions(number, seed) if state.flat[STACK] & DECISION_MASK == Decision.TURN]


def test_a_win_at_once_is_always_among_them() -> None:
    for entry in load_pack().of_kind(WIN):
        state = entry.puzzle().position()
        assert any(wins_at_once(state, moves) for moves in compared(state)), entry.name


def test_who_overlooks_a_win_by_two_coats_of_arms_hears_of_it() -> None:
    """The ranking of turns does not come upon it where the first coat alone brings nothing."""
    hidden = 0
    for entry in load_pack().of_kind(WIN):
        state = entry.puzzle().position()
        first = ranking(state).turns(state.flat, LOOKED_THROUGH)
        if any(wins_at_once(state, turn[2]) for turn in first):
            continue
        judge = Judge(state, first[-1][2], seed=1)
        judge.run(500)
        found = judge.judgement()
        assert found.before[state.current] == 1
        assert found.loss == 1 - found.played[state.current]
        if found.loss > 0.1:
            # Elsewhere what was played is as good as won.
            assert wins_at_once(state, found.best)
            hidden += 1
    assert hidden >= 3


def test_what_the_strongest_level_plays_is_always_among_them() -> None:
    assert OPPONENTS[LEVELS[-1]].breadth.root == FIRST
    for number, state in enumerate(whole_turns(24, seed=7)):
        plan = plan_turn(player_view(state, state.current), LEVELS[-1], number, simulations=40)
        assert plan is not None
        assert plan.moves in compared(state)


def test_the_best_of_every_kind_is_among_them_and_each_turn_once() -> None:
    most = 0
    for state in whole_turns(60, seed=8):
        found = compared(state)
        assert len(found) == len(set(found)) <= FIRST + KINDS + 1
        by_kind: dict[frozenset[tuple[str, int]], tuple[int, ...]] = {}
        for _, _, moves in ranking(state).turns(state.flat, LOOKED_THROUGH):
            by_kind.setdefault(kind_of(moves), moves)
        kinds = {kind_of(moves) for moves in found}
        if len(found) < FIRST + KINDS:
            assert set(by_kind) <= kinds
        most = max(most, len(found))
        for moves in found:
            after = state
            for move in moves:
                after, _ = apply(after, action_of(move))
            assert after.over or after.turn == state.turn + 1
    assert most > FIRST
