"""What is measured: each trial makes one entry of the ledger out of a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final
from zlib import crc32

from nyhavn.ai.levels import EFFORT_A_MILLISECOND
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options
from nyhavn.ai.think import PLACES_BELOW, worth_now
from nyhavn.engine import layout
from nyhavn.engine.moves import END_CARD
from nyhavn.engine.piles import pack, unpack
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, new_game
from nyhavn.engine.view import player_view
from nyhavn.review.judge import Judge, Judgement, at_first_sight
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
RANKED_TURNS: Final = {"random": 2, "apprentice": 3}
MOST_RANKED_TURNS: Final = 6
"""Decisions of a game that count for a rank, each judged with all the work of a review: with less, what looks
best was lucky more often, and everybody would seem to lose more. Fewer where the next level is far away."""
SAME_POSITIONS: Final = 4
"""Of a game, in which everybody is asked for a turn."""
BUSY_MASTER: Final = "harbourmaster#48"
"""Who plays the harbour master's games: he, with about a sixth of his work, which no machine can shorten.
The turns that are judged are his own with all of it."""
OTHER_TURNS: Final = 1
"""Turns of a game that nobody changed, judged as well."""
MORE_WORK: Final = 4
EQUALS: Final = "architect"
"""Who plays the games for the trial of luck."""
LUCK_MILLISECONDS: Final = 0
"""Work for each turn of a game whose luck is counted: as little as a judge can do. Errors fall on both sides
alike."""
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


def masters_turn(before: State, seed: int) -> PlayedTurn:
    """What the harbour master plays with all his work."""
    return played_turn(before, entrant(LEVELS[-1])(player_view(before, before.current), seed))


def rank_trial(level: str, number: int) -> Entry:
    """Some decisions of a game between two of a level."""
    is_master = level == LEVELS[-1]
    deal = FIRST_DEAL + number
    turns = play((entrant(BUSY_MASTER if is_master else level),) * 2, deal)
    found = []
    for place in _some_decisions(turns, Random(number * 43 + 17), RANKED_TURNS.get(level, MOST_RANKED_TURNS)):
        turn = masters_turn(turns[place].before, turn_seed(deal, place)) if is_master else turns[place]
        found.append(judged(turn, USUAL_MILLISECONDS, number * 64 + place))
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
            turn = played_turn(before, entrant(level)(player_view(before, before.current), seed))
            losses[level].append(judged(turn, USUAL_MILLISECONDS, seed).loss)
    return losses


def mistake_trial(number: int) -> Entry:
    """A game of the harbour master in which one turn is any legal one: what that costs, and is it seen?"""
    dice = Random(number * 37 + 11)
    length = len(play((entrant(LEVELS[1]),) * 2, FIRST_DEAL + number))
    random_at, *rest = dice.shuffled(range(length))[: 1 + OTHER_TURNS]
    # What comes after the turns that are judged need not be played.
    thinkers, most = (entrant(BUSY_MASTER),) * 2, max(random_at, *rest) + 1
    turns = play(thinkers, FIRST_DEAL + number, random_at=random_at, most=most)
    entry: Entry = {"others": []}
    if random_at < len(turns) and not turns[random_at].forced:
        changed = turns[random_at]
        usual = judged(changed, USUAL_MILLISECONDS, number * 64)
        longer = judged(changed, USUAL_MILLISECONDS * MORE_WORK, number * 64 + 1)
        entry |= {
            "cost": longer.loss,
            "loss": usual.loss,
            "error": usual.error,
            "verdict": verdict(usual.loss, usual.error).value,
        }
    for place in rest:
        if place < len(turns) and not turns[place].forced:
            turn = masters_turn(turns[place].before, dice.bits())
            found = judged(turn, USUAL_MILLISECONDS, number * 64 + 2 + place)
            entry["others"].append(verdict(found.loss, found.error).value)
    return entry


def luck_trial(number: int, helped: bool, searched: bool) -> Entry:
    """A game of equals; every deal twice, with the two sides in each other's seats.

    searched: judged by playing on from every turn, or as the first curve of a review is, by the evaluation
    alone, which is many times as fast.
    """
    deal, seat = FIRST_DEAL + 100_000 + number // 2, number % 2
    turns = _helped_game(deal, seat) if helped else play((entrant(EQUALS),) * 2, deal, mood=seat)
    judgements = [
        judged(turn, LUCK_MILLISECONDS, deal * 64 + place + seat)
        if searched
        else at_first_sight(turn.before, turn.moves, deal * 64 + place + seat)
        for place, turn in enumerate(turns)
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
    worth = worth_now(player_view(state, state.current))
    return Options(worth, PLACES_BELOW, 1).turns(state.flat, 1)[0][0]


def _reshuffled(state: State, way: int) -> State:
    """The same table with the draw pile in another order, but for where the end card lies."""
    flat = list(state.flat)
    pile = unpack(flat[layout.DECK])
    cards = iter(Random(flat[layout.RNG] ^ way).shuffled(card for card in pile if card != END_CARD))
    flat[layout.DECK] = pack([card if card == END_CARD else next(cards) for card in pile])
    return State(tuple(flat))


TRIALS: Final[dict[str, Callable[[int], Entry]]] = {
    "luck at first sight": partial(luck_trial, helped=False, searched=False),
    "better draws at first sight": partial(luck_trial, helped=True, searched=False),
    "luck": partial(luck_trial, helped=False, searched=True),
    "better draws": partial(luck_trial, helped=True, searched=True),
    **{f"rank {level}": partial(rank_trial, level) for level in RANKED},
    "same positions": same_positions_trial,
    "mistakes": mistake_trial,
}
"""By name."""


def trial_mark() -> str:
    """Names the judge, and all that else decides what a trial finds."""
    settings = (
        RANKED_TURNS,
        MOST_RANKED_TURNS,
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
