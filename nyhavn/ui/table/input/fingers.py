"""What fingers and mouse do, as frozen events, and what that means, as values."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.match.deeds import Deed
from nyhavn.match.spots import Spot

Point = tuple[float, float]

# What happens


@dataclass(frozen=True, slots=True)
class FingerDown:
    """A finger, or the left button of the mouse, goes down."""

    finger: object
    point: Point
    time: float = 0.0
    """Seconds, by the clock that the fingers go by."""
    by_finger: bool = True


@dataclass(frozen=True, slots=True)
class FingerMoved:
    """A finger moves."""

    finger: object
    point: Point


@dataclass(frozen=True, slots=True)
class FingerStayed:
    """A finger has been down for as long as a long press takes."""

    finger: object


@dataclass(frozen=True, slots=True)
class FingerUp:
    """A finger goes up."""

    finger: object
    point: Point


@dataclass(frozen=True, slots=True)
class RightClick:
    """The right button of the mouse goes down."""

    point: Point = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel is turned away from the player, or towards."""

    away: bool


FingerEvent = FingerDown | FingerMoved | FingerStayed | FingerUp | RightClick | Wheel

# What it means


@dataclass(frozen=True, slots=True)
class Tapped:
    """A tap on a spot."""

    spot: Spot
    point: Point
    twice: bool = False
    by_finger: bool = True


@dataclass(frozen=True, slots=True)
class PressedLong:
    """A long press on a spot."""

    spot: Spot
    point: Point


@dataclass(frozen=True, slots=True)
class CarryStarted:
    """A tile is taken hold of."""

    spot: Spot
    point: Point
    by_finger: bool


@dataclass(frozen=True, slots=True)
class Carried:
    """The finger that carries the tile is there now."""

    point: Point


@dataclass(frozen=True, slots=True)
class CarryEnded:
    """The finger lets go of the tile."""

    point: Point


@dataclass(frozen=True, slots=True)
class CarryPaused:
    """A second finger came, to turn the tile."""


@dataclass(frozen=True, slots=True)
class CarryResumed:
    """The second finger went, and the first carries on."""

    point: Point


@dataclass(frozen=True, slots=True)
class CarryStopped:
    """The finger that carried the tile went before the other: it stays in hand, turned as it is."""


Carrying = CarryStarted | Carried | CarryEnded | CarryPaused | CarryResumed | CarryStopped
Meaning = Tapped | PressedLong | Carrying | Deed
"""What does not depend on where things lie on the screen is a deed already."""
