"""The flat state: one list of integers holds a whole game, so that a copy is one slice.

The names here are places in that list. Those of a player's part are added to ``PART[player]``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nyhavn.engine.material import COLORS, PLAYERS

Flat = list[int]
"""A flat state to play on."""
Frozen = Sequence[int]
"""A flat state to read: a list, or the tuple inside a State."""

NUMBER_OF_PLAYERS: Final = 0
TURN: Final = 1
CURRENT: Final = 2
STACK: Final = 3
"""Pending decisions, the next one in the low bits (see Decision)."""
OFFER: Final = 4
"""Cards on the piers, CARD_BITS each, the first pier lowest."""
DECK: Final = 5
"""Draw pile, CARD_BITS a card, the top card lowest."""
DISCARD_PILE: Final = 6
"""Discard pile, CARD_BITS a card, the newest lowest."""
END_CARD_PLACE: Final = 7
RNG: Final = 8
SUPPLY: Final = 9
"""Tiles left, SUPPLY_BITS a kind."""
SPECIALS: Final = 10
POOL: Final = 11
"""Ability tiles to take, POOL_BITS a kind."""
HOUSE_BEFORE: Final = 12
"""The current player's occupied squares at the start of the turn: lines completed since then score."""
ENDED_BY: Final = 13
WINNERS: Final = 14
"""One bit a seat."""

_COMMON: Final = 15

OCCUPIED: Final = 0
WALLS: Final = 1
TINTS: Final = 2
"""An entry for each colour: its squares."""
HAND: Final = TINTS + len(COLORS)
KNOWN: Final = HAND + 1
"""The part of the hand that everybody saw being taken."""
ACTIVE: Final = KNOWN + 1
USED: Final = ACTIVE + 1
SCORE: Final = USED + 1
TILES: Final = SCORE + 1
"""Numbers of the placements built, TILE_BITS each, the newest lowest, above them a leading 1."""

_PART_SIZE: Final = TILES + 1
PART: Final = tuple(_COMMON + seat * _PART_SIZE for seat in range(max(PLAYERS)))

TILE_BITS: Final = 12
POOL_BITS: Final = 3
assert max(PLAYERS) < 1 << POOL_BITS, "POOL_BITS has room for an ability tile of 7 players at most"
DECISION_BITS: Final = 3
DECISION_MASK: Final = (1 << DECISION_BITS) - 1


class Decision:
    """What a stack entry asks for. Plain integers: this is the innermost loop of search."""

    OVER: Final = 0
    TURN: Final = 1
    DISCARD: Final = 2
    BUILD: Final = 3
    COAT: Final = 4
    END: Final = 5
    FILL: Final = 6
    """The end of a turn that has emptied piers."""


class EndCard:
    """Where the end card is."""

    ASIDE: Final = 0
    IN_DECK: Final = 1
    REVEALED: Final = 2


class EndedBy:
    """Why the game is over."""

    NOTHING: Final = 0
    POINTS: Final = 1
    END_CARD: Final = 2
