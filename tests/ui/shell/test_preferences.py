"""Preferences: kept at every change, read back with care, never in the way of a start."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.uix.screenmanager import NoTransition

from nyhavn.ui.art import CardArt
from nyhavn.ui.preferences import PALETTES, Preferences
from tests.ui.art.main_color import main_color
from tests.ui.art.palette_data import CARD_COLORS, DATA
from tests.ui.art.rendering import drawn
from tests.ui.art.sight import difference, from_hex
from tests.ui.shell.stage import Memory, on_stage


@pytest.mark.parametrize("text_size", [True, 9000, "large"])
def test_a_value_without_sense_does_not_cost_the_others(text_size: object) -> None:
    wrong = {
        "language": "xx",
        "theme": 7,
        "text_size": text_size,
        "volume": 101,
        "sound": "yes",
        "seats": [1],
    }
    chosen = Preferences(Memory({**wrong, "motion": "fast", "new": 1}))

    assert (chosen.language, chosen.theme, chosen.text_size, chosen.volume) == ("", "system", 100, 40)
    assert (chosen.sound, chosen.motion) == (True, "fast")


def test_the_player_is_told_of_damage() -> None:
    with on_stage(set_aside=Path("settings.damaged.json")) as stage:
        stage.frames()

        assert "defaults" in stage.parts["notice"].text


def test_everything_chosen_is_kept() -> None:
    with on_stage() as stage:
        chosen = stage.app.preferences
        chosen.palette, chosen.patterns, chosen.motion, chosen.text_size = "tritanopia", False, "slow", 150
        chosen.keep()

        again = Preferences(Memory(chosen.store.values))
    assert (again.palette, again.patterns, again.motion, again.text_size) == (
        "tritanopia",
        False,
        "slow",
        150,
    )


def test_light_and_dark_reach_the_theme_and_the_art() -> None:
    from nyhavn.ui.art import palette

    with on_stage(theme="light") as stage:
        day = stage.app.theme_cls.surfaceColor
        assert not palette.dark
        stage.app.preferences.theme = "dark"

        assert stage.app.theme_cls.theme_style == "Dark"
        assert stage.app.theme_cls.surfaceColor != day
        assert palette.dark


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_of_the_settings_is_drawn(name: str) -> None:
    """A card and a tile on the screen change their colours with the setting, to those of the palette."""
    with on_stage() as stage:
        drawn_things = [CardArt(color=color, size=(120, 176)) for color in CARD_COLORS]
        stage.app.preferences.palette = name
        seen = [main_color(drawn(card)) for card in drawn_things]

    def distance(palette: str) -> float:
        tones = [from_hex(DATA["cards"][palette][color]["base"]) for color in CARD_COLORS]
        return sum(difference(one, other) for one, other in zip(seen, tones, strict=True))

    assert min(PALETTES, key=distance) == name


@pytest.mark.parametrize(("motion", "moves"), [("off", False), ("fast", True)])
def test_no_motion_means_no_transition(motion: str, moves: bool) -> None:
    with on_stage(motion=motion) as stage:
        stage.wait_for(lambda: not stage.app.is_moving())
        assert isinstance(stage.app.manager.transition, NoTransition) is not moves
        stage.app.open("settings")
        if moves:
            assert stage.app.is_moving()
            stage.wait_for(lambda: not stage.app.is_moving())
        else:
            stage.frames(2)
            assert not stage.app.is_moving()
