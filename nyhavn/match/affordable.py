"""Which kinds of tile the player could build right now, and which only with an ability."""

from __future__ import annotations

from nyhavn.engine.board import PLACEMENTS
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.moves import FIRST_BUILD, OTHER, PAY_MASK, payment
from nyhavn.engine.state import State
from nyhavn.match.spots import TileKind


def affordable(state: State) -> dict[TileKind, bool]:
    """Kinds that can be built somewhere now; true if that always takes an ability."""
    found: dict[TileKind, bool] = {}
    for move in state.moves:
        if FIRST_BUILD <= move < OTHER:
            placement = PLACEMENTS[move >> PAY_BITS]
            kind = (placement.color, placement.size)
            if found.get(kind, True):
                paid = payment(move & PAY_MASK)
                found[kind] = paid.discount or paid.changed > 0
    return found


def special_fits(state: State) -> bool:
    """Whether a special tile can be placed somewhere now."""
    return state.specials > 0 and any(move < FIRST_BUILD for move in state.moves)
