"""Sound at the table: mute is in its menu, and the harbour is heard only where the player wants it."""

from __future__ import annotations

import pytest

from nyhavn.device import sound
from tests.match.positions import moment
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import at_table


class Harbour:
    """Stands for the sound of the harbour."""

    def __init__(self) -> None:
        self.state, self.volume = "stop", 1.0

    def play(self) -> None:
        self.state = "play"

    def stop(self) -> None:
        self.state = "stop"


def test_sound_is_switched_in_the_menu_of_the_table() -> None:
    with at_table(moment("start", 2, NO_CURTAIN)) as table:
        app = table.stage.app
        assert app.sounds.on
        for heard in (False, True):
            table.stage.tap("menu")
            table.stage.tap("menu.sound")
            assert app.preferences.sound is heard
            assert app.sounds.on is heard


def test_the_harbour_is_heard_where_it_is_wanted_and_sound_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(moment("start", 2, NO_CURTAIN)) as table:
        app, harbour = table.stage.app, Harbour()
        monkeypatch.setattr(app.sounds, "harbour", harbour)
        assert not app.preferences.ambience, "off until it is wanted"
        app.sounds.tend_harbour()
        assert harbour.state == "stop"
        app.preferences.ambience = True
        assert harbour.state == "play"
        assert harbour.volume < app.sounds.volume, "softer than what happens"
        app.preferences.sound = False
        assert harbour.state == "stop"
        app.preferences.sound = True
        app.on_pause()
        assert harbour.state == "stop", "nobody is there"


def test_where_the_device_is_silent_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(moment("start", 2, NO_CURTAIN)) as table:
        app, harbour = table.stage.app, Harbour()
        monkeypatch.setattr(app.sounds, "harbour", harbour)
        monkeypatch.setattr(sound, "is_silent", lambda: True)
        app.preferences.ambience = True
        assert harbour.state == "stop"
