"""A second solver, which shares nothing with the first but the rules: every sequence of actions."""

from __future__ import annotations

from nyhavn.engine.actions import Build, DrawCards, EndTurn, Pass, PlaceSpecial
from nyhavn.engine.events import CoatEarned, Event, LineScored
from nyhavn.engine.state import State, apply
from nyhavn.puzzles.measures import COATS, LINES
from nyhavn.puzzles.model import Facade

Way = frozenset[tuple[str, tuple[tuple[int, int], ...]]]


def solve(puzzle: Facade) -> tuple[int, set[Way]]:
    """The most that can be reached, counted from what the engine tells, and the ways to it."""
    found: dict[Way, int] = {}
    _go_on(puzzle, puzzle.position(), frozenset(), 0, found)
    best = max(found.values(), default=0)
    return best, {way for way, reached in found.items() if reached == best}


def _go_on(puzzle: Facade, state: State, way: Way, reached: int, found: dict[Way, int]) -> None:
    if state.over or (state.turn == puzzle.builds and state.phase == "turn"):
        found[way] = max(found.get(way, 0), reached)
        return
    last = state.turn == puzzle.builds - 1
    known = set()
    for action in state.legal():
        if isinstance(action, DrawCards | EndTurn):
            continue
        if isinstance(action, Build):
            if last and (action.color, action.cells, action.wall) in known:
                continue  # the last payment changes nothing
            known.add((action.color, action.cells, action.wall))
            more = way | {(action.color, action.cells)}
        elif isinstance(action, PlaceSpecial):
            more = way | {("white", (action.cell,))}
        elif last and not isinstance(action, Pass):
            continue  # nor does an ability that nothing is built with
        else:
            more = way
        after, events = apply(state, action)
        _go_on(puzzle, after, more, reached + _told(puzzle.measure, events), found)
    found[way] = max(found.get(way, 0), reached)


def _told(measure: str, events: list[Event]) -> int:
    if measure == COATS:
        return sum(isinstance(event, CoatEarned) for event in events)
    lines = [event for event in events if isinstance(event, LineScored)]
    return len(lines) if measure == LINES else sum(line.points for line in lines)
