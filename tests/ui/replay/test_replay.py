"""The replay shows exactly the game that was played, at every step and in every window."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.record import Record
from nyhavn.i18n import LANGUAGES
from nyhavn.match.game import Match
from nyhavn.ui.replay import screen as replay
from tests.match.finished import LONG_NAMES, finished, play_on, setup_for
from tests.matrix import SIZES, spread
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Finger, Stage, on_stage

CONTROLS = {"replay.play", "replay.next", "replay.previous", "replay.slider", "replay.home", "replay.speed"}


def shown_state(stage: Stage) -> dict[str, Any] | None:
    state: dict[str, Any] | None = stage.screen.game_state()
    return state


def press(key: int) -> None:
    """Press a key."""
    Window.dispatch("on_key_down", key, 0, None, [])


def shown_houses(stage: Stage) -> list[list[tuple[int, int, str, bool]]]:
    """The squares that the drawn houses have, seat by seat."""
    players = sorted(stage.screen.table.players, key=lambda player: player.seat)
    return [
        sorted((x, y, color, wall) for x, y, color, wall, _ in player.house.squares) for player in players
    ]


def houses_of(state: dict[str, Any]) -> list[list[tuple[int, int, str, bool]]]:
    return [
        sorted((*square["cell"], square["color"], square["wall"]) for square in house)
        for house in state["houses"]
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_equals_the_game(players: int) -> None:
    record = finished(players)
    states = [state_to_json(state) for state in Record(record.deal, record.actions).states()]
    with on_stage((1280, 800)) as stage:
        stage.open("replay", record=record)
        for place, state in enumerate(states):
            stage.screen.go_to(place)
            assert shown_state(stage) == state
            assert shown_houses(stage) == houses_of(state)
            assert [card.description or None for card in stage.screen.harbour.cards] == state["offer"]
            assert list(stage.screen.track.scores) == state["scores"]
            assert stage.screen.harbour.pile.count == state["deck"]
        for place in (len(states) - 2, 5, 0):
            stage.screen.go_to(place)
            assert shown_state(stage) == states[place]
            assert shown_houses(stage) == houses_of(states[place])


def test_steps_forward_and_backward_by_taps() -> None:
    record = finished(2)
    with on_stage() as stage:
        stage.open("replay", record=record)
        assert not stage.parts["replay.previous"].enabled

        stage.tap("replay.next")
        stage.tap("replay.next")
        assert shown_state(stage) == state_to_json(record.steps[1].after)
        stage.tap("replay.previous")
        assert shown_state(stage) == state_to_json(record.steps[0].after)

        stage.screen.go_to(10_000)
        stage.frames()
        assert shown_state(stage) == state_to_json(record.state)
        assert not stage.parts["replay.next"].enabled


def test_the_slider_goes_to_any_turn() -> None:
    record = finished(3)
    with on_stage() as stage:
        stage.open("replay", record=record)
        slider = stage.screen.controls.slider
        for turn in (0, 1, 17, slider.max, 2):
            slider.value = turn
            stage.frames(2)
            assert stage.parts["replay.slider"].text == str(int(turn))
            state = stage.screen.timeline.state(int(stage.screen.place))
            assert state.turn == turn or state.over

        x, y, width, height = stage.parts["replay.slider"].rect
        finger = Finger(x + width - slider.padding, y + height / 2)
        EventLoop.post_dispatch_input("begin", finger)
        EventLoop.post_dispatch_input("end", finger)
        stage.frames()
        assert shown_state(stage) == state_to_json(record.state)


def test_stepping_inside_a_turn_does_not_jump_to_its_end() -> None:
    record = finished(2)
    inside = next(place for place, step in enumerate(record.steps, 1) if not step.ends_turn)
    with on_stage() as stage:
        stage.open("replay", record=record)
        stage.screen.go_to(inside)
        stage.frames()

        assert stage.screen.place == inside


def test_it_plays_to_the_end_by_itself_and_again_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "STEP_SECONDS", 0)
    record = finished(2)
    with on_stage() as stage:
        stage.open("replay", record=record)
        stage.tap("replay.play")
        assert stage.app.inspector.describe()["busy"]
        stage.frames(len(record.steps) + 5)

        assert shown_state(stage) == state_to_json(record.state)
        assert not stage.screen.playing
        # Kivy may still be busy with the keyboard of a screen before.
        stage.wait_for(lambda: not stage.app.inspector.describe()["busy"])

        stage.screen.toggle()
        assert stage.screen.place == 0


def test_playing_stops_at_a_tap_and_when_the_screen_is_left() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        stage.tap("replay.play")
        assert stage.parts["replay.play"].selected
        stage.tap("replay.next")
        assert not stage.screen.playing

        stage.tap("replay.play")
        screen = stage.screen
        stage.tap("replay.home")
        assert stage.app.manager.current == "home"
        assert not screen.playing


def test_speeds_come_round() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        said = []
        for _ in range(4):
            said.append(stage.parts["replay.speed"].text)
            stage.tap("replay.speed")

        assert said == ["1×", "2×", "4×", "1×"]


def test_keys_on_a_desktop() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        for key in (replay.RIGHT, replay.RIGHT, replay.LEFT):
            press(key)
        assert stage.screen.place == 1
        press(replay.SPACE)
        assert stage.screen.playing
        press(replay.SPACE)
        assert not stage.screen.playing

        screen = stage.screen
        stage.open("home")
        press(replay.RIGHT)
        assert screen.place == 1, "keys are heard only while the replay is shown"


def test_back_leads_to_the_scoreboard_of_the_same_game() -> None:
    record = finished(3)
    with on_stage() as stage:
        stage.open("scoreboard", record=record)
        stage.tap("scoreboard.replay")
        assert stage.app.manager.current == "replay"
        stage.go_back()

        assert stage.app.manager.current == "scoreboard"
        assert shown_state(stage) == state_to_json(record.state)


def test_the_sentence_follows_the_language() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        assert stage.screen.report.text == "Anna starts"
        stage.app.preferences.language = "hu"
        stage.frames()
        assert stage.screen.report.text == "Anna kezd"


def test_a_game_that_goes_on_can_be_looked_at_too() -> None:
    record = play_on(Match(setup_for(3)), turns=7).record()
    with on_stage() as stage:
        stage.open("replay", record=record)
        stage.screen.go_to(len(record.steps))

        assert shown_state(stage) == state_to_json(record.state)


@pytest.mark.parametrize(("size", "language", "players"), spread(SIZES, LANGUAGES, (4, 3, 2)))
def test_everything_fits(size: tuple[int, int], language: str, players: int) -> None:
    record = finished(players, 4, LONG_NAMES)
    longest = max(range(1, len(record.steps)), key=lambda place: len(record.steps[place - 1].events))
    with on_stage(size, language=language) as stage:
        stage.open("replay", record=record)
        for place in (longest, len(record.steps)):
            stage.screen.go_to(place)
            stage.frames()
            assert faults(stage.screen) == []
        assert set(stage.parts) >= CONTROLS | {f"house.{seat}" for seat in range(players)}


def test_a_long_title_in_large_letters_leaves_room_for_the_button() -> None:
    with on_stage((360, 640), language="hu", text_size=200) as stage:
        stage.open("replay", record=finished(2))
        stage.frames()

        assert faults(stage.screen) == []


@pytest.mark.parametrize(("size", "language"), spread(((360, 640), (412, 915), (1280, 800)), LANGUAGES))
def test_everything_fits_with_letters_twice_as_large(size: tuple[int, int], language: str) -> None:
    with on_stage(size, language=language, text_size=200) as stage:
        stage.open("replay", record=finished(4))
        stage.screen.go_to(30)
        stage.frames()

        assert faults(stage.screen) == []
        assert set(stage.parts) >= CONTROLS


def test_turning_the_device_keeps_the_moment() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("replay", record=finished(4))
        stage.screen.go_to(20)
        before = shown_state(stage)
        for size in ((915, 412), (1280, 800), (412, 915)):
            stage.resize(*size)
            assert shown_state(stage) == before
            assert faults(stage.screen) == []
            assert set(stage.parts) >= CONTROLS
