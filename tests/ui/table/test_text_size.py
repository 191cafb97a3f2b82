"""Letters at the table follow the setting at once, in proportion, and come back."""

from __future__ import annotations

import pytest

from nyhavn.match.setup import HUMAN
from tests.match.positions import moment, setup_for
from tests.ui.table.seated import Seated, at_table


def letters(table: Seated) -> dict[str, float]:
    """How large what is on the table is written, for what has room to grow."""
    board = table.board
    return {
        "confirm": board.confirm.children[0].font_size,
        "points": board.players[1].points.font_size,
        "number": board.supply["red", 2].number_size,
    }


@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_letters_follow_at_once_and_come_back(size: tuple[int, int]) -> None:
    kinds = (HUMAN, "apprentice", HUMAN, HUMAN)
    match = moment("rich", 2, setup_for(2, kinds=kinds, curtain=False))
    with at_table(match, size) as table:
        table.stage.frames(4)
        before = letters(table)
        table.stage.app.preferences.text_size = 200
        table.stage.frames(6)
        large = letters(table)
        # What a number in the supply takes is taken off its tile, which is to be read, too.
        assert large["number"] >= 1.5 * before["number"]
        assert all(large[name] > 1.2 * before[name] for name in before), (before, large)
        table.stage.app.preferences.text_size = 100
        table.stage.frames(6)
        assert letters(table) == before
