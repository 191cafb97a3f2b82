"""Games to be reviewed, played by the league's entrants."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.actions import action_of
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.view import player_view
from nyhavn.review.turns import PlayedTurn
from tools.league.entrants import Entrant, random_turn

FIRST_DEAL = 3_000_000
"""Deals of the trials; neither weights nor levels nor verdicts were chosen by looking at them."""


def played_turn(before: State, moves: Sequence[int]) -> PlayedTurn:
    """A turn that is played out."""
    state, forced = before, True
    actions = tuple(action_of(move) for move in moves)
    for action in actions:
        forced = forced and len(state.moves) == 1
        state, _ = apply(state, action)
    return PlayedTurn(before, actions, state, forced)


def turn_seed(deal: int, number: int, mood: int = 0) -> int:
    """Random numbers for whoever has a turn; in another mood equal players play on otherwise."""
    return Random((deal * 1009 + number) * 2 + mood).bits()


def play(
    entrants: Sequence[Entrant],
    deal: int,
    *,
    mood: int = 0,
    random_at: int | None = None,
    most: int | None = None,
) -> list[PlayedTurn]:
    """A whole game, or so many turns of it. The turn of that number is any legal one, whoever's it is."""
    state = new_game(len(entrants), deal)
    turns: list[PlayedTurn] = []
    while not state.over and len(turns) != most:
        view = player_view(state, state.current)
        seed = turn_seed(deal, len(turns), mood)
        thinker = random_turn if len(turns) == random_at else entrants[state.current]
        turns.append(played_turn(state, thinker(view, seed)))
        state = turns[-1].after
    return turns
