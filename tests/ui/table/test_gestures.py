"""Fingers on the table, in this process: what they pick, carry, turn and lay down."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window

from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held
from tests.match.positions import moment
from tests.ui.shell.shared import shared
from tests.ui.shell.stage import Finger
from tests.ui.table.hands_on import NO_CURTAIN, Point, held, press
from tests.ui.table.seated import Seated, at_table

QUICK = 0.2
"""Seconds from one tap to the next that make a double tap of them."""


@contextmanager
def one_table() -> Iterator[Seated]:
    with at_table(moment("all active", setup=NO_CURTAIN)) as seated:
        yield seated


@pytest.fixture
def table() -> Seated:
    """Anna's turn with all abilities, nothing laid out."""
    table = shared(one_table)
    while "explanation" in table.stage.parts:
        table.stage.go_back()
    table.lay_out(Draft())
    return table


def turn(table: Seated, fingers: tuple[Finger, Finger], degrees: float, steps: int = 24) -> None:
    """Turn two fingers round the point between them, anticlockwise."""
    (ax, ay), (bx, by) = ((finger.x, finger.y) for finger in fingers)
    center = ((ax + bx) / 2, (ay + by) / 2)
    for step in range(1, steps + 1):
        angle = math.radians(degrees * step / steps)
        for finger, (x, y) in zip(fingers, ((ax, ay), (bx, by)), strict=True):
            dx, dy = x - center[0], y - center[1]
            table.draw(
                finger,
                center[0] + dx * math.cos(angle) - dy * math.sin(angle),
                center[1] + dx * math.sin(angle) + dy * math.cos(angle),
                steps=1,
            )


def two_fingers(table: Seated, center: Point, spread: float = 60) -> tuple[Finger, Finger]:
    return table.put(center[0] - spread, center[1]), table.put(center[0] + spread, center[1])


# Two fingers


@pytest.mark.parametrize(("degrees", "turns"), [(90, 3), (-90, 1), (180, 2), (-180, 2), (30, 0), (-270, 3)])
def test_two_fingers_turn_the_dropped_tile_with_their_angle(
    table: Seated, degrees: float, turns: int
) -> None:
    laid = Held("red", 3).moved((1, 6))
    table.lay_out(Draft(held=laid))
    fingers = two_fingers(table, table.square(2, 6))
    turn(table, fingers, degrees)
    for finger in fingers:
        table.lift(finger)

    assert held(table) == laid.turned(turns)


def test_two_fingers_that_turn_back_leave_the_tile_as_it_was(table: Seated) -> None:
    laid = Held("purple", 4).moved((0, 6))
    table.lay_out(Draft(held=laid))
    fingers = two_fingers(table, table.square(2, 6))
    turn(table, fingers, 100)
    assert held(table).turns == 3
    turn(table, fingers, -100)
    for finger in fingers:
        table.lift(finger)

    assert held(table) == laid


def test_a_second_finger_turns_the_tile_that_the_first_one_carries(table: Seated) -> None:
    first = table.put(*table.center("supply.red.3"))
    table.draw(first, *table.square(3, 4))
    over = held(table)
    assert over.at is not None
    second = table.put(first.x - 80, first.y)
    turn(table, (first, second), -90)
    assert held(table).turns == 1
    table.lift(second)
    assert table.view.carried, "the first finger carries on"
    table.draw(first, first.x, first.y + 2 * table.board.house.unit)
    table.lift(first)

    assert held(table).turns == 1
    assert held(table).at is not None


def test_a_tile_that_is_turned_in_the_air_stays_under_the_finger(table: Seated) -> None:
    first = table.put(*table.center("supply.blue.4"))
    x, y = first.x, first.y
    table.draw(first, x, y - 60)
    assert held(table).at is None
    before = table.board.tile.center
    second = table.put(first.x - 60, first.y - 40)
    turn(table, (first, second), 90)

    assert held(table).turns == 3
    assert math.dist(before, table.board.tile.center) < table.board.house.unit
    table.lift(first)
    table.lift(second)
    assert held(table).at is None, "still held, above the house"


# Taps on the tile


