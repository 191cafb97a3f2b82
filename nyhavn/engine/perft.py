"""Perft: how many sequences of so many actions a game has. One number that catches what many cases miss."""

from __future__ import annotations

from nyhavn.engine.layout import Flat
from nyhavn.engine.listing import legal_moves
from nyhavn.engine.state import State, apply
from nyhavn.engine.turns import play


def perft(state: State, depth: int) -> int:
    """Count through values: legal actions and apply."""
    if depth == 0:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action)[0], depth - 1) for action in actions)


def perft_fast(flat: Flat, depth: int) -> int:
    """Count through the path that search uses: moves on copies of the flat state."""
    if depth == 0:
        return 1
    moves = legal_moves(flat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = flat[:]
        play(after, move)
        total += perft_fast(after, depth - 1)
    return total
