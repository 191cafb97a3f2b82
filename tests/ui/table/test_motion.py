"""Motion explains what happened, is over with a tap, and changes nothing: without it, the same game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.label import Label

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.events import ColumnScored, LineScored, PierRefilled, RowScored
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.material import COLUMNS
from nyhavn.engine.view import View
from nyhavn.match import durations
from nyhavn.match.durations import PEAK_SECONDS
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.setup import HUMAN
from nyhavn.match.thinking import ThreadThinker
from nyhavn.ui.art import CardArt, CoatArt, TileArt
from nyhavn.ui.table import motion, scoring_motion
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.sprites import Flight, Flock, Sprite
from tests.match.finished import best_action
from tests.match.finished import setup_for as table_of
from tests.match.positions import moment, setup_for
from tests.ui.shell.stage import Stage, on_stage
from tests.ui.table.seated import Seated, Undecided, at_table

SECONDS = ("FLIGHT_SECONDS", "SETTLE_SECONDS", "COAT_SECONDS", "END_CARD_SECONDS")


LOOKS = ("PEAK_SECONDS", "BUILT_SECONDS", "HANDED_ON_SECONDS")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever moves is still on its way when a busy machine comes to look."""
    for name in SECONDS:
        monkeypatch.setattr(motion, name, 600.0)
    for name in ("LIGHT_SECONDS", "PEAK_SECONDS"):
        monkeypatch.setattr(scoring_motion, name, 600.0)


@pytest.fixture
def drawn_out(slow: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the game waits as long."""
    for name in LOOKS:
        monkeypatch.setattr(durations, name, 600.0)


def sprites(table: Seated, kind: type) -> list[Any]:
    """What of this kind is in the air, topmost first."""
    found = [child for child in table.board.children if isinstance(child, Sprite)]
    return [sprite for sprite in found if isinstance(sprite.art, kind)]


def step_with(match: Match, name: str) -> int:
    """After how many steps something of this name happens next."""
    return next(
        place for place, step in enumerate(match.steps) if any(event.kind == name for event in step.events)
    )


def show(table: Seated, place: int) -> Step:
    """Play a step of the game again, from the moment before it."""
    table.go_to(place)
    table.play(table.actions[place])
    return table.view.steps[place]


def is_moving(table: Seated) -> bool:
    """Whether anything is on its way to where it belongs."""
    return table.tabletop.is_moving


def house_of(table: Seated, seat: int) -> Any:
    """A player's house as the table shows it."""
    houses = [table.board.house, *(spot.house for spot in table.board.opponents)]
    return next(house for house in houses if house.seat == seat)


def test_every_motion_is_short_and_the_peak_has_its_time() -> None:
    assert all(getattr(motion, name) < 0.3 for name in SECONDS)
    assert 0.6 <= scoring_motion.PEAK_SECONDS <= PEAK_SECONDS <= 0.9, (
        "the session waits until all of it was seen"
    )
    again = scoring_motion.LIGHT_SECONDS + scoring_motion.AGAIN_SECONDS + scoring_motion.LIGHT_SECONDS / 2
    assert again <= scoring_motion.PEAK_SECONDS, "the second shine, too"


@pytest.mark.usefixtures("drawn_out")
def test_each_thing_that_happens_is_seen_happening() -> None:
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="slow") as table:
        show(table, step_with(over, "draw"))
        assert len(sprites(table, CardArt)) >= 2, "cards fly from the piers to the hand"
        refill = step_with(over, "refill")
        step = show(table, refill)
        slots = [event.slot for event in step.events if isinstance(event, PierRefilled)]
        assert all(table.board.piers[slot].canvas.opacity == 0 for slot in slots), "not there before it lands"
        table.tabletop.hurry()
        assert all(table.board.piers[slot].canvas.opacity == 1 for slot in slots)
        assert not is_moving(table)

        show(table, step_with(over, "build"))
        (tile,) = sprites(table, TileArt)
        assert tile.zoom > 1, "a tile comes down on its squares"
        table.tabletop.hurry()
        assert not sprites(table, TileArt)

        show(table, step_with(over, "coat"))
        assert sprites(table, CoatArt), "a coat of arms opens"

        show(table, step_with(over, "end_card"))
        assert any(card.art.color == "end" for card in sprites(table, CardArt)), "the end card is an event"
        table.tabletop.hurry()


@pytest.mark.usefixtures("drawn_out")
@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_a_card_in_the_air_looks_as_it_did_on_its_pier(size: tuple[int, int]) -> None:
    """On a phone it had tiny shapes while it flew, and lost them when it landed."""
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, size, motion="slow") as table:
        show(table, step_with(over, "draw"))
        pier = table.board.piers[0]
        for sprite in sprites(table, CardArt):
            assert (sprite.art.simple_below, sprite.art.patterns) == (pier.simple_below, pier.patterns)
        table.tabletop.hurry()