@pytest.mark.parametrize("end", [0, 1, 2])
def test_a_tap_on_the_dropped_tile_turns_it_and_a_second_mirrors_it(table: Seated, end: int) -> None:
    """Wherever it is tapped: after the turn its ends are no longer under the finger."""
    laid = Held("blue", 4).moved((1, 6))
    table.lay_out(Draft(held=laid))
    point = table.square(1 + end, 6)
    tap(table, point)
    assert held(table) == laid.turned()
    tap(table, point, after=QUICK)

    assert held(table) == laid.flipped()


def test_a_tap_beside_the_dropped_tile_moves_it(table: Seated) -> None:
    table.lay_out(Draft(held=Held("red", 2).moved((0, 0))))
    tap(table, table.square(3, 7))

    assert (3, 7) in held(table).cells()
    assert held(table).turns == 0


def test_two_slow_taps_turn_the_tile_twice(table: Seated) -> None:
    laid = Held("purple", 3).moved((1, 6))
    table.lay_out(Draft(held=laid))
    tap(table, table.square(2, 6))
    tap(table, table.square(2, 6), after=0.3)

    assert held(table) == laid.turned(2)


def test_two_quick_taps_on_the_two_ends_turn_the_tile_twice(table: Seated) -> None:
    laid = Held("purple", 3).moved((1, 6))
    table.lay_out(Draft(held=laid))
    tap(table, table.square(2, 6))
    tap(table, table.square(2, 7), after=QUICK)

    assert held(table) == laid.turned(2)


def test_two_quick_taps_on_two_places_move_the_tile_twice(table: Seated) -> None:
    table.lay_out(Draft(held=Held("red", 2)))
    tap(table, table.square(1, 7))
    tap(table, table.square(3, 8), after=QUICK)

    assert (3, 8) in held(table).cells()
    assert not held(table).mirrored


def test_a_third_quick_tap_turns_again(table: Seated) -> None:
    laid = Held("blue", 4).moved((1, 6))
    table.lay_out(Draft(held=laid))
    middle = table.square(2, 6)
    tap(table, middle)
    tap(table, middle, after=QUICK)
    tap(table, middle, after=QUICK)

    assert held(table) == laid.flipped().turned()


def tap(table: Seated, point: Point, after: float = 1.0) -> None:
    """Tap so many seconds after the tap before."""
    table.stage.let_time_pass(after)
    finger = table.put(*point)
    table.stage.frames(1)
    table.lift(finger)


# Carrying


def test_a_tile_floats_above_the_finger_and_snaps(table: Seated) -> None:
    finger = table.put(*table.center("supply.red.2"))
    table.draw(finger, finger.x - 30, finger.y)
    assert held(table).at is None
    assert table.board.tile.y > finger.y, "the finger does not hide it"
    table.draw(finger, *table.square(2, 2))

    at = held(table).at
    assert at is not None
    x, y, *_ = table.board.house.grid
    assert table.board.tile.x == pytest.approx(x + at[0] * table.board.house.unit, abs=1)
    assert table.board.tile.y == pytest.approx(y + at[1] * table.board.house.unit, abs=1)
    table.lift(finger)


def test_let_go_outside_puts_it_back(table: Seated) -> None:
    finger = table.put(*table.center("supply.red.2"))
    table.draw(finger, *table.center("confirm"))
    table.lift(finger)

    assert table.match.draft.is_empty


def test_a_dropped_tile_is_dragged_off_and_back(table: Seated) -> None:
    table.lay_out(Draft(held=Held("red", 2).moved((1, 7))))
    finger = table.put(*table.square(1, 7))
    table.draw(finger, *table.square(3, 7))
    table.lift(finger)
    assert held(table).at == (3, 7)

    finger = table.put(*table.square(3, 7))
    table.draw(finger, *table.center("hand.0"))
    table.lift(finger)
    assert table.match.draft.is_empty


def test_a_finger_that_strays_a_little_still_taps(table: Seated) -> None:
    x, y = table.center("supply.red.2")
    finger = table.put(x, y)
    table.draw(finger, x + 6, y + 4)
    table.lift(finger)

    assert held(table) == Held("red", 2)


def test_a_finger_that_slides_over_the_piers_picks_nothing(table: Seated) -> None:
    finger = table.put(*table.center("offer.1"))
    table.draw(finger, *table.center("offer.5"))
    table.lift(finger)

    assert table.match.draft.is_empty


