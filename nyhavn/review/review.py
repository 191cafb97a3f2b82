"""The review of a whole game: accounts of everybody's chances, in which all is luck or a decision.

For every player the result minus the chances at the start is the sum of all luck and of all that was won and
lost by decisions: `after` of a turn is by definition `before` of the next one, so the sums telescope.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nyhavn.engine.actions import Action, action_of
from nyhavn.engine.state import State
from nyhavn.review.judge import Chances, Judgement, result_of
from nyhavn.review.turns import PlayedTurn
from nyhavn.review.verdicts import ONLY_GOOD, Verdict, accuracy, verdict


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn with what it was worth."""

    turn: PlayedTurn
    best: tuple[Action, ...]
    before: Chances
    played: Chances
    after: Chances
    loss: float
    error: float
    verdict: Verdict
    only_good: bool
    """Whether it was the only good turn, and was found."""
    simulations: int

    @property
    def player(self) -> int:
        """Whose turn it was."""
        return self.turn.player

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return self.turn.forced

    @property
    def luck(self) -> Chances:
        """What the cards, and what was hidden, did to everybody."""
        return tuple(after - played for after, played in zip(self.after, self.played, strict=True))

    @property
    def decision(self) -> Chances:
        """What the mover's choice did to everybody."""
        return tuple(played - before for played, before in zip(self.played, self.before, strict=True))


@dataclass(frozen=True, slots=True)
class PlayerAccount:
    """What a game says of one player."""

    decisions: int
    loss: float
    """The mean of all real decisions."""
    luck: float
    accuracy: float
    even_luck: float
    """The chance to win that the decisions of all players alone would have left."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game so far, judged."""

    start: Chances
    end: Chances
    turns: tuple[ReviewedTurn, ...]
    players: tuple[PlayerAccount, ...]


def even_chances(players: int) -> Chances:
    """What everybody has before anything is known."""
    return (1 / players,) * players


def review_of(
    players: int, turns: Sequence[PlayedTurn], judgements: Sequence[Judgement], now: Chances | None = None
) -> Review:
    """Put the judgements of all turns together.

    now: everybody's chances after the last turn of a game that is not over; those after the turn itself if
    they are not known.
    """
    end = _end(turns[-1].after, judgements[-1], now) if turns else now or even_chances(players)
    befores = [*(judgement.before for judgement in judgements), end]
    reviewed = tuple(
        _reviewed(turn, judgement, after)
        for turn, judgement, after in zip(turns, judgements, befores[1:], strict=True)
    )
    start = befores[0]
    accounts = tuple(_account(seat, start, end, reviewed) for seat in range(players))
    return Review(start, end, reviewed, accounts)


def _end(last: State, judgement: Judgement, now: Chances | None) -> Chances:
    if last.over:
        return result_of(last)
    return judgement.played if now is None else now


def _reviewed(turn: PlayedTurn, judgement: Judgement, after: Chances) -> ReviewedTurn:
    found = verdict(judgement.loss, judgement.error)
    return ReviewedTurn(
        turn,
        tuple(action_of(move) for move in judgement.best),
        judgement.before,
        judgement.played,
        after,
        judgement.loss,
        judgement.error,
        found,
        found is Verdict.BEST and not turn.forced and judgement.second >= ONLY_GOOD,
        judgement.simulations,
    )


def _account(seat: int, start: Chances, end: Chances, turns: Sequence[ReviewedTurn]) -> PlayerAccount:
    losses = [turn.loss for turn in turns if turn.player == seat and not turn.forced]
    luck = sum(turn.luck[seat] for turn in turns)
    return PlayerAccount(
        len(losses),
        sum(losses) / len(losses) if losses else 0.0,
        luck,
        accuracy(losses),
        min(1.0, max(0.0, end[seat] - luck)),
    )
