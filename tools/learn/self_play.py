"""Games that the evaluation plays against itself, kept as the features of all positions between turns.

Every seat plays the best turn at first sight, now and then one of the next best. At a coat of arms it takes
anything at all more often than that: what is never tried is never valued.
"""

from __future__ import annotations

from array import array
from math import exp
from typing import Final, NamedTuple

from nyhavn.ai.features import STAGES, player_features, stage
from nyhavn.ai.options import Options, Turn
from nyhavn.ai.worth import Weights, Worth
from nyhavn.engine.layout import (
    CURRENT,
    DECISION_MASK,
    NUMBER_OF_PLAYERS,
    PART,
    STACK,
    TURN,
    WINNERS,
    Decision,
    Flat,
)
from nyhavn.engine.listing import coat_moves
from nyhavn.engine.moves import FIRST_BUILD
from nyhavn.engine.rng import Random
from nyhavn.engine.state import new_game
from nyhavn.engine.turns import play

TABLES: Final = (2, 2, 2, 2, 2, 3, 4, 4)
"""Numbers of players, as often as they are to be played."""
TURNS_SEEN: Final = 6
STRAY: Final = 0.12
"""How often a turn is not the best one."""
STRAY_WARMTH: Final = 0.4
STRAY_COAT: Final = 0.12
"""How often a coat of arms is used in any way there is."""
BEAM: Final = 3
"""Chains of coat actions are looked at less closely than in play, which makes the games faster."""


class Played(NamedTuple):
    """A game: for each position how much was to come, the features of all sides, and who won."""

    players: int
    shares: tuple[float, ...]
    features: bytes
    """Numbers of 16 bits: positions, in each the players, of each as many features."""
    result: tuple[float, ...]


class Players:
    """The evaluation with certain weights, ready to play at tables of any size."""

    def __init__(self, weights: Weights, places: int = 2, coats: int = 1) -> None:
        self._weights = weights
        self._places = places
        self._coats = coats
        self._options: dict[int, Options] = {}

    def turns(self, flat: Flat, most: int) -> list[Turn]:
        """The best turns at first sight."""
        players = flat[NUMBER_OF_PLAYERS]
        now = stage(flat)
        key = players * (STAGES + 1) + now
        options = self._options.get(key)
        if options is None:
            worth = Worth(self._weights, now, players)
            options = self._options[key] = Options(worth, self._places, self._coats, None, BEAM)
        return options.turns(flat, most)


def _pick(turns: list[Turn], dice: Random) -> Turn:
    if len(turns) > 1 and dice.unit() < STRAY:
        odds = [exp((turn[0] - turns[0][0]) / STRAY_WARMTH) for turn in turns]
        point = dice.unit() * sum(odds)
        for turn, odd in zip(turns, odds, strict=True):
            point -= odd
            if point < 0:
                return turn
    return turns[0]


def _any_coat(flat: Flat, dice: Random) -> int:
    """Any use of a coat of arms: one of the special tile's places counts as much as one ability."""
    moves = coat_moves(flat, PART[flat[CURRENT]])
    specials = [move for move in moves if move < FIRST_BUILD]
    others = [move for move in moves[:-1] if move >= FIRST_BUILD]
    if specials:
        others.append(specials[dice.below(len(specials))])
    return others[dice.below(len(others))] if others else moves[-1]


def play_turn(flat: Flat, players: Players, dice: Random) -> None:
    """A turn of self-play."""
    turn = flat[TURN]
    moves = _pick(players.turns(flat, TURNS_SEEN), dice)[2]
    while flat[STACK] != Decision.OVER and flat[TURN] == turn:
        for move in moves:
            at_coat = flat[STACK] & DECISION_MASK == Decision.COAT
            if at_coat and dice.unit() < STRAY_COAT:
                play(flat, _any_coat(flat, dice))
                break
            play(flat, move)
        if flat[STACK] != Decision.OVER and flat[TURN] == turn:
            moves = players.turns(flat, 1)[0][2]


def self_play(seed: int, players: Players) -> Played:
    """A game that depends on the weights and a seed alone."""
    dice = Random(seed)
    table = TABLES[dice.below(len(TABLES))]
    flat: Flat = list(new_game(table, dice.bits()).flat)
    shares: list[float] = []
    features = array("H")
    while flat[STACK] != Decision.OVER:
        play_turn(flat, players, dice)
        if flat[STACK] != Decision.OVER:
            shares.append(stage(flat) / STAGES)
            for seat in range(table):
                features.extend(player_features(flat, seat))
    winners = flat[WINNERS]
    share = 1.0 / winners.bit_count()
    result = tuple([share if winners >> seat & 1 else 0.0 for seat in range(table)])
    return Played(table, tuple(shares), features.tobytes(), result)
