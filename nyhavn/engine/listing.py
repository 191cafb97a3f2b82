"""Which moves there are for the player who has to decide."""

from __future__ import annotations

from nyhavn.engine.board import BB_FULL, supported
from nyhavn.engine.fits import FITS, PAY_BITS, find_fits
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    DECISION_MASK,
    HAND,
    OCCUPIED,
    PART,
    POOL,
    POOL_BITS,
    SPECIALS,
    STACK,
    SUPPLY,
    USED,
    Decision,
    Frozen,
)
from nyhavn.engine.material import ABILITIES
from nyhavn.engine.moves import (
    AFFORDABLE,
    DRAW_MOVES,
    END_TURN,
    PASS,
    PAYING,
    PURSE_SHIFT,
    REFRESH,
    TAKE,
    affordable,
    discard_moves,
)

_ALL_ABILITIES = (1 << len(ABILITIES)) - 1
_POOL_MASK = (1 << POOL_BITS) - 1
_TAKE_MOVES = [
    [TAKE + kind for kind in range(len(ABILITIES)) if kinds >> kind & 1]
    for kinds in range(_ALL_ABILITIES + 1)
]


def legal_moves(flat: Frozen) -> list[int]:
    """Every move that the player to decide may make, in a fixed order; none when the game is over."""
    decision = flat[STACK] & DECISION_MASK
    part = PART[flat[CURRENT]]
    if decision == Decision.TURN:
        moves = list(DRAW_MOVES[flat[part + ACTIVE]])
    elif decision == Decision.COAT:
        return coat_moves(flat, part)
    elif decision == Decision.DISCARD:
        return list(discard_moves(flat[part + HAND]))
    elif decision == Decision.BUILD:
        moves = [END_TURN]
    else:
        return []
    occupied = flat[part + OCCUPIED]
    supply = flat[SUPPLY]
    purse = flat[part + HAND] << PURSE_SHIFT | flat[part + ACTIVE] & PAYING
    try:
        kinds = AFFORDABLE[purse]
    except KeyError:
        kinds = affordable(purse)
    for counter, place_of_tint, shape, touching, apart in kinds:
        if supply & counter:
            tint = flat[part + place_of_tint]
            if not (tint or apart):
                continue
            places = FITS[shape].get(occupied)
            if places is None:
                places = find_fits(shape, occupied)
            # Plain loops: a comprehension would be a function to make and to call each time.
            if tint:
                for pay in touching:
                    for place, beside in places:
                        if beside & tint:
                            moves.append(place + pay)
                for pay in apart:
                    for place, beside in places:
                        if not beside & tint:
                            moves.append(place + pay)
            else:
                for pay in apart:
                    for place, _ in places:
                        moves.append(place + pay)
    return moves


def coat_moves(flat: Frozen, part: int) -> list[int]:
    """The choices at a coat of arms of the player with this part of the table."""
    return coat_choices(
        flat[SPECIALS], flat[POOL], flat[part + OCCUPIED], flat[part + ACTIVE], flat[part + USED]
    )


def coat_choices(specials: int, pool: int, occupied: int, active: int, used: int) -> list[int]:
    """What can be done at a coat of arms; ``PASS``, which is always among it, comes last."""
    moves = []
    if specials:
        free = supported(occupied)
        while free:
            low = free & -free
            moves.append(low.bit_length() - 1 << PAY_BITS)
            free ^= low
    missing = _ALL_ABILITIES & ~(active | used)
    moves += [take for take in _TAKE_MOVES[missing] if pool >> POOL_BITS * (take - TAKE) & _POOL_MASK]
    if used:
        moves.append(REFRESH)
    moves.append(PASS)
    return moves


def coat_possible(flat: Frozen, part: int) -> bool:
    """Whether a coat action could be anything but declined."""
    if flat[part + USED] or (flat[SPECIALS] and flat[part + OCCUPIED] != BB_FULL):
        # Below an empty square lies one that is empty and supported, if it is not so itself.
        return True
    return len(coat_moves(flat, part)) > 1
