"""A puzzle on its table."""

from __future__ import annotations

from nyhavn.match.sandbox import sandbox
from nyhavn.puzzles.at_table import match_for
from nyhavn.puzzles.model import Facade
from nyhavn.puzzles.pack import load_pack
from tests.match.positions import moment


def test_who_plays_alone_has_only_the_tiles_that_the_puzzle_begins_with() -> None:
    puzzle = load_pack().facades[0].puzzle()
    assert isinstance(puzzle, Facade)
    match = match_for(puzzle, "Anna")
    left = {kind for kind, count in match.state.supply.items() if count}
    assert set(sandbox(match).view.tile_kinds) == left
    assert len(left) < len(match.state.supply)
    assert sandbox(moment("rich")).view.tile_kinds == ()
