"""Styles can be seen: each likes what its name says, and does it more often."""

from __future__ import annotations

import pytest

from nyhavn.ai.characters import STYLES, in_style
from nyhavn.ai.features import PATTERNS, row_feature
from nyhavn.ai.levels import OPPONENTS
from nyhavn.ai.names import OTHER_STYLES
from nyhavn.ai.think import plan_turn
from nyhavn.ai.weights import learned
from nyhavn.ai.worth import Worth
from nyhavn.engine.board import BB_COLUMNS, BB_ROWS
from nyhavn.engine.state import new_game
from nyhavn.engine.view import player_view
from tools.league.entrants import entrant
from tools.league.styles import COLUMNS, watch

FULL = PATTERNS - 1


def worth(style: str) -> Worth:
    return Worth(in_style(learned(), style), 6, 2)


def test_every_level_has_a_style_that_there_is() -> None:
    for level in OPPONENTS.values():
        assert {level.style, *OTHER_STYLES.get(level.name, ())} <= {"", *STYLES}
        assert level.style not in OTHER_STYLES.get(level.name, ()), "that is no other one"


def test_no_style_is_what_was_learned() -> None:
    assert in_style(learned(), "") == learned()


@pytest.mark.parametrize("style", STYLES)
def test_a_style_adds_and_takes_nothing_away(style: str) -> None:
    plain, liked = learned(), in_style(learned(), style)
    assert liked != plain
    assert all(more >= before for more, before in zip(liked[0], plain[0], strict=True))
    assert liked[1:] == plain[1:]


def test_windows_are_liked_where_no_wall_is() -> None:
    row = BB_ROWS[0]
    without_wall = worth("windows").house(row, 0) - worth("").house(row, 0)
    with_wall = worth("windows").house(row, 1) - worth("").house(row, 1)
    assert without_wall > with_wall
    assert (
        in_style(learned(), "windows")[0][row_feature(0, FULL, True)]
        == learned()[0][row_feature(0, FULL, True)]
    )


def test_towers_are_liked_the_taller_the_more() -> None:
    def gain(house: int) -> float:
        return worth("towers").house(house, 0) - worth("").house(house, 0)

    low = BB_COLUMNS[0] & (1 << 20) - 1
    assert gain(BB_COLUMNS[0]) > 2 * gain(low) > 0


def test_tools_are_liked_more_the_more_of_them_there_are() -> None:
    plain, liked = worth("").abilities, worth("tools").abilities
    gains = [liked[active][0] - plain[active][0] for active in (0b1, 0b11, 0b111)]
    assert 0 < gains[0] < gains[1] < gains[2]


def test_what_a_character_does_is_counted() -> None:
    figures = dict(zip(COLUMNS, watch("apprentice", "greedy", 4).figures(), strict=True))
    assert figures["special"] > 80, "Freja makes nearly everything of a coat of arms a special tile"
    assert figures["turns"] > 10
    assert 0 < figures["rows"] <= 100


def test_a_style_can_be_asked_for() -> None:
    state = new_game(2, 31)
    view = player_view(state, 0)
    plain = plan_turn(view, "architect", 1, style="")
    assert plain is not None
    assert entrant("architect+plain")(view, 1) == plain.moves
    with pytest.raises(ValueError, match="no such style"):
        entrant("architect+gables")
