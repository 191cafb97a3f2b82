"""A turn that wins at once is found wherever there is one."""

from __future__ import annotations

from nyhavn.ai.wins import winning_turn
from nyhavn.engine.layout import DECISION_MASK, STACK, Decision
from nyhavn.puzzles.model import WIN, GamePuzzle
from nyhavn.puzzles.pack import load_pack
from nyhavn.puzzles.solver import wins_now
from tests.ai.positions import wins_at_once


def test_every_win_of_the_pack_is_found() -> None:
    entries = load_pack().of_kind(WIN)
    assert len(entries) > 100
    for entry in entries:
        state = entry.puzzle().position()
        moves = winning_turn(state.flat)
        assert moves is not None, entry.name
        assert wins_at_once(state, moves), entry.name


def test_it_says_what_the_exact_solver_says() -> None:
    found = []
    for entry in load_pack().of_kind(WIN)[::6]:
        puzzle = entry.puzzle()
        assert isinstance(puzzle, GamePuzzle)
        for state in list(puzzle.record.states())[-6:]:
            moves = winning_turn(state.flat)
            if state.flat[STACK] & DECISION_MASK != Decision.TURN:
                assert moves is None, "a turn is found whole"
                continue
            assert (moves is not None) == bool(wins_now(state.flat).ways)
            found.append(moves)
    assert any(found)
    assert not all(found)
