"""What the reviews of many games say of one player over time."""

from __future__ import annotations

import datetime as dt
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from nyhavn.review.mark import judges_mark
from nyhavn.review.moments import FaultKind, fault_kind
from nyhavn.review.ranks import rank_of
from nyhavn.review.review import Review
from nyhavn.review.verdicts import THRESHOLDS

SUBJECT: Final = "reviewed"
"""What the note of a reviewed game is called; it has one key."""
KEY: Final = "players"
RECENT: Final = 10
"""A rank is that of so many games, the last ones."""
_BLAMED: Final = frozenset(name for _, name in THRESHOLDS)


class NotASummaryError(ValueError):
    """What was kept is no summary of such a game."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the review of a game says of one player."""

    decisions: int
    loss: float
    """Of all decisions together."""
    faults: tuple[tuple[FaultKind, int], ...]


def summaries(review: Review) -> tuple[Summary, ...]:
    """What a whole review says of each player."""
    found = []
    for seat, account in enumerate(review.players):
        kinds = Counter(
            fault_kind(turn.turn.actions, turn.best)
            for turn in review.turns
            if turn.player == seat and turn.verdict in _BLAMED and not turn.forced
        )
        found.append(
            Summary(account.decisions, account.loss * account.decisions, tuple(sorted(kinds.items())))
        )
    return tuple(found)


def summaries_to_text(found: Iterable[Summary]) -> str:
    """What is kept of a reviewed game."""
    players = [
        {"decisions": each.decisions, "loss": each.loss, "faults": dict(each.faults)} for each in found
    ]
    return json.dumps({"judge": judges_mark(), "players": players}, separators=(",", ":"))


def summaries_from_text(text: str, players: int) -> tuple[Summary, ...]:
    """Read what was kept; NotASummaryError if it is none of a game of so many players."""
    try:
        found = tuple(_summary(form) for form in json.loads(text)["players"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
        raise NotASummaryError(str(problem)[:200]) from None
    if len(found) != players:
        raise NotASummaryError(f"{len(found)} players, not {players}")
    return found


def _summary(form: Any) -> Summary:
    decisions, loss = form["decisions"], form["loss"]
    faults = tuple((FaultKind(kind), count) for kind, count in form["faults"].items())
    counts = [decisions, *(count for _, count in faults)]
    if any(type(count) is not int or not 0 <= count <= _MOST for count in counts):
        raise ValueError("not a number of turns")
    if type(loss) not in (int, float) or not 0 <= loss <= decisions:
        raise ValueError("not a loss")
    return Summary(decisions, float(loss), faults)


_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Month:
    """What was lost on average in a month."""

    first: dt.date
    games: int
    loss: float
    """At each decision."""


@dataclass(frozen=True, slots=True)
class Career:
    """A player over time."""

    games: int
    loss: float
    """At each decision, in the last games."""
    months: tuple[Month, ...]
    """Those with any game, the oldest first."""
    faults: tuple[tuple[FaultKind, int], ...]
    """The most frequent first."""

    @property
    def rank(self) -> str:
        """The level that the last games were played like."""
        return rank_of(self.loss)


def career(games: Iterable[tuple[dt.date, Summary]]) -> Career | None:
    """What games, the oldest first, say of a player; None if there was nothing to decide in them."""
    played = [(day, summary) for day, summary in games if summary.decisions]
    if not played:
        return None
    months: dict[dt.date, list[Summary]] = {}
    kinds: Counter[FaultKind] = Counter()
    for day, summary in played:
        months.setdefault(day.replace(day=1), []).append(summary)
        kinds.update(dict(summary.faults))
    return Career(
        len(played),
        _average([summary for _, summary in played[-RECENT:]]),
        tuple(Month(first, len(found), _average(found)) for first, found in sorted(months.items())),
        tuple(sorted(kinds.items(), key=lambda pair: (-pair[1], pair[0]))),
    )


def _average(found: list[Summary]) -> float:
    return sum(each.loss for each in found) / sum(each.decisions for each in found)
