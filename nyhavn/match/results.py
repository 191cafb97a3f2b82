"""What each player made of a game: for the scoreboard and the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nyhavn.engine.events import Event
from nyhavn.engine.material import COLUMN_POINTS, COLUMNS, ROW_POINTS, ROWS
from nyhavn.match.game import Match
from nyhavn.match.journal import reports


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


def results(match: Match) -> list[PlayerResult]:
    """What everybody has made of the game up to now, seat by seat."""
    told = [event for step in match.steps for event in step.events]
    return [
        _result(match, seat, [event for event in told if event.get("player") == seat])
        for seat in _seats(match)
    ]


def standing(match: Match) -> list[PlayerResult]:
    """The same from the first to the last: by points, then by empty squares, then by seat."""
    return sorted(
        results(match), key=lambda result: (not result.won, -result.score, result.empty, result.seat)
    )


def _seats(match: Match) -> range:
    return range(match.state.players)


def _result(match: Match, seat: int, events: Sequence[Event]) -> PlayerResult:
    state = match.state
    lines = [event for event in events if event["event"] == "score"]

    def count(kind: str) -> int:
        return sum(event["event"] == kind for event in events)

    return PlayerResult(
        seat=seat,
        score=state.score(seat),
        rows=sum("row" in line for line in lines),
        columns=sum("column" in line for line in lines),
        all_windows=sum(_is_all_windows(line) for line in lines),
        coats=count("coat"),
        abilities_used=count("use"),
        tiles=count("build") + count("special"),
        specials=count("special"),
        empty=COLUMNS * ROWS - state.occupied(seat).bit_count(),
        won=seat in (state.winners or []),
        points=_points_by_turn(match, seat),
    )


def _is_all_windows(line: Event) -> bool:
    return int(line["points"]) > (ROW_POINTS if "row" in line else COLUMN_POINTS)


def _points_by_turn(match: Match, seat: int) -> tuple[int, ...]:
    points = [0]
    for report in reports(match.steps):
        if report.seat == seat:
            points.append(points[-1] + report.points)
    return tuple(points)
