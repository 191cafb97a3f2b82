"""What is measured: each trial makes one entry of the ledger out of a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from nyhavn.ai.levels import EFFORT_A_MILLISECOND
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options
from nyhavn.ai.think import PLACES_BELOW, evaluation
from nyhavn.engine import layout
from nyhavn.engine.moves import END_CARD
from nyhavn.engine.piles import pack, unpack
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, new_game
from nyhavn.engine.view import player_view
from nyhavn.review.judge import Judge, Judgement
from nyhavn.review.review import review_of
from nyhavn.review.reviewer import USUAL_MILLISECONDS
from nyhavn.review.turns import PlayedTurn
from nyhavn.review.verdicts import verdict
from tools.league.entrants import entrant
from tools.review_trial.games import FIRST_DEAL, play, played_turn, turn_seed

Entry = dict[str, Any]

RANKED: Final = ("random", *LEVELS)
"""Whose average loss is to be in the order of their strength, weakest first."""
RANKED_MILLISECONDS: Final = 100
"""Work for each decision of a game that counts for a rank: what players lose is far more uneven than that."""
BUSY_MASTER: Final = "harbourmaster@100"
"""Who plays the games of the trial of mistakes. The turns that are judged are the harbour master's own."""
OTHER_TURNS: Final = 2
"""Turns of a game that nobody changed, judged as well."""
MORE_WORK: Final = 4
EQUALS: Final = "architect"
"""Who plays the games for the trial of luck."""
LUCK_MILLISECONDS: Final = 20
CHOICES: Final = 6
"""Of so many ways in which the cards could be turned up, the helped side gets the best."""


def judged(turn: PlayedTurn, milliseconds: int, seed: int) -> Judgement:
    """A turn, judged as a review does it."""
    judge = Judge(turn.before, turn.moves, seed)
    judge.run(milliseconds * EFFORT_A_MILLISECOND)
    return judge.judgement()


def rank_trial(level: str, number: int) -> Entry:
    """All decisions of a game between two of a level."""
    turns = play((entrant(level),) * 2, FIRST_DEAL + number)
    found = [
        judged(turn, RANKED_MILLISECONDS, number * 64 + place)
        for place, turn in enumerate(turns)
        if not turn.forced
    ]
    return {
        "losses": [judgement.loss for judgement in found],
        "verdicts": [verdict(judgement.loss, judgement.error).value for judgement in found],
    }


def mistake_trial(number: int) -> Entry:
    """A game of the harbour master in which one turn is any legal one: what that costs, and is it seen?"""
    thinkers = (entrant(BUSY_MASTER),) * 2
    dice = Random(number * 37 + 11)
    length = len(play((entrant(LEVELS[1]),) * 2, FIRST_DEAL + number))
    random_at = dice.below(length)
    turns = play(thinkers, FIRST_DEAL + number, random_at=random_at)
    entry: Entry = {"others": []}
    if random_at < len(turns) and not turns[random_at].forced:
        changed = turns[random_at]
        usual = judged(changed, USUAL_MILLISECONDS, number * 64)
        longer = judged(changed, USUAL_MILLISECONDS * MORE_WORK, number * 64 + 1)
        entry |= {
            "cost": longer.loss,
            "loss": usual.loss,
            "verdict": verdict(usual.loss, usual.error).value,
        }
    rest = [place for place, turn in enumerate(turns) if place != random_at and not turn.forced]
    for place in dice.shuffled(rest)[:OTHER_TURNS]:
        before = turns[place].before
        moves = entrant(LEVELS[-1])(player_view(before, before.current), dice.bits())
        found = judged(played_turn(before, moves), USUAL_MILLISECONDS, number * 64 + 2 + place)
        entry["others"].append(verdict(found.loss, found.error).value)
    return entry


def luck_trial(number: int, helped: bool) -> Entry:
    """A game of equals; every deal twice, with the two sides in each other's seats."""
    deal, seat = FIRST_DEAL + 100_000 + number // 2, number % 2
    turns = _helped_game(deal, seat) if helped else play((entrant(EQUALS),) * 2, deal, mood=seat)
    judgements = [
        judged(turn, LUCK_MILLISECONDS, deal * 64 + place + seat) for place, turn in enumerate(turns)
    ]
    review = review_of(2, turns, judgements)
    account = review.players[seat]
    return {
        "luck": account.luck,
        "first": review.players[0].luck,
        "won": review.end[seat],
        "loss": account.loss,
        "other": review.players[1 - seat].loss,
    }


def _helped_game(deal: int, seat: int) -> list[PlayedTurn]:
    """A game in which whatever is turned up before this seat's turns is the best of a few chances for it."""
    thinker = entrant(EQUALS)
    state = new_game(2, deal)
    turns: list[PlayedTurn] = []
    while not state.over:
        view = player_view(state, state.current)
        moves = thinker(view, turn_seed(deal, len(turns), seat))
        turn = played_turn(state, moves)
        if state.current != seat:
            chances = [played_turn(_reshuffled(state, way), moves) for way in range(CHOICES)]
            turn = max((turn, *chances), key=lambda each: _best_worth(each.after))
        turns.append(turn)
        state = turn.after
    return turns


def _best_worth(state: State) -> float:
    """What the best turn at first sight makes of the house of whoever is to move."""
    if state.over:
        return 0.0
    worth = evaluation(player_view(state, state.current))
    return Options(worth, PLACES_BELOW, 1).turns(state.flat, 1)[0][0]


def _reshuffled(state: State, way: int) -> State:
    """The same table with the draw pile in another order, but for where the end card lies."""
    flat = list(state.flat)
    pile = unpack(flat[layout.DECK])
    cards = iter(Random(flat[layout.RNG] ^ way).shuffled(card for card in pile if card != END_CARD))
    flat[layout.DECK] = pack([card if card == END_CARD else next(cards) for card in pile])
    return State(tuple(flat))


TRIALS: Final[dict[str, Callable[[int], Entry]]] = {
    "luck": partial(luck_trial, helped=False),
    "better draws": partial(luck_trial, helped=True),
    **{f"rank {level}": partial(rank_trial, level) for level in RANKED},
    "mistakes": mistake_trial,
}
"""By name."""
