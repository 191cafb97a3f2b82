"""What to do with coats of arms: special tiles, abilities, or turning abilities active again."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, Protocol

from nyhavn.ai.worth import Worth
from nyhavn.engine.board import BB_COAT_ROWS, BB_COATS, supported
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.layout import POOL_BITS
from nyhavn.engine.material import ABILITIES
from nyhavn.engine.moves import PASS, REFRESH, TAKE

Choice = tuple[float, tuple[int, ...]]
"""The worth of house, points and abilities afterwards, and the moves."""

_BEAM: Final = 3
"""First choices that are followed up when more than one action is to be taken."""
_POOL_MASK: Final = (1 << POOL_BITS) - 1
_value = itemgetter(0)


class Builder(Protocol):
    """What coat actions depend on beside the house."""

    pool: int
    specials: int


def coats_earned(squares: int, house: int) -> int:
    """Coat actions that a tile on these squares earns in a house that it is already part of."""
    coats = (squares & BB_COATS).bit_count()
    for row in BB_COAT_ROWS:
        if squares & row and house & row == row:
            coats += 1
    return coats


class CoatChoices:
    """Ranks the ways to use coats of arms by an evaluation."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def best(
        self, side: Builder, house: int, walls: int, active: int, used: int, pending: int, most: int
    ) -> list[Choice]:
        """The best ways to take so many actions, best first."""
        return self._follow(side, side.pool, side.specials, house, walls, active, used, pending, most)

    def _follow(
        self,
        side: Builder,
        pool: int,
        specials: int,
        house: int,
        walls: int,
        active: int,
        used: int,
        pending: int,
        most: int,
    ) -> list[Choice]:
        worth = self._worth
        now = worth.house(house, walls)
        able = worth.abilities
        ranked: list[tuple[float, int, int]] = []
        if specials:
            free = supported(house)
            kept = able[active][used]
            while free:
                square = free & -free
                free ^= square
                value = worth.house(house | square, walls) + kept
                ranked.append((value, square.bit_length() - 1 << PAY_BITS, square))
        for kind in range(len(ABILITIES)):
            if not (active | used) >> kind & 1 and pool >> POOL_BITS * kind & _POOL_MASK:
                ranked.append((now + able[active | 1 << kind][used], TAKE + kind, 0))
        if used:
            ranked.append((now + able[active | used][0], REFRESH, 0))
        if not ranked:
            # Ruling 5: an action that cannot be taken lapses, and so do the others that wait with it.
            return [(now + able[active][used], ())]
        ranked.append((now + able[active][used], PASS, 0))
        ranked.sort(key=_value, reverse=True)
        found: list[Choice] = []
        for value, move, square in ranked[: max(most, _BEAM)]:
            left = pending - 1
            if square:
                left += coats_earned(square, house | square)
            if not left:
                found.append((value, (move,)))
                continue
            is_take = TAKE <= move < REFRESH
            kind = move - TAKE
            for further, moves in self._follow(
                side,
                pool - (1 << POOL_BITS * kind) if is_take else pool,
                specials - (square > 0),
                house | square,
                walls,
                active | (used if move == REFRESH else 1 << kind if is_take else 0),
                0 if move == REFRESH else used,
                left,
                most,
            ):
                found.append((further, (move, *moves)))
        found.sort(key=_value, reverse=True)
        return found[:most]
