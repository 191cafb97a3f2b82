"""Gestures by themselves: made-up fingers in, meanings out, no window."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pytest

from nyhavn.match.deeds import Deed, Peek, Turn
from nyhavn.match.spots import HouseOf, Pier, Spot, SupplySlot
from nyhavn.ui.table.input.fingers import (
    Carried,
    CarryEnded,
    CarryPaused,
    CarryResumed,
    CarryStarted,
    CarryStopped,
    FingerDown,
    FingerMoved,
    FingerStayed,
    FingerUp,
    Meaning,
    Point,
    PressedLong,
    RightClick,
    Tapped,
    Wheel,
)
from nyhavn.ui.table.input.gestures import Gestures

SUPPLY = SupplySlot("red", 3)
PLACES: dict[Spot, Point] = {Pier(0): (10, 10), SUPPLY: (110, 10), HouseOf(0): (210, 10)}
"""Spots of 40 x 40 round these points."""


@dataclass
class Ground:
    """A table with three spots."""

    holding: bool = False
    asked: list[Spot] = field(default_factory=list)
    face_down: tuple[Spot, ...] = ()

    def spot_at(self, point: Point) -> Spot | None:
        found = (
            spot
            for spot, place in PLACES.items()
            if all(abs(place[axis] - point[axis]) <= 20 for axis in (0, 1))
        )
        return next(found, None)

    def can_peek(self, spot: Spot) -> bool:
        return spot in self.face_down

    def can_carry(self, spot: Spot) -> bool:
        self.asked.append(spot)
        return spot == SUPPLY or (spot == HouseOf(0) and self.holding)

    def holds_tile(self) -> bool:
        return self.holding

    def slop(self) -> float:
        return 10.0


class Hands:
    """Moves fingers, and hears what they mean."""

    def __init__(self, holding: bool = False) -> None:
        self.ground = Ground(holding)
        self.heard: list[Meaning] = []
        self.gestures = Gestures(self.ground, self.heard.append)

    def down(self, finger: int, place: Spot | Point, time: float = 0.0) -> None:
        point = place if isinstance(place, tuple) else PLACES[place]
        self.gestures.handle(FingerDown(finger, point, time))

    def move(self, finger: int, *points: Point) -> None:
        for point in points:
            self.gestures.handle(FingerMoved(finger, point))

    def up(self, finger: int, point: Point = (0, 0)) -> None:
        self.gestures.handle(FingerUp(finger, point))

    def tap(self, place: Spot | Point, time: float = 0.0) -> None:
        self.down(9, place, time)
        self.up(9)

    def turn(self, first: int, second: int, degrees: float) -> None:
        """Turn the second finger round the first, anticlockwise, from its right."""
        for step in range(1, 25):
            angle = math.radians(degrees * step / 24)
            self.move(second, (210 + 100 * math.cos(angle), 10 + 100 * math.sin(angle)))


# One finger


def test_a_tap_means_its_spot() -> None:
    hands = Hands()
    hands.tap(Pier(0))
    assert hands.heard == [Tapped(Pier(0), (10, 10))]


def test_a_finger_beside_everything_means_nothing() -> None:
    hands = Hands()
    hands.tap((500.0, 500.0))
    assert hands.heard == []


def test_a_finger_that_strays_a_little_still_taps() -> None:
    hands = Hands()
    hands.down(1, Pier(0))
    hands.move(1, (16, 14))
    hands.up(1)
    assert hands.heard == [Tapped(Pier(0), (10, 10))]


@pytest.mark.parametrize("holding", [False, True])
def test_a_finger_that_strays_far_with_nothing_to_carry_means_nothing(holding: bool) -> None:
    hands = Hands(holding)
    hands.down(1, Pier(0))
    hands.move(1, (40, 10), (10, 10))
    hands.up(1)
    assert hands.heard == []


def test_a_finger_that_stays_explains_and_then_means_nothing_more() -> None:
    hands = Hands()
    hands.down(1, Pier(0))
    hands.move(1, (12, 12))
    hands.gestures.handle(FingerStayed(1))
    hands.move(1, (80, 80))
    hands.up(1)
    assert hands.heard == [PressedLong(Pier(0), (12, 12))]


def test_a_finger_that_carries_or_has_gone_is_not_a_long_press() -> None:
    hands = Hands()
    hands.down(1, SUPPLY)
    hands.move(1, (150, 10))
    hands.gestures.handle(FingerStayed(1))
    hands.up(1, (150, 10))
    hands.gestures.handle(FingerStayed(1))
    assert not any(isinstance(meaning, PressedLong) for meaning in hands.heard)


def test_a_drag_carries_from_where_it_began() -> None:
    hands = Hands()
    hands.down(1, SUPPLY)
    hands.move(1, (118, 10), (130, 10), (200, 20))
    hands.up(1, (210, 30))
    assert hands.heard == [
        CarryStarted(SUPPLY, (110, 10), by_finger=True),
        Carried((130, 10)),
        Carried((200, 20)),
        CarryEnded((210, 30)),
    ]


def test_the_mouse_carries_without_a_finger_in_the_way() -> None:
    hands = Hands()
    hands.gestures.handle(FingerDown(1, PLACES[SUPPLY], by_finger=False))
    hands.move(1, (150, 10))
    assert hands.heard[0] == CarryStarted(SUPPLY, (110, 10), by_finger=False)


def test_only_one_finger_carries() -> None:
    hands = Hands()
    hands.down(1, SUPPLY)
    hands.move(1, (150, 10))
    hands.down(2, SUPPLY)
    hands.move(2, (150, 30))
    hands.up(2)
    assert sum(isinstance(meaning, CarryStarted) for meaning in hands.heard) == 1


# Two taps


@pytest.mark.parametrize(
    ("seconds", "point", "twice"),
    [(0.2, (10, 10), True), (0.3, (10, 10), False), (0.2, (25, 10), True), (0.2, (-20, -20), False)],
)
def test_two_taps_are_one_double_tap_when_they_are_quick_and_near(
    seconds: float, point: Point, twice: bool
) -> None:
    hands = Hands()
    hands.tap(Pier(0), time=5.0)
    hands.tap(point, time=5.0 + seconds)
    taps = [meaning for meaning in hands.heard if isinstance(meaning, Tapped)]
    assert [tap.twice for tap in taps[1:]] in ([twice], [])
    assert any(tap.twice for tap in taps) is twice


def test_a_third_tap_begins_anew() -> None:
    hands = Hands()
    for number in range(4):
        hands.tap(Pier(0), time=number * 0.1)
    assert [meaning.twice for meaning in hands.heard if isinstance(meaning, Tapped)] == [
        False, True, False, True,
    ]  # fmt: skip


def test_taps_on_two_spots_are_two_taps() -> None:
    hands = Hands()
    hands.tap(Pier(0), time=1.0)
    hands.tap(SUPPLY, time=1.1)
    assert not any(isinstance(meaning, Tapped) and meaning.twice for meaning in hands.heard)


# Two fingers


@pytest.mark.parametrize(
    ("degrees", "turns"), [(90, [-1]), (-90, [1]), (30, []), (180, [-1, -1]), (-270, [1, 1, 1])]
)
def test_two_fingers_turn_the_tile_by_quarters(degrees: float, turns: list[int]) -> None:
    hands = Hands(holding=True)
    hands.down(1, HouseOf(0))
    hands.down(2, (310.0, 10.0))
    hands.turn(1, 2, degrees)
    hands.up(2)
    hands.up(1)
    assert hands.heard == [Turn(quarters) for quarters in turns]


def test_two_fingers_that_turn_back_leave_it_as_it_was() -> None:
    hands = Hands(holding=True)
    hands.down(1, HouseOf(0))
    hands.down(2, (310.0, 10.0))
    hands.turn(1, 2, 100)
    for step in range(23, -1, -1):
        angle = math.radians(100 * step / 24)
        hands.move(2, (210 + 100 * math.cos(angle), 10 + 100 * math.sin(angle)))
    assert hands.heard == [Turn(-1), Turn(1)]


@pytest.mark.parametrize(("lifted", "end"), [(2, CarryResumed((150, 10))), (1, CarryStopped())])
def test_a_second_finger_pauses_the_carry_and_the_first_goes_on_or_leaves(
    lifted: int, end: CarryResumed | CarryStopped
) -> None:
    hands = Hands()
    hands.down(1, SUPPLY)
    hands.move(1, (150, 10))
    hands.ground.holding = True
    hands.down(2, (310.0, 10.0))
    hands.up(lifted, (150, 10))
    assert hands.heard[2:] == [CarryPaused(), end]
    hands.heard.clear()
    hands.move(1, (170, 10))
    hands.move(2, (300, 40))
    assert hands.heard == ([Carried((170, 10))] if lifted == 2 else [])


def test_without_a_tile_two_fingers_are_two_taps() -> None:
    hands = Hands()
    hands.down(1, Pier(0))
    hands.down(2, SUPPLY)
    hands.up(1)
    hands.up(2)
    assert hands.heard == [Tapped(Pier(0), (10, 10)), Tapped(SUPPLY, (110, 10))]


def test_a_third_finger_means_nothing_while_two_turn() -> None:
    hands = Hands(holding=True)
    hands.down(1, HouseOf(0))
    hands.down(2, (310.0, 10.0))
    hands.tap(Pier(0))
    assert hands.heard == []


# Mouse, and the table changes


@pytest.mark.parametrize(
    ("event", "deed"), [(RightClick(), Turn(1)), (Wheel(away=True), Turn(1)), (Wheel(away=False), Turn(-1))]
)
def test_wheel_and_right_button_turn_a_tile_in_hand(event: RightClick | Wheel, deed: Deed) -> None:
    hands = Hands(holding=True)
    assert hands.gestures.handle(event)
    assert hands.heard == [deed]


def test_without_a_tile_the_wheel_is_not_for_the_table_and_a_right_click_explains() -> None:
    empty = Hands()
    assert not empty.gestures.handle(Wheel(away=True))
    assert not empty.gestures.handle(RightClick((9999, 9999)))
    assert empty.heard == []
    assert empty.gestures.handle(RightClick(PLACES[Pier(0)]))
    assert empty.heard == [PressedLong(Pier(0), PLACES[Pier(0)])]


def test_fingers_are_forgotten_when_the_table_changes_under_them() -> None:
    hands = Hands()
    hands.down(1, SUPPLY)
    hands.move(1, (150, 10))
    hands.down(2, Pier(0))
    hands.heard.clear()
    hands.gestures.forget()
    hands.move(1, (170, 10))
    hands.up(1)
    hands.up(2)
    assert hands.heard == []
    assert not hands.gestures.is_carrying


def test_when_the_table_moves_under_the_fingers_one_that_carries_goes_on_alone() -> None:
    hands = Hands()
    hands.down(1, SUPPLY)
    hands.move(1, (150, 10))
    hands.down(2, Pier(0))
    hands.heard.clear()
    hands.gestures.slip()
    hands.move(1, (170, 10))
    hands.up(2)
    hands.up(1, (170, 10))
    assert hands.heard == [Carried((170, 10)), CarryEnded((170, 10))]


@pytest.mark.parametrize("carrying", [False, True])
def test_when_the_table_moves_under_two_fingers_they_turn_the_tile_no_more(carrying: bool) -> None:
    hands = Hands(holding=not carrying)
    hands.down(1, SUPPLY if carrying else HouseOf(0))
    if carrying:
        hands.move(1, (210, 10))
    hands.ground.holding = True
    hands.down(2, (310.0, 10.0))
    hands.heard.clear()
    hands.gestures.slip()
    hands.turn(1, 2, 90)
    hands.up(2)
    hands.up(1)
    assert hands.heard == ([CarryStopped()] if carrying else [])


def test_fingers_that_never_came_down_here_are_not_ours() -> None:
    hands = Hands()
    assert not hands.gestures.handle(FingerMoved(7, (10, 10)))
    assert not hands.gestures.handle(FingerUp(7, (10, 10)))
    assert hands.heard == []


# Hands that lie face down

FACE_DOWN = Pier(0)


def hold_up() -> Hands:
    hands = Hands()
    hands.ground.face_down = (FACE_DOWN,)
    hands.down(1, FACE_DOWN)
    return hands


def test_a_finger_holds_up_what_lies_face_down_as_long_as_it_stays() -> None:
    hands = hold_up()
    assert hands.heard == [Peek(True)]
    hands.gestures.handle(FingerStayed(1))
    hands.move(1, (90, 90))
    assert hands.heard == [Peek(True)], "no long press, no drag"
    hands.up(1, (90, 90))
    assert hands.heard == [Peek(True), Peek(False)]


def test_a_short_touch_of_a_card_that_lies_face_down_is_a_tap_too() -> None:
    hands = hold_up()
    hands.up(1)
    assert hands.heard[:2] == [Peek(True), Peek(False)]
    assert [meaning.spot for meaning in hands.heard[2:] if isinstance(meaning, Tapped)] == [FACE_DOWN]


def test_the_last_of_several_fingers_puts_the_hand_down() -> None:
    hands = hold_up()
    hands.down(2, FACE_DOWN)
    hands.gestures.handle(FingerStayed(1))
    hands.up(1)
    assert Peek(False) not in hands.heard
    hands.gestures.handle(FingerStayed(2))
    hands.up(2)
    assert hands.heard[-1] == Peek(False)


def test_while_one_finger_holds_the_hand_up_another_carries_a_tile() -> None:
    hands = hold_up()
    hands.down(2, SUPPLY)
    hands.move(2, (150, 60))
    assert any(isinstance(meaning, CarryStarted) for meaning in hands.heard)
    assert Peek(False) not in hands.heard


def test_when_the_table_moves_a_finger_still_holds_the_hand_up_and_taps_nothing() -> None:
    hands = hold_up()
    hands.gestures.slip()
    assert hands.heard == [Peek(True)]
    hands.up(1)
    assert hands.heard == [Peek(True), Peek(False)]


def test_a_hand_does_not_stay_up_when_the_table_changes_under_the_finger() -> None:
    hands = hold_up()
    hands.gestures.forget()
    assert hands.heard == [Peek(True), Peek(False)]
    hands.up(1)
    assert hands.heard == [Peek(True), Peek(False)]
