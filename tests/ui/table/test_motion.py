"""Motion explains what happened, is over with a tap, and changes nothing: without it, the same game."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.animation import Animation
from kivy.core.window import Window

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.notation import action_from_text
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.ui.art import CardArt, CoatArt, TileArt
from nyhavn.ui.table import motion
from nyhavn.ui.table.sprites import Sprite
from tests.match.positions import moment, setup_for, told
from tests.ui.scoreboard.finished import best_action
from tests.ui.scoreboard.finished import setup_for as table_of
from tests.ui.shell.stage import on_stage
from tests.ui.table.seated import Seated, at_table

ROW_TO_SCORE = ("PPPGGBB PP RRR RRBB GGYY RRBB GGYY E", "d13", "d45")
SECONDS = (
    "FLIGHT_SECONDS",
    "SETTLE_SECONDS",
    "COAT_SECONDS",
    "END_CARD_SECONDS",
    "LIGHT_SECONDS",
    "WALK_SECONDS",
)


def sprites(table: Seated, kind: type) -> list[Any]:
    """What of this kind is in the air, topmost first."""
    found = [child for child in table.board.children if isinstance(child, Sprite)]
    return [sprite for sprite in found if isinstance(sprite._art, kind)]


def step_with(match: Match, name: str) -> int:
    """After how many steps something of this name happens next."""
    return next(
        place
        for place, step in enumerate(match.steps)
        if any(event["event"] == name for event in step.events)
    )


def show(table: Seated, place: int) -> Step:
    """Play a step of the game again, as it was when it was new."""
    table.go_to(place + 1)
    step = table.match.steps[place]
    before = [float(step.before.score(seat)) for seat in range(step.before.players)]
    table.screen._motion.show(step, before)
    return step


def test_every_motion_is_short() -> None:
    assert all(getattr(motion, name) < 0.3 for name in SECONDS)


def test_each_thing_that_happens_is_seen_happening() -> None:
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="slow") as table:
        board = table.board
        whole = list(over.steps)
        drawn = show(table, step_with(over, "draw"))
        assert len(sprites(table, CardArt)) >= 2, "cards fly from the piers to the hand"
        over.steps = whole
        refill = step_with(over, "refill")
        step = show(table, refill)
        slots = [event["slot"] for event in step.events if event["event"] == "refill"]
        assert all(board.piers[slot].canvas.opacity == 0 for slot in slots), "not there before it lands"
        table.screen.hurry()
        assert all(board.piers[slot].canvas.opacity == 1 for slot in slots)
        assert not table.screen._motion.is_moving
        assert drawn.seat in (0, 1)

        over.steps = whole
        show(table, step_with(over, "build"))
        (tile,) = sprites(table, TileArt)
        assert tile.zoom > 1, "a tile comes down on its squares"
        table.stage.wait_for(lambda: not sprites(table, TileArt))

        over.steps = whole
        show(table, step_with(over, "coat"))
        assert sprites(table, CoatArt), "a coat of arms opens"

        over.steps = whole
        show(table, step_with(over, "end_card"))
        assert any(card._art.color == "end" for card in sprites(table, CardArt)), "the end card is an event"
        table.screen.hurry()
        over.steps = whole


def test_a_line_lights_up_before_the_marker_walks() -> None:
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="normal") as table:
        place = step_with(over, "score")
        step = show(table, place)
        scored = [event for event in step.events if event["event"] == "score"]
        house = table.screen._motion._house(step.seat)
        assert len(house.lit_rows) + len(house.lit_columns) == len(scored)
        before = [step.before.score(seat) for seat in range(2)]
        after = [step.after.score(seat) for seat in range(2)]
        assert list(table.board.track.scores) == before
        table.stage.wait_for(lambda: list(table.board.track.scores) != before)
        assert not house.lit_rows
        assert not house.lit_columns
        table.stage.wait_for(lambda: list(table.board.track.scores) == after)
        table.stage.wait_for(lambda: not table.screen._motion.is_moving)


def test_a_tap_ends_it_and_counts_at_once() -> None:
    match = told(*ROW_TO_SCORE, setup=setup_for(2, curtain=False))
    with at_table(match, (1280, 800), motion="slow") as table:
        table.stage.wait_for(lambda: not table.stage.app.is_moving())
        step = table.match.play(action_from_text("P3:c1c2c3=PPP"))
        table.screen._played(step)
        assert table.screen._motion.is_moving
        assert Animation._instances
        table.tap(*table.center("house.0"))
        assert not table.screen._motion.is_moving


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_animations_on_and_off_give_the_same_game(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "on_draw", lambda *_: None)
    monkeypatch.setattr(Window, "flip", lambda *_: None)
    ends = []
    for speed in ("off", "fast"):
        match = Match(table_of(players, seed=3))
        with on_stage((1280, 800), motion=speed) as stage:
            table = stage.open("table", match=match)
            states = []
            while not match.state.over and len(match.steps) < 40:
                if table.has_curtain:
                    table.open_curtain()
                table._played(match.play(best_action(match)))
                stage.frames(1)
                states.append(state_to_json(match.state))
                assert table.inspect_state() == states[-1], "what is shown is the game, also while it moves"
            table.hurry()
            assert list(table._board.track.scores) == [match.state.score(seat) for seat in range(players)]
            assert all(pier.canvas.opacity == pier.opacity for pier in table._board.piers)
            ends.append(states)
    assert ends[0] == ends[1]
