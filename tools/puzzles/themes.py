"""What a puzzle is about, read off its solution."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.actions import Action, Build, DrawCards, PlaceSpecial, Refresh, TakeAbility
from nyhavn.engine.events import ColumnScored, LineScored
from nyhavn.engine.material import COAT_SQUARES, COLUMN_POINTS, ROW_POINTS, ROWS
from nyhavn.engine.state import State, apply


def themes_of(state: State, solution: Sequence[Action]) -> tuple[str, ...]:
    """The themes of a solution, in a fixed order."""
    found: set[str] = set()
    specials = 0
    for action in solution:
        state, events = apply(state, action)
        if isinstance(action, Build):
            paid = sum(count for _, count in action.pay)
            found |= {name for name, is_so in (
                ("change", action.change is not None),
                ("discount", action.discount),
                ("free", paid == 0),
                ("saving", paid + action.discount < action.size),
                ("roof", any(y == ROWS - 1 for _, y in action.cells)),
            ) if is_so}  # fmt: skip
        elif isinstance(action, PlaceSpecial):
            specials += 1
            if action.cell[1] == ROWS - 1:
                found.add("roof")
            if action.cell in COAT_SQUARES:
                found.add("chain")
        elif isinstance(action, DrawCards):
            found.add("both")
        elif isinstance(action, Refresh):
            found.add("refresh")
        elif isinstance(action, TakeAbility):
            found.add("ability")
        for event in events:
            if isinstance(event, LineScored):
                is_column = isinstance(event, ColumnScored)
                found |= {"column"} if is_column else set()
                if event.points > (COLUMN_POINTS if is_column else ROW_POINTS):
                    found.add("windows")
    if specials > 1:
        found.add("chain")
    elif specials:
        found.add("special")
    return tuple(sorted(found))
