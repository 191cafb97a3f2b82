"""A review as JSON: for the engine protocol, and its judgements for the file of saved games."""

from __future__ import annotations

from typing import Any

from nyhavn.engine.actions import IllegalActionError, action_of, move_of
from nyhavn.engine.jsonform import Json, MalformedActionError, action_from_json, action_to_json
from nyhavn.review.judge import Judgement
from nyhavn.review.review import PlayerAccount, Review, ReviewedTurn


def review_to_json(review: Review) -> Json:
    """A review as the protocol tells it."""
    return {
        "start": list(review.start),
        "end": list(review.end),
        "turns": [_turn_to_json(turn) for turn in review.turns],
        "players": [_account_to_json(account) for account in review.players],
    }


def _turn_to_json(turn: ReviewedTurn) -> Json:
    return {
        "turn": turn.turn.number,
        "player": turn.player,
        "actions": [action_to_json(action) for action in turn.turn.actions],
        "best": [action_to_json(action) for action in turn.best],
        "before": list(turn.before),
        "played": list(turn.played),
        "after": list(turn.after),
        "loss": turn.loss,
        "error": turn.error,
        "verdict": turn.verdict.value,
        "forced": turn.forced,
        "luck": list(turn.luck),
    }


def _account_to_json(account: PlayerAccount) -> Json:
    return {
        "decisions": account.decisions,
        "loss": account.loss,
        "luck": account.luck,
        "accuracy": account.accuracy,
    }


class NotAJudgementError(ValueError):
    """What was kept is no judgement of such a game."""


def judgement_to_json(judgement: Judgement) -> Json:
    """A judgement, to be kept."""
    return {
        "best": [action_to_json(action_of(move)) for move in judgement.best],
        "before": list(judgement.before),
        "played": list(judgement.played),
        "error": judgement.error,
        "second": judgement.second,
        "simulations": judgement.simulations,
    }


def judgement_from_json(form: Any, players: int, seat: int) -> Judgement:
    """Read a judgement of a turn of this seat; NotAJudgementError if it is none."""
    try:
        best = tuple(move_of(action_from_json(action)) for action in form["best"])
        before = _chances(form["before"], players)
        played = _chances(form["played"], players)
        error, second, simulations = form["error"], form["second"], form["simulations"]
        numbers = (error, second, simulations)
        if any(isinstance(each, bool) or not isinstance(each, int | float) or each < 0 for each in numbers):
            raise NotAJudgementError(f"not a number: {numbers}"[:200])
    except (KeyError, TypeError, MalformedActionError, IllegalActionError) as problem:
        raise NotAJudgementError(str(problem)[:200]) from None
    loss = max(0.0, before[seat] - played[seat])
    return Judgement(best, before, played, loss, float(error), float(second), int(simulations))


def _chances(form: Any, players: int) -> tuple[float, ...]:
    chances = tuple(form)
    if len(chances) != players or not all(
        isinstance(each, int | float) and not isinstance(each, bool) and 0 <= each <= 1 for each in chances
    ):
        raise NotAJudgementError("chances lie between 0 and 1, one for each player")
    if abs(sum(chances) - 1) > 1e-6:
        raise NotAJudgementError("chances sum up to 1")
    return tuple(float(each) for each in chances)
