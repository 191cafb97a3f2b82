"""A phone's keyboard over the names of those who play, as SDL is asked for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.core.window import Window

from nyhavn.ui.shell import soft_keyboard
from tests.ui.shell.stage import Stage, on_stage


class Recorder:
    """SDL's window, and what it is told about the keyboard."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self.told: list[str] = []

    def show_keyboard(self, keyboard: Any, mode: str, *args: Any) -> None:
        self.told.append(f"show {mode}")
        self._window.show_keyboard(keyboard, mode, *args)

    def hide_keyboard(self) -> None:
        self.told.append("hide")
        self._window.hide_keyboard()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)


@pytest.fixture
def setup_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Stage, Recorder]]:
    for name in ("request_keyboard", "release_keyboard"):
        monkeypatch.setitem(Window.__dict__, name, getattr(Window, name))
    # A desktop takes text from the beginning, a phone when it is asked to.
    Window._win.hide_keyboard()
    recorder = Recorder(Window._win)
    monkeypatch.setattr(Window, "_win", recorder)
    monkeypatch.setattr(Window, "softinput_mode", "")
    with on_stage() as stage:
        soft_keyboard.stay_between_fields()
        stage.open("setup")
        # What a test before has left in a field.
        recorder.told.clear()
        yield stage, recorder


def fields(stage: Stage) -> list[str]:
    return sorted(name for name in stage.parts if name.endswith(".name"))


def test_the_field_is_known_before_the_keyboard_comes(setup_screen: tuple[Stage, Recorder]) -> None:
    """Otherwise it would cover the first field that is touched."""
    stage, recorder = setup_screen
    stage.tap(fields(stage)[0])

    assert recorder.told == ["show below_target"]


def test_it_stays_up_from_field_to_field(
    setup_screen: tuple[Stage, Recorder], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, recorder = setup_screen
    moved: list[Any] = []
    move_to = soft_keyboard.move_to

    def move(field: Any) -> None:
        moved.append(field)
        move_to(field)

    monkeypatch.setattr(soft_keyboard, "move_to", move)
    first, second = fields(stage)[:2]

    stage.tap(first)
    stage.tap(second)

    assert "hide" not in recorder.told
    assert [field.focus for field in moved] == [True]
    assert Window._win.is_keyboard_shown()

    moved[0].focus = False
    stage.frames(3)
    assert recorder.told[-1] == "hide"
    assert not Window._win.is_keyboard_shown()
