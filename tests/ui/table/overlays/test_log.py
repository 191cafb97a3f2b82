"""The log tells every turn, in words and in small pictures, the latest first; and a house seen closer."""

from __future__ import annotations

from kivy.core.window import Window

from nyhavn.match.journal import reports
from nyhavn.ui.art import CardArt, TileArt
from nyhavn.ui.table.overlays import openers as overlays
from nyhavn.ui.table.overlays.log import LogLine
from nyhavn.ui.table.players import CoinRow
from tests.match.positions import moment
from tests.ui.shell.layout import faults
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import at_table


def test_the_coins_of_a_house_seen_closer_lie_on_its_card() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN), (412, 915)) as table:
        overlays.look_closer(table.view, 1, patterns=True)
        table.stage.frames(12)
        card = Window.children[0]
        coins = [coin for row in card.walk() if isinstance(row, CoinRow) for coin in row.children]
        assert coins
        middle = (min(coin.x for coin in coins) + max(coin.right for coin in coins)) / 2
        assert abs(middle - card.center_x) < 2


def test_every_turn_is_told_in_words_and_pictures() -> None:
    match = moment("all active", setup=NO_CURTAIN)
    with at_table(match, (412, 915)) as table:
        table.stage.tap("menu")
        table.stage.tap("menu.log")
        turns = reports(match.steps)
        sheet = Window.children[0]
        table.stage.wait_for(lambda: len(sheet.lines.children) == len(turns))
        lines = [line for line in reversed(sheet.lines.children) if isinstance(line, LogLine)]
        assert [line.text.split(".")[0] for line in lines] == [str(t.turn + 1) for t in reversed(turns)]
        for line, turn in zip(lines, reversed(turns), strict=True):
            assert line.house_color == match.setup.seats[turn.seat].color
            kinds = {event.kind for event in turn.events}
            drawn = [type(picture) for picture in line.pictures.children]
            assert any(issubclass(kind, CardArt) for kind in drawn) == bool(kinds & {"draw", "discard"})
            assert any(issubclass(kind, TileArt) for kind in drawn) == bool(kinds & {"build", "special"})
        assert faults(sheet) == []
