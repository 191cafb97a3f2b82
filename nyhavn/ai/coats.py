"""What to do with coats of arms: special tiles, abilities, or turning abilities active again."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, Protocol

from nyhavn.ai.worth import Worth
from nyhavn.engine.coats import coats_earned
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.layout import POOL_BITS
from nyhavn.engine.listing import coat_choices
from nyhavn.engine.moves import FIRST_BUILD, REFRESH, TAKE

Choice = tuple[float, tuple[int, ...]]
"""The worth of house, points and abilities afterwards, and the moves."""

BEAM: Final = 6
"""First choices that are followed up when more than one action is to be taken: see docs/ai.md."""
_value = itemgetter(0)


class Builder(Protocol):
    """What coat actions depend on beside the house."""

    pool: int
    specials: int


class CoatChoices:
    """Ranks the ways to use coats of arms by an evaluation."""

    def __init__(self, worth: Worth, beam: int = BEAM) -> None:
        self._worth = worth
        self._beam = beam

    def best(
        self, side: Builder, house: int, walls: int, active: int, used: int, pending: int, most: int
    ) -> list[Choice]:
        """The best ways to take so many actions, best first."""
        return self._follow(side, side.pool, side.specials, house, walls, active, used, pending, most)

    def of_abilities(self, pool: int, active: int, used: int) -> float:
        """The most that an ability taken, or all used ones turned active, would add."""
        able = self._worth.abilities
        most = able[active | used][0]
        for move in coat_choices(0, pool, 0, active, used):
            if move < REFRESH:
                most = max(most, able[active | 1 << move - TAKE][used])
        return max(0.0, most - able[active][used])

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
        kept = able[active][used]
        choices = coat_choices(specials, pool, house, active, used)
        if len(choices) == 1:
            # Ruling 5: an action that cannot be taken lapses, and so do the others that wait with it.
            return [(now + kept, ())]
        ranked: list[tuple[float, int, int]] = []
        for move in choices:
            if move < FIRST_BUILD:
                square = 1 << (move >> PAY_BITS)
                ranked.append((worth.house(house | square, walls) + kept, move, square))
            elif move < REFRESH:
                ranked.append((now + able[active | 1 << move - TAKE][used], move, 0))
            elif move == REFRESH:
                ranked.append((now + able[active | used][0], move, 0))
            else:
                ranked.append((now + kept, move, 0))
        ranked.sort(key=_value, reverse=True)
        found: list[Choice] = []
        for value, move, square in ranked[: max(most, self._beam)]:
            left = pending - 1
            if square:
                left += coats_earned(move >> PAY_BITS, house | square)
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
