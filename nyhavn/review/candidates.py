"""Which turns are compared when one is judged.

What the strongest opponent's search looks at is always among them; then the best of every kind of turn, even
if it stands further down at first sight; and a turn that wins the game at once, which is found exactly.
"""

from __future__ import annotations

from typing import Final

from nyhavn.ai.options import Options
from nyhavn.ai.search import Breadth
from nyhavn.ai.wins import winning_turn
from nyhavn.engine.layout import Frozen
from nyhavn.engine.moves import DISCARD, DRAW, DRAWS, FIRST_BUILD, OTHER, PASS, TAKE

Moves = tuple[int, ...]
Kind = frozenset[tuple[str, int]]

FIRST: Final = Breadth().root
"""Turns that the evaluation ranks first: those that the strongest level's search looks at."""
LOOKED_THROUGH: Final = 60
"""Of so many the best of every other kind are added."""
KINDS: Final = 8
"""But no more than this."""


def candidates(ranking: Options, public: Frozen) -> list[Moves]:
    """The turns to be compared, each of them once: what wins at once, then what is best at first sight."""
    found = [turn[2] for turn in ranking.turns(public, FIRST)]
    kinds = {kind_of(moves) for moves in found}
    most = len(found) + KINDS
    for _, _, moves in ranking.turns(public, LOOKED_THROUGH):
        kind = kind_of(moves)
        if len(found) < most and kind not in kinds:
            kinds.add(kind)
            found.append(moves)
    wins = winning_turn(public)
    return found if wins is None else [wins, *(moves for moves in found if moves != wins)]


def kind_of(moves: Moves) -> Kind:
    """What sort of turn it is: drawn with which abilities, built or not, and how coats of arms are used."""
    return frozenset(_step(move) for move in moves if not DISCARD <= move < TAKE)


def _step(move: int) -> tuple[str, int]:
    if move < FIRST_BUILD:
        return "special", 0
    if move < OTHER:
        return "build", 0
    if move < DISCARD:
        return "draw", DRAWS[move - DRAW].abilities
    return "coat" if move < PASS else "nothing", move
