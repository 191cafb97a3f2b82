"""The end as an event: the end card, the winner's windows one by one, a kind word; then the scoreboard."""

from __future__ import annotations

import pytest

from nyhavn.match.view import Stage
from nyhavn.words.endings import ending_why
from tests.match.positions import moment, setup_for
from tests.matrix import SIZES, seldom
from tests.ui.shell.reading import overlap
from tests.ui.table.seated import Seated, at_table, length_at

SOLO = ("apprentice", "human", "human", "human")
"""The person plays the last action: an opponent might think of another one."""


def end(table: Seated, players: int) -> None:
    """Play the last action of the game."""
    table.go_to(length_at("over", players) - 1)
    assert "finale" not in table.stage.parts
    table.play(table.actions[-1])
    table.stage.wait_for(lambda: table.view.stage is Stage.LAST_LOOK)


@pytest.mark.parametrize("players", [2, 3])
def test_the_end_is_looked_at_with_the_winner_s_windows_lit_before_the_scoreboard(players: int) -> None:
    with at_table(moment("over", players, setup_for(players, curtain=False))) as table:
        end(table, players)
        finale, view = table.board.finale, table.view
        winner = view.players[(view.state.winners or [])[0]]
        assert winner.name in table.stage.parts["finale"].text
        assert ending_why(view.state) in table.stage.parts["finale"].text
        windows = [(x, y) for x, y, _color, wall, _tile in winner.house.squares if not wall]
        assert sorted(finale.house.shining) == sorted(windows), "without motion all at once"
        assert finale.by_end_card == (view.state.ended_by == "end_card")
        assert table.stage.app.screen_name() == "table", "it is not gone before it was seen"
        table.tap(*table.center("finale"))
        table.stage.wait_for(lambda: table.stage.app.screen_name() == "scoreboard")


def test_windows_light_one_by_one_where_there_is_motion_and_a_tap_goes_on() -> None:
    match = moment("over", 2, setup_for(2, kinds=SOLO, curtain=False))
    with at_table(match, motion="slow") as table:
        end(table, 2)
        house = table.board.finale.house
        table.stage.wait_for(lambda: len(house.shining) > 2)
        seen = len(house.shining)
        table.stage.wait_for(lambda: len(house.shining) > seen)
        assert house.shining == sorted(house.shining, key=lambda at: at[::-1]), "from the ground up"
        table.tap(*table.center("finale"))
        table.stage.wait_for(lambda: table.stage.app.screen_name() == "scoreboard")
        lit = len(house.shining)
        table.stage.frames(5)
        assert len(house.shining) == lit, "nothing goes on behind the scoreboard"


def test_the_end_card_of_the_game_before_is_gone_at_the_end_of_the_next_by_points() -> None:
    """The board serves game after game."""
    with at_table(moment("over", 2, setup_for(2, curtain=False)), (1280, 800)) as table:
        end(table, 2)
        finale = table.board.finale
        assert finale.by_end_card
        finale.by_end_card = False
        table.stage.frames(4)
        assert finale.end_card.canvas.opacity == 0
        assert abs(finale.house.center_x - finale.center_x) < 12 * finale.dp


@pytest.mark.parametrize("size", seldom(SIZES, (360, 640), (1280, 800)))
def test_what_leads_on_is_not_covered(size: tuple[int, int]) -> None:
    with at_table(moment("over", 4, setup_for(4, curtain=False)), size) as table:
        end(table, 4)
        parts = table.stage.parts
        assert not overlap(parts["finale"].rect, parts["confirm"].rect)


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (1280, 800), (915, 412)])
def test_all_of_it_lies_within_its_frame_whatever_there_is_to_say(size: tuple[int, int]) -> None:
    """Of a person alone who wins by points, nobody has lost who would need a kind word."""
    with at_table(moment("over", 2, setup_for(2, curtain=False)), size) as table:
        end(table, 2)
        finale = table.board.finale
        for word in (finale.word, ""):
            for by_end_card in (True, False):
                for spoken in (True, False):
                    finale.word, finale.by_end_card, finale.spoken = word, by_end_card, spoken
                    table.stage.frames(4)
                    for part in finale.walk(restrict=True):
                        if part.opacity and part.height:
                            assert finale.y - 1 <= part.y, (part, word, by_end_card, spoken)
                            assert part.top <= finale.top + 1, (part, word, by_end_card, spoken)
