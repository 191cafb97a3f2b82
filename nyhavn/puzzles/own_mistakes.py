"""One's own mistakes as puzzles: the turns that a review found fault with, to be played better."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from nyhavn.engine.actions import Action, action_of
from nyhavn.engine.record import Deal, Record
from nyhavn.puzzles.model import BEST, GamePuzzle
from nyhavn.review.judge import Judgement
from nyhavn.review.turns import PlayedTurn
from nyhavn.review.verdicts import FAULTS, verdict

RATING = 1400
"""What one's own mistakes count as; the player's rating knows nothing of them."""


def mistakes_in(
    people: Collection[int], turns: Sequence[PlayedTurn], judgements: Mapping[int, Judgement]
) -> list[int]:
    """The numbers of the turns in which people made a mistake."""
    return [
        turns[place].number
        for place, judgement in sorted(judgements.items())
        if turns[place].player in people
        and not turns[place].forced
        and verdict(judgement.loss, judgement.error) in FAULTS
    ]


def own_puzzle(
    game: int, deal: Deal, turns: Sequence[PlayedTurn], number: int, judgement: Judgement
) -> GamePuzzle:
    """The position before a turn, with the better turn as its solution."""
    earlier: list[Action] = [action for turn in turns if turn.number < number for action in turn.actions]
    return GamePuzzle(
        name=f"own {game} {number}",
        rating=RATING,
        themes=(),
        solution=tuple(action_of(move) for move in judgement.best),
        kind=BEST,
        record=Record(deal, tuple(earlier)),
        chance=max(judgement.before),
    )
