"""The time that fingers go by: told with them, or that of the wall."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from kivy.base import EventLoop

from nyhavn.ui.shell import driver_time
from nyhavn.ui.shell.driver_time import DriverTime
from nyhavn.ui.shell.touch_clock import TOUCH_CLOCK
from tests.match.positions import moment, setup_for
from tests.ui.shell.shared import shared
from tests.ui.table.seated import Seated, at_table


@contextmanager
def one_table() -> Iterator[Seated]:
    driver_time.listen(lambda: None)
    with at_table(moment("all active", setup=setup_for(2, curtain=False))) as seated:
        yield seated


@pytest.fixture
def table() -> Iterator[Seated]:
    table = shared(one_table)
    yield table
    while "explanation" in table.stage.parts:
        table.stage.go_back()
    table.stage.let_time_pass()


def explained(table: Seated) -> bool:
    return "explanation" in table.stage.parts


def test_however_long_the_machine_takes_a_finger_is_held_as_long_as_is_told(table: Seated) -> None:
    finger = table.put(*table.center("pile"))
    table.stage.let_time_pass(0.5)
    table.stage.frames(100)
    assert not explained(table)
    table.stage.let_time_pass(0.06)
    assert explained(table)
    table.lift(finger)


def test_a_finger_that_went_up_is_not_held_any_longer(table: Seated) -> None:
    finger = table.put(*table.center("pile"))
    table.stage.let_time_pass(0.5)
    table.lift(finger)
    table.stage.let_time_pass(1.0)

    assert not explained(table)


def test_the_time_comes_in_one_row_with_the_fingers(table: Seated) -> None:
    """All of it in one frame, as on a machine that was away for a while."""
    finger = table.put(*table.center("pile"))
    told = DriverTime("test", 0, [1_000_000])
    EventLoop.post_dispatch_input("begin", told)
    EventLoop.post_dispatch_input("end", finger)
    EventLoop.post_dispatch_input("end", told)

    assert explained(table)


def test_when_nobody_tells_the_time_it_is_that_of_the_wall(table: Seated) -> None:
    TOUCH_CLOCK.ask_the_wall()
    finger = table.put(*table.center("pile"))
    assert not explained(table)
    table.stage.wait_for(lambda: explained(table))
    table.lift(finger)
