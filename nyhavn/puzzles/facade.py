"""A façade as a game for one: nobody else moves, nothing can be drawn, and what is hidden is nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nyhavn.engine import layout
from nyhavn.engine.board import Placement
from nyhavn.engine.layout import PART
from nyhavn.engine.material import ABILITIES, COLORS
from nyhavn.engine.moves import CARD_NUMBERS, SUPPLY_SHIFT, hand_of
from nyhavn.engine.state import State, new_game

SEATS: Final = 2
"""A table has two seats at least; the second one stays empty."""
_BLANK: Final = new_game(SEATS, 0).flat


@dataclass(frozen=True, slots=True)
class FacadeStart:
    """What lies on the table of a façade."""

    house: tuple[Placement, ...]
    hand: tuple[str, ...]
    """In colour order."""
    supply: tuple[tuple[str, int, int], ...]
    """Colour, size and number of tiles, of those that there are, in their order."""
    specials: int
    active: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    """Abilities that can be taken, one of each."""

    def state(self) -> State:
        """The position, as the engine has it."""
        flat = list(_BLANK)
        for place in (layout.OFFER, layout.DECK, layout.DISCARD_PILE, layout.RNG):
            flat[place] = 0
        flat[layout.NUMBER_OF_PLAYERS] = 1
        flat[layout.SUPPLY] = sum(count << SUPPLY_SHIFT[color, size] for color, size, count in self.supply)
        flat[layout.SPECIALS] = self.specials
        flat[layout.POOL] = sum(1 << layout.POOL_BITS * ABILITIES.index(name) for name in self.pool)
        for part in PART[:SEATS]:
            for place in range(layout.TILES):
                flat[part + place] = 0
            flat[part + layout.TILES] = 1
        part = PART[0]
        flat[part + layout.HAND] = flat[part + layout.KNOWN] = hand_of(
            [CARD_NUMBERS[color] for color in self.hand]
        )
        flat[part + layout.ACTIVE] = sum(1 << ABILITIES.index(name) for name in self.active)
        flat[part + layout.USED] = sum(1 << ABILITIES.index(name) for name in self.used)
        for tile in self.house:
            flat[part + layout.OCCUPIED] |= tile.mask
            flat[part + layout.WALLS] |= tile.wall
            if tile.color in COLORS:
                flat[part + layout.TINTS + COLORS.index(tile.color)] |= tile.mask
            flat[part + layout.TILES] = flat[part + layout.TILES] << layout.TILE_BITS | tile.id
        flat[layout.HOUSE_BEFORE] = flat[part + layout.OCCUPIED]
        return State(tuple(flat))

    def start(self) -> State:
        """The same, by the name that a deal has for it."""
        return self.state()
