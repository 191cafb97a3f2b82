"""What is measured: each trial makes one entry of the ledger out of a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final
from zlib import crc32

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
from nyhavn.review.mark import judges_mark
from nyhavn.review.review import review_of
from nyhavn.review.reviewer import USUAL_MILLISECONDS
from nyhavn.review.turns import PlayedTurn
from nyhavn.review.verdicts import verdict
from tools.league.entrants import entrant
from tools.review_trial.games import FIRST_DEAL, play, played_turn, turn_seed

Entry = dict[str, Any]

RANKED: Final = ("random", *LEVELS)
"""Whose average loss is to be in the order of their strength, weakest first."""
RANKED_TURNS: Final = 6
"""Decisions of a game that count for a rank, each judged with all the work of a review: with less, what looks
best was lucky more often, and everybody would seem to lose more."""
SAME_POSITIONS: Final = 4
"""Of a game, in which everybody is asked for a turn."""
BUSY_MASTER: Final = "harbourmaster@100"
"""The harbour master with a third of his work, for whole games. In the trial of mistakes the turns that are
judged are his own with all of it."""
OTHER_TURNS: Final = 2
"""Turns of a game that nobody changed, judged as well."""
MORE_WORK: Final = 4
EQUALS: Final = "architect"
"""Who plays the games for the trial of luck."""
LUCK_MILLISECONDS: Final = 40
"""Work for each turn of a game whose luck is counted: its errors fall on both sides alike."""
CHOICES: Final = 6
"""Of so many ways in which the cards could be turned up, the helped side gets the best."""


def judged(turn: PlayedTurn, milliseconds: int, seed: int) -> Judgement:
    """A turn, judged as a review does it."""
    judge = Judge(turn.before, turn.moves, seed)
    judge.run(milliseconds * EFFORT_A_MILLISECOND)
    return judge.judgement()


def _some_decisions(turns: list[PlayedTurn], dice: Random, most: int) -> list[int]:
    """Places of so many turns of a game that were not forced."""
    return dice.shuffled(place for place, turn in enumerate(turns) if not turn.forced)[:most]


def rank_trial(level: str, number: int) -> Entry:
    """Some decisions of a game between two of a level."""
    thinker = entrant(BUSY_MASTER if level == LEVELS[-1] else level)
    turns = play((thinker,) * 2, FIRST_DEAL + number)
    found = [
        judged(turns[place], USUAL_MILLISECONDS, number * 64 + place)
        for place in _some_decisions(turns, Random(number * 43 + 17), RANKED_TURNS)
    ]
    return {
        "losses": [judgement.loss for judgement in found],
        "verdicts": [verdict(judgement.loss, judgement.error).value for judgement in found],
    }


def same_positions_trial(number: int) -> Entry:
    """What each would play in the same few positions of a game, judged with the same deals.

    Tells players apart with far fewer games than their own would take.
    """
    turns = play((entrant(EQUALS),) * 2, FIRST_DEAL + 200_000 + number)
    places = _some_decisions(turns, Random(number * 41 + 13), SAME_POSITIONS)
    losses: Entry = {level: [] for level in RANKED}
    for place in places:
        before, seed = turns[place].before, number * 64 + place
        for level in RANKED:
            thinker = entrant(BUSY_MASTER if level == LEVELS[-1] else level)
            turn = played_turn(before, thinker(player_view(before, before.current), seed))
            losses[level].append(judged(turn, USUAL_MILLISECONDS, seed).loss)
    return losses


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
    "same positions": same_positions_trial,
    "mistakes": mistake_trial,
}
"""By name."""


def trial_mark() -> str:
    """Names the judge, and all that else decides what a trial finds."""
    settings = (
        RANKED_TURNS,
        SAME_POSITIONS,
        BUSY_MASTER,
        OTHER_TURNS,
        MORE_WORK,
        EQUALS,
        LUCK_MILLISECONDS,
        CHOICES,
        USUAL_MILLISECONDS,
        EFFORT_A_MILLISECOND,
    )
    return f"{judges_mark()}-{crc32(repr(settings).encode()):08x}"


def do_trial(work: tuple[str, int]) -> tuple[str, int, Entry]:
    """One entry of a trial, with the trial's name and its number."""
    name, number = work
    return name, number, TRIALS[name](number)
