"""A device that lies flat: everything turns with the table, and hands are right from all four sides."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from kivy.core.window import Window
from PIL import Image, ImageChops, ImageStat

from nyhavn.match.deeds import Tap
from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held
from nyhavn.match.sides import SIDES, Side, angle_of
from nyhavn.match.spots import HandSlot, Pier
from nyhavn.match.view import Stage as TableStage
from nyhavn.ui.shell.turned_window import from_glass, glass_size, on_glass, rect_on_glass
from nyhavn.ui.widgets.sheet import SheetRow
from tests.match.positions import moment, setup_for
from tests.ui.shell.keys import LEFT, RIGHT, TAB, UP, Keyboard
from tests.ui.shell.reading import picture_of_glass
from tests.ui.shell.shared import shared
from tests.ui.shell.stage import Stage, on_stage
from tests.ui.table.seated import Seated, length_at

SQUARE = (600, 600)
"""Alike from all four sides."""
OPPOSITE: dict[Side, Side] = {"bottom": "top", "top": "bottom", "left": "right", "right": "left"}


def sit_at(stage: Stage, side: Side, name: str = "all active", curtain: bool = False) -> Seated:
    """Anna's turn at this side of the table."""
    setup = replace(setup_for(2, curtain=curtain), flat=True, sides=(side, OPPOSITE[side]))
    return Seated(stage, moment(name, setup=setup), opens=not curtain)


@contextmanager
def flat_stage() -> Iterator[Stage]:
    with on_stage((1280, 800)) as stage:
        yield stage


@pytest.fixture
def flat() -> Stage:
    return shared(flat_stage)


@pytest.mark.parametrize("side", SIDES)
def test_points_of_the_glass_are_those_of_the_window(flat: Stage, side: Side) -> None:
    sit_at(flat, side)
    assert Window.rotation == angle_of(side)
    assert glass_size() == (1280, 800)
    assert tuple(Window.size) == ((1280, 800) if side in ("bottom", "top") else (800, 1280))
    assert from_glass(*on_glass(30, 170)) == (30, 170)
    x, y, width, height = rect_on_glass((0, 0, Window.width, 10))
    strips = {
        "bottom": (0, 0, 1280, 10),
        "right": (1270, 0, 10, 800),
        "top": (0, 790, 1280, 10),
        "left": (0, 0, 10, 800),
    }
    assert (x, y, width, height) == strips[side], "the foot of the table is where the person sits"


@pytest.mark.parametrize("side", SIDES)
def test_a_drag_carries_the_tile_to_where_the_finger_is(flat: Stage, side: Side) -> None:
    table = sit_at(flat, side)
    finger = table.put(*table.center("supply.blue.4"))
    table.draw(finger, *table.square(2, 4))
    first = table.view.held
    assert first is not None
    assert first.at is not None, "over the house"
    # Further from the person by two squares, and to the right by one.
    table.draw(finger, *table.square(3, 6))
    second = table.view.held
    assert second is not None
    assert second.at is not None
    assert second.at[1] > first.at[1]
    assert second.at[0] >= first.at[0]
    middle = table.square(*second.cells()[0])
    table.lift(finger)
    assert table.match.draft.held == second
    table.tap(*middle)
    assert table.match.draft.held == second.turned(1), "what is touched is what is seen"


@pytest.mark.parametrize("side", SIDES)
def test_two_fingers_turn_the_tile_the_way_they_turn(flat: Stage, side: Side) -> None:
    table = sit_at(flat, side)
    laid = Held("red", 3).moved((1, 6))
    table.lay_out(Draft(held=laid))
    x, y = table.square(2, 6)
    starts = ((x - 60, y), (x + 60, y))
    fingers = [table.put(*start) for start in starts]
    for step in range(1, 25):
        angle = math.radians(-90 * step / 24)
        for finger, (px, py) in zip(fingers, starts, strict=True):
            across, up = px - x, py - y
            to = (
                x + across * math.cos(angle) - up * math.sin(angle),
                y + across * math.sin(angle) + up * math.cos(angle),
            )
            table.draw(finger, *to, steps=1)
    for finger in fingers:
        table.lift(finger)
    assert table.match.draft.held == laid.turned(1), "clockwise, from whichever side it is seen"


