"""What a person does at the table, as values: all that a session is told by fingers, keys and buttons."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.material import Square
from nyhavn.match.spots import Spot, TileKind


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap on a spot; in the own house on a square of it. Twice: the second one of two."""

    spot: Spot
    square: Square | None = None
    twice: bool = False


@dataclass(frozen=True, slots=True)
class TakeTile:
    """A tile is taken off the supply and carried."""

    kind: TileKind


@dataclass(frozen=True, slots=True)
class LiftTile:
    """The tile in hand is taken hold of where it is, and carried."""


@dataclass(frozen=True, slots=True)
class CarryTo:
    """The carried tile is over the house; None: it is beside it. It leans to where it may stand."""

    corner: tuple[float, float] | None
    """Where its lower left corner is, in squares."""
    under_finger: tuple[float, float] | None = None
    """Where that would be right under a finger that the tile floats above: what is pointed at counts, too."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """The carried tile is let go of. Beside the house it goes back to the supply, unless it is kept."""

    keep: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """The tile in hand is turned, by quarters to the right."""

    quarters: int = 1


@dataclass(frozen=True, slots=True)
class Mirror:
    """The tile in hand is mirrored."""


@dataclass(frozen=True, slots=True)
class StepTile:
    """The tile in hand moves by a square; from beside the house it comes down to the bottom row."""

    across: int
    up: int


@dataclass(frozen=True, slots=True)
class ChooseCoat:
    """A choice at a coat of arms: special, the key of an ability, refresh or pass."""

    choice: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """Everything that is laid out is taken back."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """What is laid out is to be carried out."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last thing of this turn is to be taken back."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Advice is wanted."""


@dataclass(frozen=True, slots=True)
class OpenCurtain:
    """Whoever is to move has the device, and wants to see the hand."""


@dataclass(frozen=True, slots=True)
class Peek:
    """The hand that lies face down is looked at, for as long as a finger or a key is held."""

    looking: bool


@dataclass(frozen=True, slots=True)
class Hurry:
    """Whatever goes on by itself is to be over."""


Deed = (
    Tap | TakeTile | LiftTile | CarryTo | LetGo | Turn | Mirror | StepTile | ChooseCoat | PutBack
    | Confirm | Undo | AskHint | OpenCurtain | Peek | Hurry
)  # fmt: skip
