"""What a player chooses counts at once: how loud, how calm, how careful, and who gets hints."""

from __future__ import annotations

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window

from nyhavn.i18n import LANGUAGES
from nyhavn.ui.preferences import Preferences
from nyhavn.ui.shell import appearance
from nyhavn.ui.table import widgets
from tests.match.positions import moment, setup_for
from tests.ui.shell.keys import DOWN, ENTER, ESCAPE, LEFT, SPACE, TAB, Keyboard
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Finger, Memory, Stage, on_stage
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import at_table

F1 = 282


def can_slide(stage: Stage) -> bool:
    return stage.parts["settings.volume"].enabled


def touch_volume(stage: Stage, share: float) -> None:
    """Put a finger on the line of the volume."""
    x, y, width, height = stage.parts["settings.volume"].rect
    finger = Finger(x + 16 + (width - 32) * share, y + height / 2)
    EventLoop.post_dispatch_input("begin", finger)
    EventLoop.post_dispatch_input("end", finger)
    stage.frames()


WITHOUT_SENSE = {
    "language": "xx",
    "theme": 3,
    "text_size": 9000,
    "sound": "yes",
    "seats": [1],
    "window": "big",
}


def test_letters_grow_with_their_setting_as_far_as_it_goes_whatever_was_kept_before() -> None:
    with on_stage((800, 1280), **WITHOUT_SENSE) as stage:  # type: ignore[arg-type]
        stage.tap("home.settings")
        assert stage.parts["settings.motion"].text == "Off"
        assert stage.parts["settings.sound"].selected
        assert stage.parts["settings.text"].text == "100%"
        before = stage.parts["settings.text"].rect[3]
        for size in ("125%", "150%", "175%", "200%"):
            stage.tap("settings.text.more")
            assert stage.parts["settings.text"].text == size

        assert stage.parts["settings.text"].rect[3] > before
        assert not stage.parts["settings.text.more"].enabled


def test_the_language_changes_at_once_and_is_kept() -> None:
    with on_stage((800, 1280)) as stage:
        stage.open("settings")
        stage.tap("settings.language")
        stage.tap("settings.language.hu")
        assert stage.parts["back"].text == "Vissza"
        stage.wait_for(lambda: stage.app.preferences.store.values["language"] == "hu")
        kept = stage.app.preferences.store.values
    with on_stage(**kept) as stage:
        assert stage.parts["home.new"].text == "Új játék"


def test_the_volume_is_set_by_a_finger_and_by_keys_once_sound_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with on_stage((1280, 800)) as stage:
        stage.open("settings")
        heard: list[str] = []
        monkeypatch.setattr(stage.app.sounds, "play", heard.append)
        assert can_slide(stage), "sound is on from the first day"
        assert 0 < stage.app.sounds.volume <= 0.5, "at a modest volume"
        stage.tap("settings.sound")
        assert not can_slide(stage)
        stage.tap("settings.sound")
        assert stage.app.sounds.on

        touch_volume(stage, 0.2)
        assert stage.app.preferences.volume == 20
        assert stage.app.sounds.volume == pytest.approx(0.2)
        stage.wait_for(lambda: bool(heard))

        keys = Keyboard(stage)
        keys.press(TAB)
        keys.go_to("settings.volume")
        keys.press(LEFT, LEFT)
        assert stage.app.preferences.volume == 10
        assert stage.parts["settings.volume"].text == "10"
        stage.tap("settings.sound")
        assert not stage.app.sounds.on


def test_motion_follows_the_device_until_the_player_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance, "wants_reduced_motion", lambda: True)
    assert Preferences(Memory({})).motion == "device"
    with on_stage(motion="device") as stage:
        stage.wait_for(lambda: stage.app.preferences.reduced_motion)
        assert stage.app.preferences.pace() == 0
        assert type(stage.app.manager.transition).__name__ == "NoTransition"
        stage.app.preferences.motion = "slow"
        assert stage.app.preferences.pace() > 1
        stage.app.preferences.motion = "device"
        monkeypatch.setattr(appearance, "wants_reduced_motion", lambda: False)
        stage.app.on_resume()
        stage.wait_for(lambda: not stage.app.preferences.reduced_motion)
        assert stage.app.preferences.pace() == 1
        assert "reduced_motion" not in stage.app.preferences.store.values


def test_confirm_is_held_where_the_player_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widgets, "HOLD_SECONDS", 0.3)
    with at_table(moment("seven cards", setup=NO_CURTAIN), (1280, 800), hold=True) as table:
        stage, steps = table.stage, len(table.match.steps)
        stage.tap("offer.2")
        stage.tap("offer.3")
        stage.tap("confirm")
        assert len(table.match.steps) == steps, "a short tap is not meant"
        assert stage.parts["notice"].text == "Hold to confirm"
        assert table.board.confirm.filled == 0

        finger = table.put(*table.center("confirm"))
        stage.wait_for(lambda: table.board.confirm.filled > 0)
        stage.wait_for(lambda: len(table.match.steps) > steps)
        table.lift(finger)
        assert len(table.match.steps) == steps + 1


def test_a_key_confirms_without_being_held() -> None:
    with at_table(moment("seven cards", setup=NO_CURTAIN), (1280, 800), hold=True) as table:
        keys, steps = Keyboard(table.stage), len(table.match.steps)
        keys.press("3", "4", TAB)
        keys.go_to("confirm")
        keys.press(SPACE)
        assert len(table.match.steps) == steps + 1


@pytest.mark.parametrize(
    ("kinds", "shared", "offered"),
    [
        (("human", "mason"), False, True),
        (("human", "human"), False, False),
        (("human", "human"), True, True),
    ],
)
def test_hints_are_off_where_people_play_against_each_other(
    kinds: tuple[str, str], shared: bool, offered: bool
) -> None:
    setup = setup_for(2, kinds=(*kinds, "human", "human"), curtain=False)
    with at_table(moment("start", 2, setup), (1280, 800), shared_hints=shared) as table:
        assert ("hint" in table.stage.parts) is offered
        Keyboard(table.stage).press("h")
        assert table.view.hint_asked is offered


@pytest.mark.parametrize(
    "language",
    [
        "hu",
        "de",
        *(pytest.param(code, marks=pytest.mark.slow) for code in LANGUAGES if code not in ("hu", "de")),
    ],
)
def test_the_keys_are_listed(language: str) -> None:
    with on_stage((640, 360), language=language) as stage:
        keys = Keyboard(stage)
        keys.press(F1)
        assert "keys.sheet" in stage.parts
        assert faults(Window.children[0]) == []
        keys.press(DOWN)
        keys.press(ESCAPE)
        stage.wait_for(lambda: "keys.sheet" not in stage.parts)
        stage.open("settings")
        keys.go_to("settings.keys")
        keys.press(ENTER)
        assert "keys.sheet" in stage.parts


def test_f1_leads_to_no_settings_of_kivy() -> None:
    with on_stage() as stage:
        keys = Keyboard(stage)
        keys.press(F1)
        there = Window.children[:]
        keys.press(F1)
        assert Window.children == there
