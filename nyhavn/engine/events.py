"""What happened while an action was carried out, in order, as values.

``Event`` is the union of them all. Whoever tells kinds apart does it with ``match`` and ends in
``assert_never``, so that the type checker finds every reader that a new kind has to be told to.
docs/protocol.md has their JSON form; ``kind`` is what they are called there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nyhavn.engine.material import Square

# What a player did, or what came of it


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards were taken from the piers."""

    kind: ClassVar = "draw"
    player: int
    slots: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """The surplus over the hand limit was put down."""

    kind: ClassVar = "discard"
    player: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """An ability was turned to its used face."""

    kind: ClassVar = "use"
    player: int
    ability: str


@dataclass(frozen=True, slots=True)
class TileBuilt:
    """A coloured tile was paid for and placed."""

    kind: ClassVar = "build"
    player: int
    color: str
    size: int
    cells: tuple[Square, ...]
    wall: Square
    pay: tuple[str, ...]
    tile: int
    """Its number in the house, in the order built."""


@dataclass(frozen=True, slots=True)
class SpecialPlaced:
    """A special tile was placed."""

    kind: ClassVar = "special"
    player: int
    cell: Square
    tile: int


@dataclass(frozen=True, slots=True)
class CoatCovered:
    """A tile covers a coat of arms: one coat action is earned."""

    kind: ClassVar = "coat"
    player: int
    cell: Square


@dataclass(frozen=True, slots=True)
class CoatRowFilled:
    """A row with a coat of arms beside it is full: one coat action is earned."""

    kind: ClassVar = "coat"
    player: int
    row: int


@dataclass(frozen=True, slots=True)
class AbilityTaken:
    """A coat action brought an ability."""

    kind: ClassVar = "take"
    player: int
    ability: str


@dataclass(frozen=True, slots=True)
class AbilitiesRefreshed:
    """A coat action turned these used abilities active."""

    kind: ClassVar = "refresh"
    player: int
    abilities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoatDeclined:
    """A coat action was declined."""

    kind: ClassVar = "pass"
    player: int


@dataclass(frozen=True, slots=True)
class CoatLapsed:
    """A coat action was impossible."""

    kind: ClassVar = "lapse"
    player: int


@dataclass(frozen=True, slots=True)
class RowScored:
    """A row was completed in this turn."""

    kind: ClassVar = "score"
    player: int
    points: int
    row: int


@dataclass(frozen=True, slots=True)
class ColumnScored:
    """A column was completed in this turn."""

    kind: ClassVar = "score"
    player: int
    points: int
    column: int


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """The turn of the next player begins."""

    kind: ClassVar = "turn"
    player: int
    turn: int


# What happened at the harbour, and to everybody


@dataclass(frozen=True, slots=True)
class PierRefilled:
    """A card was turned up on an empty pier."""

    kind: ClassVar = "refill"
    slot: int
    color: str


@dataclass(frozen=True, slots=True)
class PileReformed:
    """The discard pile became the new draw pile, of so many cards."""

    kind: ClassVar = "reshuffle"
    deck: int


@dataclass(frozen=True, slots=True)
class EndCardRevealed:
    """The end card was turned up where a pier was to be refilled."""

    kind: ClassVar = "end_card"
    slot: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    kind: ClassVar = "over"
    ended_by: str
    winners: tuple[int, ...]


CoatEarned = CoatCovered | CoatRowFilled
LineScored = RowScored | ColumnScored
TilePlaced = TileBuilt | SpecialPlaced
PlayerEvent = (
    CardsDrawn
    | CardsDiscarded
    | AbilityUsed
    | TileBuilt
    | SpecialPlaced
    | CoatCovered
    | CoatRowFilled
    | AbilityTaken
    | AbilitiesRefreshed
    | CoatDeclined
    | CoatLapsed
    | RowScored
    | ColumnScored
    | TurnBegun
)
"""Events that are about one player."""
HarbourEvent = PierRefilled | PileReformed | EndCardRevealed | GameEnded
Event = PlayerEvent | HarbourEvent