def test_a_line_lights_up_before_its_points_fly_and_the_marker_walks(monkeypatch: pytest.MonkeyPatch) -> None:
    # However long a frame takes on a busy machine, the marker is still on its way after it.
    monkeypatch.setattr(scoring_motion, "WALK_SECONDS", 600.0)
    monkeypatch.setattr(scoring_motion, "PEAK_SECONDS", 1200.0)
    for name in LOOKS:
        monkeypatch.setattr(durations, name, 1200.0)
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="normal") as table:
        place = step_with(over, "score")
        step = over.steps[place]
        scored = [event for event in step.events if isinstance(event, LineScored)]
        squares = len({cell for event in scored for cell in scoring_motion.line_squares(event)})
        before, after = ([state.score(seat) for seat in range(2)] for state in (step.before, step.after))
        table.go_to(place)
        seen: list[object] = []
        board = table.board
        for house in board.houses():
            house.bind(shining=lambda _house, lit: seen.append(len(lit)))
        board.track.bind(scores=lambda _track, scores: seen.append(list(scores)))
        board.bind(children=lambda *_: seen.extend(sprite.art.text for sprite in sprites(table, Label)))

        def walks() -> list[object]:
            return [each for each in seen if isinstance(each, list) and each not in (before, after)]

        table.play(step.action)
        table.stage.wait_for(lambda: bool(walks()))
        table.tabletop.hurry()
        table.stage.wait_for(lambda: not is_moving(table) and table.view.acting)

        points = f"+{sum(event.points for event in scored)}"
        lights = [each for each in seen if isinstance(each, int)]
        assert list(range(1, squares + 1)) == [each for each in lights if each][:squares], "square by square"
        assert seen.index(squares) < seen.index(points), "then the number flies"
        assert seen.index(points) < seen.index(walks()[0]), "and the marker walks"
        assert list(board.track.scores) == after
        assert not any(house.shining for house in board.houses())


@pytest.mark.parametrize(("of_windows", "times"), [(False, 1), (True, 2)])
def test_lines_of_windows_shine_twice(of_windows: bool, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LOOKS:
        monkeypatch.setattr(durations, name, 600.0)
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="fast") as table:
        rows = [[event for event in step.events if isinstance(event, RowScored)] for step in over.steps]
        # By itself a row brings 1 point, of windows only 2.
        place = next(
            place
            for place, scored in enumerate(rows)
            if scored and any(row.points == 2 for row in scored) == of_windows
        )
        row = max(rows[place], key=lambda row: row.points).row
        line = {(column, row) for column in range(COLUMNS)}
        table.go_to(place)
        seen: list[bool] = []
        table.board.house.bind(shining=lambda _house, lit: seen.append(line <= set(lit)))
        table.play(table.actions[place])
        table.stage.wait_for(lambda: not table.tabletop.is_moving)
        rises = sum(now and not before for before, now in pairwise([False, *seen]))
        assert rises == times
        table.tabletop.hurry()


def test_a_tile_that_is_shown_large_is_seen_to_its_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the edge of a phone a third of it was out of sight."""
    over = moment("over", 2, setup_for(2, kinds=(HUMAN, "mason", HUMAN, HUMAN), curtain=False))
    wide = [
        (sum(row == low for _column, row in step.action.cells), place)
        for place, step in enumerate(over.steps)
        if step.seat == 1 and isinstance(step.action, Build)
        for low in {row for _column, row in step.action.cells}
        if (0, low) in step.action.cells
    ]
    _width, place = max(wide)
    action = over.steps[place].action

    def plan(_thinker: ThreadThinker, _view: View, *how: Any) -> Undecided:
        Clock.schedule_once(lambda _dt: how[-1]((action,)))
        return Undecided()

    monkeypatch.setattr(ThreadThinker, "plan", plan)
    monkeypatch.setattr(durations, "POINT_SECONDS", 600.0)
    with at_table(over, motion="fast") as table:
        table.go_to(place)
        table.stage.wait_for(
            lambda: any(sprite.zoom == motion.SHOWN_LARGE for sprite in sprites(table, TileArt))
        )
        (tile,) = sprites(table, TileArt)
        across, up = (tile.zoom * length / 2 for length in tile.size)
        board = table.board
        assert board.x <= tile.center_x - across
        assert tile.center_x + across <= board.right
        assert board.y <= tile.center_y - up
        assert tile.center_y + up <= board.top
        table.tabletop.hurry()


@pytest.mark.parametrize("kind", [Build, DrawCards])
def test_what_an_opponent_does_is_seen_being_done(
    kind: type[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards leave their piers; a tile is seen large, and only then settles."""
    over = moment("over", 2, setup_for(2, kinds=(HUMAN, "mason", HUMAN, HUMAN), curtain=False))
    place, step = next(
        (place, step)
        for place, step in enumerate(over.steps)
        if step.seat == 1 and step.ends_turn and isinstance(step.action, kind)
    )

    def plan(_thinker: ThreadThinker, _view: View, *how: Any) -> Undecided:
        Clock.schedule_once(lambda _dt: how[-1]((step.action,)))
        return Undecided()

    flights: list[Flight] = []
    send = Flock.send

    def watched(flock: Flock, flight: Flight) -> None:
        flights.append(flight)
        send(flock, flight)

    monkeypatch.setattr(ThreadThinker, "plan", plan)
    monkeypatch.setattr(Flock, "send", watched)
    with at_table(over, (1280, 800), motion="fast") as table:
        table.go_to(place)
        piers = {tuple(pier.center) for pier in table.board.piers}
        table.stage.wait_for(lambda: len(table.view.steps) > place)
        table.tabletop.hurry()
    if kind is Build:
        large, settling = (flight for flight in flights if isinstance(flight.art, TileArt))
        assert large.zoom[1] > 1.25
        assert large.stays
        assert settling.start == large.end
        assert settling.zoom == (large.zoom[1], 1.0)
    else:
        drawn = [flight for flight in flights if isinstance(flight.art, CardArt) and flight.hides is None]
        assert isinstance(step.action, DrawCards)
        assert len(drawn) == len(step.action.slots)
        assert {tuple(flight.start) for flight in drawn} <= piers