def test_a_third_finger_means_nothing(table: Seated) -> None:
    laid = Held("red", 3).moved((1, 6))
    table.lay_out(Draft(held=laid))
    fingers = two_fingers(table, table.square(2, 6))
    third = table.put(*table.center("offer.0"))
    table.lift(third)
    turn(table, fingers, -90)
    for finger in fingers:
        table.lift(finger)

    assert held(table) == laid.turned()
    assert table.match.draft.piers == ()


# Explaining


@pytest.mark.parametrize(
    ("place", "title"),
    [
        ("offer.0", None),
        ("hand.0", None),
        ("supply.red.3", "Red tile, size 3"),
        ("ability.any_cards", "Any cards"),
        ("pile", "Draw pile"),
        ("house.1", "Bence"),
    ],
)
def test_a_long_press_explains(table: Seated, place: str, title: str | None) -> None:
    press(table, table.center(place))

    told_of = table.stage.parts["explanation"].text
    assert told_of
    assert title is None or told_of.startswith(title)
    assert table.match.draft.is_empty


def test_a_long_press_on_the_tile_explains_the_tile(table: Seated) -> None:
    table.lay_out(Draft(held=Held("green", 4).moved((1, 6))))
    press(table, table.square(2, 7))
    assert "4" in table.stage.parts["explanation"].text
    assert "reen" in table.stage.parts["explanation"].text
    table.stage.go_back()
    table.lay_out(Draft(held=Held("green", 4)))
    press(table, (table.board.tile.center_x, table.board.tile.top - 4))

    assert "reen" in table.stage.parts["explanation"].text


# The table moves under a finger


def test_a_tile_keeps_its_squares_when_the_device_is_turned_under_the_finger() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        finger = table.put(*table.center("supply.red.3"))
        table.draw(finger, *table.square(3, 4))
        over = held(table)
        assert over.at is not None

        table.stage.resize(915, 412)
        assert held(table) == over
        table.draw(finger, finger.x + 1, finger.y, steps=2)
        assert held(table) == over
        table.draw(finger, finger.x - table.board.house.unit, finger.y, steps=2)
        table.lift(finger)

        assert held(table) == over.moved((over.at[0] - 1, over.at[1]))


def test_a_finger_that_only_leaves_after_the_device_was_turned_drops_the_tile_where_it_is() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        finger = table.put(*table.center("supply.red.3"))
        table.draw(finger, *table.square(3, 4))
        over = held(table)
        table.stage.resize(915, 412)
        table.lift(finger)

        assert held(table) == over


def tell_of_turning(width: int, height: int) -> None:
    """As Kivy does: touches are in the new window at once, things find their places a frame or more later."""
    Window._size = [width, height]


def stir(finger: Finger) -> None:
    """The finger stays where it is on the glass, and says so."""
    finger.move({"x": finger.sx, "y": finger.sy})
    EventLoop.post_dispatch_input("update", finger)


def test_a_finger_that_leaves_before_the_turned_table_is_laid_out_drops_the_tile_where_it_is() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        finger = table.put(*table.center("supply.red.3"))
        table.draw(finger, *table.square(3, 4))
        over = held(table)
        tell_of_turning(915, 412)
        table.lift(finger)

        assert held(table) == over


def test_a_tile_keeps_its_squares_before_and_after_the_turned_table_is_laid_out() -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        finger = table.put(*table.center("supply.red.3"))
        table.draw(finger, *table.square(3, 4))
        over = held(table)
        tell_of_turning(915, 412)
        stir(finger)
        assert held(table) == over
        table.stage.frames(8)
        stir(finger)
        table.lift(finger)

        assert held(table) == over


@pytest.mark.parametrize("stirs", [False, True])
def test_a_finger_that_was_only_put_down_before_the_device_was_turned_means_nothing(stirs: bool) -> None:
    with at_table(moment("all active", setup=NO_CURTAIN)) as table:
        laid = Held("red", 3).moved((1, 6))
        table.lay_out(Draft(held=laid))
        finger = table.put(*table.square(1, 6))
        table.stage.resize(915, 412)
        if stirs:
            stir(finger)
        table.lift(finger)

        assert held(table) == laid
