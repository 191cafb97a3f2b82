"""Hands in pixels: two deals that differ in one hand look alike whenever that hand must not be seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from nyhavn.match.setup import Setup
from tests.match.positions import setup_for
from tests.match.twins import next_draw, twins
from tests.ui.shell.reading import picture_of_glass
from tests.ui.shell.stage import Stage, on_stage
from tests.ui.table.seated import Seated

Picture = tuple[str, bool, Image.Image]
"""What it is of, whether the hand in question may be seen on it, and what is to be seen."""


def pictures(stage: Stage, setup: Setup, seat: int, twin: int, turns: int) -> Iterator[Picture]:
    """Every sight of so many turns, in which everybody draws cards: curtains, tables, hands held up."""
    table = Seated(stage, twins(setup, seat)[twin], opens=False)
    app = stage.app
    for turn in range(turns):
        current = table.view.state.current
        if setup.needs_curtain:
            stage.wait_for(lambda: table.view.has_curtain and not table.view.guarded)
            yield f"curtain before turn {turn}", False, picture_of_glass()
            stage.tap("curtain")
        stage.wait_for(lambda: table.view.acting and not table.view.guarded)
        covered = table.view.hand_is_covered
        yield f"table in turn {turn}", current == seat and not covered, picture_of_glass()
        if covered:
            finger = table.put(*table.center("hand.0"))
            stage.frames(3)
            yield f"hand held up in turn {turn}", current == seat, picture_of_glass()
            table.draw(finger, *table.center("house.0"), steps=2)
            table.lift(finger)
            yield f"hand put down in turn {turn}", False, picture_of_glass()
        stage.tap("menu")
        app.back()
        table.play(next_draw(table.view.state))


def _compare(setup: Setup, seat: int, turns: int, size: tuple[int, int], **chosen: object) -> list[str]:
    """Play both games and compare their pictures; the names of those that tell the hand, as they may."""
    seen: list[list[Picture]] = []
    for twin in (0, 1):
        with on_stage(size, **chosen) as stage:  # type: ignore[arg-type]
            seen.append(list(pictures(stage, setup, seat, twin, turns)))
    telling = []
    for (name, may_tell, mine), (_, _, theirs) in zip(*seen, strict=True):
        tells = mine.tobytes() != theirs.tobytes()
        assert tells == may_tell, f"{name}: {'tells the hand' if tells else 'does not show the hand'}"
        telling += [name] * tells
    return telling


def test_neither_curtain_nor_the_turn_of_another_tells_a_hand() -> None:
    assert _compare(setup_for(2), 1, 2, (412, 915)) == ["table in turn 1"]


def test_a_hand_that_lies_face_down_is_seen_only_while_a_finger_holds_it() -> None:
    setup = replace(setup_for(2), flat=True)
    assert _compare(setup, 1, 2, (600, 600), face_down=True) == ["hand held up in turn 1"]


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_in_two_rounds_of_four_every_hand_is_seen_in_the_turns_of_its_owner_alone(
    seat: int, size: tuple[int, int]
) -> None:
    told = _compare(setup_for(4), seat, 8, size, theme="dark")
    assert told == [f"table in turn {turn}" for turn in range(seat, 8, 4)]


@pytest.mark.slow
@pytest.mark.parametrize("flat", [False, True])
def test_without_a_curtain_hands_lie_face_down_in_every_turn(flat: bool) -> None:
    setup = replace(setup_for(3, curtain=False), flat=flat)
    told = _compare(setup, 1, 6, (800, 1280), face_down=True)
    assert told == ["hand held up in turn 1", "hand held up in turn 4"]