def test_without_motion_a_still_mark_stays_until_the_next_thing_is_laid_out() -> None:
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="off") as table:
        step = show(table, step_with(over, "score"))
        rows = [event.row for event in step.events if isinstance(event, RowScored)]
        columns = [event.column for event in step.events if isinstance(event, ColumnScored)]
        table.stage.wait_for(lambda: table.view.acting)
        house = house_of(table, step.seat)
        assert (list(house.marked_rows), list(house.marked_columns)) == (rows, columns)
        assert not is_moving(table)
        table.stage.tap("offer.0")
        assert not house.marked_rows
        assert not house.marked_columns


@pytest.mark.usefixtures("drawn_out")
def test_a_tap_ends_it_and_counts_at_once() -> None:
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="slow") as table:
        step = show(table, step_with(over, "score"))
        assert is_moving(table)
        assert list(table.board.track.scores) == [step.before.score(seat) for seat in range(2)]
        table.tap(*table.center("house.0"))
        assert not is_moving(table)
        assert list(table.board.track.scores) == [step.after.score(seat) for seat in range(2)]


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("name", ["score", "build"])
def test_nothing_is_in_the_air_any_more_when_the_next_turn_begins(name: str) -> None:
    """Where frames take long, a tile of the house before hung over that of whoever was next."""
    over = moment("over", 2, setup_for(2, curtain=False))
    with at_table(over, (1280, 800), motion="normal") as table:
        place = next(
            place
            for place, step in enumerate(over.steps)
            if step.ends_turn and any(event.kind == name for event in step.events)
        )
        step = show(table, place)
        table.stage.wait_for(lambda: table.view.acting)
        assert not [child for child in table.board.children if isinstance(child, Sprite)]
        assert not table.tabletop.is_moving
        assert list(table.board.track.scores) == [step.after.score(seat) for seat in range(2)]


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_animations_on_and_off_give_the_same_game(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "on_draw", lambda *_: None)
    monkeypatch.setattr(Window, "flip", lambda *_: None)
    ends: list[list[dict[str, object]]] = []
    played: list[Action] = []
    for speed in ("off", "fast"):
        match = Match(table_of(players, seed=3))
        with on_stage((1280, 800), motion=speed) as stage:
            table = Seated(stage, match)
            shown = []
            while not match.state.over and len(match.steps) < 40:
                table.sit_down()
                # Which is best is found out once: there are hundreds.
                played += [best_action(match)] if speed == "off" else []
                table.play(played[len(match.steps)])
                assert table.screen.game_state() == state_to_json(match.state), "also while it moves"
                table.tabletop.hurry()
                stage.frames(4)
                shown.append(on_the_table(stage, table.board))
            ends.append(shown)
    assert len(ends[0]) == 40
    for number, (still, moved) in enumerate(zip(*ends, strict=True)):
        assert still == moved, f"after step {number}"


def on_the_table(stage: Stage, board: Board) -> dict[str, object]:
    """What a player sees there: all that is written or lies anywhere, and that it is to be seen at all."""
    parts = {name: (part.text, part.enabled, part.rect) for name, part in stage.parts.items()}
    piers = [(pier.color, pier.canvas.opacity, pier.opacity) for pier in board.piers]
    return {**parts, "scores": list(board.track.scores), "piers": piers, "squares": list(board.house.squares)}
