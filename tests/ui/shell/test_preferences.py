"""Preferences: kept at every change, read back with care, never in the way of a start."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.ui.preferences import Preferences
from tests.ui.shell.stage import Memory, on_stage


def test_a_value_without_sense_does_not_cost_the_others() -> None:
    chosen = Preferences(
        Memory(
            {
                "language": "xx",
                "theme": 7,
                "text_size": True,
                "volume": 101,
                "sound": "yes",
                "motion": "fast",
                "new": 1,
            }
        )
    )

    assert (chosen.language, chosen.theme, chosen.text_size, chosen.volume) == ("", "system", 100, 70)
    assert (chosen.sound, chosen.motion) == (False, "fast")


def test_the_player_is_told_of_damage() -> None:
    with on_stage(set_aside=Path("settings.damaged.json")) as stage:
        stage.frames()

        assert "afresh" in stage.parts["notice"].text


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


@pytest.mark.parametrize("name", ["standard", "deuteranopia", "protanopia", "tritanopia"])
def test_every_palette_of_the_settings_is_drawn(name: str) -> None:
    from nyhavn.ui.art import palette

    with on_stage(palette=name):
        assert palette.name == name


def test_no_motion_means_no_transition() -> None:
    with on_stage(motion="off") as stage:
        assert stage.app.manager.transition.duration == 0 or not stage.app.is_moving()
        stage.app.open("settings")
        stage.frames(2)

        assert not stage.app.is_moving()
        assert stage.app.preferences.pace() == 0
