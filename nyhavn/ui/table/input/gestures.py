"""Follows every finger on the table and says what it means.

Each finger is in one of six states, and each state has all of its rules in its own class: `Pressed` may
become a tap, a long press, a carry or one of two that turn the tile; `Strayed` only the latter; `Carrying`
carries the tile; `Turning` is one of two fingers that turn it; `Peeking` holds up a hand that lies face down;
`Spent` means nothing more.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, assert_never

from nyhavn.match.deeds import Peek, Turn
from nyhavn.match.spots import Spot
from nyhavn.ui.table.input.fingers import (
    Carried,
    CarryEnded,
    CarryPaused,
    CarryResumed,
    CarryStarted,
    CarryStopped,
    FingerDown,
    FingerEvent,
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

SLOP = 0.22
"""How far a finger may stray before a tap becomes a drag, in targets."""
QUARTER = math.pi / 2
CLICK_AT = math.radians(50)
"""How far two fingers turn before the tile clicks round; the rest of the quarter follows by itself."""
DOUBLE_TAP_SECONDS = 0.25
"""Between the beginnings of two taps that are one double tap."""
DOUBLE_TAP_SLOPS = 3
"""How far they may lie apart, as a multiple of how far a tap may stray."""


class HitTest(Protocol):
    """What the fingers are on."""

    def spot_at(self, point: Point) -> Spot | None:
        """What lies under a point."""

    def can_carry(self, spot: Spot) -> bool:
        """Whether a drag from this spot carries a tile."""

    def can_peek(self, spot: Spot) -> bool:
        """Whether a finger that stays on this spot holds up what lies face down there."""

    def holds_tile(self) -> bool:
        """Whether there is a tile in hand."""

    def slop(self) -> float:
        """How far a finger may stray before a tap becomes a drag."""


@dataclass(slots=True)
class Finger:
    """A finger that is down."""

    id: object
    spot: Spot | None
    start: Point
    now: Point
    down: FingerDown
    state: FingerState = field(init=False)


class FingerState:
    """What a finger is about; by default nothing comes of anything."""

    def __init__(self, gestures: Gestures, finger: Finger) -> None:
        self._gestures = gestures
        self._finger = finger

    def moved(self) -> None: ...
    def stayed(self) -> None: ...
    def lifted(self) -> None: ...
    def slipped(self) -> None: ...


class Pressed(FingerState):
    """Down where it came down; on nothing, it may still be one of two fingers that turn the tile."""

    def moved(self) -> None:
        finger, gestures = self._finger, self._gestures
        if math.dist(finger.start, finger.now) < gestures.hit_test.slop():
            return
        if finger.spot is None or gestures.is_carrying or not gestures.hit_test.can_carry(finger.spot):
            finger.state = Strayed(gestures, finger)
            return
        finger.state = Carrying(gestures, finger)
        gestures.tell(CarryStarted(finger.spot, finger.start, finger.down.by_finger))
        gestures.tell(Carried(finger.now))

    def stayed(self) -> None:
        finger = self._finger
        if finger.spot is not None:
            finger.state = Spent(self._gestures, finger)
            self._gestures.tell(PressedLong(finger.spot, finger.now))

    def lifted(self) -> None:
        if self._finger.spot is not None:
            self._gestures.tap(self._finger.spot, self._finger.down)

    def slipped(self) -> None:
        self._finger.state = Spent(self._gestures, self._finger)


class Strayed(FingerState):
    """Moved too far for a tap, with nothing to carry: it can still help to turn the tile."""


class Carrying(FingerState):
    """Carries the tile."""

    def moved(self) -> None:
        self._gestures.tell(Carried(self._finger.now))

    def lifted(self) -> None:
        self._gestures.tell(CarryEnded(self._finger.now))


class Peeking(FingerState):
    """Holds up a hand that lies face down, as long as it is down; a short one is a tap, too."""

    def __init__(self, gestures: Gestures, finger: Finger) -> None:
        super().__init__(gestures, finger)
        self._is_tap = True
        gestures.tell(Peek(True))

    def moved(self) -> None:
        finger = self._finger
        self._is_tap = self._is_tap and math.dist(finger.start, finger.now) < self._gestures.hit_test.slop()

    def stayed(self) -> None:
        self._is_tap = False

    def slipped(self) -> None:
        self._is_tap = False

    def lifted(self) -> None:
        self.put_down()
        if self._is_tap and self._finger.spot is not None:
            self._gestures.tap(self._finger.spot, self._finger.down)

    def put_down(self) -> None:
        """The cards lie face down again, unless another finger holds them up."""
        self._gestures.put_down(self._finger)


class Spent(FingerState):
    """Has meant something already, so that lifting it means nothing more."""


class Twist:
    """Two fingers that turn the tile between them."""

    def __init__(self, gestures: Gestures, first: Finger, second: Finger) -> None:
        self._gestures = gestures
        self._fingers = (first, second)
        self._carrier = first if isinstance(first.state, Carrying) else None
        self._angle = self._line()
        self._turned = 0.0
        """Radians to the left since the beginning."""
        self._quarters = 0
        if self._carrier is not None:
            gestures.tell(CarryPaused())
        for finger in self._fingers:
            finger.state = Turning(gestures, finger, self)

    def _line(self) -> float:
        first, second = self._fingers
        return math.atan2(second.now[1] - first.now[1], second.now[0] - first.now[0])

    def turn(self) -> None:
        """One of the fingers moved."""
        angle = self._line()
        self._turned += math.remainder(angle - self._angle, 2 * math.pi)
        self._angle = angle
        while abs(self._turned - self._quarters * QUARTER) > CLICK_AT:
            left = self._turned > self._quarters * QUARTER
            self._quarters += 1 if left else -1
            self._gestures.tell(Turn(-1 if left else 1))

    def stop(self) -> None:
        """Neither of them turns or carries the tile any more."""
        for finger in self._fingers:
            finger.state = Spent(self._gestures, finger)
        if self._carrier is not None:
            self._gestures.tell(CarryStopped())

    def end(self, lifted: Finger) -> None:
        """One of them goes up: the one that carried the tile carries on, if it is the other."""
        if self._carrier is None or self._carrier is lifted:
            self.stop()
            return
        lifted.state = Spent(self._gestures, lifted)
        self._carrier.state = Carrying(self._gestures, self._carrier)
        self._gestures.tell(CarryResumed(self._carrier.now))


class Turning(FingerState):
    """One of two fingers that turn the tile."""

    def __init__(self, gestures: Gestures, finger: Finger, twist: Twist) -> None:
        super().__init__(gestures, finger)
        self._twist = twist

    def moved(self) -> None:
        self._twist.turn()

    def lifted(self) -> None:
        self._twist.end(self._finger)

    def slipped(self) -> None:
        self._twist.stop()


class Gestures:
    """Takes finger events in `handle` and tells what they mean. Coordinates are the table's own."""

    def __init__(self, hit_test: HitTest, tell: Callable[[Meaning], None]) -> None:
        self.hit_test = hit_test
        self.tell = tell
        self._fingers: dict[object, Finger] = {}
        self._last_tap: tuple[Spot, FingerDown] | None = None

    @property
    def is_carrying(self) -> bool:
        """Whether a finger carries a tile right now."""
        return any(isinstance(finger.state, Carrying) for finger in self._fingers.values())

    def forget(self) -> None:
        """Let go of all fingers without meaning anything: the table is about to change under them."""
        for finger in self._fingers.values():
            if isinstance(finger.state, Peeking):
                finger.state.put_down()
            finger.state = Spent(self, finger)

    def slip(self) -> None:
        """The table moves under the fingers: one that carries the tile goes on, others mean nothing more."""
        for finger in list(self._fingers.values()):
            finger.state.slipped()

    def put_down(self, lifted: Finger) -> None:
        """A finger that held the hand up goes; the last one lets it down."""
        others = (finger for finger in self._fingers.values() if finger is not lifted)
        if not any(isinstance(finger.state, Peeking) for finger in others):
            self.tell(Peek(False))

    def handle(self, event: FingerEvent) -> bool:
        """Something happened; whether the table takes it."""
        match event:
            case FingerDown():
                self._down(event)
                return True
            case FingerMoved():
                return self._with_finger(event, lambda finger: finger.state.moved())
            case FingerStayed():
                return self._with_finger(event, lambda finger: finger.state.stayed())
            case FingerUp():
                taken = self._with_finger(event, lambda finger: finger.state.lifted())
                self._fingers.pop(event.finger, None)
                return taken
            case RightClick(point):
                return self._turn_tile(1) or self._explain(point)
            case Wheel():
                return self._turn_tile(1 if event.away else -1)
            case _:
                assert_never(event)

    def tap(self, spot: Spot, down: FingerDown) -> None:
        """A finger tapped a spot."""
        twice = self._is_second(spot, down)
        # A third tap begins anew instead of making another pair with the second.
        self._last_tap = None if twice else (spot, down)
        self.tell(Tapped(spot, down.point, twice, down.by_finger))

    def _is_second(self, spot: Spot, down: FingerDown) -> bool:
        if self._last_tap is None:
            return False
        last_spot, last = self._last_tap
        return (
            last_spot == spot
            and down.time - last.time < DOUBLE_TAP_SECONDS
            and math.dist(last.point, down.point) < DOUBLE_TAP_SLOPS * self.hit_test.slop()
        )

    def _down(self, event: FingerDown) -> None:
        holds_tile = self.hit_test.holds_tile()
        finger = Finger(event.finger, self.hit_test.spot_at(event.point), event.point, event.point, event)
        busy = [other for other in self._fingers.values() if not isinstance(other.state, Spent | Peeking)]
        self._fingers[event.finger] = finger
        finger.state = Pressed(self, finger)
        if any(isinstance(other.state, Turning) for other in busy):
            finger.state = Spent(self, finger)
        elif len(busy) == 1 and holds_tile:
            Twist(self, busy[0], finger)
        elif finger.spot is not None and self.hit_test.can_peek(finger.spot):
            finger.state = Peeking(self, finger)
        elif finger.spot is None and not holds_tile:
            finger.state = Spent(self, finger)

    def _with_finger(
        self, event: FingerMoved | FingerStayed | FingerUp, then: Callable[[Finger], None]
    ) -> bool:
        finger = self._fingers.get(event.finger)
        if finger is None:
            return False
        if not isinstance(event, FingerStayed):
            finger.now = event.point
        then(finger)
        return True

    def _explain(self, point: Point) -> bool:
        """Without a tile to turn, a right click is a long press."""
        spot = self.hit_test.spot_at(point)
        if spot is not None:
            self.tell(PressedLong(spot, point))
        return spot is not None

    def _turn_tile(self, quarters: int) -> bool:
        if not self.hit_test.holds_tile():
            return False
        self.tell(Turn(quarters))
        return True
