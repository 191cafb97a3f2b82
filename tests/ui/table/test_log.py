"""The log tells every turn, in words and in small pictures, the latest first."""

from __future__ import annotations

from kivy.core.window import Window

from nyhavn.match.journal import reports
from nyhavn.ui.art import CardArt, TileArt
from nyhavn.ui.table.log import LogLine
from tests.match.positions import moment
from tests.ui.shell.layout import faults
from tests.ui.table.seated import at_table
from tests.ui.table.test_gestures import NO_CURTAIN


def test_every_turn_is_told_in_words_and_pictures() -> None:
    match = moment("all active", setup=NO_CURTAIN)
    with at_table(match, (412, 915)) as table:
        table.stage.tap("log")
        turns = reports(match.steps)
        sheet = Window.children[0]
        table.stage.wait_for(lambda: len(sheet.lines.children) == len(turns))
        lines = [line for line in reversed(sheet.lines.children) if isinstance(line, LogLine)]
        assert [line.text.split(".")[0] for line in lines] == [str(t.turn + 1) for t in reversed(turns)]
        for line, turn in zip(lines, reversed(turns), strict=True):
            assert line.house_color == match.setup.seats[turn.seat].color
            kinds = {event["event"] for event in turn.events}
            drawn = [type(picture) for picture in line.pictures.children]
            assert any(issubclass(kind, CardArt) for kind in drawn) == bool(kinds & {"draw", "discard"})
            assert any(issubclass(kind, TileArt) for kind in drawn) == bool(kinds & {"build", "special"})
        assert faults(sheet) == []
