"""The table from above: people are moved by drag, by taps and by keys."""

from __future__ import annotations

from kivy.base import EventLoop
from kivy.core.window import Window

from tests.ui.shell.keys import ENTER, TAB, Keyboard
from tests.ui.shell.stage import Finger, Stage, on_stage


def round_the_table(stage: Stage) -> dict[str, str]:
    return {
        side: stage.parts[f"setup.side.{side}"].text
        for side in ("bottom", "left", "top", "right")
        if stage.parts[f"setup.side.{side}"].text
    }


def drag(stage: Stage, start: str, end: str) -> None:
    x, y, width, height = stage.parts[start].rect
    finger = Finger(x + width / 2, y + height / 2)
    EventLoop.post_dispatch_input("begin", finger)
    stage.frames(2)
    x, y, width, height = stage.parts[end].rect
    finger.move({"x": (x + width / 2) / Window.width, "y": (y + height / 2) / Window.height})
    EventLoop.post_dispatch_input("update", finger)
    stage.frames(2)
    EventLoop.post_dispatch_input("end", finger)
    stage.frames(3)


def test_people_change_places_and_play_there() -> None:
    with on_stage() as stage:
        stage.open("setup")
        stage.tap("setup.people")
        assert "setup.side.bottom" not in stage.parts
        stage.tap("setup.flat")
        assert list(round_the_table(stage).values()) == ["Player 1", "Player 2", "Player 3", "Player 4"]
        stage.tap("setup.side.left")
        assert stage.parts["setup.side.left"].selected
        stage.tap("setup.side.top")
        assert round_the_table(stage)["top"] == "Player 2"
        drag(stage, "setup.side.top", "setup.side.bottom")
        assert list(round_the_table(stage).values()) == ["Player 2", "Player 3", "Player 1", "Player 4"]
        # A finger that only lies down and comes up again elsewhere in nothing moves nobody.
        drag(stage, "setup.side.top", "setup.start")
        assert round_the_table(stage)["top"] == "Player 1"
        stage.tap("setup.start")
        assert stage.screen.tabletop.session.record().setup.sides == ("top", "bottom", "left", "right")


def test_keys_do_the_same_and_an_empty_side_can_be_taken() -> None:
    with on_stage((1280, 800)) as stage:
        stage.open("setup")
        stage.tap("setup.seat.1.kind")
        stage.tap("setup.seat.1.kind.human")
        stage.tap("setup.flat")
        assert round_the_table(stage) == {"bottom": "Player 1", "top": "Player 2"}
        keys = Keyboard(stage)
        keys.press(TAB)
        keys.push("setup.side.top", ENTER)
        keys.push("setup.side.left", ENTER)
        assert round_the_table(stage) == {"bottom": "Player 1", "left": "Player 2"}