@pytest.mark.parametrize("side", SIDES)
def test_arrows_are_those_of_the_person_who_sits_there(flat: Stage, side: Side) -> None:
    table, keys = sit_at(flat, side), Keyboard(flat)
    laid = Held("red", 3).moved((1, 4))
    table.lay_out(Draft(held=laid))
    keys.press(RIGHT, UP)
    assert table.match.draft.held == laid.moved((2, 5))
    table.lay_out(Draft())
    keys.press(TAB)
    flat.app.focus.go_to("offer.3")
    keys.press(LEFT)
    assert keys.ring == "offer.2"
    flat.app.focus.hide()


@pytest.mark.parametrize("side", SIDES)
def test_the_menu_is_where_it_is_seen_and_switches_the_table(flat: Stage, side: Side) -> None:
    table = sit_at(flat, side)
    flat.tap("menu")
    rows = flat.parts["menu.log"].rect, flat.parts["menu.flat"].rect
    upright = side in ("bottom", "top")
    assert (rows[0][2] > rows[0][3]) == upright, "it lies as the table does"
    assert flat.parts["menu.flat"].selected
    flat.tap("menu.flat")
    assert not table.view.setup.flat
    assert Window.rotation == 0
    flat.tap("menu")
    flat.tap("menu.flat")
    assert Window.rotation == angle_of(side)


@pytest.mark.parametrize("side", SIDES)
def test_what_lies_under_the_cursor_answers_to_it(flat: Stage, side: Side) -> None:
    table = sit_at(flat, side)
    Window.mouse_pos = table.center("undo")
    assert table.board.undo.hovered
    Window.mouse_pos = table.center("offer.2")
    assert table.board.piers[2].hovered
    assert not table.board.undo.hovered
    flat.tap("menu")
    Window.mouse_pos = table.center("menu.settings")
    hovered = [row.name for row in _rows() if row.hovering]
    assert hovered == ["menu.settings"]
    flat.go_back()
    Window.mouse_pos = (0, 0)


def _rows() -> list[SheetRow]:
    return [widget for child in Window.children for widget in child.walk() if isinstance(widget, SheetRow)]


def test_what_is_opened_from_a_flat_table_is_turned_and_home_is_upright(flat: Stage) -> None:
    sit_at(flat, "top")
    flat.open("settings")
    assert Window.rotation == 180
    flat.open("home")
    assert Window.rotation == 0


# Everything that lies over the table


def _last_look(table: Seated) -> None:
    table.go_to(length_at("over", 2) - 1)
    table.play(table.actions[-1])
    table.stage.wait_for(lambda: table.view.stage is TableStage.LAST_LOOK)


def _tooltip(table: Seated) -> None:
    board = table.board
    board.tooltip.say("Any cards", board.width / 2)
    board.tooltip.put_by(board.abilities["any_cards"], board)


LAYERS: dict[str, Callable[[Seated], object]] = {
    "menu": lambda table: table.stage.tap("menu"),
    "log": lambda table: table.tabletop.open_log(),
    "explanation": lambda table: table.tabletop.explain(Pier(0)),
    "closer look": lambda table: table.tabletop.look_closer(1),
    "notice": lambda table: table.stage.app.say("The end card is turned up"),
    "keys": lambda table: table.stage.app.show_keys(),
    "strip": lambda table: table.session.do(Tap(HandSlot(0))),
    "tooltip": _tooltip,
    "coats": lambda table: table.go_to(40),
    "finale": _last_look,
}


def seen_from(side: Side, name: str) -> Image.Image:
    """The picture that somebody at this side has before the eyes."""
    with on_stage(SQUARE, theme="light") as stage:
        table = sit_at(stage, side, "over" if name == "finale" else "all active", name == "curtain")
        if name != "curtain":
            LAYERS[name](table)
        stage.wait_for(lambda: not table.view.guarded)
        stage.frames(8)
        assert Window.rotation == table.view.angle
        return picture_of_glass().rotate(-table.view.angle)


def _compare(name: str, sides: tuple[Side, ...]) -> None:
    upright = seen_from("bottom", name)
    assert max(ImageStat.Stat(upright).stddev) > 20, "there is something to be seen"
    for side in sides:
        difference = ImageStat.Stat(ImageChops.difference(upright, seen_from(side, name)))
        assert max(difference.mean) < 1.0, f"{name}, from the {side}: {difference.mean}"


def test_a_layer_is_to_the_person_opposite_as_it_is_to_everybody() -> None:
    _compare("log", ("top",))


@pytest.mark.slow
@pytest.mark.parametrize("name", [*LAYERS, "curtain"])
def test_every_layer_turns_with_the_table(name: str) -> None:
    _compare(name, ("left", "top", "right"))


# The mouse, which knows the glass alone
