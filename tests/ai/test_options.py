"""The ranking of turns: every turn is legal and complete, its worth is exact, and the best one is found."""

from __future__ import annotations

from nyhavn.ai.features import player_features, stage
from nyhavn.ai.options import Options
from nyhavn.ai.weights import learned
from nyhavn.ai.worth import Worth
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    NUMBER_OF_PLAYERS,
    PART,
    STACK,
    TURN,
    Decision,
    Flat,
    Frozen,
)
from nyhavn.engine.listing import legal_moves
from nyhavn.engine.moves import BOTH_ACTIONS, REFRESH, TAKE
from nyhavn.engine.state import State
from nyhavn.engine.turns import play
from tests.ai.positions import positions


def worth_at(state: State) -> Worth:
    return Worth(learned(), stage(state.flat), state.players)


def side_alone(worth: Worth, flat: Frozen, seat: int) -> float:
    """A side's worth without the term for the turn order, which is the same for all turns."""
    players = flat[NUMBER_OF_PLAYERS]
    return worth.side(flat, seat) - worth.waiting[(seat - flat[CURRENT]) % players]


def ends(flat: Flat, moves: tuple[int, ...]) -> list[tuple[tuple[int, ...], Flat]]:
    """All ways to end the turn, by brute force."""
    found = []
    for move in legal_moves(flat):
        after = flat[:]
        play(after, move)
        if after[STACK] == Decision.OVER or after[TURN] != flat[TURN]:
            found.append(((*moves, move), after))
        else:
            found += ends(after, (*moves, move))
    return found


def test_every_turn_is_legal_and_complete() -> None:
    for state in positions(60, seed=1):
        for _, _, moves in Options(worth_at(state), places=6, coats=3).turns(state.flat, 30):
            flat = list(state.flat)
            for move in moves:
                assert flat[TURN] == state.turn
                assert move in legal_moves(flat)
                play(flat, move)
            assert flat[STACK] == Decision.OVER or flat[TURN] == state.turn + 1


def test_the_worth_of_a_turn_is_that_of_the_side_after_it() -> None:
    for state in positions(40, seed=2):
        worth = worth_at(state)
        for value, _, moves in Options(worth, places=4, coats=2).turns(state.flat, 20):
            flat = list(state.flat)
            for move in moves:
                play(flat, move)
            if flat[STACK] != Decision.OVER:
                assert abs(side_alone(worth, flat, state.current) - value) < 1e-9


def test_no_turn_is_better_than_the_first() -> None:
    """But for long chains of coat actions, and both actions, where only the promising ways are followed."""
    compared = 0
    for state in positions(60, seed=3):
        part = PART[state.current]
        if state.flat[part + ACTIVE] & BOTH_ACTIONS or len(state.moves) > 400 or state.phase == "build":
            continue
        worth = worth_at(state)
        best = Options(worth, places=1, coats=1).turns(state.flat, 1)[0][0]
        for moves, flat in ends(list(state.flat), ()):
            coats = sum(TAKE <= move <= REFRESH + 1 or move < 45 << 10 for move in moves)
            if coats <= 1 and flat[STACK] != Decision.OVER:
                assert side_alone(worth, flat, state.current) <= best + 1e-9
                compared += 1
    assert compared > 1000


def test_the_tables_agree_with_the_features() -> None:
    always, early, many = learned()
    for state in positions(40, seed=4):
        if state.phase != "turn":
            continue
        now = stage(state.flat)
        worth = Worth((always, early, many), now, state.players)
        others = (state.players - 2) / 2
        for seat in range(state.players):
            features = player_features(state.flat, seat)
            summed = sum(always[i] + now / 12 * early[i] + others * many[i] for i in features)
            assert abs(worth.side(state.flat, seat) - summed) < 1e-6
