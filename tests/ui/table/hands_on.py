"""Fingers on the table of a game without a curtain."""

from __future__ import annotations

from nyhavn.match.placing import Held
from tests.match.positions import setup_for
from tests.ui.table.seated import Seated

Point = tuple[float, float]


NO_CURTAIN = setup_for(2, curtain=False)


def held(table: Seated) -> Held:
    tile = table.match.draft.held
    assert tile is not None
    return tile


def press(table: Seated, point: Point) -> None:
    """Keep a finger down for long."""
    finger = table.put(*point)
    table.stage.let_time_pass()
    table.stage.frames(2)
    table.lift(finger)
