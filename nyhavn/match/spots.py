"""What can be touched on the table, as values. The text of a spot is its name for automation."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.material import SPECIAL

TileKind = tuple[str, int]
"""The colour and size of a tile; the special tile is (SPECIAL, 1)."""
SPECIAL_KIND: TileKind = (SPECIAL, 1)


@dataclass(frozen=True, slots=True)
class Pier:
    """A pier of the harbour, with its card if it has one."""

    number: int

    def __str__(self) -> str:
        return f"offer.{self.number}"


@dataclass(frozen=True, slots=True)
class HandSlot:
    """A place in the hand that lies before the player."""

    number: int

    def __str__(self) -> str:
        return f"hand.{self.number}"


@dataclass(frozen=True, slots=True)
class SupplySlot:
    """Where the tiles of one kind are taken from."""

    color: str
    size: int

    @property
    def kind(self) -> TileKind:
        """The kind of tile that lies there."""
        return self.color, self.size

    def __str__(self) -> str:
        return "supply.special" if self.color == SPECIAL else f"supply.{self.color}.{self.size}"


@dataclass(frozen=True, slots=True)
class OwnAbility:
    """An ability of the player's own."""

    key: str

    def __str__(self) -> str:
        return f"ability.{self.key}"


@dataclass(frozen=True, slots=True)
class PoolAbility:
    """An ability that can be taken at a coat of arms."""

    key: str

    def __str__(self) -> str:
        return f"pool.{self.key}"


@dataclass(frozen=True, slots=True)
class HouseOf:
    """A player's house."""

    seat: int

    def __str__(self) -> str:
        return f"house.{self.seat}"


@dataclass(frozen=True, slots=True)
class _Single:
    """Something of which the table has one."""

    name: str

    def __str__(self) -> str:
        return self.name


class TileInHand(_Single):
    """The tile in the air or laid out over the house."""


class BoardPart(_Single):
    """What is only there to be looked at and explained: draw pile, score track, a coat of arms, lines."""


class Button(_Single):
    """What does something when it is pressed, and is no thing of the game."""


@dataclass(frozen=True, slots=True)
class CoatOption:
    """One of the choices at a coat of arms: special, refresh or pass."""

    key: str

    def __str__(self) -> str:
        return f"coat.{self.key}"


CONFIRM = Button("confirm")
UNDO = Button("undo")
ROTATE = Button("tile.rotate")
TILE = TileInHand("tile")
PILE = BoardPart("pile")
TRACK = BoardPart("track")
COAT = BoardPart("coat")
LINES = BoardPart("row")
DISCARD_PILE = BoardPart("discard")

Spot = Pier | HandSlot | SupplySlot | OwnAbility | PoolAbility | HouseOf | TileInHand | BoardPart
Touchable = Spot | Button | CoatOption
"""Spots, which can be explained, and what is only pressed."""
