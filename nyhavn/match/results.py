"""What each player made of a game: for the scoreboard and the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import UnionType

from nyhavn.engine.events import (
    AbilityUsed,
    CoatEarned,
    ColumnScored,
    LineScored,
    PlayerEvent,
    RowScored,
    SpecialPlaced,
    TilePlaced,
)
from nyhavn.engine.material import COLUMN_POINTS, COLUMNS, ROW_POINTS, ROWS
from nyhavn.match.journal import reports
from nyhavn.match.record import MatchRecord


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player's game in numbers."""

    seat: int
    score: int
    rows: int
    columns: int
    all_windows: int
    """Rows and columns of windows only; they are among the rows and columns, too."""
    coats: int
    """Coats of arms that were covered or whose row was completed."""
    abilities_used: int
    """How many times an ability was used; one that was turned active again counts again."""
    tiles: int
    """Tiles built, special ones included."""
    specials: int
    empty: int
    """Squares of the house that nothing covers."""
    won: bool
    points: tuple[int, ...]
    """Points before the first and after each of the player's own turns."""


def results(record: MatchRecord) -> list[PlayerResult]:
    """What everybody has made of the game up to now, seat by seat."""
    told = [event for step in record.steps for event in step.events]
    return [
        _result(record, seat, [e for e in told if isinstance(e, PlayerEvent) and e.player == seat])
        for seat in _seats(record)
    ]


def standing(record: MatchRecord) -> list[PlayerResult]:
    """The same from the first to the last: by points, then by empty squares, then by seat."""
    return sorted(
        results(record), key=lambda result: (not result.won, -result.score, result.empty, result.seat)
    )


def _seats(record: MatchRecord) -> range:
    return range(record.state.players)


def _result(record: MatchRecord, seat: int, events: Sequence[PlayerEvent]) -> PlayerResult:
    state = record.state
    lines = [event for event in events if isinstance(event, LineScored)]

    def count(kind: type | UnionType) -> int:
        return sum(isinstance(event, kind) for event in events)

    return PlayerResult(
        seat=seat,
        score=state.score(seat),
        rows=count(RowScored),
        columns=count(ColumnScored),
        all_windows=sum(_is_all_windows(line) for line in lines),
        coats=count(CoatEarned),
        abilities_used=count(AbilityUsed),
        tiles=count(TilePlaced),
        specials=count(SpecialPlaced),
        empty=COLUMNS * ROWS - state.occupied(seat).bit_count(),
        won=seat in (state.winners or []),
        points=_points_by_turn(record, seat),
    )


def _is_all_windows(line: LineScored) -> bool:
    return line.points > (ROW_POINTS if isinstance(line, RowScored) else COLUMN_POINTS)


def _points_by_turn(record: MatchRecord, seat: int) -> tuple[int, ...]:
    points = [0]
    for report in reports(record.steps):
        if report.seat == seat:
            points.append(points[-1] + report.points)
    return tuple(points)
