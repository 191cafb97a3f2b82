"""What opponents say on the screen: for a moment, never in the way, and only where it is wanted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nyhavn.engine.events import LineScored
from nyhavn.match.game import Match
from nyhavn.match.opponents import Occasion, saying
from nyhavn.match.setup import HUMAN
from nyhavn.match.spots import HouseOf
from nyhavn.match.talk import Speech
from nyhavn.match.thinking import ThreadThinker
from nyhavn.ui.shell.visible_parts import box_in_window
from nyhavn.ui.table import speech
from tests.match.positions import moment, setup_for
from tests.ui.shell.reading import overlap
from tests.ui.table.seated import Undecided, at_table

SETUP = setup_for(2, kinds=(HUMAN, "mason", HUMAN, HUMAN), curtain=False)
FIRST_LINE = Speech(1, "mason", Occasion.OWN_LINE)


@pytest.fixture(autouse=True)
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mason who is quick might play, and speak, before anybody looks."""
    monkeypatch.setattr(ThreadThinker, "plan", lambda *_: Undecided())


@pytest.fixture(autouse=True)
def stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is still there when a busy machine comes to look."""
    monkeypatch.setattr(speech, "SECONDS", 600.0)


def before_the_first_line() -> tuple[Match, int]:
    """A game in which it is the mason's step that completes the mason's first line."""
    game = moment("over", 2, SETUP)
    place = next(
        place
        for place, step in enumerate(game.steps)
        if step.seat == 1 and any(isinstance(event, LineScored) for event in step.events)
    )
    return game, place


def test_it_is_said_once_at_its_moment_and_over_when_somebody_acts() -> None:
    game, place = before_the_first_line()
    with at_table(game) as table:
        table.go_to(place)
        balloon = table.board.speech
        assert balloon.opacity == 0
        done = replace(table.view, steps=tuple(game.steps[: place + 1]))
        balloon.show_view(done)
        assert balloon.text == saying(FIRST_LINE.level, FIRST_LINE.occasion)
        assert (balloon.level, balloon.expression) == ("mason", "glad")
        assert balloon.opacity == 1
        x, y = balloon.center
        assert balloon.x >= table.board.x
        assert balloon.right <= table.board.right
        assert table.board.spot_at(x, y) == HouseOf(0), "what lies below it is still in reach"
        balloon.hush()
        balloon.show_view(done)
        assert balloon.opacity == 0, "nothing is said twice"


@pytest.mark.parametrize("size", [(915, 412), (640, 360)])
def test_on_a_phone_on_its_side_it_hides_no_house_no_card_and_no_points(size: tuple[int, int]) -> None:
    with at_table(moment("rich", 4, setup_for(4, kinds=(HUMAN, "mason", "mason", "mason"))), size) as table:
        board = table.board
        for panel in board.opponents:
            board.speech.say(replace(FIRST_LINE, seat=int(panel.seat)))
            balloon = box_in_window(board.speech)
            hidden = [*board.players, *board.piers, board.house]
            assert not [each for each in hidden if overlap(balloon, box_in_window(each))]


def test_whoever_likes_it_quiet_hears_nothing() -> None:
    game, place = before_the_first_line()
    with at_table(game, talk=False) as table:
        table.go_to(place)
        table.board.speech.show_view(replace(table.view, steps=tuple(game.steps[: place + 1])))
        assert table.board.speech.opacity == 0


def test_a_game_that_is_opened_again_repeats_nothing() -> None:
    game, place = before_the_first_line()
    with at_table(game) as table:
        table.go_to(place + 1)
        assert table.board.speech.opacity == 0


def test_whoever_thinks_for_long_hears_that_there_is_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "PATIENCE", 0.0)
    with at_table(moment("start", 2, SETUP)) as table:
        balloon = table.board.speech
        table.stage.wait_for(lambda: bool(balloon.text))
        assert balloon.text == saying("mason", Occasion.WAITING)
        balloon.hush()
        assert balloon.opacity == 0
