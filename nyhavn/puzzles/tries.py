"""Whether what was done solves a puzzle; and whether a façade can still be solved from here."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.ai.reasons import Reason, reasons_for
from nyhavn.engine.actions import Action, move_of
from nyhavn.engine.state import State
from nyhavn.puzzles.best_turn import kind_of_turn
from nyhavn.puzzles.measures import measured
from nyhavn.puzzles.model import WIN, Facade, GamePuzzle


def reached(puzzle: Facade, state: State) -> int:
    """How much of what a façade asks for there is by now."""
    start = puzzle.position()
    return measured(puzzle.measure, start.occupied(0), state.occupied(0), state.walls(0))


def builds_left(puzzle: Facade, state: State) -> int:
    """Builds that are still to come; at a coat of arms the tile is built already."""
    return max(0, puzzle.builds - state.turn - (state.phase == "coat"))


def is_over(puzzle: Facade, state: State) -> bool:
    """Whether nothing more can be done."""
    return state.over or (state.phase != "coat" and not builds_left(puzzle, state))


def wins(state: State, seat: int) -> bool:
    """Whether a player has won with points."""
    return state.ended_by == "points" and state.winners == [seat]


def reasons_of(puzzle: GamePuzzle) -> tuple[Reason, ...]:
    """What speaks for the solution of a position, most telling first, as a hint would tell it."""
    return reasons_for(puzzle.position().flat, [move_of(action) for action in puzzle.solution])


def is_known_right(puzzle: GamePuzzle, actions: Sequence[Action], after: State) -> bool | None:
    """Whether a turn solves a position; None where it is another kind of turn, which has to be judged."""
    start = puzzle.position()
    if wins(after, start.current):
        return True
    if puzzle.kind == WIN:
        return False
    mine = kind_of_turn(start, [move_of(action) for action in actions])
    theirs = kind_of_turn(start, [move_of(action) for action in puzzle.solution])
    return True if mine == theirs else None
